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

/** Attempt that a place is to make next, if there is any. */
export type Next<E> = Effect.Effect<Option.Option<Effect.Effect<void, E>>, E>;

/** Attempts of all places, several of which may have one name. */
export interface Attempts<Place, E> {
  /**
   * An attempt at a place, taken once there is room for it; done when the place is free for another one.
   * @returns true where an attempt was made, false where there is none to make
   */
  readonly at: (place: Place, next: Next<E>) => Effect.Effect<boolean, E>;
  /** Done when none that had begun is under way. */
  readonly ended: Effect.Effect<void>;
}

/** @returns attempts, none of which is ever broken off in the middle; the end of the scope waits for them */
export const makeAttempts = <Place, E>(): Effect.Effect<Attempts<Place, E>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const underWay = new Set<Fiber.RuntimeFiber<void, E>>();
    const ended = Effect.suspend(() => Fiber.awaitAll([...underWay]));
    yield* Effect.addFinalizer(() => Effect.timeoutOption(Effect.interruptible(ended), finishedWithin));
    const rooms = new Map<Place, Effect.Semaphore>();
    const roomOf = (place: Place): Effect.Semaphore => {
      const room = rooms.get(place) ?? Effect.unsafeMakeSemaphore(mostUnderWay);
      rooms.set(place, room);
      return room;
    };
    const begun = (attempt: Effect.Effect<void, E>, room: Effect.Semaphore) =>
      Effect.map(
        Effect.forkDaemon(Effect.ensuring(Effect.interruptible(attempt), room.release(1))),
        (fiber) => {
          underWay.add(fiber);
          fiber.addObserver(() => underWay.delete(fiber));
          return fiber;
        },
      );
    const at = (place: Place, next: Next<E>) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.gen(function* () {
          const room = roomOf(place);
          yield* restore(room.take(1));
          const found = yield* Effect.tapErrorCause(restore(next), () => room.release(1));
          if (Option.isNone(found)) {
            yield* room.release(1);
            return false;
          }
          const fiber = yield* begun(found.value, room);
          yield* restore(Effect.timeoutOption(Fiber.join(fiber), keepsPlaceFor));
          return true;
        })
      );
    return { at, ended: Effect.asVoid(ended) };
  });
