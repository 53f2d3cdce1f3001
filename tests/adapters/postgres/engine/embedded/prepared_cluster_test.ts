/** First starts that unpack a cluster which was made and migrated ahead. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { embedded, type Sql } from "../../../../../src/adapters/postgres/engine/client.ts";
import {
  type AppliedMigration,
  appliedMigrations,
  migrate,
  migrationsDirectory,
} from "../../../../../src/adapters/postgres/engine/migrations.ts";
import { writeBackup } from "../../../../../src/adapters/postgres/backup/write_backup.ts";
import { chooseDatabase } from "../../../../../src/composition/database.ts";
import { carryOutOnDatabase } from "../../../../../src/composition/commands/database_commands.ts";
import { provider } from "../../../../../src/composition/settings.ts";
import { unpackCluster } from "../../../../../src/adapters/postgres/engine/embedded/prepared_cluster.ts";

const withDirectory = async (fn: (directory: string) => Promise<void>): Promise<void> => {
  const directory = await Deno.makeTempDir();
  await fn(directory);
  await Deno.remove(directory, { recursive: true });
};

const runIn = <A, E>(directory: string, effect: Effect.Effect<A, E, Sql>): Promise<A> =>
  Effect.runPromise(Effect.provide(effect, embedded(directory)));

const names = [...Deno.readDirSync(migrationsDirectory)].map(({ name }) => name).sort();

/** This checkout's migrations, as a database that has them all names them. */
const todays: ReadonlyArray<AppliedMigration> = names.map((name) => ({
  id: parseInt(name),
  contentHash: createHash("sha256").update(Deno.readFileSync(new URL(name, migrationsDirectory))).digest(
    "hex",
  ),
}));

/** A copy of some of this checkout's migrations. */
const withMigrations = (some: ReadonlyArray<string>, fn: (migrations: URL) => Promise<void>): Promise<void> =>
  withDirectory(async (directory) => {
    for (const name of some) await Deno.copyFile(new URL(name, migrationsDirectory), `${directory}/${name}`);
    await fn(new URL(`file://${directory}/`));
  });

/** What only a copy has in common with another cluster. */
const identifier = Effect.map(
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select system_identifier::text from pg_control_system()`),
  ([row]) => String(row?.["system_identifier"]),
);

/** Tables of ours that have rows, by their names. */
const filledTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const tables = yield* sql<{ readonly name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`;
  const filled: Array<string> = [];
  for (const { name } of tables) {
    if ((yield* sql.unsafe(`select from ${name} limit 1`)).length > 0) filled.push(name);
  }
  return filled;
});

Deno.test("the prepared cluster is of the installed version, has today's migrations and nothing else (else: deno task prepare)", () =>
  withDirectory(async (directory) => {
    assert.ok(await unpackCluster(`${directory}/database`), "there is none for this version");
    assert.deepEqual(await runIn(directory, appliedMigrations), todays);
    // The tiers are the migrations' own. There is no account, no key, no price and no sealed secret.
    assert.deepEqual(await runIn(directory, filledTables), ["schema_migration", "tier"]);
  }));

Deno.test("the prepared cluster was closed before it was packed, so that it opens without recovery", () =>
  withDirectory(async (directory) => {
    await unpackCluster(`${directory}/database`);
    const control = await Deno.readFile(`${directory}/database/global/pg_control`);
    const shutDown = 1;
    assert.equal(new DataView(control.buffer).getUint32(16, true), shutDown);
  }));

Deno.test("first starts unpack the prepared cluster into directories that only their owner may read", () =>
  withDirectory((one) =>
    withDirectory(async (other) => {
      const identifiers: Array<string> = [];
      for (const directory of [one, other]) {
        identifiers.push(await runIn(directory, identifier));
        const { mode } = await Deno.stat(`${directory}/database`);
        assert.equal((mode ?? 0) & 0o077, 0);
      }
      assert.match(String(identifiers[0]), /^\d+$/);
      assert.equal(identifiers[1], identifiers[0]);
    })
  ));

Deno.test("a migration that is newer than the prepared cluster is applied by the first start", () =>
  withMigrations(names, (directory) =>
    withDirectory(async (data) => {
      await Deno.writeTextFile(new URL("9000_later.sql", directory), "create table later ();");
      await runIn(data, migrate({ directory }));
      const ids = (await runIn(data, appliedMigrations)).map(({ id }) => id);
      assert.deepEqual(ids, [...todays.map(({ id }) => id), 9000]);
    })));

Deno.test("newer migrations that are asked for twice at once are applied once each, one after the other", () =>
  withMigrations(names, (directory) =>
    withDirectory(async (data) => {
      const later = [9000, 9001, 9002];
      for (const id of later) {
        await Deno.writeTextFile(new URL(`${id}_later.sql`, directory), `create table later${id} ();`);
      }
      const migrated = Effect.all([migrate({ directory }), migrate({ directory })], {
        concurrency: "unbounded",
      });
      const applied = await runIn(data, Effect.zipRight(migrated, appliedMigrations));
      assert.deepEqual(applied.slice(0, -later.length), todays);
      assert.deepEqual(applied.slice(-later.length).map(({ id }) => id), later);
      assert.ok(applied.every(({ contentHash }) => contentHash !== ""));
    })));

Deno.test("a data directory of an older release, made without the prepared cluster, is migrated", () =>
  withMigrations(names.slice(0, 7), (directory) =>
    withDirectory(async (data) => {
      await Effect.runPromise(Effect.provide(migrate({ directory }), embedded(data, { anew: "empty" })));
      assert.deepEqual(await runIn(data, appliedMigrations), todays.slice(0, 7));
      await runIn(data, migrate());
      assert.deepEqual(await runIn(data, appliedMigrations), todays);
    })));

Deno.test("the backup of an older release is restored into a new data directory, and migrated there", () =>
  withMigrations(names.slice(0, 7), (directory) =>
    withDirectory((older) =>
      withDirectory(async (data) => {
        const file = `${older}/backup`;
        const made = Effect.zipRight(migrate({ directory }), writeBackup(file));
        await Effect.runPromise(Effect.provide(made, embedded(older, { anew: "empty" })));
        const settings = provider((name) => name === "DATA_DIR" ? data : undefined);
        const database = await Effect.runPromise(
          Effect.withConfigProvider(chooseDatabase("dev"), settings),
        );
        await Effect.runPromise(carryOutOnDatabase({ do: "database restore", file }, database, []));
        assert.deepEqual(await runIn(data, appliedMigrations), todays);
      })
    )));
