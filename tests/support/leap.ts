/**
 * Time that passes at once. `TestClock.adjust` wakes everything that sleeps on the way, jobs of every few seconds
 * thousands of times; a leap wakes nothing: it is only later afterwards.
 */
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";

let aheadMs = 0;

/** The test's own clock, whose sleepers it moves on, with another time on its face. */
const ahead = (clock: Clock.Clock): Clock.Clock => {
  const later: Partial<Clock.Clock> = {
    unsafeCurrentTimeMillis: () => clock.unsafeCurrentTimeMillis() + aheadMs,
    unsafeCurrentTimeNanos: () => clock.unsafeCurrentTimeNanos() + BigInt(aheadMs) * 1_000_000n,
    currentTimeMillis: Effect.map(clock.currentTimeMillis, (now) => now + aheadMs),
    currentTimeNanos: Effect.map(clock.currentTimeNanos, (now) => now + BigInt(aheadMs) * 1_000_000n),
  };
  return Object.assign(Object.create(clock), later);
};

/** Runs a test on the clock that is given, which may leap. */
export const withLeaps = <A, E, R>(test: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.clockWith((clock) => {
    aheadMs = 0;
    return Effect.withClock(test, ahead(clock));
  });

/** It is so much later, in milliseconds that are whole; earlier, as after a clock was set back, by a negative number of them. */
export const leap = (time: Duration.DurationInput): Effect.Effect<void> =>
  Effect.sync(() => {
    aheadMs += typeof time === "number" ? time : Duration.toMillis(time);
  });
