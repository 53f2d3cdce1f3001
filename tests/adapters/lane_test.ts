/** Limits of time of those who work and wait in a lane. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { inLane, OpenLane } from "../../src/adapters/lane.ts";

const rules = {
  timeLimit: "80 seconds",
  workLimit: "20 seconds",
  sentences: { tooMany: () => "too many", outOfTime: "out of time" },
} as const;

/** Outcomes of works of so many seconds each, that wait for each other. */
const outcomes = (seconds: ReadonlyArray<number>) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const lane = new OpenLane({ queue: "works", places: 1, waitingLimit: 100 });
      const works = yield* Effect.forEach(
        seconds,
        (each) => Effect.fork(Effect.either(inLane(lane, rules, Effect.sleep(`${each} seconds`)))),
      );
      for (let second = 0; second <= 100; second++) yield* TestClock.adjust("1 second");
      return (yield* Effect.forEach(works, Fiber.join)).map(Either.isRight);
    }).pipe(Effect.provide(TestContext.TestContext)),
  );

Deno.test("the limit of the work does not count the wait for its place", async () => {
  assert.deepEqual(await outcomes([15, 15, 15]), [true, true, true]);
  assert.deepEqual(await outcomes([21, 15, 19]), [false, true, true]);
});

Deno.test("a call that waited and worked for its whole time is ended", async () => {
  assert.deepEqual(await outcomes([19, 19, 19, 19, 19]), [true, true, true, true, false]);
});
