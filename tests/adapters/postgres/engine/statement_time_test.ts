/** The server itself ends a statement that takes too long, so that it keeps neither locks nor a connection. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { patientServer, server } from "../../../../src/adapters/postgres/engine/client.ts";
import { orUnavailable } from "../../../../src/adapters/postgres/engine/unavailable.ts";
import { until } from "../../../support/process.ts";
import { onServer, psql } from "../../../support/server_tests.ts";

const test = onServer();

const silent = Logger.remove(Logger.defaultLogger);

test("a statement that hangs is ended on the server, and its connection is used again", async ({ url }) => {
  await psql(url, "create table held (n integer)", "insert into held values (1)");
  await Effect.runPromise(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const pid = Effect.map(
        sql<{ readonly pid: number }>`select pg_backend_pid() as pid`,
        ([row]) => row?.pid,
      );
      const before = yield* pid;
      const slow = yield* Effect.flip(orUnavailable(sql`select pg_sleep(${600}::integer)`));
      assert.equal(slow._tag, "ServiceUnavailable");
      assert.equal(yield* pid, before);
      const holding = sql.withTransaction(
        Effect.zipRight(sql`update held set n = ${2}`, sql`select pg_sleep(${600}::integer)`),
      );
      assert.equal((yield* Effect.flip(orUnavailable(holding)))._tag, "ServiceUnavailable");
      yield* sql`update held set n = ${3}`;
    }).pipe(Effect.provide(server(Redacted.make(url), 1)), Effect.provide(silent)),
  );
  const sleeping = "select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'";
  await until(async () => (await psql(url, sleeping)).length === 0);
  assert.deepEqual(await psql(url, "select n from held"), [{ n: 3 }]);
});

const timeOf = (layer: ReturnType<typeof server>): Promise<ReadonlyArray<unknown>> =>
  Effect.runPromise(
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql`select setting::integer as ms from pg_settings where name = 'statement_timeout'`,
    ).pipe(Effect.provide(Layer.fresh(layer)), Effect.provide(silent)),
  );

test("operators' statements have their hours, calls their seconds, whatever the role has", async ({ url }) => {
  const name = new URL(url).pathname.slice(1);
  await psql(url, `alter database ${name} set statement_timeout = '1s'`);
  const address = Redacted.make(url);
  assert.deepEqual(await timeOf(server(address)), [{ ms: 2_900 }]);
  assert.deepEqual(await timeOf(server(address, 20)), [{ ms: 19_900 }]);
  assert.deepEqual(await timeOf(patientServer(address)), [{ ms: 6 * 3_600_000 - 100 }]);
});

test("a statement has one process of the server, whatever the role has", async ({ url }) => {
  const name = new URL(url).pathname.slice(1);
  await psql(url, `alter database ${name} set max_parallel_workers_per_gather = 4`);
  const found = await Effect.runPromise(
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql`select current_setting('max_parallel_workers_per_gather') as further`,
    ).pipe(Effect.provide(Layer.fresh(server(Redacted.make(url)))), Effect.provide(silent)),
  );
  assert.deepEqual(found, [{ further: "0" }]);
});
