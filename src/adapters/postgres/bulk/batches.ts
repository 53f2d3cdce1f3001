/**
 * Bulk batches and their audit rows, written as a whole and found again.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { Batches } from "../../../application/ports.ts";
import type { BatchHead, RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";
import type { BatchRow } from "../../../domain/reports/row_report.ts";
import { BatchStatus, BulkSummary, CalcStatus } from "../../../contract/answers/bulk.ts";
import { Citation, Disclosure, Versions } from "../../../contract/answers/members.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { ownSheets } from "./own_sheets.ts";
import { batchWriter, dayOf, type WritingOptions } from "./batch_writer.ts";
import { type RowTexts, unpacked } from "./slices.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { newestOf } from "../engine/embedded/newest.ts";
import { firstRowOf, ownJson, rowsOf } from "../engine/rows.ts";
import { inLargeTurn } from "../engine/large_turns.ts";
import { isWithoutPartition } from "../engine/statements/statement_errors.ts";
import { orUnavailable } from "../engine/unavailable.ts";

const headColumns =
  `b.id, b.request_id as "requestId", b.account_id as "accountId", b.key_id as "keyId", b.status,
  coalesce((select k.is_test from api_key k where k.id = b.key_id), false) as "isTest",
  to_char(b.processed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "processedAt",
  b.summary, b.disclosure, b.versions, b.source_lists as "sourceLists", coalesce(b.read_as, '[]') as "readAs"`;

/** Summary of a batch; those of the first releases had no sums by period. */
const keptSummary = Schema.Union(
  ownJson(BulkSummary),
  Schema.transform(BulkSummary.omit("by_period"), Schema.typeSchema(BulkSummary), {
    decode: (summary) => ({ ...summary, by_period: [] }),
    encode: ({ by_period: _, ...summary }) => summary,
  }),
);

const headFields = {
  id: Schema.String,
  requestId: Schema.String,
  accountId: Schema.String,
  keyId: Schema.NullOr(Schema.String),
  isTest: Schema.Boolean,
  status: BatchStatus,
  processedAt: Schema.String,
  summary: keptSummary,
  disclosure: ownJson(Disclosure),
  versions: Schema.NullOr(ownJson(Versions)),
  sourceLists: ownJson(Schema.Array(Schema.Array(Citation))),
  readAs: Schema.Array(Schema.String),
};

const headOf = firstRowOf(Schema.Struct(headFields));
const headRows = rowsOf(Schema.Struct(headFields));

const ofTestKey = "exists (select 1 from api_key k where k.id = b.key_id and k.is_test)";

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
  clientRef: Schema.NullOr(Schema.String),
  sent: Schema.NullOr(Schema.String),
  input: Schema.NullOr(Schema.String),
  output: Schema.NullOr(Schema.String),
  sourceList: Schema.NullOr(Schema.Number),
  sliceIndex: Schema.NullOr(Schema.Number),
  slice: Schema.NullOr(Schema.Uint8ArrayFromSelf),
};
type StoredRow = Schema.Struct.Type<typeof rowFields>;

const storedRows = rowsOf(Schema.Struct(rowFields));
const rowWithHead = firstRowOf(Schema.Struct({ ...headFields, ...rowFields }));

/** Rows with their texts: each slice comes with the first of its rows. */
const recordsOf = (rows: ReadonlyArray<StoredRow>): ReadonlyArray<RowRecord> => {
  const slices = new Map<number, ReadonlyArray<RowTexts>>();
  return rows.map((stored) => {
    const { rowIndex, reportId, calcStatus, sourceList, sliceIndex, slice, ...own } = stored;
    if (sliceIndex !== null && slice !== null) slices.set(sliceIndex, unpacked(slice));
    const kept = sliceIndex === null ? own : slices.get(sliceIndex)?.[rowIndex - sliceIndex];
    const { clientRef, sent, input, output } = kept ?? own;
    if (clientRef === null || sent === null || input === null || output === null) {
      throw new TypeError(`The texts of row ${rowIndex} with the report ${reportId} are not in its slice.`);
    }
    return {
      ...{ rowIndex, reportId, calcStatus, clientRef, sent, input, output },
      sourceList: sourceList ?? undefined,
    };
  });
};

const ownRowColumns = `r.row_index as "rowIndex", r.report_id as "reportId", r.calc_status as "calcStatus",
  r.client_ref::text as "clientRef", r.sent::text as sent, r.input::text as input, r.output::text as output,
  r.source_list as "sourceList", r.slice_index as "sliceIndex"`;

const sliceOfRow = `(select s.slice from bulk_row s where s.batch_id = r.batch_id
  and s.processed_on = r.processed_on and s.row_index = r.slice_index)`;

/** Read in some ten milliseconds. */
const fewRowsRead = 500;

const findRows = (
  sql: SqlClient.SqlClient,
  head: BatchHead,
  { fromIndex, limit }: { readonly fromIndex: number; readonly limit: number },
): Effect.Effect<ReadonlyArray<RowRecord>, ServiceUnavailable> => {
  const found = storedRows(sql.unsafe(
    `select ${ownRowColumns},
       case when r.row_index = greatest(r.slice_index, $3::integer) then ${sliceOfRow} end as slice
     from bulk_row r where batch_id = $1::uuid and processed_on = $2::date and row_index >= $3::integer
     order by row_index limit $4::integer`,
    [head.id, dayOf(head), fromIndex, limit],
  ));
  const rows = Math.min(limit, head.summary.total - fromIndex);
  return orUnavailable(rows > fewRowsRead ? inLargeTurn(sql)(found) : found).pipe(Effect.map(recordsOf));
};

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
    `select ${ownRowColumns}, ${sliceOfRow} as slice, ${headColumns} from bulk_row r join bulk_batch b on b.id = r.batch_id
     where r.report_id = $1::uuid and r.processed_on = $2::date`,
    [id, dayOfId(id)],
  ))).pipe(Effect.map(Option.flatMap((both) =>
    Option.map(Option.fromNullable(recordsOf([both])[0]), (row) => ({ head: both, row }))
  )));

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

/**
 * Makes the partition that a day's rows go to, unless it is there: asked once a process and day. Where a process with a clock that is ahead
 * let the partition go, it is made anew, and the rows are written once more.
 */
const partitionKeeper = (sql: SqlClient.SqlClient) => {
  let prepared = "";
  const prepare = (day: string): Effect.Effect<unknown, SqlError> =>
    Effect.suspend(() =>
      prepared === day ? Effect.void : Effect.tap(sql`select prepare_bulk(${day}::date, false)`, () => {
        prepared = day;
      })
    );
  return <A, E, R>(
    day: string,
    write: Effect.Effect<A, E | SqlError, R>,
  ): Effect.Effect<A, E | SqlError, R> => {
    const written: Effect.Effect<A, E | SqlError, R> = Effect.zipRight(prepare(day), write);
    const isGone = (error: E | SqlError): error is SqlError =>
      error instanceof SqlError && isWithoutPartition(error.cause);
    return Effect.catchIf(written, isGone, () => {
      prepared = "";
      return written;
    });
  };
};

const make = (
  options: WritingOptions,
): Effect.Effect<Batches["Type"], never, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const inPartition = partitionKeeper(sql);
    const { write, writeWhile } = batchWriter(sql, options);
    const record: Batches["Type"]["record"] = (batch, alongside) =>
      orUnavailable(inPartition(dayOf(batch), write(batch, alongside)));
    const turn = yield* Effect.makeSemaphore(1);

    const byId = (id: string) =>
      Effect.gen(function* () {
        const head = yield* findHead(sql, "id = $1::uuid", [id]);
        if (Option.isNone(head)) return Option.none();
        const rows = yield* findRows(sql, head.value, { fromIndex: 0, limit: head.value.summary.total });
        return Option.some({ ...head.value, rows });
      });

    return {
      record,
      recordWhile: (start, make, alongside) => {
        const ahead = orUnavailable(inPartition(dayOf(start), writeWhile(start, make, alongside)));
        const afterwards = Effect.tap(make(() => Effect.void), (batch) => record(batch, alongside));
        return options.isEmbedded ? afterwards : inLargeTurn(sql)(Effect.flatMap(
          turn.withPermitsIfAvailable(1)(ahead),
          Option.match({ onNone: () => afterwards, onSome: Effect.succeed }),
        ));
      },
      byId,
      byRequest: ({ accountId, isTest }, requestId) =>
        findHead(
          sql,
          `account_id = $1::uuid and request_id = $2 and (${ofTestKey} or not $3::boolean)
             order by ${ofTestKey}, processed_at desc, id desc limit 1`,
          [accountId, requestId, String(isTest)],
        ),
      byOwnId: (accountId, id) =>
        Effect.suspend(() => {
          const known = uuidOfText(id);
          return known === undefined
            ? Effect.succeedNone
            : findHead(sql, "account_id = $1::uuid and b.id = $2::uuid", [accountId, known]);
        }),
      list: ({ accountId, isTest }, part) =>
        orUnavailable(headRows(newestOf(sql, {
          select: `${headColumns} from bulk_batch b`,
          where: isTest ? ofTestKey : undefined,
          accountId,
          part,
        }))),
      ...ownSheets(sql),
      reportIdOfRow: (row) => findReportIdOfRow(sql, row),
      rowByReport: (reportId) => findRowByReport(sql, reportId),
      rows: (head, page) => findRows(sql, head, page),
    };
  });

export const layer = (options: WritingOptions): Layer.Layer<Batches, never, SqlClient.SqlClient> =>
  Layer.effect(Batches, make(options));
