/** What a real server's faults become: lost and stalled connections, refused statements, broken migrations. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import assert from "node:assert/strict";
import { prepare } from "../../../../src/adapters/postgres/engine/health.ts";
import { serverPool } from "../../../../src/adapters/postgres/engine/server_pool.ts";
import { orUnavailable } from "../../../../src/adapters/postgres/engine/unavailable.ts";
import { failureOf, onServer, runOn } from "../../../support/server_tests.ts";
import { stallingProxy } from "../../../support/stalling_proxy.ts";

const test = onServer();

test(
  "a server that stops in the middle of a transaction is unavailable, then recovers",
  async (postgres) => {
    const exit = await runOn(
      postgres,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const interrupted = sql.withTransaction(
          Effect.zipRight(sql`select 1`, Effect.promise(postgres.stop)),
        );
        const lost = yield* Effect.flip(orUnavailable(interrupted));
        assert.equal(lost._tag, "ServiceUnavailable");
        const away = yield* Effect.flip(orUnavailable(sql`select 1`));
        assert.equal(away.retryAfterSeconds, 5);
        yield* Effect.promise(postgres.start);
        return yield* sql<{ readonly n: number }>`select 1 as n`;
      }),
    );
    assert.deepEqual(exit, Exit.succeed([{ n: 1 }]));
  },
);

test("a statement that is wrong is a mistake of ours, not an outage", async (postgres) => {
  const wrong = Effect.flatMap(SqlClient.SqlClient, (sql) => orUnavailable(sql.unsafe("select 1/0")));
  const exit = await runOn(postgres, wrong);
  assert.ok(Exit.isFailure(exit) && Cause.isDie(exit.cause));
});

test("a table that is not migrated yet is an outage: nothing wrong is answered", async (postgres) => {
  const early = Effect.flatMap(SqlClient.SqlClient, (sql) => orUnavailable(sql`select 1 from tier`));
  assert.equal(failureOf(await runOn(postgres, early))?._tag, "ServiceUnavailable");
});

test(
  "a migration that fails stops the start with a sentence that names it and the reason",
  async (postgres) => {
    const broken = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe("create table tier (somebody_elses integer)");
      return yield* prepare([]);
    });
    const failure = failureOf(await runOn(postgres, broken));
    assert.equal(failure?._tag, "StartFailed");
    assert.match(
      failure?.message ?? "",
      /The database can't be used\. Migration "1_accounts" failed.*relation "tier" already exists/,
    );
  },
);

test("a server that is away while it is prepared is unavailable", async (postgres) => {
  await postgres.stop();
  assert.equal(failureOf(await runOn(postgres, prepare([])))?._tag, "ServiceUnavailable");
  await postgres.start();
});

test("statements with values are prepared once a connection; others are not", async (postgres) => {
  const exit = await runOn(
    postgres,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      for (let n = 0; n < 3; n++) yield* sql`select ${n}::int as n`;
      return yield* sql`select statement, generic_plans + custom_plans as runs from pg_prepared_statements`;
    }),
  );
  assert.deepEqual(exit, Exit.succeed([{ statement: "select $1::int as n", runs: "3" }]));
});

test(
  "a connection that leaves a statement unanswered is closed, and the next statement opens another",
  async (postgres) => {
    const proxy = stallingProxy(Number(new URL(postgres.url).port));
    const pool = serverPool([postgres.url.replace(/:\d+\//, `:${proxy.port}/`)], {
      connections: 1,
      statementTimeoutMs: 3_000,
      say: () => {},
    }).on("error", () => {});
    /** As the SQL client does: it gives the connection back without a word of what went wrong. */
    const ask = async () => {
      const client = await pool.connect();
      const problem = await new Promise<string | undefined>((resolve) =>
        client.query("select $1::int", [1], (error) => resolve(error?.message))
      );
      client.release();
      return problem;
    };
    assert.equal(await ask(), undefined);
    proxy.stall();
    assert.equal(await ask(), "Query read timeout");
    assert.equal(await ask(), undefined);
    await pool.end();
    proxy.close();
  },
);
