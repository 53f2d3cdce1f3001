/**
 * Writes a bulk batch with its audit rows. The rows go in by a few statements of many rows each: a
 * column of rows travels as one text, a row a line.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import { duePauses } from "../../../application/yield_to_io.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { BatchStart, RowMaking } from "../../../application/cbam/row_making.ts";
import type { Batch, BatchHead, RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";
import { inLargeTurn } from "../engine/large_turns.ts";
import { arrayOfLines, linesOf } from "../engine/statements/lines.ts";
import { rowSender } from "./row_sender.ts";
import { packed, slicesOf } from "./slices.ts";

/** Options of the writer that follow from the database's place. */
export interface WritingOptions {
  /** True if it works on this thread, where other calls get their turn only between two statements. */
  readonly isEmbedded: boolean;
  /** True if texts of rows are kept in compressed slices. */
  readonly isCompressed: boolean;
}

/** Written in some ten milliseconds. */
const fewRows = 160;

/** Rows of one statement: a few milliseconds of the embedded database's work, or of making a statement for a server. */
const mostRows = ({ isEmbedded }: WritingOptions): number => isEmbedded ? fewRows : 1_000;

/** The day that the batch was made on, which its rows' partition goes by. */
export const dayOf = ({ processedAt }: Pick<BatchHead, "processedAt">): string => processedAt.slice(0, 10);

const insertBatch =
  `insert into bulk_batch (id, account_id, key_id, request_id, status, processed_at, row_count, summary, disclosure,
     source_lists, versions, read_as) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const batchValues = (batch: Batch): ReadonlyArray<string | number | null> => [
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
  JSON.stringify(batch.readAs),
];

/** A column of rows as it travels and as it is kept. */
interface WrittenColumn<Row> {
  readonly name: string;
  /** Conversion of its text, where `text` isn't what is kept. */
  readonly kept: string;
  readonly valueOf: (row: Row) => string | number | null;
}

const column = <Row>(name: string, kept: string, valueOf: WrittenColumn<Row>["valueOf"]) => ({
  name,
  kept,
  valueOf,
});

/** A row with the texts of its slice, if it is the first of it. */
interface SlicedRow {
  readonly row: RowRecord;
  readonly sliceIndex: number;
  readonly slice: string | null;
}

const slicedRows = (rows: ReadonlyArray<RowRecord>): ReadonlyArray<SlicedRow> =>
  slicesOf(rows).flatMap((slice) => {
    const [{ rowIndex: sliceIndex } = { rowIndex: 0 }] = slice;
    const texts = packed(slice);
    return slice.map((row, at) => ({ row, sliceIndex, slice: at === 0 ? texts : null }));
  });

const ownColumns = <Row>(rowOf: (row: Row) => RowRecord): ReadonlyArray<WrittenColumn<Row>> => [
  column("row_index", "row_index::integer", (row) => rowOf(row).rowIndex),
  column("report_id", "report_id::uuid", (row) => rowOf(row).reportId),
  column("calc_status", "calc_status", (row) => rowOf(row).calcStatus),
  column("source_list", "source_list::smallint", (row) => rowOf(row).sourceList ?? null),
];

const wholeColumns: ReadonlyArray<WrittenColumn<RowRecord>> = [
  ...ownColumns<RowRecord>((row) => row),
  column("client_ref", "client_ref::json", (row) => row.clientRef),
  column("sent", "sent::json", (row) => row.sent),
  column("input", "input::json", (row) => row.input),
  column("output", "output::json", (row) => row.output),
];

const slicedColumns: ReadonlyArray<WrittenColumn<SlicedRow>> = [
  ...ownColumns<SlicedRow>(({ row }) => row),
  column("slice_index", "slice_index::integer", ({ sliceIndex }) => sliceIndex),
  column("slice", "decode(slice, 'base64')", ({ slice }) => slice),
];

/** Parameters of a batch, of which the statement of its rows has four in front of the columns. */
const parametersOfBatch = 4;

/** @param before how many parameters the statement has in front of those of the rows */
const insertRowsAfter = <Row>(columns: ReadonlyArray<WrittenColumn<Row>>, before: number): string => {
  const [id, day, requestId, accountId] = [1, 2, 3, 4].map((number) => `$${before + number}`);
  const texts = columns.map((_, at) => arrayOfLines(before + parametersOfBatch + 1 + at));
  const names = columns.map(({ name }) => name).join(", ");
  return `insert into bulk_row (batch_id, processed_on, request_id, account_id, ${names})
     select ${id}::uuid, ${day}::date, ${requestId}, ${accountId}::uuid, ${
    columns.map(({ kept }) => kept).join(", ")
  }
     from unnest(${texts.join(", ")}) as r (${names})`;
};

const batchParameters = 12;

/** Statements of rows, and their values. */
interface RowStatements {
  readonly insertRows: string;
  readonly insertBatchWithRows: string;
  readonly valuesOf: (batch: BatchStart, rows: ReadonlyArray<RowRecord>) => ReadonlyArray<string>;
}

const statementsOf = <Row>(
  columns: ReadonlyArray<WrittenColumn<Row>>,
  prepared: (rows: ReadonlyArray<RowRecord>) => ReadonlyArray<Row>,
): RowStatements => ({
  insertRows: insertRowsAfter(columns, 0),
  insertBatchWithRows: `with batch as (${insertBatch}) ${insertRowsAfter(columns, batchParameters)}`,
  valuesOf: (batch, rows) => {
    const written = prepared(rows);
    return [
      batch.id,
      dayOf(batch),
      batch.requestId,
      batch.accountId,
      ...columns.map(({ valueOf }) => linesOf(written, valueOf)),
    ];
  },
});

const whole = statementsOf(wholeColumns, (rows) => rows);
const sliced = statementsOf(slicedColumns, slicedRows);

/** Writes batches, each in one transaction: with what has to be written alongside, or nothing of it. */
export interface BatchWriter {
  readonly write: (
    batch: Batch,
    alongside: Effect.Effect<void, ServiceUnavailable> | undefined,
  ) => Effect.Effect<unknown, SqlError | ServiceUnavailable>;
  /** Sends rows to a server while the next ones are made. */
  readonly writeWhile: <E>(
    start: BatchStart,
    make: RowMaking<E>,
    alongside: Effect.Effect<void, ServiceUnavailable> | undefined,
  ) => Effect.Effect<Batch, E | SqlError | ServiceUnavailable>;
}

/** @returns a writer of whole batches */
export const batchWriter = (sql: SqlClient.SqlClient, options: WritingOptions): BatchWriter => {
  const rowsAStatement = mostRows(options);
  const { insertRows, insertBatchWithRows, valuesOf } = options.isCompressed ? sliced : whole;
  const writeRows = (start: BatchStart, rows: ReadonlyArray<RowRecord>): Effect.Effect<unknown, SqlError> =>
    sql.unsafe(insertRows, valuesOf(start, rows));

  /** The batch with as many of its rows as one statement takes. */
  const writeFirst = (batch: Batch, from = 0): Effect.Effect<unknown, SqlError> =>
    sql.unsafe(insertBatchWithRows, [
      ...batchValues(batch),
      ...valuesOf(batch, batch.rows.slice(from, from + rowsAStatement)),
    ]);

  /** The batch with its rows from that one on. */
  const writeFrom = (batch: Batch, from: number): Effect.Effect<void, SqlError> =>
    Effect.gen(function* () {
      // A server's answer is waited for anyway, and others have their turn meanwhile.
      const between = options.isEmbedded ? yield* duePauses : Effect.void;
      yield* writeFirst(batch, from);
      for (let start = from + rowsAStatement; start < batch.rows.length; start += rowsAStatement) {
        yield* between;
        yield* writeRows(batch, batch.rows.slice(start, start + rowsAStatement));
      }
    });

  const writeWhile: BatchWriter["writeWhile"] = (start, make, alongside) =>
    sql.withTransaction(Effect.gen(function* () {
      const sender = rowSender((rows) => writeRows(start, rows));
      const batch = yield* Effect.ensuring(make(sender.put), sender.isIdle);
      yield* sender.done;
      yield* writeFrom(batch, sender.sent());
      yield* alongside ?? Effect.void;
      return batch;
    }));

  /** Alone, one statement is a transaction by itself, and saves two ways to the server and back. */
  return {
    write: (batch, alongside) => {
      const written = batch.rows.length <= rowsAStatement && alongside === undefined
        ? Effect.suspend(() => writeFirst(batch))
        : sql.withTransaction(Effect.zipRight(writeFrom(batch, 0), alongside ?? Effect.void));
      return batch.rows.length <= fewRows ? written : inLargeTurn(sql)(written);
    },
    writeWhile,
  };
};
