/**
 * Reads that may find any number of rows, made in parts: no statement takes long, the thread has other work between two of
 * them, and the next part is on its way while one is read. All parts are of one moment.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { mapWithPauses } from "../../../application/yield_to_io.ts";
import { inLargeTurn } from "./large_turns.ts";

/** Rows that are read by one statement, where there are no more. */
const rowsAtOnce = 500;
const rowsOfPart = 5_000;
/** Groups have many rows each, and are counted anew by each statement. */
const groupsOfPart = 250;

type Select<Row> = (
  select: string,
  values: ReadonlyArray<unknown>,
) => Effect.Effect<ReadonlyArray<Row>, SqlError>;

/** Reads the rows of a statement by a cursor, so many at a time. */
const byCursor = <Row>(
  sql: SqlClient.SqlClient,
  read: (row: object) => Row,
  rowsOfPart: number,
): Select<Row> => {
  const fetch = sql.unsafe(`fetch ${rowsOfPart} from part_of_rows`);
  const rest = (first: ReadonlyArray<object>) =>
    Effect.gen(function* () {
      const rows: Array<Row> = [];
      let found = first;
      while (found.length > 0) {
        const next = found.length < rowsOfPart ? undefined : yield* Effect.fork(fetch);
        for (const row of yield* mapWithPauses(found, read)) rows.push(row);
        found = next === undefined ? [] : yield* Fiber.join(next);
      }
      return rows;
    });
  return (select, values) =>
    sql.withTransaction(Effect.gen(function* () {
      yield* sql.unsafe(`declare part_of_rows no scroll cursor for ${select}`, [...values]);
      const rows = yield* rest(yield* fetch);
      yield* sql.unsafe("close part_of_rows");
      return rows;
    }));
};

/**
 * Reads the rows of a statement.
 * @param read makes a row what it is; what it throws is a defect
 * @returns the rows of a `select` with the values of its parameters
 */
export const readInParts = <Row>(sql: SqlClient.SqlClient, read: (row: object) => Row): Select<Row> => {
  const inParts = byCursor(sql, read, rowsOfPart);
  const inTurn = inLargeTurn(sql);
  return (select, values) =>
    Effect.flatMap(
      sql.unsafe(`${select} limit ${rowsAtOnce + 1}`, [...values]),
      (found) => found.length > rowsAtOnce ? inTurn(inParts(select, values)) : mapWithPauses(found, read),
    );
};

/** Reads the groups of a statement that puts many rows together, as `readInParts` does rows. */
export const groupsInParts = <Row>(sql: SqlClient.SqlClient, read: (row: object) => Row): Select<Row> =>
  byCursor(sql, read, groupsOfPart);
