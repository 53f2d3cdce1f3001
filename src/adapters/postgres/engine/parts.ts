/**
 * Reads that may find any number of rows, made in parts: no statement takes long, the thread has other work between two of
 * them, and the next part is on its way while one is read. All parts are of one moment.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { mapWithPauses } from "../../../application/yield_to_io.ts";
import { inLargeTurn, type LargeTurn } from "./large_turns.ts";

/** Rows that are read by one statement, where there are no more. */
const rowsAtOnce = 500;
const rowsOfPart = 5_000;
/** Groups have many rows each, and are counted anew by each statement. */
const groupsOfPart = 250;

/** Rows that may be many. */
export interface ReadRows {
  /** Tables and conditions, as they stand behind `from`. */
  readonly from: string;
  readonly values: ReadonlyArray<unknown>;
}

/** True of more rows than are read at once; the database counts no further, and sorts none. */
const areMany = (sql: SqlClient.SqlClient, { from, values }: ReadRows): Effect.Effect<boolean, SqlError> =>
  Effect.map(
    sql.unsafe(`select 1 as one from ${from} offset ${rowsAtOnce} limit 1`, [...values]),
    (found) => found.length > 0,
  );

/** The turn of work on the rows: at once where they are few, else a large one. */
export const turnOfRows = (sql: SqlClient.SqlClient, rows: ReadRows): Effect.Effect<LargeTurn, SqlError> =>
  Effect.map(areMany(sql, rows), (many) => many ? inLargeTurn(sql) : (work) => work);

/** Does a reading, of many rows when a large turn comes. */
type ReadingTurn = <A, E, R>(reading: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError, R>;

/** @returns the turn of a reading that goes through the rows, however few it makes of them */
export const inTurnIfMany = (sql: SqlClient.SqlClient, rows: ReadRows): ReadingTurn => (reading) =>
  Effect.flatMap(turnOfRows(sql, rows), (turn) => turn(reading));

/** A reading of rows. */
export interface SelectedRows extends ReadRows {
  readonly columns: string;
  /** Order in which they come; left out: whichever comes first. */
  readonly order?: string;
  /** Rows that are looked through for it, where the first of its own are found late. */
  readonly among?: ReadRows;
}

type Select<Row> = (rows: SelectedRows) => Effect.Effect<ReadonlyArray<Row>, SqlError>;

const statementOf = ({ columns, from, order }: SelectedRows): string =>
  `select ${columns} from ${from}${order === undefined ? "" : ` order by ${order}`}`;

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
  return (selected) =>
    sql.withTransaction(Effect.gen(function* () {
      yield* sql.unsafe(`declare part_of_rows no scroll cursor for ${statementOf(selected)}`, [
        ...selected.values,
      ]);
      const rows = yield* rest(yield* fetch);
      yield* sql.unsafe("close part_of_rows");
      return rows;
    }));
};

/**
 * Reads rows.
 * @param read makes a row what it is; what it throws is a defect
 */
export const readInParts = <Row>(sql: SqlClient.SqlClient, read: (row: object) => Row): Select<Row> => {
  const inParts = byCursor(sql, read, rowsOfPart);
  return (selected) =>
    Effect.flatMap(
      areMany(sql, selected.among ?? selected),
      (many) =>
        many ? inLargeTurn(sql)(inParts(selected)) : Effect.flatMap(
          sql.unsafe(statementOf(selected), [...selected.values]),
          (found) => mapWithPauses(found, read),
        ),
    );
};

/** Reads groups, each of many rows that are put together, as `readInParts` does rows, but without a turn of its own. */
export const groupsInParts = <Row>(sql: SqlClient.SqlClient, read: (row: object) => Row): Select<Row> =>
  byCursor(sql, read, groupsOfPart);
