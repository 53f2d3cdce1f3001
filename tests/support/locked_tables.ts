/** The whole service over a real server some of whose tables stand still, and its queues. */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Redacted from "effect/Redacted";
import type * as Scope from "effect/Scope";
import pg from "pg";
import { server } from "../../src/adapters/postgres/engine/client.ts";
import { prepare } from "../../src/adapters/postgres/engine/health.ts";
import { Metrics, type Reading } from "../../src/application/metrics.ts";
import { reference } from "./law.ts";
import { psql } from "./server_tests.ts";
import { untilEqual } from "./until.ts";
import { services, type WholeService } from "./whole_service.ts";

/** Longest time of a statement: as long as a test holds its lock, and more. */
const patientSeconds = 120;

/** Queues of a process, as it tells them. */
export const queues = (): {
  readonly layer: Layer.Layer<never>;
  /** Number of those who wait in a queue of that name. */
  readonly waiting: (queue: string) => number | undefined;
} => {
  const watched: Array<() => ReadonlyArray<Reading>> = [];
  const meters = {
    count: () => {},
    time: () => {},
    watch: (_gauge: string, read: () => ReadonlyArray<Reading>) => watched.push(read),
    exposition: Effect.succeed({ text: "", mediaType: "text/plain" }),
  };
  const waiting = (name: string): number | undefined =>
    watched.flatMap((read) => read()).find(({ values }) => values[0] === name)?.value;
  return { layer: Layer.succeed(Metrics, meters), waiting };
};

/** Runs an effect on the whole service over the database, with the number of those who wait in a queue of that name. */
export const withQueues = async <E>(
  url: string,
  effect: (waitingIn: (queue: string) => Promise<number | undefined>) => Effect.Effect<
    void,
    E,
    WholeService | SqlClient.SqlClient | Scope.Scope
  >,
): Promise<void> => {
  const { layer, waiting } = queues();
  const sql = Layer.provide(server(Redacted.make(url), patientSeconds), layer);
  const run = Effect.scoped(effect((queue) => Promise.resolve(waiting(queue)))).pipe(
    Effect.provide(services),
  );
  await Effect.runPromise(
    Effect.zipRight(prepare(reference.prices), run).pipe(
      Effect.provide(sql),
      Effect.provide(layer),
      Effect.provide(Logger.remove(Logger.defaultLogger)),
    ),
  );
};

/** Waits until a statement stands still at a table that is locked. */
export const untilStanding = (url: string): Effect.Effect<void> =>
  Effect.promise(() =>
    untilEqual(
      async () => (await psql(url, "select 1 from pg_locks where not granted limit 1")).length,
      1,
      "statements that stand still",
    )
  );

/** Keeps a table for itself while the work is done. */
export const whileLocked = <A, E, R>(
  url: string,
  table: string,
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R> =>
  Effect.acquireUseRelease(
    Effect.promise(async () => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query("begin");
      await client.query(`lock table ${table} in access exclusive mode`);
      return client;
    }),
    () => work,
    (client) => Effect.promise(() => client.end()),
  );
