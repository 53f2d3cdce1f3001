/**
 * Attempts of places. One that hangs, at the mail server or at the store, goes on beside its place, which takes the next
 * mail: nothing that hangs keeps a place for longer than some seconds. Decision 0217.
 */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Option from "effect/Option";
import type * as Scope from "effect/Scope";

/** Time for which an attempt has its place to itself; a mail server mostly answers within it. */
const keepsPlaceFor = Duration.seconds(10);
/** Attempts under way in places of one name and beside them: each is a connection to the mail server, and a mail's documents. */
const mostUnderWay = 12;
/** Time for which a service that stops waits for the attempts under way, which would be made twice otherwise. */
const finishedWithin = Duration.seconds(20);

/** Attempts of all places, several of which may have one name. */
export interface Attempts<Place, E> {
  /** Makes an attempt at a place; done when the place is free for the next one. */
  readonly at: (place: Place, attempt: Effect.Effect<void, E>) => Effect.Effect<void, E>;
  /** Done when none that had begun is under way. */
  readonly ended: Effect.Effect<void>;
}

/** @returns attempts, none of which is ever broken off in the middle; the end of the scope waits for them */
export const makeAttempts = <Place, E>(): Effect.Effect<Attempts<Place, E>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const underWay = new Map<Fiber.RuntimeFiber<void, E>, Place>();
    const ended = Effect.suspend(() => Fiber.awaitAll([...underWay.keys()]));
    yield* Effect.addFinalizer(() => Effect.timeoutOption(Effect.interruptible(ended), finishedWithin));
    const begun = (place: Place, attempt: Effect.Effect<void, E>) =>
      Effect.uninterruptible(Effect.map(Effect.forkDaemon(Effect.interruptible(attempt)), (fiber) => {
        underWay.set(fiber, place);
        fiber.addObserver(() => underWay.delete(fiber));
        return fiber;
      }));
    const isFree = (place: Place): boolean =>
      underWay.values().filter((each) => each === place).toArray().length < mostUnderWay;
    const at = (place: Place, attempt: Effect.Effect<void, E>) =>
      Effect.gen(function* () {
        const fiber = yield* begun(place, attempt);
        for (;;) {
          const ended = yield* Effect.timeoutOption(Fiber.join(fiber), keepsPlaceFor);
          if (Option.isSome(ended) || isFree(place)) return;
        }
      });
    return { at, ended: Effect.asVoid(ended) };
  });
