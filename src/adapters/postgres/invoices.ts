/**
 * Invoices as they were made, each written with its mail in one transaction, and marked when its documents are gone.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import { Invoices, Outbox } from "../../application/documents/document_ports.ts";
import type { InvoiceRecord, NewInvoice } from "../../domain/invoices/record.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { orUnavailable } from "./engine/unavailable.ts";

const columns = `id, account_id as "accountId", short_id as "shortId", documents,
  request->'invoice'->>'invoiceNumber' as "invoiceNumber",
  (extract(epoch from created_at) * 1000)::float8 as "createdAtMs",
  (extract(epoch from expires_at) * 1000)::float8 as "expiresAtMs", purged_at is not null as "isPurged"`;

const make: Effect.Effect<Invoices["Type"], never, SqlClient.SqlClient | Outbox> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const outbox = yield* Outbox;

  const insert = (invoice: NewInvoice) =>
    Effect.map(
      sql.unsafe(
        `insert into invoice (id, account_id, key_id, short_id, documents, request, created_at, expires_at)
         values ($1, $2, $3, $4, $5::text[], $6, to_timestamp($7::float8 / 1000), to_timestamp($8::float8 / 1000))
         on conflict (short_id) do nothing returning 1`,
        [
          invoice.id,
          invoice.accountId,
          invoice.keyId,
          invoice.shortId,
          [...invoice.documents],
          JSON.stringify(invoice.request),
          invoice.createdAtMs,
          invoice.expiresAtMs,
        ],
      ),
      (rows) => rows.length > 0,
    );

  const record: Invoices["Type"]["record"] = (invoice, { mail, alongside }) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      if (!(yield* insert(invoice))) return false;
      if (mail !== undefined) yield* outbox.enqueue(mail);
      yield* alongside;
      return true;
    })));

  const find = (accountId: string, id: string) =>
    Effect.map(
      orUnavailable(sql.unsafe<InvoiceRecord>(
        `select ${columns} from invoice where id = $1::uuid and account_id = $2::uuid`,
        [id, accountId],
      )),
      ([found]) => Option.fromNullable(found),
    );

  const purgeNext: Invoices["Type"]["purgeNext"] = (remove) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      const [invoice] = yield* sql.unsafe<InvoiceRecord>(
        `select ${columns} from invoice where purged_at is null and expires_at <= to_timestamp($1::float8 / 1000)
         order by expires_at limit 1 for update skip locked`,
        [nowMs],
      );
      if (invoice === undefined) return false;
      yield* remove(invoice);
      yield* sql.unsafe(
        `update invoice set purged_at = to_timestamp($2::float8 / 1000), request = null where id = $1::uuid`,
        [invoice.id, nowMs],
      );
      return true;
    })));

  const withDocuments = (
    ids: ReadonlyArray<string>,
  ): Effect.Effect<ReadonlySet<string>, ServiceUnavailable> =>
    Effect.map(
      orUnavailable(sql.unsafe<{ readonly id: string }>(
        "select id from invoice where id = any($1::uuid[]) and purged_at is null",
        [[...ids]],
      )),
      (rows) => new Set(rows.map(({ id }) => id)),
    );

  return { record, find, purgeNext, withDocuments };
});

export const layer: Layer.Layer<Invoices, never, SqlClient.SqlClient | Outbox> = Layer.effect(Invoices, make);
