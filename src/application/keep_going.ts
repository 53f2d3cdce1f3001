/**
 * Work that is repeated for as long as the service runs: one mistake in it must not be its last turn.
 */
import * as Effect from "effect/Effect";

/** @returns the task; a defect is logged, and is no reason for the one who repeats it to stop */
export const keepGoing = <E, R>(
  what: string,
  task: Effect.Effect<unknown, E, R>,
): Effect.Effect<void, E, R> =>
  Effect.catchAllDefect(
    Effect.asVoid(task),
    (defect) => Effect.logError(`${what} failed unexpectedly and will be tried again.`, defect),
  );
