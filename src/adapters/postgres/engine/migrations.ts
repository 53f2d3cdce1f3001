/**
 * `sql/*.sql`, in order, once each. Any number of processes may start at once: one migrates, the others wait.
 */
import * as Migrator from "@effect/sql/Migrator";
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";

/** Where this checkout's migrations are. */
export const migrationsDirectory = new URL("../../../../sql/", import.meta.url);

/** The migrator's own table: which migrations were run. */
export const migrationsTable = "schema_migration";
/** Advisory lock of everyone who migrates: any number, as long as it is theirs alone. */
const lockKey = 7_233_001;

const read = async (directory: URL): Promise<Array<Migrator.ResolvedMigration>> => {
  const found: Array<Migrator.ResolvedMigration> = [];
  for await (const entry of Deno.readDir(directory)) {
    const [, id, name] = /^(\d+)_(.+)\.sql$/.exec(entry.name) ?? [];
    if (id === undefined || name === undefined) continue;
    const text = await Deno.readTextFile(new URL(entry.name, directory));
    const run = Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(text));
    found.push([Number(id), name, Effect.succeed(run)]);
  }
  return found.sort(([a], [b]) => a - b);
};

const loader = (directory: URL): Migrator.Loader =>
  Effect.tryPromise({
    try: () => read(directory),
    catch: (error) =>
      new Migrator.MigrationError({
        reason: "import-error",
        message: `${directory} can't be read: ${error}`,
      }),
  });

/**
 * Brings the database to the newest version. The migrator's table is made first, under a lock: its own check is not
 * safe when several processes start at once.
 */
export const migrate = (
  directory: URL = migrationsDirectory,
): Effect.Effect<void, SqlError | Migrator.MigrationError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    yield* sql.withTransaction(Effect.zipRight(
      sql`select pg_advisory_xact_lock(${lockKey})`,
      sql`create table if not exists ${sql(migrationsTable)} (
        migration_id integer primary key, created_at timestamptz not null default now(), name text not null)`,
    ));
    yield* Migrator.make({})({ loader: loader(directory), table: migrationsTable });
  });
