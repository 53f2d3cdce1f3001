/** Statements whose callers went away: what others ask for waits for none of them. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Logger from "effect/Logger";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { embedded, server, type Sql } from "../../../../src/adapters/postgres/engine/client.ts";
import { onServer } from "../../../support/server_tests.ts";

const silent = Logger.remove(Logger.defaultLogger);

/** Longest that another's statement may wait, far below the two seconds and five for which one waited. */
const patience = "1500 millis";

/**
 * Gives up so many statements at once, while they are at work, and asks for something.
 * @param busy statement that takes some time
 */
const afterGivenUp = (
  busy: string,
  count: number,
  isInTransaction: boolean,
): Effect.Effect<unknown, unknown, Sql> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const work = isInTransaction ? sql.withTransaction(sql.unsafe(busy)) : sql.unsafe(busy);
    yield* sql`select 1`;
    const callers = yield* Effect.forEach(Array.from({ length: count }), () => Effect.fork(work));
    yield* Effect.sleep("100 millis");
    const leaving = yield* Effect.fork(Fiber.interruptAll(callers));
    const found = yield* Effect.timeout(sql`select 1 as one`, patience);
    yield* Fiber.join(leaving);
    return found;
  });

Deno.test("embedded: others wait for no more than the statement at work of transactions that were given up", async () => {
  const directory = await Deno.makeTempDir();
  const found = await Effect.runPromise(
    afterGivenUp("select count(*) from generate_series(1, 300000)", 6, true).pipe(
      Effect.provide(embedded(directory)),
      Effect.provide(silent),
    ),
  );
  assert.deepEqual(found, [{ one: 1 }]);
  await Deno.remove(directory, { recursive: true });
});

for (const isInTransaction of [false, true]) {
  const where = isInTransaction ? " within transactions" : "";

  onServer()(`others find a connection though the callers of all went away${where}`, async ({ url }) => {
    const found = await Effect.runPromise(
      afterGivenUp("select pg_sleep(2.5)", 40, isInTransaction).pipe(
        Effect.provide(server(Redacted.make(url))),
        Effect.provide(silent),
      ),
    );
    assert.deepEqual(found, [{ one: 1 }]);
  });
}
