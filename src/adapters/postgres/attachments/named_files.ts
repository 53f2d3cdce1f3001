/** The question whether the database names anything that the document store has to hold. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { rowsOf } from "../engine/rows.ts";
import { time } from "../engine/statements/times.ts";
import { orUnavailable } from "../engine/unavailable.ts";

const namedRows = rowsOf(Schema.Struct({ isNamed: Schema.Boolean }));

/** True while a file is kept beside values or answers of suppliers, or the documents of an invoice are: their bytes are in the store. */
export const namesFiles: Effect.Effect<boolean, ServiceUnavailable, SqlClient.SqlClient> = Effect.flatMap(
  Effect.all([SqlClient.SqlClient, Clock.currentTimeMillis]),
  ([sql, nowMs]) =>
    Effect.map(
      orUnavailable(namedRows(sql.unsafe(
        `select exists (select from supplier_file)
           or exists (select from invoice where purged_at is null and expires_at > ${time(1)}) as "isNamed"`,
        [nowMs],
      ))),
      (rows) => rows.some(({ isNamed }) => isNamed),
    ),
);
