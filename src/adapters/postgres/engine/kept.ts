/**
 * Look-ups kept for a while: a fresh one is answered at once, those of the same key at the same time are one. Age is
 * measured on the monotonic clock, from before the look-up began, so that neither a clock that is set back nor a slow
 * database stretches it. Failures are not kept.
 */
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
 * @returns the look-up, to be run when it is called: it asks again once its answer was asked for `keptMs` ago
 */
export const kept = <Key, Value, E>(
  lookup: (key: Key) => Effect.Effect<Value, E>,
  { keptMs, capacity }: KeptOptions,
): Effect.Effect<(key: Key) => Effect.Effect<Value, E>> =>
  Effect.map(Effect.clock, (clock) => {
    const keptNs = BigInt(keptMs) * 1_000_000n;
    /** The monotonic clock is dear to read: it is read once a millisecond. */
    let latest = { atMs: NaN, ns: 0n };
    const clockNs = (): bigint => {
      const atMs = clock.unsafeCurrentTimeMillis();
      if (atMs !== latest.atMs) latest = { atMs, ns: clock.unsafeCurrentTimeNanos() };
      return latest.ns;
    };
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

    const fresh = <Found extends { readonly askedAtNs: bigint }>(
      found: Found | undefined,
      nowNs: bigint,
    ): Found | undefined => found !== undefined && nowNs - found.askedAtNs < keptNs ? found : undefined;

    const find = (key: Key): Effect.Effect<Value, E> => {
      const nowNs = clockNs();
      const known = fresh(answers.get(key), nowNs);
      if (known !== undefined) return known.answer;
      const asked = fresh(underWay.get(key), nowNs);
      return asked === undefined ? ask(key, nowNs) : Deferred.await(asked.answer);
    };

    return (key) => fresh(answers.get(key), clockNs())?.answer ?? Effect.suspend(() => find(key));
  });
