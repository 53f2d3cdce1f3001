/**
 * An account's own records as lists: by the account's index, newest first, found by words in their numbers and names.
 */
import { patternOf } from "../like_pattern.ts";
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import {
  type ListQuestion,
  OwnAccount,
  type RecordPage,
  recordsAPage,
} from "../../../application/accounts/own_account.ts";
import { BatchStatus, BulkSummary } from "../../../contract/answers/bulk.ts";
import { CalculationStatus } from "../../../contract/answers/calculation.ts";
import { ReportStatus } from "../../../contract/answers/reports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { idleMs } from "../../../domain/accounts/session.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { keyColumns, keyOrder, KeyRow, keysOf } from "./account_rows.ts";
import { numberedRecords } from "./lists/numbered_lists.ts";
import { countRow, firstRowOf, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { isoTime, time } from "../engine/statements/times.ts";

const text = Schema.String;
const textOrNull = Schema.NullOr(Schema.String);

const keyRows = rowsOf(KeyRow);
const firstKey = firstRowOf(KeyRow);
const firstUsage = firstRowOf(Schema.Struct({
  batches: Schema.Number,
  rows: Schema.Number,
  reports: Schema.Number,
  invoices: Schema.Number,
}));

/** A list: its rows, the columns that it asks for, and the texts that are searched. */
interface ListOf<Row, Encoded> {
  readonly row: Schema.Schema<Row, Encoded>;
  readonly columns: string;
  readonly from: string;
  readonly searched: ReadonlyArray<string>;
}

const calculation = "r.content::json->'calculation'";

const reports = {
  row: Schema.Struct({
    id: text,
    reportNumber: text,
    status: ReportStatus,
    issuedOn: text,
    clientRef: textOrNull,
    cnCode: text,
    origin: text,
    tonnes: text,
    calculation: CalculationStatus,
    netCostEur: textOrNull,
  }),
  columns:
    `r.id, r.report_number as "reportNumber", r.status, to_char(r.issued_on, 'YYYY-MM-DD') as "issuedOn",
    r.content::json->>'client_ref' as "clientRef", ${calculation}->>'cn_code' as "cnCode",
    ${calculation}->>'origin_country_iso3' as origin, ${calculation}->>'tonnage' as tonnes,
    ${calculation}->>'status' as calculation, ${calculation}->>'net_cost_eur' as "netCostEur"`,
  from: "report r",
  searched: [
    "r.report_number",
    "r.content::json->>'client_ref'",
    `${calculation}->>'cn_code'`,
    `${calculation}->>'origin_country_iso3'`,
    "to_char(r.issued_on, 'YYYY-MM-DD')",
  ],
};

const batches = {
  row: Schema.Struct({
    id: text,
    requestId: text,
    status: BatchStatus,
    fileName: textOrNull,
    processedAt: text,
    rows: Schema.Number,
    summary: BulkSummary,
  }),
  columns: `r.id, r.request_id as "requestId", r.status, r.file_name as "fileName", ${
    isoTime("r.processed_at")
  } as "processedAt",
    r.row_count as rows, r.summary`,
  from: "bulk_batch r",
  searched: ["r.file_name", "r.request_id", "r.id::text", "to_char(r.processed_at, 'YYYY-MM-DD')"],
};

const invoiceData = "r.request->'invoice'";

const invoices = {
  row: Schema.Struct({
    id: text,
    shortId: text,
    documents: Schema.Array(text),
    invoiceNumber: textOrNull,
    consignee: textOrNull,
    createdAt: text,
    expiresAt: text,
    isGone: Schema.Boolean,
  }),
  columns: `r.id, r.short_id as "shortId", r.documents, ${invoiceData}->>'invoiceNumber' as "invoiceNumber",
    ${invoiceData}->'consignee'->>'name' as consignee, ${isoTime("r.created_at")} as "createdAt",
    ${isoTime("r.expires_at")} as "expiresAt",
    (r.purged_at is not null or r.expires_at <= ${time(5)}) as "isGone"`,
  from: "invoice r",
  searched: ["r.short_id", `${invoiceData}->>'invoiceNumber'`, `${invoiceData}->'consignee'->>'name'`],
};

const listOf = <Row, Encoded>(
  sql: SqlClient.SqlClient,
  { row, columns, from, searched }: ListOf<Row, Encoded>,
) => {
  const decode = rowsOf(row);
  const isFound = searched.map((value) => `${value} ilike any (string_to_array($3, e'\\n'))`).join(" or ");
  return (
    { accountId, search, alike = [], before }: ListQuestion,
  ): Effect.Effect<RecordPage<Row>, ServiceUnavailable> =>
    Effect.gen(function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      const last = before === undefined ? undefined : uuidOfText(before);
      const found = yield* orUnavailable(decode(sql.unsafe(
        `select ${columns} from ${from}
         where r.account_id = $1::uuid and ($2::uuid is null or r.id < $2::uuid)
           and ($4::boolean or ${isFound}) and $5::float8 > 0
         order by r.id desc limit ${recordsAPage + 1}`,
        [accountId, last ?? null, [search, ...alike].map(patternOf).join("\n"), search.trim() === "", nowMs],
      )));
      return { records: found.slice(0, recordsAPage), hasMore: found.length > recordsAPage };
    });
};

const make: Effect.Effect<OwnAccount["Type"], never, SqlClient.SqlClient> = Effect.map(
  SqlClient.SqlClient,
  (sql) => ({
    keys: (accountId, page) =>
      numberedRecords(sql, {
        row: KeyRow,
        columns: keyColumns,
        from: `${keysOf("api_key")} where a.id = $1::uuid`,
        order: keyOrder,
      })([accountId], page),
    liveKeys: (accountId) =>
      orUnavailable(keyRows(sql.unsafe(
        `select ${keyColumns} from ${keysOf("api_key")} where a.id = $1::uuid and k.revoked_at is null
         order by ${keyOrder}`,
        [accountId],
      ))),
    key: (accountId, id) =>
      orUnavailable(firstKey(sql.unsafe(
        `select ${keyColumns} from ${keysOf("api_key")} where a.id = $1::uuid and k.id = $2::uuid`,
        [accountId, uuidOfText(id) ?? null],
      ))),
    usageSince: (accountId, sinceMs) =>
      orUnavailable(Effect.flatMap(
        firstUsage(sql.unsafe(
          `select b.batches, b.rows, r.reports, i.invoices from
             (select count(*)::float8 as batches, coalesce(sum(row_count), 0)::float8 as rows from bulk_batch
              where account_id = $1::uuid and processed_at >= ${time(2)}) b,
             (select count(*)::float8 as reports from report
              where account_id = $1::uuid and created_at >= ${time(2)}) r,
             (select count(*)::float8 as invoices from invoice
              where account_id = $1::uuid and created_at >= ${time(2)}) i`,
          [accountId, sinceMs],
        )),
        Effect.orDie,
      )),
    sessions: (memberId) =>
      Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
        orUnavailable(Effect.flatMap(
          countRow(sql.unsafe(
            `select count(*)::float8 as count from browser_session
             where member_id = $1::uuid and last_seen_at > ${time(2)}`,
            [memberId, nowMs - idleMs],
          )),
          Effect.orDie,
        ))).pipe(Effect.map(({ count }) => count)),
    reports: listOf(sql, reports),
    batches: listOf(sql, batches),
    invoices: listOf(sql, invoices),
  }),
);

export const layer: Layer.Layer<OwnAccount, never, SqlClient.SqlClient> = Layer.effect(OwnAccount, make);
