/** Documents that the database names and the document store has to hold, a few of them: by these a store is known to be the service's. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { documentTypes } from "../../../contract/values/invoices/document_types.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { DocumentKey } from "../../../domain/documents/document_key.ts";
import { documentKeyOf } from "../../../domain/invoices/delivery.ts";
import { attachmentKinds, keyOfFile } from "../../../domain/suppliers/attachment.ts";
import { rowsOf } from "../engine/rows.ts";
import { time } from "../engine/statements/times.ts";
import { orUnavailable } from "../engine/unavailable.ts";

const fileRows = rowsOf(Schema.Struct({ id: Schema.String, kind: Schema.Literal(...attachmentKinds) }));
const invoiceRows = rowsOf(Schema.Struct({ id: Schema.String, type: Schema.Literal(...documentTypes) }));

/** Newest and as many oldest documents of each kind: the newest aren't in a store that was put back from a backup, the oldest may be lost. */
const fromEachEnd = 5;

const ends = (select: string, by: string): string =>
  ["desc", "asc"].map((order) => `(${select} order by ${by} ${order} limit ${fromEachEnd})`).join(" union ");

/** Newest and oldest files beside values or answers of suppliers, and invoices' documents that aren't purged; empty where none is named. */
export const namedFiles: Effect.Effect<
  ReadonlyArray<DocumentKey>,
  ServiceUnavailable,
  SqlClient.SqlClient
> = Effect.flatMap(
  Effect.all([SqlClient.SqlClient, Clock.currentTimeMillis]),
  ([sql, nowMs]) =>
    orUnavailable(Effect.zipWith(
      fileRows(sql.unsafe(ends("select id, kind from supplier_file", "stored_at"))),
      invoiceRows(sql.unsafe(
        ends(
          `select id, documents[1] as type from invoice where purged_at is null and expires_at > ${time(1)}`,
          "expires_at",
        ),
        [nowMs],
      )),
      (files, invoices) => [
        ...files.map(keyOfFile),
        ...invoices.map(({ id, type }) => documentKeyOf(id, type)),
      ],
    )),
);
