/** The limiter of a single process when there are more addresses than it has room for. */
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { layerWith } from "../../../src/adapters/memory/rate_limiter.ts";
import { RateLimiter } from "../../../src/application/ports.ts";

const quota = { policy: "cbam", limit: 10, windowSeconds: 3_600 };

const onTestClock = (name: string, effect: Effect.Effect<void, unknown, RateLimiter>): void =>
  Deno.test(name, () =>
    Effect.runPromise(
      effect.pipe(
        Effect.provide(layerWith({ addresses: 50, shared: 3 })),
        Effect.provide(TestContext.TestContext),
      ),
    ));

const isAdmitted = (subject: string) =>
  Effect.flatMap(RateLimiter, (limiter) => Effect.isSuccess(limiter.take(quota, subject)));

/** How many of the calls are let through. */
const takeMany = (subject: string, calls: number) =>
  Effect.map(
    Effect.all(Array.from({ length: calls }, () => isAdmitted(subject))),
    (taken) => taken.filter((each) => each).length,
  );

const address = (n: number): string => `198.51.${n >> 8}.${n & 255}`;

onTestClock(
  "no caller is let out of its window by however many others",
  Effect.gen(function* () {
    assert.equal(yield* takeMany("192.0.2.1", 12), 10);
    for (let n = 0; n < 5_000; n++) yield* isAdmitted(address(n));
    assert.equal(yield* takeMany("192.0.2.1", 12), 0);
  }),
);

onTestClock(
  "addresses beyond the room share windows, which let no more through than one; keys keep their own",
  Effect.gen(function* () {
    for (let n = 0; n < 50; n++) assert.equal(yield* isAdmitted(address(n)), true);
    let admitted = 0;
    for (let n = 50; n < 5_000; n++) admitted += yield* takeMany(address(n), 1);
    assert.equal(admitted, 3 * quota.limit);
    for (let n = 0; n < 100; n++) assert.equal(yield* takeMany(crypto.randomUUID(), 12), 10);
  }),
);

onTestClock(
  "an address that shared a window is not let out of it when there is room again",
  Effect.gen(function* () {
    for (let n = 0; n < 50; n++) yield* isAdmitted(address(n));
    yield* TestClock.adjust("59 minutes");
    assert.equal(yield* takeMany("192.0.2.1", 12), 10);
    yield* TestClock.adjust("2 minutes");
    for (let n = 0; n < 1_000; n++) yield* isAdmitted(crypto.randomUUID());
    assert.equal(yield* takeMany("192.0.2.1", 12), 0);
    yield* TestClock.adjust("59 minutes");
    assert.equal(yield* takeMany("192.0.2.1", 12), 10);
  }),
);
