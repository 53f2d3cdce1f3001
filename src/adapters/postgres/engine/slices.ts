/**
 * Writes and deletes of any number of rows, made in slices: no statement comes near the time that one may take, also on a slow
 * machine. Deletes hold no lock for long, and several processes share the work.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Chunk from "effect/Chunk";
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { orUnavailable } from "./unavailable.ts";

const rowsASlice = 2_000;
/** Writing takes several times as long as deleting: each index gets its entry with the row. */
const writtenASlice = 500;

/** Writes rows by one statement a slice; none where there are no rows. Whoever calls it makes a transaction of them. */
export const writtenInSlices = <Row>(
  rows: ReadonlyArray<Row>,
  write: (slice: ReadonlyArray<Row>) => Effect.Effect<unknown, SqlError>,
): Effect.Effect<void, SqlError> =>
  Effect.forEach(
    Chunk.chunksOf(Chunk.unsafeFromArray(rows), writtenASlice),
    (slice) => write(Chunk.toReadonlyArray(slice)),
    { discard: true },
  );

/** Rows to delete, and the size of each slice. */
export interface Deletion {
  readonly table: string;
  /** A condition on the table's columns, with the parameter $1. */
  readonly where: string;
  readonly value: number;
}

/**
 * Deletes to the end.
 * @returns the number of rows that were deleted
 */
export const deleteAll = (
  sql: SqlClient.SqlClient,
  { table, where, value }: Deletion,
): Effect.Effect<number, ServiceUnavailable> => {
  const slice = Effect.map(
    orUnavailable(sql.unsafe(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${where} limit ${rowsASlice} for update skip locked)) returning 1`,
      [value],
    )),
    (rows) => rows.length,
  );
  const rest = (deleted: number): Effect.Effect<number, ServiceUnavailable> =>
    Effect.flatMap(
      slice,
      (more) =>
        more < rowsASlice ? Effect.succeed(deleted + more) : Effect.suspend(() => rest(deleted + more)),
    );
  return rest(0);
};
