/** What stands in every table of a database, to be held against what stands there later. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";

/**
 * Tables that a call which only reads may write: counts of calls, what is kept of those who call, and reports of a batch's rows, which
 * are kept when they are first asked for.
 */
const writtenByReads = /^(?:rate_limit|browser_session|service_probe|report)$/;

/** @returns each other table's name with the hash of its rows */
export const everyRow: Effect.Effect<
  Readonly<Record<string, string>>,
  never,
  SqlClient.SqlClient
> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const tables = yield* sql.unsafe<{ readonly name: string }>(
    "select c.relname as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace " +
      "and not c.relispartition order by c.relname",
  );
  const read = tables.filter(({ name }) => !writtenByReads.test(name)).map(({ name }) =>
    `select '${name}' as name, count(*) || ' rows ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as rows
     from "${name}" t`
  );
  const rows = yield* sql.unsafe<{ readonly name: string; readonly rows: string }>(read.join(" union all "));
  return Object.fromEntries(rows.map(({ name, rows: held }) => [name, held]));
}).pipe(Effect.orDie);
