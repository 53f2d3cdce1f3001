/** Migrations as operators meet them: edited files, roles without rights, files that were passed over. */
import type { SqlClient } from "@effect/sql/SqlClient";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { server } from "../../../../src/adapters/postgres/engine/client.ts";
import * as Health from "../../../../src/adapters/postgres/engine/health.ts";
import { migrate, migrationsDirectory } from "../../../../src/adapters/postgres/engine/migrations.ts";
import { prepare } from "../../../../src/adapters/postgres/engine/health.ts";
import { DatabaseHealth } from "../../../../src/application/ports.ts";
import { reference } from "../../../support/law.ts";
import { failureOf, onServer, psql, runOn } from "../../../support/server_tests.ts";

const test = onServer();

/** A directory with a copy of this checkout's migrations. */
const withCopy = async (fn: (directory: URL) => Promise<void>): Promise<void> => {
  const path = await Deno.makeTempDir();
  for (const { name } of Deno.readDirSync(migrationsDirectory)) {
    await Deno.copyFile(new URL(name, migrationsDirectory), `${path}/${name}`);
  }
  await fn(new URL(`file://${path}/`));
  await Deno.remove(path, { recursive: true });
};

const messageOf = <A, E>(exit: Exit.Exit<A, E>): string =>
  Exit.isFailure(exit) ? String(Cause.squash(exit.cause)) : "it succeeded";

const failsWith = async (
  postgres: { readonly url: string },
  effect: Effect.Effect<void, unknown, SqlClient>,
  pattern: RegExp,
): Promise<void> => assert.match(messageOf(await runOn(postgres, effect)), pattern);

test("a file that was edited after it was applied is named, and nothing is changed", (postgres) =>
  withCopy(async (directory) => {
    assert.deepEqual(await runOn(postgres, migrate({ directory })), Exit.void);
    const file = new URL("0002_rate_limits.sql", directory);
    await Deno.writeTextFile(file, "\n-- changed my mind\n", { append: true });
    await Deno.writeTextFile(new URL("9000_later.sql", directory), "create table later ();");
    await failsWith(
      postgres,
      migrate({ directory }),
      /sql\/0002_rate_limits\.sql was edited after it was applied/,
    );
    assert.deepEqual(await psql(postgres.url, "select to_regclass('later') as found"), [{ found: null }]);
  }));

test("line ends of another system are no edit", (postgres) =>
  withCopy(async (directory) => {
    assert.deepEqual(await runOn(postgres, migrate({ directory })), Exit.void);
    const file = new URL("0002_rate_limits.sql", directory);
    await Deno.writeTextFile(file, (await Deno.readTextFile(file)).replaceAll("\n", "\r\n"));
    assert.deepEqual(await runOn(postgres, migrate({ directory })), Exit.void);
  }));

test("a file that newer ones overtook is named instead of being passed over", (postgres) =>
  withCopy(async (directory) => {
    await Deno.writeTextFile(new URL("9000_later.sql", directory), "create table later ();");
    assert.deepEqual(await runOn(postgres, migrate({ directory })), Exit.void);
    await Deno.writeTextFile(new URL("8999_sooner.sql", directory), "create table sooner ();");
    await failsWith(postgres, migrate({ directory }), /8999_sooner\.sql was never applied, but 9000 was/);
  }));

/** A file that fails where its transaction still holds what an earlier one changed. */
const needsUnlocked = `do $$ begin
  if exists (select from pg_locks where pid = pg_backend_pid() and relation = 'account'::regclass) then
    raise exception 'account is locked';
  end if;
end $$;`;

test("what a file locks is free when the next begins", (postgres) =>
  withCopy(async (directory) => {
    await Deno.writeTextFile(
      new URL("9000_first.sql", directory),
      "alter table account add column first int;",
    );
    await Deno.writeTextFile(new URL("9001_second.sql", directory), needsUnlocked);
    assert.deepEqual(await runOn(postgres, migrate({ directory })), Exit.void);
  }));

test("a file that fails is named, those before it stay, and the next start goes on with it", (postgres) =>
  withCopy(async (directory) => {
    const failing = new URL("9001_second.sql", directory);
    await Deno.writeTextFile(new URL("9000_first.sql", directory), "create table first ();");
    await Deno.writeTextFile(failing, "create table second (); select 1 / 0;");
    await Deno.writeTextFile(new URL("9002_third.sql", directory), "create table third ();");
    const later = () =>
      psql(
        postgres.url,
        `select migration_id as id, content_hash is not null as "hasHash", to_regclass(name) is not null as "isThere"
         from schema_migration where migration_id >= 9000 order by 1`,
      );
    await failsWith(postgres, migrate({ directory }), /9001_second/);
    assert.deepEqual(await later(), [{ id: 9000, hasHash: true, isThere: true }]);
    assert.deepEqual(await psql(postgres.url, "select to_regclass('second') as found"), [{ found: null }]);
    await Deno.writeTextFile(failing, "create table second ();");
    assert.deepEqual(await runOn(postgres, migrate({ directory })), Exit.void);
    assert.deepEqual(
      await later(),
      [9000, 9001, 9002].map((id) => ({ id, hasHash: true, isThere: true })),
    );
  }));

test("of processes that start at once each file is applied by one", (postgres) =>
  withCopy(async (directory) => {
    for (let id = 9000; id < 9010; id += 1) {
      await Deno.writeTextFile(
        new URL(`${id}_t${id}.sql`, directory),
        `create table t${id} (); select pg_sleep(0.02);`,
      );
    }
    const exits = await Promise.all([1, 2, 3].map(() => runOn(postgres, migrate({ directory }))));
    assert.deepEqual(exits, [Exit.void, Exit.void, Exit.void]);
    assert.deepEqual(
      await psql(
        postgres.url,
        "select count(*)::int as n from schema_migration where content_hash is not null",
      ),
      [{ n: [...Deno.readDirSync(directory)].length }],
    );
  }));

test("a database that an earlier release migrated is taken over, and its files are held from then on", (postgres) =>
  withCopy(async (directory) => {
    assert.deepEqual(await runOn(postgres, migrate({ directory })), Exit.void);
    await psql(postgres.url, "alter table schema_migration drop column content_hash");
    assert.deepEqual(await runOn(postgres, migrate({ directory })), Exit.void);
    await Deno.writeTextFile(new URL("0001_accounts.sql", directory), "-- empty\n");
    await failsWith(postgres, migrate({ directory }), /0001_accounts\.sql was edited/);
  }));

test("the service's role needs no right on the schema: it waits for the migration, then works", async (postgres) => {
  const role = `service_${crypto.randomUUID().slice(0, 8)}`;
  await psql(
    postgres.url,
    `create role ${role} login`,
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`,
  );
  const service = { url: postgres.url.replace("postgres@", `${role}@`) };
  const early = await runOn(service, prepare(reference.prices));
  assert.equal(failureOf(early)?._tag, "ServiceUnavailable");
  for (const who of [postgres, service]) {
    assert.equal(messageOf(await runOn(who, prepare(reference.prices))), "it succeeded");
  }
});

test("a database that answers and refuses the role a right says that, not that it is away", async (postgres) => {
  const role = `service_${crypto.randomUUID().slice(0, 8)}`;
  const owner = (...statements: ReadonlyArray<string>) => psql(postgres.url, ...statements);
  await owner(`create role ${role} login`);
  const service = server(Redacted.make(postgres.url.replace("postgres@", `${role}@`)));
  const exit = await Effect.runPromiseExit(
    Effect.gen(function* () {
      const { isReady, lacksRight, whenPrepared } = yield* DatabaseHealth;
      assert.deepEqual([yield* isReady, lacksRight()], [false, true], "it may not migrate");
      yield* Effect.promise(() => runOn(postgres, prepare(reference.prices)));
      yield* Effect.promise(() =>
        owner(`grant select, insert, update, delete on all tables in schema public to ${role}`)
      );
      yield* whenPrepared;
      assert.deepEqual([yield* isReady, lacksRight()], [true, false]);
      yield* Effect.promise(() => owner(`revoke insert on service_probe from ${role}`));
      yield* Effect.sleep("1100 millis");
      assert.deepEqual([yield* isReady, lacksRight()], [false, true], "it may not write");
    }).pipe(Effect.provide(Layer.provide(Health.layer(reference.prices), service)), Effect.scoped),
  );
  assert.ok(Exit.isSuccess(exit), String(exit));
});
