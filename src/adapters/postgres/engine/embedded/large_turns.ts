/**
 * Turns of large work on the embedded database, which has one connection for everybody: large calls queue among themselves, so
 * that who asks for little waits for one of them at most. A server has connections for both, and no such queue.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";

const queues = new WeakMap<SqlClient.SqlClient, Effect.Semaphore>();

/** Notes that a client has one connection. */
export const noteOneConnection = (sql: SqlClient.SqlClient): void => {
  queues.set(sql, Effect.unsafeMakeSemaphore(1));
};

/** Does large work when no other is at it. Work within a transaction has the connection already, and waits for nobody. */
type LargeTurn = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;

/** @returns the turn of a client's large work; none where the client has many connections */
export const inLargeTurn = (sql: SqlClient.SqlClient): LargeTurn => (work) =>
  Effect.flatMap(Effect.serviceOption(SqlClient.TransactionConnection), (transaction) => {
    const queue = queues.get(sql);
    return queue === undefined || Option.isSome(transaction) ? work : queue.withPermits(1)(work);
  });
