/** Processes that share one database server. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { server } from "../../src/adapters/postgres/engine/client.ts";
import { migrate, migrationsDirectory } from "../../src/adapters/postgres/engine/migrations.ts";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { admin, freePort, startTask, until, where } from "../support/process.ts";
import { psql } from "../support/server_tests.ts";

const calculation = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-11-20";

const onServer = where(hasPostgres, "PostgreSQL");

/** The numbers of this checkout's migrations, in order. */
const migrationNumbers = (): ReadonlyArray<number> =>
  [...Deno.readDirSync(migrationsDirectory)].map(({ name }) => Number.parseInt(name)).sort((a, b) => a - b);

onServer("four processes that start at once migrate once", async () => {
  const postgres = await startPostgres();
  const migrateOnce = migrate().pipe(
    Effect.provide(Layer.fresh(server(Redacted.make(postgres.url)))),
    Effect.scoped,
  );
  await Effect.runPromise(
    Effect.all(Array.from({ length: 4 }, () => migrateOnce), { concurrency: "unbounded" }),
  );
  const rows = await Effect.runPromise(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select migration_id from schema_migration order by 1`)
      .pipe(
        Effect.provide(server(Redacted.make(postgres.url))),
        Effect.scoped,
      ),
  );
  assert.deepEqual(rows.map((row) => row["migration_id"]), [...migrationNumbers()]);
  await postgres.remove();
});

onServer("admin names the server's database without its password, and makes no tables in it", async () => {
  const postgres = await startPostgres();
  const DATABASE_URL = postgres.url.replace("postgres@", "postgres:s3cret@");
  const { code, error } = await admin({ DATABASE_URL }, "account", "list");
  assert.equal(code, 1);
  assert.ok(error.startsWith(`Database: ${postgres.url}\n`), error);
  assert.match(error, /no database of this service yet/);
  const tables = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`select 1 from information_schema.tables where table_schema = 'public'`,
  );
  const found = await Effect.runPromise(
    tables.pipe(Effect.provide(server(Redacted.make(postgres.url))), Effect.scoped),
  );
  assert.equal(found.length, 0);
  await postgres.remove();
});

onServer("admin says why a server did not do what it was told, whichever command it was", async () => {
  const postgres = await startPostgres();
  const missing = { DATABASE_URL: postgres.url.replace(/[^/]+$/, "missing") };
  const away = { DATABASE_URL: postgres.url.replace(/:\d+\//, `:${freePort()}/`) };
  const directory = await Deno.makeTempDir();
  const backup = `${directory}/customs.backup`;
  const laptop = { DATA_DIR: `${directory}/laptop` };
  const service = await startTask("dev", laptop);
  assert.equal((await admin(laptop, "backup", backup)).code, 0);
  assert.equal(await service.stop(), 0);
  for (const words of [["account", "list"], ["restore", backup], ["move"], ["purge"]]) {
    const refused = await admin({ ...laptop, ...missing }, ...words);
    assert.equal(refused.code, 1, words.join(" "));
    assert.match(refused.error, /nothing was done.* The reason: .*database "missing" does not exist\.$/);
    assert.match((await admin({ ...laptop, ...away }, ...words)).error, /The reason: .*ECONNREFUSED/);
  }
  assert.equal((await admin({ DATABASE_URL: postgres.url }, "migrate")).code, 0);
  await psql(
    postgres.url,
    "create role lesser login",
    "grant all on all tables in schema public to lesser",
  );
  const lesser = { DATABASE_URL: postgres.url.replace("postgres@", "lesser@") };
  assert.match((await admin(lesser, "restore", backup)).error, /The reason: .*must be owner of table/);
  await Deno.remove(directory, { recursive: true });
  await postgres.remove();
});

onServer(
  "a database that is away: the service listens, lets no one in unchecked, and recovers by itself",
  async () => {
    const postgres = await startPostgres();
    await postgres.stop();
    const service = await startTask("start", { DATABASE_URL: postgres.url, HOST: "127.0.0.1" });
    const status = async (path: string): Promise<number> => {
      const answer = await fetch(`${service.origin}${path}`);
      await answer.body?.cancel();
      return answer.status;
    };
    assert.equal(await status("/healthz"), 200);
    const notReady = await fetch(`${service.origin}/readyz`);
    const { status: told, parts } = await notReady.json();
    assert.deepEqual([notReady.status, told], [503, 503]);
    assert.deepEqual([parts.database, parts.migrations, parts.reference], ["failing", "waiting", "waiting"]);
    const refused = await fetch(`${service.origin}${calculation}`);
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get("retry-after"), "5");
    assert.match((await refused.json()).error, /database does not answer/);
    await postgres.start();
    await until(async () => await status("/readyz") === 200);
    assert.equal(await status(calculation), 200);
    assert.equal((await admin({ DATABASE_URL: postgres.url }, "account", "list")).out, "Nothing yet.");
    await postgres.stop();
    await until(async () => await status(calculation) === 503);
    await postgres.start();
    await until(async () => await status(calculation) === 200);
    assert.equal(await service.stop(), 0);
    await postgres.remove();
  },
);

onServer("two processes on one database share each window", async () => {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, HOST: "127.0.0.1" };
  const services = await Promise.all([startTask("start", env), startTask("start", env)]);
  const ready = (origin: string) => async () => {
    const answer = await fetch(`${origin}/readyz`);
    await answer.body?.cancel();
    return answer.status === 200;
  };
  for (const { origin } of services) await until(ready(origin));
  const statuses = await Promise.all(Array.from({ length: 60 }, async (_, index) => {
    const answer = await fetch(`${services[index % 2]?.origin}${calculation}`);
    await answer.body?.cancel();
    return answer.status;
  }));
  assert.equal(statuses.filter((each) => each === 200).length, 10);
  assert.equal(statuses.filter((each) => each === 429).length, 50);
  await Promise.all(services.map((service) => service.stop()));
  await postgres.remove();
});
