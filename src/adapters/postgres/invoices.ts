/**
 * Invoices as they were made, each written with its mail in one transaction, and marked when its documents are gone.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { type ExpiredInvoice, Invoices, Outbox } from "../../application/documents/document_ports.ts";
import type { NewInvoice } from "../../domain/invoices/record.ts";
import { units } from "../../contract/values/invoices/units.ts";
import { documentTypes } from "../../domain/documents/document.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { Reader } from "../../domain/accounts/test_keys.ts";
import { newestOf } from "./engine/embedded/newest.ts";
import { firstRowOf, idRows, rowsOf } from "./engine/rows.ts";
import { orUnavailable } from "./engine/unavailable.ts";
import { msOf, time } from "./engine/statements/times.ts";

const ofTestKey = "exists (select 1 from api_key k where k.id = invoice.key_id and k.is_test)";
const columns = `id, account_id as "accountId", short_id as "shortId", documents,
  request->'invoice'->>'invoiceNumber' as "invoiceNumber",
  ${msOf("created_at")} as "createdAtMs",
  ${msOf("expires_at")} as "expiresAtMs", purged_at is not null as "isPurged",
  ${ofTestKey} as "isTest"`;

const Documents = Schema.Array(Schema.Literal(...documentTypes));

const InvoiceRow = Schema.Struct({
  id: Schema.String,
  accountId: Schema.String,
  shortId: Schema.String,
  documents: Documents,
  invoiceNumber: Schema.NullOr(Schema.String),
  createdAtMs: Schema.Number,
  expiresAtMs: Schema.Number,
  isPurged: Schema.Boolean,
  isTest: Schema.Boolean,
});

const findInvoice = firstRowOf(InvoiceRow);
const invoiceRows = rowsOf(InvoiceRow);

const GoodsRow = Schema.Struct({
  importerEori: Schema.NullOr(Schema.String),
  consigneeEori: Schema.NullOr(Schema.String),
  isProforma: Schema.Boolean,
  taken: Schema.ReadonlyMap({
    key: Schema.NumberFromString,
    value: Schema.Struct({ importer: Schema.String, mrn: Schema.String, item: Schema.Number }),
  }),
  lines: Schema.Array(Schema.Struct({
    hsCode: Schema.String,
    countryOfOrigin: Schema.String,
    quantity: Schema.Number,
    unit: Schema.Literal(...units),
    unitCode: Schema.optionalWith(Schema.String, { exact: true }),
    netWeightKg: Schema.optionalWith(Schema.Number, { exact: true }),
  })),
});
const findGoods = firstRowOf(GoodsRow);

const findDocuments = firstRowOf(Schema.Struct({ id: Schema.String, documents: Documents }));

const findExpired = rowsOf(Schema.Struct({ id: Schema.String, expiresAt: Schema.String }));

const expiredAtOnce = 500;

/** Before the first page. */
const beginning: ExpiredInvoice = { id: "00000000-0000-0000-0000-000000000000", expiresAt: "-infinity" };

const make: Effect.Effect<Invoices["Type"], never, SqlClient.SqlClient | Outbox> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const outbox = yield* Outbox;

  const insert = (invoice: NewInvoice) =>
    Effect.map(
      sql.unsafe(
        `insert into invoice (id, account_id, key_id, short_id, documents, request, created_at, expires_at)
         values ($1, $2, $3, $4, $5::text[], $6, ${time(7)}, ${time(8)})
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

  const findBy =
    (condition: "id = $1::uuid" | "short_id = $1") => ({ accountId, isTest }: Reader, value: string) =>
      orUnavailable(findInvoice(
        sql.unsafe(
          `select ${columns} from invoice where ${condition} and account_id = $2::uuid
             and (${ofTestKey} or not $3::boolean)`,
          [value, accountId, isTest],
        ),
      ));
  const find = findBy("id = $1::uuid");
  const findByShortId = findBy("short_id = $1");

  const goods: Invoices["Type"]["goods"] = ({ accountId, isTest }, id) =>
    orUnavailable(findGoods(sql.unsafe(
      `select request->'invoice'->'importer'->>'eori' as "importerEori",
         request->'invoice'->'consignee'->>'eori' as "consigneeEori",
         'proforma' = any(documents) and not 'commercial' = any(documents) as "isProforma",
         (select coalesce(json_agg(json_build_array(key, value)), '[]')
          from json_each(coalesce(request->'taken', '{}'))) as taken, request->'invoice'->'lineItems' as lines
       from invoice where id = $1::uuid and account_id = $2::uuid and request is not null
         and (${ofTestKey} or not $3::boolean)`,
      [id, accountId, isTest],
    )));

  const markTaken: Invoices["Type"]["markTaken"] = (id, lines) =>
    Effect.asVoid(orUnavailable(sql.unsafe(
      `update invoice set request = jsonb_set(request::jsonb, '{taken}',
         coalesce(request::jsonb->'taken', '{}') || $2::jsonb)::json
       where id = $1::uuid and request is not null`,
      [id, JSON.stringify(Object.fromEntries(lines))],
    )));

  const list: Invoices["Type"]["list"] = ({ accountId, isTest }, part) =>
    orUnavailable(invoiceRows(newestOf(sql, {
      select: `${columns} from invoice`,
      where: isTest ? ofTestKey : undefined,
      accountId,
      part,
    })));

  const expired: Invoices["Type"]["expired"] = ({ id, expiresAt } = beginning) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      orUnavailable(findExpired(sql.unsafe(
        `select id, expires_at::text as "expiresAt" from invoice
         where purged_at is null and expires_at <= ${time(1)}
           and (expires_at, id) > ($2::timestamptz, $3::uuid)
         order by expires_at, id limit ${expiredAtOnce}`,
        [nowMs, expiresAt, id],
      ))));

  const purge: Invoices["Type"]["purge"] = (id, remove) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      const invoice = yield* findDocuments(sql.unsafe(
        `select id, documents from invoice where id = $1::uuid and purged_at is null
           and expires_at <= ${time(2)} for update skip locked`,
        [id, nowMs],
      ));
      if (Option.isNone(invoice)) return false;
      yield* remove(invoice.value);
      yield* sql.unsafe(
        `update invoice set purged_at = ${time(2)}, request = null where id = $1::uuid`,
        [id, nowMs],
      );
      return true;
    })));

  const withDocuments = (
    ids: ReadonlyArray<string>,
  ): Effect.Effect<ReadonlySet<string>, ServiceUnavailable> =>
    Effect.map(
      orUnavailable(idRows(sql.unsafe(
        "select id from invoice where id = any($1::uuid[]) and purged_at is null",
        [[...ids]],
      ))),
      (rows) => new Set(rows.map(({ id }) => id)),
    );

  return { record, find, findByShortId, goods, markTaken, list, expired, purge, withDocuments };
});

export const layer: Layer.Layer<Invoices, never, SqlClient.SqlClient | Outbox> = Layer.effect(Invoices, make);
