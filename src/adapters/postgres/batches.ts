/**
 * Bulk batches and their audit rows. The rows go in by a few statements of many rows each: their JSON texts never
 * hold a raw line break, so a column of rows travels as one text, a row a line, and nothing has to be escaped.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { breathe } from "../../application/cbam/breathe.ts";
import { Batches } from "../../application/ports.ts";
import type { Batch, BatchHead, RowRecord } from "../../domain/cbam/bulk/bulk_record.ts";
import type { BatchRow } from "../../domain/reports/row_report.ts";
import { BatchStatus, CalcStatus } from "../../contract/answers/bulk.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { firstRowOf, ownJson } from "./engine/rows.ts";
import { orUnavailable } from "./engine/unavailable.ts";

/** Rows of one statement. The embedded database works on this thread: other calls get their turn between two. */
const rowsAStatement = 160;

const dayOf = ({ processedAt }: BatchHead): string => processedAt.slice(0, 10);

const column = (rows: ReadonlyArray<RowRecord>, text: (row: RowRecord) => string | number): string =>
  rows.map(text).join("\n");

const insertBatch = (sql: SqlClient.SqlClient, batch: Batch): Effect.Effect<unknown, SqlError> =>
  sql.unsafe(
    `insert into bulk_batch (id, account_id, key_id, request_id, status, processed_at, row_count, summary, disclosure,
       source_lists, versions) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      batch.id,
      batch.accountId,
      batch.keyId,
      batch.requestId,
      batch.status,
      batch.processedAt,
      batch.rows.length,
      JSON.stringify(batch.summary),
      JSON.stringify(batch.disclosure),
      JSON.stringify(batch.sourceLists),
      batch.versions === null ? null : JSON.stringify(batch.versions),
    ],
  );

const insertRows = (
  sql: SqlClient.SqlClient,
  batch: Batch,
  rows: ReadonlyArray<RowRecord>,
): Effect.Effect<unknown, SqlError> =>
  sql.unsafe(
    `insert into bulk_row (batch_id, processed_on, request_id, account_id, row_index, report_id, calc_status, client_ref,
       sent, input, output, source_list)
     select $1::uuid, $2::date, $3, $12::uuid, row_index::integer, report_id::uuid, calc_status, client_ref::json, sent::json,
       input::json, output::json, nullif(source_list, '-')::smallint
     from unnest(string_to_array($4, e'\\n'), string_to_array($5, e'\\n'), string_to_array($6, e'\\n'),
       string_to_array($7, e'\\n'), string_to_array($8, e'\\n'), string_to_array($9, e'\\n'),
       string_to_array($10, e'\\n'), string_to_array($11, e'\\n'))
       as r (row_index, report_id, calc_status, client_ref, sent, input, output, source_list)`,
    [
      batch.id,
      dayOf(batch),
      batch.requestId,
      column(rows, (row) => row.rowIndex),
      column(rows, (row) => row.reportId),
      column(rows, (row) => row.calcStatus),
      column(rows, (row) => row.clientRef),
      column(rows, (row) => row.sent),
      column(rows, (row) => row.input),
      column(rows, (row) => row.output),
      column(rows, (row) => row.sourceList ?? "-"),
      batch.accountId,
    ],
  );

const headColumns =
  `b.id, b.request_id as "requestId", b.account_id as "accountId", b.key_id as "keyId", b.status,
  to_char(b.processed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "processedAt",
  b.summary, b.disclosure, b.versions, b.source_lists as "sourceLists"`;

const headFields = {
  id: Schema.String,
  requestId: Schema.String,
  accountId: Schema.String,
  keyId: Schema.NullOr(Schema.String),
  status: BatchStatus,
  processedAt: Schema.String,
  summary: ownJson<BatchHead["summary"]>(),
  disclosure: ownJson<BatchHead["disclosure"]>(),
  versions: Schema.NullOr(ownJson<NonNullable<BatchHead["versions"]>>()),
  sourceLists: ownJson<BatchHead["sourceLists"]>(),
};

const headOf = firstRowOf(Schema.Struct(headFields));

const findHead = (
  sql: SqlClient.SqlClient,
  condition: string,
  values: ReadonlyArray<string>,
): Effect.Effect<Option.Option<BatchHead>, ServiceUnavailable> =>
  orUnavailable(headOf(sql.unsafe(`select ${headColumns} from bulk_batch b where ${condition}`, values)));

const rowFields = {
  rowIndex: Schema.Number,
  reportId: Schema.String,
  calcStatus: CalcStatus,
  clientRef: Schema.String,
  sent: Schema.String,
  input: Schema.String,
  output: Schema.String,
  sourceList: Schema.NullOr(Schema.Number),
};
type StoredRow = Schema.Struct.Type<typeof rowFields>;

const rowWithHead = firstRowOf(Schema.Struct({ ...headFields, ...rowFields }));

const rowOf = (row: StoredRow): RowRecord => ({ ...row, sourceList: row.sourceList ?? undefined });

const rowColumns = `r.row_index as "rowIndex", r.report_id as "reportId", r.calc_status as "calcStatus",
  r.client_ref::text as "clientRef", r.sent::text as sent, r.input::text as input, r.output::text as output,
  r.source_list as "sourceList"`;

const findRows = (
  sql: SqlClient.SqlClient,
  head: BatchHead,
  { fromIndex, limit }: { readonly fromIndex: number; readonly limit: number },
): Effect.Effect<ReadonlyArray<RowRecord>, ServiceUnavailable> =>
  orUnavailable(sql.unsafe<StoredRow>(
    `select ${rowColumns}
     from bulk_row r where batch_id = $1::uuid and processed_on = $2::date and row_index >= $3::integer
     order by row_index limit $4::integer`,
    [head.id, dayOf(head), fromIndex, limit],
  )).pipe(Effect.map((rows) => rows.map(rowOf)));

const latestMs = Date.UTC(9999, 11, 31);

/** The day that a time-ordered UUID was made on, which is its row's partition; long ago for any other. */
export const dayOfId = (id: string): string => {
  const madeMs = id[14] === "7" ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : 0;
  return new Date(madeMs > latestMs ? 0 : madeMs).toISOString().slice(0, 10);
};

/** @param id a UUID in lower case */
const findRowByReport = (
  sql: SqlClient.SqlClient,
  id: string,
): Effect.Effect<Option.Option<BatchRow>, ServiceUnavailable> =>
  orUnavailable(rowWithHead(sql.unsafe(
    `select ${rowColumns}, ${headColumns} from bulk_row r join bulk_batch b on b.id = r.batch_id
     where r.report_id = $1::uuid and r.processed_on = $2::date`,
    [id, dayOfId(id)],
  ))).pipe(Effect.map(Option.map((both) => ({ head: both, row: rowOf(both) }))));

const reportIdOf = firstRowOf(Schema.Struct({ reportId: Schema.String }));

const findReportIdOfRow = (
  sql: SqlClient.SqlClient,
  { batchId, rowIndex }: { readonly batchId: string; readonly rowIndex: number },
): Effect.Effect<Option.Option<string>, ServiceUnavailable> =>
  orUnavailable(reportIdOf(sql.unsafe(
    `select report_id as "reportId" from bulk_row
     where batch_id = $1::uuid and processed_on = $2::date and row_index = $3::integer`,
    [batchId, dayOfId(batchId), rowIndex],
  ))).pipe(Effect.map(Option.map(({ reportId }) => reportId)));

/** Makes the month's partition, once a process and month. */
const monthKeeper = (sql: SqlClient.SqlClient) => {
  const prepared = new Set<string>();
  return (day: string): Effect.Effect<void, SqlError> => {
    const month = day.slice(0, 7);
    return prepared.has(month) ? Effect.void : Effect.asVoid(
      Effect.tap(sql`select prepare_bulk_month(${day}::date)`, () => {
        prepared.add(month);
      }),
    );
  };
};

const make: Effect.Effect<Batches["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const prepareMonth = monthKeeper(sql);

  const write = (batch: Batch, alongside: Effect.Effect<void, ServiceUnavailable>) =>
    sql.withTransaction(Effect.gen(function* () {
      yield* insertBatch(sql, batch);
      for (let start = 0; start < batch.rows.length; start += rowsAStatement) {
        yield* insertRows(sql, batch, batch.rows.slice(start, start + rowsAStatement));
        yield* breathe;
      }
      yield* alongside;
    }));

  const byId = (id: string) =>
    Effect.gen(function* () {
      const head = yield* findHead(sql, "id = $1::uuid", [id]);
      if (Option.isNone(head)) return Option.none();
      const rows = yield* findRows(sql, head.value, { fromIndex: 0, limit: head.value.summary.total });
      return Option.some({ ...head.value, rows });
    });

  return {
    record: (batch, alongside) =>
      orUnavailable(Effect.zipRight(prepareMonth(dayOf(batch)), write(batch, alongside))),
    byId,
    byRequest: (accountId, requestId) =>
      findHead(sql, "account_id = $1::uuid and request_id = $2 order by processed_at desc, id desc limit 1", [
        accountId,
        requestId,
      ]),
    reportIdOfRow: (row) => findReportIdOfRow(sql, row),
    rowByReport: (reportId) => findRowByReport(sql, reportId),
    rows: (head, page) => findRows(sql, head, page),
  };
});

export const layer: Layer.Layer<Batches, never, SqlClient.SqlClient> = Layer.effect(Batches, make);
