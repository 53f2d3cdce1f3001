/**
 * Failure that callers of this folder get when the database is away: one sentence, and when to come again. A statement
 * that the database refuses for another reason is a mistake of ours, and is not hidden behind that sentence.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schedule from "effect/Schedule";
import { ServiceUnavailable } from "../../../contract/failures.ts";
import { isWorthAnotherTry, reasonOf, stateOf, UnconfirmedCommit } from "./statements/statement_errors.ts";

const retryAfterSeconds = 5;

export const unavailable: ServiceUnavailable = new ServiceUnavailable({
  message:
    `The service's database does not answer just now: nothing was done. Try again in ${retryAfterSeconds} seconds.`,
  retryAfterSeconds,
});

/** The one case in which it isn't known whether the call was done. */
const unconfirmed: ServiceUnavailable = new ServiceUnavailable({
  message:
    `The service's database did not confirm the call in time: it may have been done. Look it up, or send it again with the same Idempotency-Key, in ${retryAfterSeconds} seconds.`,
  retryAfterSeconds,
});

/**
 * SQLSTATEs that pass by themselves, or by the operator's hand: lost connection, refused log-in, missing database,
 * read-only standby, deadlock, stale names of statements, no resources, lock or statement timeout, shutdown, file
 * system; a table, function or right that is not there yet, because this version's migrations are still to come.
 */
const passing = /^(08|26000|28|3D|25006|40001|40P01|42501|42P01|42P05|42883|53|55P03|57014|57P|58)/;

/** True if the statement failed because the database is away, not because of what it asks. */
export const isAway = ({ cause }: SqlError): boolean => {
  const state = stateOf(cause);
  return state === undefined || passing.test(state) || isWorthAnotherTry(cause);
};

const answerTo = (error: SqlError): Effect.Effect<never, ServiceUnavailable> =>
  isAway(error)
    ? Effect.zipRight(
      Effect.logWarning(`The database failed. ${reasonOf(error)}`),
      error.cause instanceof UnconfirmedCommit ? unconfirmed : unavailable,
    )
    : Effect.die(error);

const isInTransaction = Effect.map(
  Effect.serviceOption(SqlClient.TransactionConnection),
  Option.isSome,
);

const triesAfterTheFirst = 4;
/** The winner waits for a row that the loser let go: tried again at once, the loser may take it once more. */
const winnersTurn = Schedule.jittered(Schedule.exponential("10 millis"));

/**
 * Runs statements, or a whole transaction, again when it lost against another one, after some milliseconds. A part of a transaction can't be
 * tried again: it fails as a defect, which the transaction's own `orUnavailable` knows.
 */
const tryAgain = <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, E | SqlError, R> => {
  const isLost = (error: E | SqlError): error is SqlError =>
    error instanceof SqlError && isWorthAnotherTry(error.cause);
  return Effect.flatMap(
    isInTransaction,
    (isInside) =>
      isInside
        ? Effect.catchIf(effect, isLost, (error) => Effect.die(error))
        : Effect.retry(effect, { while: isLost, times: triesAfterTheFirst, schedule: winnersTurn }),
  );
};

/**
 * A database that is away becomes that sentence; its cause is logged, never shown. So does a transaction that lost
 * its connection: its commit or rollback fails as a defect.
 */
export const orUnavailable = <A, E, R>(
  effect: Effect.Effect<A, E | SqlError, R>,
): Effect.Effect<A, Exclude<E, SqlError> | ServiceUnavailable, R> => {
  const failing: Effect.Effect<A, E | SqlError, R> = Effect.catchSomeDefect(
    effect,
    (defect) => defect instanceof SqlError ? Option.some(Effect.fail(defect)) : Option.none(),
  );
  return Effect.catchIf(
    tryAgain(failing),
    (error: E | SqlError): error is SqlError => error instanceof SqlError,
    answerTo,
  );
};
