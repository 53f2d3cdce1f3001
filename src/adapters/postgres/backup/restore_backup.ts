/**
 * Puts the rows of a backup into an empty database, all or none. The database is first brought to the version that the
 * backup is of, then to this release's.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as ParseResult from "effect/ParseResult";
import * as Schema from "effect/Schema";
import * as Stream from "effect/Stream";
import type { TableCount } from "../../../application/ports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { type OperatorRefused, refusedBecause } from "../../../domain/accounts/operator_refused.ts";
import { migrate, type MigrateOptions } from "../engine/migrations.ts";
import { rowsOf } from "../engine/rows.ts";
import { reasonOf, stateOf } from "../engine/statements/statement_errors.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { End, Header, type Line, readLines, Row } from "./backup_file.ts";
import { filledAtStart, quoted, serviceTables, Table } from "./tables.ts";

/** Rows of one statement, and how many characters they may have together. */
const rowsAtOnce = 200;
const charactersAtOnce = 4_000_000;

const counted = rowsOf(Schema.Struct({ n: Schema.Number }));

/** @fails OperatorRefused when there is anything that a start doesn't fill by itself */
const clear = (sql: SqlClient.SqlClient, tables: ReadonlyArray<Table>) =>
  Effect.gen(function* () {
    for (const { table } of tables.filter(({ table }) => !filledAtStart.includes(table))) {
      const [found] = yield* counted(
        sql.unsafe(`select count(*)::int as n from (select 1 from ${quoted(table)} limit 1) as first`),
      );
      if (found?.n !== 0) {
        return yield* refusedBecause(
          `The database is not empty: there are rows in ${table}. A backup goes into an empty one.`,
        );
      }
    }
    for (const { table } of tables.filter(({ table }) => filledAtStart.includes(table))) {
      yield* sql.unsafe(`delete from ${quoted(table)}`);
    }
  });

/** Texts of a table, column by column. */
type Columns = ReadonlyArray<ReadonlyArray<string | null>>;

/** Rows of the audit need the partitions of their days, which this function makes in every version of a database. */
const preparePartitions = (sql: SqlClient.SqlClient, { table, columns }: Table, texts: Columns) => {
  const days = texts[columns.findIndex(({ name }) => name === "processed_on")];
  return table !== "bulk_row" ? Effect.void : sql.unsafe(
    `select prepare_bulk_month(day) from (select distinct text::date as day from unnest($1::text[]) as text) as days`,
    [days],
  );
};

const insert = (
  sql: SqlClient.SqlClient,
  table: Table,
  rows: ReadonlyArray<Row>,
): Effect.Effect<void, SqlError> => {
  if (rows.length === 0) return Effect.void;
  const texts = table.columns.map((_, column) => rows.map((row) => row[column] ?? null));
  const names = table.columns.map(({ name }) => quoted(name)).join(", ");
  const values = table.columns.map(({ name, type }) => `${quoted(name)}::${type}`).join(", ");
  const given = table.columns.map((_, column) => `$${column + 1}::text[]`).join(", ");
  return Effect.zipRight(
    preparePartitions(sql, table, texts),
    Effect.asVoid(sql.unsafe(
      `insert into ${quoted(table.table)} (${names}) overriding system value
       select ${values} from unnest(${given}) as r (${names})`,
      texts,
    )),
  );
};

const identities = rowsOf(Schema.Struct({ table: Schema.String, column: Schema.String }));

/** Numbers that the database gives out go on after those that were restored. */
const continueNumbers = (sql: SqlClient.SqlClient) =>
  Effect.flatMap(
    identities(sql`
      select a.attrelid::regclass::text as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attidentity <> ''`),
    Effect.forEach(({ table, column }) =>
      sql.unsafe(
        `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${
          quoted(column)
        }), 0) + 1, false)
         from ${table}`,
      )
    ),
  );

const constraints = rowsOf(Schema.Struct({ table: Schema.String, name: Schema.String }));

/**
 * Puts rows in that may refer to later ones. A corrected entry is written anew, and may stand in the file behind its correction:
 * such references are checked when all rows are there.
 */
const referringAhead = <A, E, R>(
  sql: SqlClient.SqlClient,
  tables: ReadonlyArray<Table>,
  load: Effect.Effect<A, E, R>,
) =>
  Effect.gen(function* () {
    const order = tables.map(({ table }) => table);
    const ahead = yield* constraints(sql`
      select f.conrelid::regclass::text as table, f.conname as name
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
      where f.contype = 'f' and f.conparentid = 0 and c.relnamespace = current_schema()::regnamespace
        and array_position(${order}::text[], r.relname::text) >= array_position(${order}::text[], c.relname::text)`);
    const alter = (how: string) =>
      Effect.forEach(ahead, ({ table, name }) =>
        sql.unsafe(`alter table ${table} alter constraint ${quoted(name)} ${how}`));
    yield* alter("deferrable initially deferred");
    const loaded = yield* load;
    yield* sql`set constraints all immediate`;
    yield* alter("not deferrable");
    return loaded;
  });

const isHeader = Schema.is(Header);
const isTable = Schema.is(Table);
const isEnd = Schema.is(End);
const isRow = Schema.is(Row);

/** Collects rows of the table that was named last, and puts them in when they are enough. */
const loader = (sql: SqlClient.SqlClient, known: ReadonlyArray<Table>) => {
  const counts = new Map<string, number>();
  let current: Table | undefined;
  let rows: Array<Row> = [];
  let characters = 0;
  let end: number | undefined;

  const flush = Effect.suspend(() => {
    const [table, full] = [current, rows];
    [rows, characters] = [[], 0];
    if (table === undefined) return Effect.void;
    counts.set(table.table, (counts.get(table.table) ?? 0) + full.length);
    return insert(sql, table, full);
  });

  const begin = (table: Table) =>
    Effect.flatMap(flush, () => {
      current = table;
      return known.some((each) => each.table === table.table)
        ? Effect.void
        : refusedBecause(`The backup has a table ${table.table} that this release doesn't know.`);
    });

  const take = (line: Line) => {
    if (isTable(line)) return begin(line);
    if (isEnd(line)) {
      end = line.rows;
      return flush;
    }
    if (!isRow(line)) return Effect.void;
    rows.push(line);
    for (const text of line) characters += text?.length ?? 0;
    return rows.length >= rowsAtOnce || characters >= charactersAtOnce ? flush : Effect.void;
  };

  const finish = Effect.suspend(() => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return end === total
      ? Effect.succeed(Array.from(counts, ([table, count]): TableCount => ({ table, rows: count })))
      : refusedBecause("The backup is not whole: it was cut off. Nothing was restored.");
  });
  return { take, finish };
};

/** Reason why a file can't be read, in words: how a line is read is nothing to whoever has the file. */
const unreadable = (path: string, error: unknown): string => {
  const reason = ParseResult.isParseError(error)
    ? "it holds a line that no backup has, so it is damaged, or something else."
    : error instanceof Error
    ? error.message
    : String(error);
  return `${path} can't be read as a backup: ${reason}`;
};

const linesOf = (path: string): Stream.Stream<Line, OperatorRefused> =>
  Stream.fromAsyncIterable(readLines(path), (error) => refusedBecause(unreadable(path, error)));

/** The first line, which says what the backup is of. */
const headerOf = (path: string): Effect.Effect<Header, OperatorRefused> =>
  Effect.flatMap(
    Stream.runHead(linesOf(path)),
    (first) =>
      first._tag === "Some" && isHeader(first.value)
        ? Effect.succeed(first.value)
        : refusedBecause(`${path} is no backup of this service.`),
  );

/** A value that is none of its type, or a row that another one lacks. */
const isRefusedRow = (error: unknown): error is SqlError =>
  error instanceof SqlError && /^2[23]/.test(stateOf(error.cause) ?? "");

const migrated = (options?: MigrateOptions) =>
  Effect.catchTag(migrate(options), "MigrationError", ({ message }) => refusedBecause(message));

/**
 * @returns the number of rows that were put into each table
 * @fails OperatorRefused for a file that is no whole backup, or a database that isn't empty
 */
export const restoreBackup = (
  path: string,
): Effect.Effect<
  ReadonlyArray<TableCount>,
  OperatorRefused | ServiceUnavailable,
  SqlClient.SqlClient
> =>
  orUnavailable(Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const { migrations } = yield* headerOf(path);
    yield* migrated({ upTo: migrations });
    const counts = yield* sql.withTransaction(Effect.gen(function* () {
      const tables = yield* serviceTables;
      yield* clear(sql, tables);
      const { take, finish } = loader(sql, tables);
      yield* referringAhead(sql, tables, Stream.runForEach(linesOf(path), take));
      yield* continueNumbers(sql);
      return yield* finish;
    })).pipe(Effect.catchIf(isRefusedRow, (error) =>
      refusedBecause(`The backup is damaged. Nothing was restored. ${reasonOf(error)}.`)));
    yield* migrated();
    return counts;
  }));
