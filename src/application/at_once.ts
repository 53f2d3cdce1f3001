/**
 * Effects whose result is there already: `Effect.succeed`, `Effect.fail`, an `Either`. Going on with them needs no fiber,
 * which costs more than a short answer itself. What still has work to do goes on as ever.
 */
import type * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Exit from "effect/Exit";

const isEither = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
): effect is Effect.Effect<A, E, R> & Either.Either<A, E> => Either.isEither(effect);

const isExit = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
): effect is Effect.Effect<A, E, R> & Exit.Exit<A, E> => Exit.isExit(effect);

/** @returns the result that is there already; undefined while there is work to do for it */
export const exitOf = <A, E, R>(effect: Effect.Effect<A, E, R>): Exit.Exit<A, E> | undefined => {
  if (isExit(effect)) return effect;
  if (!isEither(effect)) return undefined;
  return Either.isRight(effect) ? Exit.succeed(effect.right) : Exit.fail(effect.left);
};

/** As `Effect.flatMap`; `next` is called right away where the result is there. */
export const flatMap = <A, E, R, B, E2, R2>(
  effect: Effect.Effect<A, E, R>,
  next: (value: A) => Effect.Effect<B, E2, R2>,
): Effect.Effect<B, E | E2, R | R2> => {
  if (isEither(effect)) return Either.isRight(effect) ? next(effect.right) : Exit.fail(effect.left);
  const exit = exitOf(effect);
  if (exit === undefined) return Effect.flatMap(effect, next);
  return Exit.isSuccess(exit) ? next(exit.value) : Exit.failCause(exit.cause);
};

/** As `Effect.map`; `change` is called right away where the result is there. */
export const map = <A, E, R, B>(
  effect: Effect.Effect<A, E, R>,
  change: (value: A) => B,
): Effect.Effect<B, E, R> => {
  if (isEither(effect)) {
    return Either.isRight(effect) ? Exit.succeed(change(effect.right)) : Exit.fail(effect.left);
  }
  const exit = exitOf(effect);
  if (exit === undefined) return Effect.map(effect, change);
  return Exit.isSuccess(exit) ? Exit.succeed(change(exit.value)) : Exit.failCause(exit.cause);
};

/** As `Effect.catchAllCause`; also for what `effect` throws before it is an effect. */
export const catchAllCause = <A, E, R, B, E2, R2>(
  make: () => Effect.Effect<A, E, R>,
  recover: (cause: Cause.Cause<E>) => Effect.Effect<B, E2, R2>,
): Effect.Effect<A | B, E2, R | R2> => {
  const effect = attempted(make);
  const exit = exitOf(effect);
  if (exit === undefined) return Effect.catchAllCause(effect, recover);
  return Exit.isSuccess(exit) ? Exit.succeed(exit.value) : recover(exit.cause);
};

/** Tells `note` how the effect ended; right away where it has. */
export const noted = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  note: (exit: Exit.Exit<A, E>) => void,
): Effect.Effect<A, E, R> => {
  const exit = exitOf(effect);
  if (exit === undefined) return Effect.onExit(effect, (later) => Effect.sync(() => note(later)));
  note(exit);
  return exit;
};

const attempted = <A, E, R>(make: () => Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
  try {
    return make();
  } catch (defect) {
    return Exit.die(defect);
  }
};
