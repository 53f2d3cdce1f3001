/**
 * Look-ups whose answers are remembered for a while, by effect's cache: those of the same key at the same time are one,
 * failures are not remembered. Age is measured on the monotonic clock, from before the look-up began, so that neither a
 * clock that is set back nor a slow database stretches it.
 */
import * as Cache from "effect/Cache";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as FiberRef from "effect/FiberRef";

interface Answer<Value> {
  readonly value: Value;
  readonly askedAtNs: bigint;
}

/** Time for which answers are remembered, and their greatest number. */
export interface RememberedOptions {
  readonly rememberedMs: number;
  readonly capacity: number;
}

/** A look-up with a memory. */
export interface LookUpMemory<Key, Value, E> {
  /** The answer, which was asked for at most `rememberedMs` before this is run. */
  readonly get: (key: Key) => Effect.Effect<Value, E>;
  /** Value from memory, as a plain function; undefined: `get` has to look. */
  readonly getNow: (key: Key) => Value | undefined;
}

/**
 * The newest answers, for plain reads: effect's cache is read by a fiber, which costs as much as a tenth of a short
 * answer.
 */
const newest = <Key, Value>(capacity: number) => {
  const answers = new Map<Key, Answer<Value>>();
  return {
    find: (key: Key): Answer<Value> | undefined => answers.get(key),
    put: (key: Key, answer: Answer<Value>): void => {
      answers.delete(key);
      answers.set(key, answer);
      const [oldest] = answers.size > capacity ? answers.keys() : [];
      if (oldest !== undefined) answers.delete(oldest);
    },
  };
};

/**
 * @param lookup is told the last answer too, however old; undefined where none is in memory
 * @returns the look-up with a memory; a look-up runs on its own, and goes on when its caller goes away
 */
export const remembered = <Key, Value, E>(
  lookup: (key: Key, last: Value | undefined) => Effect.Effect<Value, E>,
  { rememberedMs, capacity }: RememberedOptions,
): Effect.Effect<LookUpMemory<Key, Value, E>> =>
  Effect.gen(function* () {
    const clock = yield* Effect.clock;
    const rememberedNs = BigInt(rememberedMs) * 1_000_000n;
    const answers = newest<Key, Value>(capacity);
    const isFresh = ({ askedAtNs }: Answer<Value>, nowNs: bigint): boolean =>
      nowNs - askedAtNs < rememberedNs;

    /** The context of who asks first: its log lines say which request they belong to; the cache has one of its own. */
    const asker = FiberRef.unsafeMake<Context.Context<never>>(Context.empty());
    const lookUp = (key: Key): Effect.Effect<Answer<Value>, E> =>
      Effect.flatMap(FiberRef.get(asker), (context) => {
        const askedAtNs = clock.unsafeCurrentTimeNanos();
        return Effect.map(
          Effect.provide(lookup(key, answers.find(key)?.value), context),
          (value): Answer<Value> => {
            const answer = { value, askedAtNs };
            answers.put(key, answer);
            return answer;
          },
        );
      });
    const cache = yield* Cache.make({ capacity, timeToLive: rememberedMs, lookup: lookUp });
    const ask = (key: Key): Effect.Effect<Answer<Value>, E> =>
      Effect.contextWithEffect((context: Context.Context<never>) =>
        Effect.locally(cache.get(key), asker, context)
      ).pipe(
        Effect.tapError(() => cache.invalidate(key)),
        Effect.interruptible,
        Effect.forkDaemon,
        Effect.flatMap(Fiber.join),
      );
    const askSince = (key: Key, nowNs: bigint): Effect.Effect<Value, E> =>
      Effect.flatMap(ask(key), (answer) =>
        isFresh(answer, nowNs) ? Effect.succeed(answer.value) : Effect.zipRight(
          cache.invalidateWhen(key, ({ askedAtNs }) => askedAtNs === answer.askedAtNs),
          askSince(key, nowNs),
        ));

    return {
      get: (key) =>
        Effect.suspend(() => askSince(key, clock.unsafeCurrentTimeNanos())),
      getNow: (key) => {
        const answer = answers.find(key);
        return answer !== undefined && isFresh(answer, clock.unsafeCurrentTimeNanos())
          ? answer.value
          : undefined;
      },
    };
  });
