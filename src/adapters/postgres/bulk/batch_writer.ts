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
import { arrayOfLines, linesOf } from "../engine/statements/lines.ts";
import { rowSender } from "./row_sender.ts";

/** Options of the writer that follow from the database's place. */
export interface WritingOptions {
  /** True if it works on this thread, where other calls get their turn only between two statements. */
  readonly isEmbedded: boolean;
}

/** Rows of one statement: a few milliseconds of the embedded database's work, or of making a statement for a server. */
const mostRows = ({ isEmbedded }: WritingOptions): number => isEmbedded ? 160 : 1_000;

/** The day that the batch was made on, which its rows' partition goes by. */
export const dayOf = ({ processedAt }: Pick<BatchHead, "processedAt">): string => processedAt.slice(0, 10);

const insertBatch =
  `insert into bulk_batch (id, account_id, key_id, request_id, status, processed_at, row_count, summary, disclosure,
     source_lists, versions) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

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
];

const rowColumnNames = "row_index, report_id, calc_status, client_ref, sent, input, output, source_list";

/** @param before how many parameters the statement has in front of those of the rows */
const insertRowsAfter = (before: number): string => {
  const parameter = (number: number): string => `$${before + number}`;
  const texts = [5, 6, 7, 8, 9, 10, 11, 12].map((number) => arrayOfLines(before + number));
  return `insert into bulk_row (batch_id, processed_on, request_id, account_id, ${rowColumnNames})
     select ${parameter(1)}::uuid, ${parameter(2)}::date, ${parameter(3)}, ${
    parameter(4)
  }::uuid, row_index::integer,
       report_id::uuid, calc_status, client_ref::json, sent::json, input::json, output::json,
       source_list::smallint
     from unnest(${texts.join(", ")}) as r (${rowColumnNames})`;
};

const rowValues = (batch: BatchStart, rows: ReadonlyArray<RowRecord>): ReadonlyArray<string> => [
  batch.id,
  dayOf(batch),
  batch.requestId,
  batch.accountId,
  linesOf(rows, (row) => row.rowIndex),
  linesOf(rows, (row) => row.reportId),
  linesOf(rows, (row) => row.calcStatus),
  linesOf(rows, (row) => row.clientRef),
  linesOf(rows, (row) => row.sent),
  linesOf(rows, (row) => row.input),
  linesOf(rows, (row) => row.output),
  linesOf(rows, (row) => row.sourceList ?? null),
];

const batchParameters = 11;
const insertRows = insertRowsAfter(0);
const insertBatchWithRows = `with batch as (${insertBatch}) ${insertRowsAfter(batchParameters)}`;

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
  const writeRows = (start: BatchStart, rows: ReadonlyArray<RowRecord>): Effect.Effect<unknown, SqlError> =>
    sql.unsafe(insertRows, rowValues(start, rows));

  /** The batch with as many of its rows as one statement takes. */
  const writeFirst = (batch: Batch, from = 0): Effect.Effect<unknown, SqlError> =>
    sql.unsafe(insertBatchWithRows, [
      ...batchValues(batch),
      ...rowValues(batch, batch.rows.slice(from, from + rowsAStatement)),
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
    write: (batch, alongside) =>
      batch.rows.length <= rowsAStatement && alongside === undefined
        ? writeFirst(batch)
        : sql.withTransaction(Effect.zipRight(writeFrom(batch, 0), alongside ?? Effect.void)),
    writeWhile,
  };
};
