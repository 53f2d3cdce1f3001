/** Faults that a server recovers from: frozen, read-only, transactions in each other's way, statements replanned. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import * as RateLimiterAdapter from "../../../../src/adapters/postgres/rate_limiter.ts";
import { server } from "../../../../src/adapters/postgres/engine/client.ts";
import * as Health from "../../../../src/adapters/postgres/engine/health.ts";
import { orUnavailable } from "../../../../src/adapters/postgres/engine/unavailable.ts";
import { DatabaseHealth, RateLimiter } from "../../../../src/application/ports.ts";
import { reference } from "../../../support/law.ts";
import { until } from "../../../support/process.ts";
import { failureOf, onServer, psql, runOn } from "../../../support/server_tests.ts";

const test = onServer();

/** Five seconds, and as many again twice for a machine that is busy with other tests. */
const longestWaitMs = 15_000;

/** Runs it, and holds that it was over in time. */
const inTime = async <A>(run: () => Promise<A>): Promise<A> => {
  const begin = performance.now();
  const done = await run();
  const tookMs = performance.now() - begin;
  assert.ok(tookMs < longestWaitMs, `it took ${Math.round(tookMs)} ms`);
  return done;
};

test("a frozen server is answered for within five seconds, whoever waits, and is back when it goes on", async (postgres) => {
  const quota = { policy: "cbam", limit: 1_000, windowSeconds: 3_600 };
  const services = Layer.provideMerge(
    Layer.merge(RateLimiterAdapter.layer, Health.layer(reference.prices)),
    server(Redacted.make(postgres.url)),
  );
  const exit = await Effect.runPromiseExit(
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const health = yield* DatabaseHealth;
      const sql = yield* SqlClient.SqlClient;
      const take = Effect.exit(limiter.take(quota, "somebody"));
      const ask = Effect.exit(orUnavailable(sql`select ${1}::int as n`));
      assert.ok(Exit.isSuccess(yield* take));
      yield* Effect.promise(postgres.freeze);
      const takes = Effect.all(Array.from({ length: 40 }, () => take), { concurrency: "unbounded" });
      const asks = Effect.all(Array.from({ length: 20 }, () => ask), { concurrency: "unbounded" });
      const late = Effect.delay(takes, "300 millis");
      const waiting = Effect.map(
        Effect.all([takes, asks, late], { concurrency: "unbounded" }),
        (exits) => exits.flat(),
      );
      for (let round = 0; round < 2; round++) {
        const exits = yield* Effect.promise(() => inTime(() => Effect.runPromise(waiting)));
        for (const each of exits) {
          assert.equal(failureOf<unknown, { _tag: string }>(each)?._tag, "ServiceUnavailable");
        }
      }
      assert.equal(yield* Effect.promise(() => inTime(() => Effect.runPromise(health.isReady))), false);
      yield* Effect.promise(postgres.thaw);
      yield* Effect.promise(() => until(() => Effect.runPromise(health.isReady)));
      assert.ok(Exit.isSuccess(yield* take));
    }).pipe(Effect.provide(services), Effect.scoped),
  );
  assert.ok(Exit.isSuccess(exit), String(exit));
});

test("a server that was switched to read only is not ready, loses its connections, and is used again afterwards", async (postgres) => {
  const write = (sql: SqlClient.SqlClient) => orUnavailable(sql`insert into kept (n) values (${1})`);
  const services = Layer.provideMerge(Health.layer(reference.prices), server(Redacted.make(postgres.url)));
  const [database = ""] = postgres.url.split("/").slice(-1);
  const exit = await Effect.runPromiseExit(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const { isReady } = yield* DatabaseHealth;
      yield* sql`create table kept (n int)`;
      yield* Effect.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`), { concurrency: 5 });
      assert.equal(yield* isReady, true);
      const switchTo = (value: string) =>
        Effect.promise(() =>
          psql(
            postgres.url,
            "set default_transaction_read_only = off",
            `alter database ${database} set default_transaction_read_only = ${value}`,
            `alter system set default_transaction_read_only = ${value}`,
            "select pg_reload_conf()",
          )
        );
      yield* switchTo("on");
      yield* Effect.promise(() => until(async () => !(await Effect.runPromise(isReady))));
      assert.equal((yield* Effect.flip(write(sql)))._tag, "ServiceUnavailable");
      const question = yield* Effect.flip(orUnavailable(sql`select ${1}::int`));
      assert.equal(question._tag, "ServiceUnavailable", "a read-only connection is still given out");
      yield* switchTo("off");
      yield* Effect.promise(() => until(() => Effect.runPromise(isReady)));
      yield* write(sql);
    }).pipe(Effect.provide(services), Effect.scoped),
  );
  assert.ok(Exit.isSuccess(exit), String(exit));
});

test("transactions that lock each other's rows are both done, the loser at its second attempt", async (postgres) => {
  let attempts = 0;
  const exit = await runOn(
    postgres,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql`create table account_balance (id int primary key, n int not null)`;
      yield* sql`insert into account_balance values (1, 0), (2, 0)`;
      const add = (id: number) => orUnavailable(sql`update account_balance set n = n + 1 where id = ${id}`);
      const [mine, theirs] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()];
      const won = yield* Deferred.make<void>();
      const both = (
        first: number,
        second: number,
        reached: Deferred.Deferred<void>,
        other: Deferred.Deferred<void>,
      ) =>
        orUnavailable(sql.withTransaction(Effect.gen(function* () {
          // On a full machine the pause before it may end before the winner, who waits for the row, is given it.
          if (++attempts > 2) yield* Deferred.await(won);
          yield* add(first);
          yield* Deferred.succeed(reached, undefined);
          yield* Deferred.await(other);
          yield* add(second);
        }))).pipe(Effect.tap(() => Deferred.succeed(won, undefined)));
      yield* Effect.all([both(1, 2, mine, theirs), both(2, 1, theirs, mine)], { concurrency: 2 });
      return yield* sql`select id, n from account_balance order by id`;
    }),
  );
  assert.deepEqual(exit, Exit.succeed([{ id: 1, n: 2 }, { id: 2, n: 2 }]));
  assert.equal(attempts, 3);
});

test("a transaction that can't be put in an order with another is tried again", async (postgres) => {
  let attempts = 0;
  const exit = await runOn(
    postgres,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql`create table counted (n int not null)`;
      yield* sql`insert into counted values (0)`;
      yield* orUnavailable(sql.withTransaction(Effect.gen(function* () {
        yield* sql`set transaction isolation level repeatable read`;
        yield* sql`select n from counted`;
        if (attempts++ === 0) yield* Effect.promise(() => psql(postgres.url, "update counted set n = 10"));
        yield* sql`update counted set n = n + 1`;
      })));
      return yield* sql`select n from counted`;
    }),
  );
  assert.deepEqual(exit, Exit.succeed([{ n: 11 }]));
  assert.equal(attempts, 2);
});

test("a statement whose answer a migration changes is planned anew, not failed", async (postgres) => {
  const exit = await runOn(
    postgres,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql`create table changed (n int)`;
      const ask = orUnavailable(sql`select * from changed where n > ${0}`);
      yield* Effect.all(Array.from({ length: 3 }, () => ask));
      yield* sql`alter table changed add column more text`;
      yield* ask;
      yield* Effect.all(Array.from({ length: 3 }, () => ask));
      yield* sql`alter table changed add column further text`;
      return yield* orUnavailable(sql.withTransaction(ask));
    }),
  );
  assert.deepEqual(exit, Exit.succeed([]));
});

test("the same text has the same name in every process", async (postgres) => {
  const names = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    yield* sql`select ${1}::int + ${crypto.getRandomValues(new Uint8Array(1))[0]}::int`;
    yield* sql`select ${2}::int * 1000 as n`;
    return yield* sql<
      { readonly name: string }
    >`select name from pg_prepared_statements where statement like '%1000%'`;
  });
  const [one, other] = [await runOn(postgres, names), await runOn(postgres, names)];
  assert.ok(Exit.isSuccess(one));
  assert.deepEqual(one, other);
  assert.equal(one.value[0]?.name.length, 44);
});
