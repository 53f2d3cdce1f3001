/**
 * Rate limits of a single process, in memory. What no longer counts is dropped, so memory is bounded by the calls
 * of one window.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { RateLimiter } from "../../application/ports.ts";
import { rateLimited } from "../../application/accounts/rate_limited.ts";
import { type CallLog, emptyLog, isIdle, takePlace } from "../../domain/accounts/quota.ts";

interface Subject {
  readonly log: CallLog;
  readonly windowSeconds: number;
}

/** Subjects between two looks for idle ones. */
const lookEvery = 1_000;

const make = Effect.sync(() => {
  const subjects = new Map<string, Subject>();
  let sinceLook = 0;

  const dropIdle = (nowMs: number): void => {
    for (const [key, { log, windowSeconds }] of subjects) {
      if (isIdle(log, windowSeconds, nowMs)) subjects.delete(key);
    }
  };

  const logOf = (key: string, windowSeconds: number, nowMs: number): CallLog => {
    const known = subjects.get(key);
    if (known !== undefined) return known.log;
    if (++sinceLook >= lookEvery) {
      sinceLook = 0;
      dropIdle(nowMs);
    }
    const log = emptyLog();
    subjects.set(key, { log, windowSeconds });
    return log;
  };

  return RateLimiter.of({
    take: (quota, subject) =>
      Clock.clockWith((clock) => {
        const nowMs = clock.unsafeCurrentTimeMillis();
        const taken = takePlace(
          logOf(`${quota.policy} ${subject}`, quota.windowSeconds, nowMs),
          quota,
          nowMs,
        );
        return taken.isAdmitted
          ? Effect.succeed(taken.standing)
          : rateLimited(quota, taken.retryAfterSeconds);
      }),
  });
});

export const layer: Layer.Layer<RateLimiter> = Layer.effect(RateLimiter, make);
