/** A server that has fewer connections than its processes take. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import assert from "node:assert/strict";
import pg from "pg";
import { serverPool } from "../../../../src/adapters/postgres/engine/server_pool.ts";
import { waitForOwn } from "../../../../src/adapters/postgres/engine/statements/refused_connections.ts";
import { orUnavailable } from "../../../../src/adapters/postgres/engine/unavailable.ts";
import { failureOf, onServer, psql, runOn } from "../../../support/server_tests.ts";

const test = onServer();

/** The same server for a role that has so many connections. */
const role = async (url: string, limit: number): Promise<string> => {
  const name = `few_${crypto.randomUUID().replaceAll("-", "")}`;
  await psql(url, `create role ${name} login connection limit ${limit}`);
  return url.replace("postgres@", `${name}@`);
};

const asked = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Many statements at once, each long enough that all connections are wanted. */
const burst = (count: number) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.forEach(
      asked(count),
      (n) =>
        Effect.map(
          orUnavailable(sql<{ readonly n: number }>`select ${n}::int as n, pg_sleep(0.01)`),
          ([row]) => row?.n,
        ),
      { concurrency: "unbounded" },
    ));

test("calls that get no further connection wait for one of the process's own", async (postgres) => {
  for (const limit of [1, 4]) {
    const url = await role(postgres.url, limit);
    const first = Effect.flatMap(SqlClient.SqlClient, (sql) => orUnavailable(sql`select 1`));
    const exit = await runOn({ url }, Effect.zipRight(first, burst(12)));
    assert.deepEqual(exit, Exit.succeed(asked(12)), `${limit}`);
  }
});

test("a transaction waits so too, also in a pool that has just begun", async (postgres) => {
  const url = await role(postgres.url, 3);
  const exit = await runOn(
    { url },
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      Effect.forEach(
        asked(8),
        (n) => orUnavailable(sql.withTransaction(Effect.as(sql`select pg_sleep(0.01)`, n))),
        { concurrency: "unbounded" },
      )),
  );
  const failed = failureOf(exit);
  assert.equal(failed, undefined);
});

test("a process without any connection is told that there is none", async (postgres) => {
  const url = await role(postgres.url, 0);
  assert.equal(failureOf(await runOn({ url }, burst(3)))?._tag, "ServiceUnavailable");
});

test("whoever waits for one of the process's own for too long is told so", async (postgres) => {
  const url = await role(postgres.url, 1);
  const exit = await runOn(
    { url },
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql`select 1`;
      const long = yield* Effect.fork(sql`select pg_sleep(2.7)`);
      yield* Effect.yieldNow();
      const refused = yield* Effect.flip(orUnavailable(sql`select 1`));
      yield* Fiber.await(long);
      return refused._tag;
    }),
  );
  assert.deepEqual(exit, Exit.succeed("ServiceUnavailable"));
});

test("the operator is told once that the process goes on with those that it has, and how many it takes", async (postgres) => {
  const url = await role(postgres.url, 2);
  const said: Array<string> = [];
  const pool = serverPool([url], {
    connections: 5,
    statementTimeoutMs: 3_000,
    say: (sentence) => said.push(sentence),
  });
  try {
    for (let round = 0; round < 2; round++) {
      // Whoever waits for too long, on a machine that is busy with other tests, is told so: what is said is the same.
      await Promise.allSettled(
        asked(8).map(() =>
          new Promise<void>((resolve, reject) =>
            pool.connect((error, client, release) => {
              if (error !== undefined || client === undefined) return reject(error);
              client.query("select pg_sleep(0.02)").then(() => resolve(), reject).finally(() => release());
            })
          )
        ),
      );
    }
  } finally {
    await pool.end();
  }
  assert.equal(said.length, 1, said.join("\n"));
  assert.match(said[0] ?? "", /no further connection: .* takes up to 6 .*max_connections/);
});

test("after a while more connections are asked for again", async (postgres) => {
  const url = await role(postgres.url, 1);
  const pool = new pg.Pool({ connectionString: url, max: 3 });
  let nowMs = 0;
  waitForOwn(pool, { waitMs: 2_000, now: () => nowMs, say: () => {} });
  const heldAtOnce = async (): Promise<number> => {
    const held = asked(3).map(() =>
      new Promise<number>((resolve, reject) =>
        pool.connect((error, client, release) => {
          if (error !== undefined || client === undefined) return reject(error);
          client.query("select pg_sleep(0.1)").then(() => {
            resolve(pool.totalCount);
            release();
          }, reject);
        })
      )
    );
    return Math.max(...await Promise.all(held));
  };
  try {
    assert.equal(await heldAtOnce(), 1);
    await psql(postgres.url, `alter role ${new URL(url).username} connection limit 5`);
    nowMs = 4_999;
    assert.equal(await heldAtOnce(), 1, "each that is refused costs the server a process");
    nowMs = 5_001;
    assert.equal(await heldAtOnce(), 3);
  } finally {
    await pool.end();
  }
});
