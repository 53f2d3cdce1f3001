/**
 * Turns of those who write under one key, such as an importer's id: within a process in the order in which they came, between
 * processes by a lock of the database. Who waits holds no connection, and isn't refused for as long as others need for
 * thousands of rows.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { inLargeTurn } from "./engine/large_turns.ts";
import { orUnavailable, unavailable } from "./engine/unavailable.ts";

/** Another process has the turn. */
export class Busy extends Data.TaggedError("Busy") {}

/**
 * Takes the database's lock of a key, until the end of the transaction.
 * @param lockClass number that tells these locks from those for other purposes
 * @fails Busy while another transaction has it
 */
export const takeLock = (
  sql: SqlClient.SqlClient,
  lockClass: number,
  key: string,
): Effect.Effect<void, Busy | SqlError> =>
  Effect.flatMap(
    sql.unsafe("select 1 where pg_try_advisory_xact_lock($1::int, hashtext($2))", [lockClass, key]),
    (rows) => rows.length === 0 ? new Busy() : Effect.void,
  );

interface Queue {
  readonly places: Effect.Semaphore;
  /** Number of those who have the turn or wait for it. */
  members: number;
}

/** Another process is asked again as often as this until its transaction is over. */
const askedAgain = Schedule.spaced("50 millis").pipe(Schedule.jittered, Schedule.upTo("20 seconds"));

/** Runs a transaction in its turn: one that fails with `Busy` is run again until it isn't; a large one with no other at once. */
export type Turns = <Value, R>(
  key: string,
  work: Effect.Effect<Value, Busy | ServiceUnavailable | SqlError, R>,
  size?: "large",
) => Effect.Effect<Value, ServiceUnavailable, R>;

/** Returns the turns of one process. */
export const turnsOf = (sql: SqlClient.SqlClient): Turns => {
  const queues = new Map<string, Queue>();
  const join = (key: string): Effect.Effect<Queue> =>
    Effect.sync(() => {
      const queue = queues.get(key) ?? { places: Effect.unsafeMakeSemaphore(1), members: 0 };
      queue.members++;
      queues.set(key, queue);
      return queue;
    });
  const leave = (key: string, queue: Queue): Effect.Effect<void> =>
    Effect.sync(() => {
      queue.members--;
      if (queue.members === 0) queues.delete(key);
    });
  const alone = inLargeTurn(sql);
  return (key, work, size) => {
    const once = orUnavailable(sql.withTransaction(work));
    const transaction = (size === "large" ? alone(once) : once).pipe(
      Effect.retry({ while: ({ _tag }) => _tag === "Busy", schedule: askedAgain }),
      Effect.catchTag("Busy", () => unavailable),
    );
    return Effect.acquireUseRelease(
      join(key),
      ({ places }) => places.withPermits(1)(transaction),
      (queue) => leave(key, queue),
    );
  };
};
