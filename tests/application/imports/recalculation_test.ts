/** Pace of the calculation of all imports: batches of some milliseconds, and pauses of three times their length. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { ImportCalculations } from "../../../src/application/imports/calculation_ports.ts";
import { recalculateAll } from "../../../src/application/imports/recalculation.ts";
import { services } from "../../support/service.ts";

/** Sizes of the batches, and how long all of them took, where each import takes so long. */
const pacedBy = (imports: number, msOfImport: number) =>
  Effect.gen(function* () {
    const sizes: Array<number> = [];
    let left = imports;
    const calculations = {
      lawNumber: () => Effect.succeed(1),
      recalculate: ({ atMost }: { readonly atMost: number }) =>
        Effect.suspend(() => {
          const count = Math.min(atMost, left);
          left -= count;
          sizes.push(count);
          return Effect.as(Effect.sleep(Math.round(count * msOfImport)), count);
        }),
      ofImport: () => Effect.dieMessage("not asked for"),
    };
    const fiber = yield* Effect.fork(
      Effect.timed(Effect.provideService(recalculateAll, ImportCalculations, calculations)),
    );
    yield* TestClock.adjust("1 hour");
    const [, count] = yield* Fiber.join(fiber);
    assert.equal(count, imports);
    return sizes;
  }).pipe(Effect.provide(services), Effect.provide(TestContext.TestContext), Effect.runPromise);

Deno.test("batches grow to the length that a call may wait for, and no further", async () => {
  assert.deepEqual((await pacedBy(1_000, 0.1)).slice(0, 5), [10, 20, 40, 80, 80]);
  assert.equal(Math.max(...await pacedBy(2_000, 0.001)), 200);
});

Deno.test("batches that take long stay as small as they begin, and the work ends with what is left", async () => {
  assert.deepEqual(await pacedBy(35, 50), [10, 10, 10, 5]);
  assert.deepEqual(await pacedBy(20, 50), [10, 10, 0]);
});
