/** Statements whose callers went away: what others ask for waits for none of them. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Logger from "effect/Logger";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { embedded, server, type Sql } from "../../../../src/adapters/postgres/engine/client.ts";
import { onServer, psql } from "../../../support/server_tests.ts";
import { untilEqual } from "../../../support/until.ts";

const silent = Logger.remove(Logger.defaultLogger);

/** Times of statements on the server: far longer than anybody waits for a connection. */
const [busySeconds, patientSeconds] = [60, 90];
const connections = 10;

const timed = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<number, E, R> =>
  Effect.map(Effect.timed(work), ([took]) => Duration.toMillis(took));

/**
 * Gives up so many statements at once, once they are at work, and asks for something.
 * @returns the milliseconds that the answer took
 */
const afterGivenUp = (
  { work, count, atWork }: {
    readonly work: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>;
    readonly count: number;
    readonly atWork: Effect.Effect<void>;
  },
): Effect.Effect<number, unknown, Sql> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const callers = yield* Effect.forEach(Array.from({ length: count }), () => Effect.fork(work(sql)));
    yield* atWork;
    const leaving = yield* Effect.fork(Fiber.interruptAll(callers));
    const took = yield* timed(sql`select 1 as one`);
    yield* Fiber.join(leaving);
    return took;
  });

Deno.test("embedded: others wait for no more than the statement at work of transactions that were given up", async () => {
  const directory = await Deno.makeTempDir();
  const work = (sql: SqlClient.SqlClient) =>
    sql.withTransaction(sql`select count(*) from generate_series(1, 300000)`);
  const [oneMs, tookMs] = await Effect.runPromise(
    Effect.all([
      Effect.flatMap(SqlClient.SqlClient, (sql) => timed(work(sql))),
      // Nobody sees it at work there. Where it isn't yet, nothing is waited for.
      afterGivenUp({ work, count: 6, atWork: Effect.sleep("100 millis") }),
    ]).pipe(
      Effect.provide(embedded(directory)),
      Effect.provide(silent),
    ),
  );
  // The only connection would wait for itself, to end a statement, for five seconds.
  assert.ok(tookMs < 2_000 + 2 * oneMs, `${tookMs} ms, where one takes ${oneMs}`);
  await Deno.remove(directory, { recursive: true });
});

for (const isInTransaction of [false, true]) {
  const where = isInTransaction ? " within transactions" : "";

  onServer()(`others find a connection though the callers of all went away${where}`, async ({ url }) => {
    const busy = `select pg_sleep(${busySeconds})`;
    const atWork = () =>
      psql(url, `select 1 from pg_stat_activity where state = 'active' and query = '${busy}'`)
        .then((rows) => rows.length);
    await Effect.runPromise(
      afterGivenUp({
        work: (sql) => isInTransaction ? sql.withTransaction(sql.unsafe(busy)) : sql.unsafe(busy),
        count: 40,
        atWork: Effect.promise(() => untilEqual(atWork, connections, "statements at work")),
      }).pipe(
        Effect.provide(server(Redacted.make(url), patientSeconds)),
        Effect.provide(silent),
      ),
    );
  });
}
