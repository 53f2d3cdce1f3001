/** Work that several may ask for at one moment, and that is done once. */
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";

/** Work by its name, begun by who asked first. */
export type WorkUnderWay<Value, E> = Map<string, Deferred.Deferred<Value, E>>;

/**
 * Whoever asks for work that was begun gets what that comes to; it goes on when its callers go away. The work itself takes its name out of
 * the map, as soon as it is to be done anew.
 */
export const joined = <Value, E, R>(
  begun: WorkUnderWay<Value, E>,
  name: string,
  work: Effect.Effect<Value, E, R>,
): Effect.Effect<Value, E, R> =>
  Effect.uninterruptibleMask((restore) =>
    Effect.gen(function* () {
      const known = begun.get(name);
      if (known !== undefined) return yield* restore(Deferred.await(known));
      const outcome = yield* Deferred.make<Value, E>();
      begun.set(name, outcome);
      yield* Effect.forkDaemon(Effect.intoDeferred(Effect.interruptible(work), outcome));
      return yield* restore(Deferred.await(outcome));
    })
  );
