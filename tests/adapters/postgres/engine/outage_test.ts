/** What a real server's faults become: lost and stalled connections, refused statements, broken migrations. */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Logger from "effect/Logger";
import * as Option from "effect/Option";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import pg from "pg";
import { server } from "../../../../src/adapters/postgres/engine/client.ts";
import { tuneConnections } from "../../../../src/adapters/postgres/engine/connection.ts";
import { prepare } from "../../../../src/adapters/postgres/engine/health.ts";
import { orUnavailable } from "../../../../src/adapters/postgres/engine/unavailable.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "../../../support/postgres.ts";
import { stallingProxy } from "../../../support/stalling_proxy.ts";

let started: Promise<PostgresServer> | undefined;

Deno.test.afterAll(async () => await (await started)?.remove());

/** The file's server, with an empty database of the test's own. */
const withDatabase = async (): Promise<PostgresServer> => {
  const postgres = await (started ??= startPostgres());
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { ...postgres, url: postgres.url.replace(/[^/]+$/, name) };
};

const onServer = (name: string, fn: (postgres: PostgresServer) => Promise<void>): void =>
  Deno.test({
    name: hasPostgres ? name : `${name} (ignored: no PostgreSQL)`,
    ignore: !hasPostgres,
    fn: async () => await fn(await withDatabase()),
  });

/** Runs an effect on the server, without a line on the console. */
const run = <A, E>(
  { url }: PostgresServer,
  effect: Effect.Effect<A, E, SqlClient.SqlClient>,
): Promise<Exit.Exit<A, E | SqlError>> =>
  Effect.runPromiseExit(
    effect.pipe(
      Effect.provide(server(Redacted.make(url))),
      Effect.provide(Logger.remove(Logger.defaultLogger)),
    ),
  );

const failureOf = <A, E>(exit: Exit.Exit<A, E>): E | undefined =>
  Option.getOrUndefined(Option.flatMap(Exit.causeOption(exit), Cause.failureOption));

onServer(
  "a server that stops in the middle of a transaction is unavailable, then recovers",
  async (postgres) => {
    const exit = await run(
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

onServer("a statement that is wrong is a mistake of ours, not an outage", async (postgres) => {
  const wrong = Effect.flatMap(SqlClient.SqlClient, (sql) => orUnavailable(sql.unsafe("select 1/0")));
  const exit = await run(postgres, wrong);
  assert.ok(Exit.isFailure(exit) && Cause.isDie(exit.cause));
});

onServer("a table that is not migrated yet is an outage: nothing wrong is answered", async (postgres) => {
  const early = Effect.flatMap(SqlClient.SqlClient, (sql) => orUnavailable(sql`select 1 from tier`));
  assert.equal(failureOf(await run(postgres, early))?._tag, "ServiceUnavailable");
});

onServer(
  "a migration that fails stops the start with a sentence that names it and the reason",
  async (postgres) => {
    const broken = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe("create table tier (somebody_elses integer)");
      return yield* prepare([]);
    });
    const failure = failureOf(await run(postgres, broken));
    assert.equal(failure?._tag, "StartFailed");
    assert.match(
      failure?.message ?? "",
      /The database can't be used\. Migration "1_accounts" failed.*relation "tier" already exists/,
    );
  },
);

onServer("a server that is away while it is prepared is unavailable", async (postgres) => {
  await postgres.stop();
  assert.equal(failureOf(await run(postgres, prepare([])))?._tag, "ServiceUnavailable");
  await postgres.start();
});

onServer("statements with values are prepared once a connection; others are not", async (postgres) => {
  const exit = await run(
    postgres,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      for (let n = 0; n < 3; n++) yield* sql`select ${n}::int as n`;
      return yield* sql`select statement, generic_plans + custom_plans as runs from pg_prepared_statements`;
    }),
  );
  assert.deepEqual(exit, Exit.succeed([{ statement: "select $1::int as n", runs: "3" }]));
});

onServer(
  "a connection that leaves a statement unanswered is closed, and the next statement opens another",
  async (postgres) => {
    const proxy = stallingProxy(Number(new URL(postgres.url).port));
    const pool = new pg.Pool({
      connectionString: postgres.url.replace(/:\d+\//, `:${proxy.port}/`),
      query_timeout: 500,
      max: 1,
    }).on("connect", tuneConnections()).on("error", () => {});
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
