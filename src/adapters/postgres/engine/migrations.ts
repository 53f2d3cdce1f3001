/**
 * `sql/*.sql`, in order, once each, every file in a transaction of its own: whoever waits for what a file locks waits for that file alone,
 * and a start that ended between two files is gone on with by the next. Any number of processes may start at once: of one file each
 * waits for the other. What was applied is kept with its hash, so that a file that was edited afterwards is noticed. A database that is
 * up to date is only read, so the service's role needs no right to change its schema. Decision 0251.
 */
import * as Migrator from "@effect/sql/Migrator";
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { createHash } from "node:crypto";
import { firstRowOf, rowsOf } from "./rows.ts";

/** Directory of this checkout's migrations. */
export const migrationsDirectory = new URL("../../../../sql/", import.meta.url);

/** The migrator's own table: which migrations were run. */
export const migrationsTable = "schema_migration";
/** Advisory lock of everyone who migrates: any number, as long as it is theirs alone. */
const lockKey = 7_233_001;

/** A file of the directory. */
interface Migration {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly contentHash: string;
}

/** Migration that was applied to a database. */
export interface AppliedMigration {
  readonly id: number;
  /** Empty where an older release applied the file. */
  readonly contentHash: string;
}

/** A row of the table; the hash is missing where an older release applied the file. */
const AppliedRow = Schema.Struct({ id: Schema.Number, contentHash: Schema.NullOr(Schema.String) });
type AppliedRow = typeof AppliedRow.Type;

const decodeApplied = rowsOf(AppliedRow);
const thereOrNot = firstRowOf(Schema.Struct({ isThere: Schema.Boolean }));

const read = async (directory: URL): Promise<ReadonlyArray<Migration>> => {
  const found: Array<Migration> = [];
  for await (const entry of Deno.readDir(directory)) {
    const [, id, name] = /^(\d+)_(.+)\.sql$/.exec(entry.name) ?? [];
    if (id === undefined || name === undefined) continue;
    const text = await Deno.readTextFile(new URL(entry.name, directory));
    const contentHash = createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
    found.push({ id: Number(id), name, text, contentHash });
  }
  return found.sort((a, b) => a.id - b.id);
};

const readFiles = (directory: URL): Effect.Effect<ReadonlyArray<Migration>, Migrator.MigrationError> =>
  Effect.tryPromise({
    try: () => read(directory),
    catch: (error) =>
      new Migrator.MigrationError({
        reason: "import-error",
        message: `${directory} can't be read: ${error}`,
      }),
  });

const readApplied = (sql: SqlClient.SqlClient): Effect.Effect<ReadonlyArray<AppliedRow>, SqlError> =>
  Effect.flatMap(
    thereOrNot(sql`select to_regclass(${migrationsTable}) is not null as "isThere"`),
    (found) =>
      Option.exists(found, ({ isThere }) => isThere)
        ? decodeApplied(
          sql`select migration_id as id, to_jsonb(m)->>'content_hash' as "contentHash"
            from ${sql(migrationsTable)} m order by migration_id`,
        )
        : Effect.succeed([]),
  );

const badState = (message: string): Migrator.MigrationError =>
  new Migrator.MigrationError({ reason: "bad-state", message });

const fileName = ({ id, name }: Migration): string => `sql/${String(id).padStart(4, "0")}_${name}.sql`;

/**
 * @returns true if nothing is left to be done
 * @fails MigrationError when an applied file was edited, or one was passed over that newer ones followed
 */
const check = (
  files: ReadonlyArray<Migration>,
  applied: ReadonlyArray<AppliedRow>,
): Effect.Effect<boolean, Migrator.MigrationError> => {
  const hashes = new Map(applied.map(({ id, contentHash }) => [id, contentHash]));
  const newest = Math.max(0, ...hashes.keys());
  for (const file of files) {
    const hash = hashes.get(file.id);
    if (hash === undefined && file.id < newest) {
      return badState(`${fileName(file)} was never applied, but ${newest} was: give it the next number.`);
    }
    if (typeof hash === "string" && hash !== file.contentHash) {
      return badState(
        `${fileName(file)} was edited after it was applied: restore it, and make the change in a new file.`,
      );
    }
  }
  return Effect.succeed(files.every(({ id }) => typeof hashes.get(id) === "string"));
};

/** The migrator's table, made under a lock: its own check is not safe when several processes start at once. */
const prepareTable = (sql: SqlClient.SqlClient) =>
  sql.withTransaction(Effect.all([
    sql`select pg_advisory_xact_lock(${lockKey})`,
    sql`create table if not exists ${sql(migrationsTable)} (
      migration_id integer primary key, created_at timestamptz not null default now(), name text not null)`,
    sql`alter table ${sql(migrationsTable)} add column if not exists content_hash text`,
  ]));

/** Writes the hash of a file beside its number, if none stands there. */
const keepHash = (sql: SqlClient.SqlClient, { id, contentHash }: Migration): Effect.Effect<void, SqlError> =>
  Effect.asVoid(
    sql`update ${sql(migrationsTable)} set content_hash = ${contentHash}
      where migration_id = ${id} and content_hash is null`,
  );

/** The migrator's step of a file. The migrator has written the file's number by then, in the same transaction. */
const stepOf = (file: Migration): Migrator.ResolvedMigration => [
  file.id,
  file.name,
  Effect.succeed(
    Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.zipRight(sql.unsafe(file.text), keepHash(sql, file))),
  ),
];

/**
 * Files one after the other. The migrator runs all that it is given in one transaction, under a lock of its table: it is given one, and
 * passes that over if another process has applied it, or a newer one, meanwhile.
 */
const apply = (
  sql: SqlClient.SqlClient,
  files: ReadonlyArray<Migration>,
  applied: ReadonlyArray<AppliedRow>,
) =>
  Effect.forEach(
    files,
    (file) =>
      applied.some(({ id }) => id === file.id) ? keepHash(sql, file) : Effect.asVoid(
        Migrator.make({})({ loader: Effect.succeed([stepOf(file)]), table: migrationsTable }),
      ),
    { discard: true },
  );

/** The migrations of this database, in order. */
export const appliedMigrations: Effect.Effect<
  ReadonlyArray<AppliedMigration>,
  SqlError,
  SqlClient.SqlClient
> = Effect.map(
  Effect.flatMap(SqlClient.SqlClient, readApplied),
  (applied) => applied.map(({ id, contentHash }) => ({ id, contentHash: contentHash ?? "" })),
);

/** Options of a migration. */
export interface MigrateOptions {
  /** Directory of the files; default: this checkout's. */
  readonly directory?: URL;
  /** The version of another database, which the empty one is brought to; default: the newest. */
  readonly upTo?: ReadonlyArray<AppliedMigration>;
}

/** @fails MigrationError when this release doesn't know the other database's version, or this one is beyond it */
const filesUpTo = (
  files: ReadonlyArray<Migration>,
  wanted: ReadonlyArray<AppliedMigration>,
  applied: ReadonlyArray<AppliedRow>,
): Effect.Effect<ReadonlyArray<Migration>, Migrator.MigrationError> => {
  const isKnown = wanted.every(({ id, contentHash }) =>
    files.some((file) => file.id === id && (contentHash === "" || file.contentHash === contentHash))
  );
  if (!isKnown) {
    return badState("It is of a release that this one doesn't know: use that release, or a newer one.");
  }
  const newest = Math.max(0, ...wanted.map(({ id }) => id));
  return applied.some(({ id }) => id > newest)
    ? badState("This database is of a newer version already: it must be a new one, without any table.")
    : Effect.succeed(files.filter(({ id }) => id <= newest));
};

/** Brings the database to the newest version. */
export const migrate = (
  { directory = migrationsDirectory, upTo }: MigrateOptions = {},
): Effect.Effect<void, SqlError | Migrator.MigrationError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const all = yield* readFiles(directory);
    const applied = yield* readApplied(sql);
    const files = upTo === undefined ? all : yield* filesUpTo(all, upTo, applied);
    if (yield* check(files, applied)) return;
    yield* prepareTable(sql);
    yield* apply(sql, files, applied);
    yield* check(files, yield* readApplied(sql));
  });
