/** A real PgBouncer in transaction mode between two processes and their server. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { server } from "../../../../src/adapters/postgres/engine/client.ts";
import { orUnavailable } from "../../../../src/adapters/postgres/engine/unavailable.ts";
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from "../../../support/pgbouncer.ts";
import { type PostgresServer } from "../../../support/postgres.ts";
import { hasPostgres } from "../../../support/postgres_programs.ts";
import { onServer, psql } from "../../../support/server_tests.ts";

const test = onServer();

const throughPooler = (
  name: string,
  settings: ReadonlyArray<string>,
  fn: (pooler: Pgbouncer, postgres: PostgresServer) => Promise<void>,
): void => {
  if (hasPostgres && !hasPgbouncer) {
    Deno.test({ name: `${name} (ignored: no PgBouncer)`, ignore: true, fn: () => {} });
    return;
  }
  test(name, async (postgres) => {
    const pooler = await startPgbouncer(postgres, settings);
    try {
      await fn(pooler, postgres);
    } finally {
      await pooler.remove();
    }
  });
};

/** A process's client, and what it said to its operator. */
const processOn = (url: string) => {
  const said: Array<string> = [];
  const logger = Logger.replace(
    Logger.defaultLogger,
    Logger.make(({ message }) => said.push(String(message))),
  );
  const layer = Layer.provideMerge(server(Redacted.make(url)), logger);
  return { said, layer };
};

/** Each answer is the number that was asked for, so a mixed-up statement is seen at once. */
const askMany = (of: "plus" | "times") =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.forEach(
      Array.from({ length: 200 }, (_, n) => n),
      (n) =>
        Effect.map(
          orUnavailable(
            of === "plus"
              ? sql<{ readonly n: number }>`select ${n}::int + ${1}::int as n`
              : sql<{ readonly n: number }>`select ${n}::int * ${1000}::int as n`,
          ),
          ([row]) => assert.equal(row?.n, of === "plus" ? n + 1 : n * 1000),
        ),
      { concurrency: 8, discard: true },
    ));

throughPooler(
  "two processes behind a pooler that follows no names get their own answers, and say that they go without names",
  ["default_pool_size = 3"],
  async ({ url }) => {
    const [one, other] = [processOn(url), processOn(url)];
    await Effect.runPromise(Effect.all([
      Effect.provide(Effect.repeatN(askMany("plus"), 3), one.layer),
      Effect.provide(Effect.repeatN(askMany("times"), 3), other.layer),
    ], { concurrency: 2, discard: true }));
    for (const { said } of [one, other]) {
      assert.deepEqual(said.map((line) => /pooler .* does not follow/.test(line)), [true]);
    }
  },
);

throughPooler(
  "a pooler with one connection is found out all the same",
  ["default_pool_size = 1"],
  async ({ url }) => {
    const { layer } = processOn(url);
    await Effect.runPromise(Effect.provide(Effect.repeatN(askMany("plus"), 1), layer));
  },
);

throughPooler(
  "settings of the role don't come through a pooler, and a transaction stays on one connection",
  ["default_pool_size = 4"],
  async ({ url }, postgres) => {
    await psql(
      postgres.url,
      ...["datestyle = 'SQL, DMY'", "timezone = 'Asia/Kathmandu'", "standard_conforming_strings = off"]
        .map((setting) => `alter role postgres set ${setting}`),
    );
    const { layer } = processOn(url);
    await Effect.runPromise(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const read = Effect.gen(function* () {
          const [day] = yield* sql<{ readonly text: string }>`select date '2027-01-04'::text as text`;
          const [slash] = yield* sql.unsafe<{ readonly text: string }>("select 'a\\nb' as text");
          assert.deepEqual([day?.text, slash?.text], ["2027-01-04", "a\\nb"]);
        });
        yield* Effect.all(Array.from({ length: 40 }, () => read), { concurrency: 8 });
        const pid = Effect.map(
          sql<{ readonly pid: number }>`select pg_backend_pid() as pid`,
          ([row]) => row?.pid,
        );
        const within = sql.withTransaction(Effect.all(Array.from({ length: 5 }, () => pid)));
        for (const pids of yield* Effect.all(Array.from({ length: 8 }, () => within), { concurrency: 8 })) {
          assert.equal(new Set(pids).size, 1);
        }
      }).pipe(Effect.provide(layer)),
    );
  },
);

throughPooler(
  "no client's time of statements is handed on to another one's by a pooler: the role's own counts",
  ["default_pool_size = 1"],
  async ({ url }, postgres) => {
    await psql(postgres.url, "alter role postgres set statement_timeout = '7s'");
    const { layer } = processOn(url);
    await Effect.runPromise(Effect.provide(askMany("plus"), layer));
    const found = "select setting::integer as ms from pg_settings where name = 'statement_timeout'";
    assert.deepEqual(await psql(url, found), [{ ms: 7_000 }]);
  },
);

throughPooler(
  "a pooler that takes no further client leaves a process with those that it has: its calls wait for one of them",
  ["max_client_conn = 4", "default_pool_size = 4"],
  async (pooler) => {
    const { layer, said } = processOn(pooler.url);
    const slow = Effect.flatMap(SqlClient.SqlClient, (sql) =>
      Effect.forEach(
        Array.from({ length: 16 }, (_, n) => n),
        (n) => orUnavailable(sql`select ${n}::int as n, pg_sleep(0.02)`),
        { concurrency: "unbounded" },
      ));
    const rows = await Effect.runPromise(Effect.provide(slow, layer));
    assert.equal(rows.length, 16);
    assert.ok(said.some((sentence) => /no further connection/.test(sentence)), said.join("\n"));
  },
);
