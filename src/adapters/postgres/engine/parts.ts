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
/** Rows of the first part, of which nobody knows how long they are. */
const rowsOfFirst = 100;
/** Characters of a part, about: the driver makes rows of what has come before anybody else has a turn. */
const charactersOfPart = 1_000_000;
/** Times as many rows as the part before that a part has at most: longer ones may follow. */
const mostGrowth = 4;

/** Characters of the first, the middle and the last row as JSON, in the mean; one at least. */
const meanCharacters = (rows: ReadonlyArray<object>): number => {
  const looked = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)];
  const characters = looked.reduce((sum, row) => sum + JSON.stringify(row ?? null).length, 0);
  return Math.max(1, characters / looked.length);
};

/**
 * Number of rows of the next part.
 * @param found rows of the part before
 * @param most rows of any part
 */
export const nextPart = (found: ReadonlyArray<object>, most: number): number =>
  Math.max(
    1,
    Math.min(most, found.length * mostGrowth, Math.floor(charactersOfPart / meanCharacters(found))),
  );

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

/** Reads the rows of a statement by a cursor, so many at a time, or fewer long ones. */
const byCursor = <Row>(
  sql: SqlClient.SqlClient,
  read: (row: object) => Row,
  most: number,
): Select<Row> => {
  const fetch = (count: number) => sql.unsafe(`fetch ${count} from part_of_rows`);
  const sizeOfFirst = Math.min(most, rowsOfFirst);
  const rest = (first: ReadonlyArray<object>) =>
    Effect.gen(function* () {
      const rows: Array<Row> = [];
      let [found, size] = [first, sizeOfFirst];
      while (found.length > 0) {
        const isLast = found.length < size;
        size = nextPart(found, most);
        const next = isLast ? undefined : yield* Effect.fork(fetch(size));
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
      const rows = yield* rest(yield* fetch(sizeOfFirst));
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
