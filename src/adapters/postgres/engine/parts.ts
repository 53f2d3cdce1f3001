/**
 * Reads that may find any number of rows, made in parts: no statement takes long, the thread has other work between two of
 * them, and the next part is on its way while one is read. All parts are of one moment.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { WhoseWork } from "../../../application/whose_work.ts";
import { mapWithPauses } from "../../../application/yield_to_io.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { inLargeTurn, isWithinTurn, type LargeTurn } from "./large_turns.ts";
import { readRows } from "./rows.ts";

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

/** Rows that are counted at most before a turn is taken for them: of more it is the same. */
const mostCounted = 1_000_000;

const countRows = readRows((row) => Number("rows" in row ? row.rows : Number.NaN));

/**
 * Takes the request's turn for rows that it is about to hold, before it has a connection. Within a turn of the database it has been taken for
 * all that is read there, and work that nobody waits for, which is done one after the other, has none.
 */
const takeFor = (
  sql: SqlClient.SqlClient,
  { from, values }: ReadRows,
): Effect.Effect<void, SqlError | ServiceUnavailable> =>
  Effect.flatMap(Effect.all([WhoseWork, isWithinTurn]), ([{ place }, isWithin]) => {
    const take = place?.takenForRows;
    if (place === undefined || take === undefined || isWithin) return Effect.void;
    const counted = countRows(sql.unsafe(
      `select count(*)::integer as rows from (select 1 from ${from} limit ${mostCounted}) as counted`,
      [...values],
    ));
    return Effect.flatMap(counted, ([rows = 0]) => take.call(place, rows));
  });

/** The turn of work that holds the rows: at once where they are few, else the request's own and a large one. */
export const turnOfRows = (
  sql: SqlClient.SqlClient,
  rows: ReadRows,
): Effect.Effect<LargeTurn, SqlError | ServiceUnavailable> =>
  Effect.flatMap(
    areMany(sql, rows),
    (many) =>
      many ? Effect.as(takeFor(sql, rows), inLargeTurn(sql)) : Effect.succeed<LargeTurn>((work) => work),
  );

/** Does a reading, of many rows when its turn comes. */
type TurnOfReading<Failure> = <A, E, R>(
  reading: Effect.Effect<A, E, R>,
) => Effect.Effect<A, E | Failure, R>;

/** @returns the turn of a reading that makes few of the rows that it goes through, as sums are */
export const inTurnIfMany =
  (sql: SqlClient.SqlClient, rows: ReadRows): TurnOfReading<SqlError> => (reading) =>
    Effect.flatMap(areMany(sql, rows), (many) => many ? inLargeTurn(sql)(reading) : reading);

/** @returns the turn of a reading that holds something of each of the rows */
export const holdingIfMany =
  (sql: SqlClient.SqlClient, rows: ReadRows): TurnOfReading<SqlError | ServiceUnavailable> => (reading) =>
    Effect.flatMap(turnOfRows(sql, rows), (turn) => turn(reading));

/** A reading of rows. */
export interface SelectedRows extends ReadRows {
  readonly columns: string;
  /** Order in which they come; left out: whichever comes first. */
  readonly order?: string;
  /** Rows that are looked through for it, where the first of its own are found late. */
  readonly among?: ReadRows;
}

type Select<Row, Failure = SqlError> = (
  rows: SelectedRows,
) => Effect.Effect<ReadonlyArray<Row>, Failure>;

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
export const readInParts = <Row>(
  sql: SqlClient.SqlClient,
  read: (row: object) => Row,
): Select<Row, SqlError | ServiceUnavailable> => {
  const inParts = byCursor(sql, read, rowsOfPart);
  return (selected) =>
    Effect.flatMap(
      areMany(sql, selected.among ?? selected),
      (many) =>
        many
          ? Effect.zipRight(takeFor(sql, selected.among ?? selected), inLargeTurn(sql)(inParts(selected)))
          : Effect.flatMap(
            sql.unsafe(statementOf(selected), [...selected.values]),
            (found) => mapWithPauses(found, read),
          ),
    );
};

/** Reads groups, each of many rows that are put together, as `readInParts` does rows, but without a turn of its own. */
export const groupsInParts = <Row>(sql: SqlClient.SqlClient, read: (row: object) => Row): Select<Row> =>
  byCursor(sql, read, groupsOfPart);
