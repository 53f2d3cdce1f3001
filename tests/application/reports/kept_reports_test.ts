/** Reports that are printed before their archive leaves, within a minute. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Stream from "effect/Stream";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { keptWithin } from "../../../src/application/reports/batch_reports.ts";

Deno.test("reports that are all kept within a minute are an archive's, and of others is told how many are kept and what to do", async () => {
  await Effect.runPromise(
    Effect.gen(function* () {
      yield* keptWithin(Stream.make(1, 2), 2);
      const slow = yield* Effect.fork(Effect.flip(
        keptWithin(Stream.concat(Stream.make(1, 2, 3), Stream.never), 5_000),
      ));
      yield* TestClock.adjust("61 seconds");
      const { message, retryAfterSeconds } = yield* Fiber.join(slow);
      assert.equal(
        message,
        "The reports of 5000 rows are more than one call prints: 3 are printed and kept. Ask again for the rest to be printed, or take a part of the rows with offset and limit (up to 100 leave at once).",
      );
      assert.equal(retryAfterSeconds, 1);
    }).pipe(Effect.provide(TestContext.TestContext)),
  );
});
