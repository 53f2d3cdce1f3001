/**
 * Sweeps over things one by one: a thing that fails is named in the log and passed over, so that it doesn't stop what
 * comes after it. Where many fail one after the other, it isn't the things: the sweep is put off.
 */
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Option from "effect/Option";
import { ServiceUnavailable } from "../contract/failures.ts";

const failuresInARow = 10;
const retryAfterSeconds = 60;

const messageOf = (cause: Cause.Cause<ServiceUnavailable>): string =>
  Option.match(Cause.failureOption(cause), {
    onNone: () => Cause.pretty(cause),
    onSome: ({ message }) => message,
  });

/** Does one thing of the sweep. @returns true if it was done */
export type SweepOne = <R>(
  name: string,
  work: Effect.Effect<boolean | void, ServiceUnavailable, R>,
) => Effect.Effect<boolean, ServiceUnavailable, R>;

/**
 * Begins a sweep.
 * @param what what is done to the things, such as "The purge of the document"
 * @fails ServiceUnavailable after ten failures in a row
 */
export const beginSweep = (what: string): SweepOne => {
  let inARow = 0;
  return (name, work) =>
    Effect.flatMap(Effect.exit(work), (exit) => {
      if (Exit.isSuccess(exit)) {
        inARow = 0;
        return Effect.succeed(exit.value !== false);
      }
      const message = messageOf(exit.cause);
      const passedOver = Effect.logError(`${what} ${name} failed, it is passed over. ${message}`);
      return ++inARow < failuresInARow ? Effect.as(passedOver, false) : Effect.zipRight(
        passedOver,
        new ServiceUnavailable({ message: `${what} failed ${inARow} times in a row.`, retryAfterSeconds }),
      );
    });
};
