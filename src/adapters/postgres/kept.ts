/**
 * Look-ups kept for a while: a fresh one is answered at once, those of the same key at the same time are one. Failures
 * are not kept.
 */
import * as Cache from "effect/Cache";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";

interface Kept<Value> {
  readonly answer: Effect.Effect<Value>;
  readonly untilMs: number;
}

/** How long and how many. */
export interface KeptOptions {
  readonly keptMs: number;
  readonly capacity: number;
}

/** @returns the look-up, which asks again once its answer is `keptMs` old. */
export const kept = <Key, Value, E>(
  lookup: (key: Key) => Effect.Effect<Value, E>,
  { keptMs, capacity }: KeptOptions,
): Effect.Effect<(key: Key) => Effect.Effect<Value, E>> =>
  Effect.map(Cache.make({ capacity, timeToLive: 0, lookup }), (underWay) => {
    const answers = new Map<Key, Kept<Value>>();
    const keep = (key: Key, value: Value, nowMs: number): void => {
      answers.delete(key);
      answers.set(key, { answer: Effect.succeed(value), untilMs: nowMs + keptMs });
      const [oldest] = answers.size > capacity ? answers.keys() : [];
      if (oldest !== undefined) answers.delete(oldest);
    };
    return (key) =>
      Clock.clockWith((clock) => {
        const nowMs = clock.unsafeCurrentTimeMillis();
        const known = answers.get(key);
        if (known !== undefined && nowMs < known.untilMs && known.untilMs <= nowMs + keptMs) {
          return known.answer;
        }
        return Effect.tap(underWay.get(key), (value) => Effect.sync(() => keep(key, value, nowMs)));
      });
  });
