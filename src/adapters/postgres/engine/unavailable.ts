/**
 * What the callers of this folder get when the database is away: one sentence, and when to come again. A statement
 * that the database refuses for another reason is a mistake of ours, and is not hidden behind that sentence.
 */
import { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import { ServiceUnavailable } from "../../../contract/failures.ts";

const retryAfterSeconds = 5;

export const unavailable: ServiceUnavailable = new ServiceUnavailable({
  message:
    `The service's database does not answer just now: nothing was done. Try again in ${retryAfterSeconds} seconds.`,
  retryAfterSeconds,
});

/**
 * SQLSTATEs that pass by themselves, or by the operator's hand: lost connection, refused log-in, missing database,
 * read-only standby, deadlock, no resources, lock or statement timeout, shutdown, file system; and a table or
 * function that is not there yet, because this version's migrations are still to come.
 */
const passing = /^(08|28|3D|25006|40001|40P01|53|55P03|57014|57P|58|42P01|42883)/;

/** The database's own complaint has a severity; a connection that broke or timed out has none. */
const stateOf = (cause: unknown): string | undefined =>
  typeof cause === "object" && cause !== null && "severity" in cause && "code" in cause
    ? String(cause.code)
    : undefined;

/** Whether the statement failed because the database is away, not because of what it asks. */
export const isAway = ({ cause }: SqlError): boolean => {
  const state = stateOf(cause);
  return state === undefined || passing.test(state);
};

const answerTo = (error: SqlError): Effect.Effect<never, ServiceUnavailable> =>
  isAway(error)
    ? Effect.zipRight(Effect.logWarning("The database failed.", error.message, error.cause), unavailable)
    : Effect.die(error);

/**
 * A database that is away becomes that sentence; its cause is logged, never shown. So does a transaction that lost
 * its connection: its commit or rollback fails as a defect.
 */
export const orUnavailable = <A, E, R>(
  effect: Effect.Effect<A, E | SqlError, R>,
): Effect.Effect<A, Exclude<E, SqlError> | ServiceUnavailable, R> => {
  const failing: Effect.Effect<A, E | SqlError, R> = Effect.catchAllDefect(
    effect,
    (defect) => defect instanceof SqlError ? Effect.fail(defect) : Effect.die(defect),
  );
  return Effect.catchIf(
    failing,
    (error: E | SqlError): error is SqlError => error instanceof SqlError,
    answerTo,
  );
};
