/**
 * Look-ups kept for a while: a fresh one is answered at once, those of the same key at the same time are one. Age is
 * measured on the monotonic clock, from before the look-up began, so that neither a clock that is set back nor a slow
 * database stretches it. Failures are not kept.
 */
import * as Clock from "effect/Clock";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";

interface Kept<Value> {
  readonly answer: Effect.Effect<Value>;
  readonly askedAtNs: bigint;
}

interface UnderWay<Value, E> {
  readonly answer: Deferred.Deferred<Value, E>;
  readonly askedAtNs: bigint;
}

/** How long and how many. */
export interface KeptOptions {
  readonly keptMs: number;
  readonly capacity: number;
}

/**
 * The look-up runs on its own: a caller that goes away while it waits does not disturb the others.
 * @returns the look-up, which asks again once its answer was asked for `keptMs` ago
 */
export const kept = <Key, Value, E>(
  lookup: (key: Key) => Effect.Effect<Value, E>,
  { keptMs, capacity }: KeptOptions,
): Effect.Effect<(key: Key) => Effect.Effect<Value, E>> =>
  Effect.sync(() => {
    const keptNs = BigInt(keptMs) * 1_000_000n;
    const answers = new Map<Key, Kept<Value>>();
    const underWay = new Map<Key, UnderWay<Value, E>>();

    const keep = (key: Key, value: Value, askedAtNs: bigint): void => {
      answers.delete(key);
      answers.set(key, { answer: Effect.succeed(value), askedAtNs });
      const [oldest] = answers.size > capacity ? answers.keys() : [];
      if (oldest !== undefined) answers.delete(oldest);
    };

    const run = (key: Key, asked: UnderWay<Value, E>): Effect.Effect<boolean> =>
      Effect.flatMap(Effect.exit(lookup(key)), (exit) => {
        if (underWay.get(key) === asked) {
          underWay.delete(key);
          if (exit._tag === "Success") keep(key, exit.value, asked.askedAtNs);
        }
        return Deferred.done(asked.answer, exit);
      });

    const ask = (key: Key, askedAtNs: bigint): Effect.Effect<Value, E> =>
      Deferred.make<Value, E>().pipe(
        Effect.flatMap((answer) => {
          const asked = { answer, askedAtNs };
          underWay.set(key, asked);
          return Effect.as(Effect.forkDaemon(Effect.interruptible(run(key, asked))), answer);
        }),
        Effect.uninterruptible,
        Effect.flatMap(Deferred.await),
      );

    return (key) =>
      Clock.clockWith((clock) => {
        const nowNs = clock.unsafeCurrentTimeNanos();
        const isFresh = (found: { readonly askedAtNs: bigint }): boolean => nowNs - found.askedAtNs < keptNs;
        const known = answers.get(key);
        if (known !== undefined && isFresh(known)) return known.answer;
        const asked = underWay.get(key);
        return asked !== undefined && isFresh(asked) ? Deferred.await(asked.answer) : ask(key, nowNs);
      });
  });
