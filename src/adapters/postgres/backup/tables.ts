/**
 * The tables of this database as its own catalogue describes them, so that a table of a later migration is in a backup
 * without being named here.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { rowsOf } from "../engine/rows.ts";

/** A table with its columns; partitions are part of theirs. */
export const Table = Schema.Struct({
  table: Schema.String,
  columns: Schema.Array(Schema.Struct({ name: Schema.String, type: Schema.String })),
});
export type Table = typeof Table.Type;

/** Tables that each process fills for itself: what was applied, the probe of readiness, windows of an hour. */
const leftOut = ["schema_migration", "service_probe", "rate_limit"];

/** Tables that a migration or a start fills: a backup's rows take its place. The law in force is marked with no import there. */
export const filledAtStart: ReadonlyArray<string> = ["tier", "certificate_price", "import_law"];

const TableRow = Schema.Struct({
  ...Table.fields,
  /** Tables that its foreign keys lead to. */
  refersTo: Schema.Array(Schema.String),
});
type TableRow = typeof TableRow.Type;

const described = rowsOf(TableRow);

/** @returns the tables, each behind those that it refers to */
const inOrder = (tables: ReadonlyArray<TableRow>): ReadonlyArray<TableRow> => {
  const ordered: Array<TableRow> = [];
  const isDone = (name: string): boolean => ordered.some(({ table }) => table === name);
  for (let left = tables; left.length > 0; left = tables.filter(({ table }) => !isDone(table))) {
    const free = left.filter(({ table, refersTo }) =>
      refersTo.every((name) => name === table || isDone(name))
    );
    ordered.push(...(free.length > 0 ? free : left));
  }
  return ordered;
};

/** Every table of the service, in an order in which rows can be put in. */
export const serviceTables: Effect.Effect<ReadonlyArray<Table>, SqlError, SqlClient.SqlClient> = Effect
  .flatMap(SqlClient.SqlClient, (sql) =>
    described(sql`
      select c.relname as table,
        (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
           order by a.attnum)
         from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        ) as columns,
        array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f') as "refersTo"
      from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> all(${leftOut}::text[])
      order by c.relname`))
  .pipe(Effect.map((tables) => inOrder(tables).map(({ table, columns }) => ({ table, columns }))));

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
