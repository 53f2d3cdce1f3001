/** Going on with results that are there: the same outcome as with a fiber, and no fiber where none is needed. */
import assert from "node:assert/strict";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Exit from "effect/Exit";
import * as AtOnce from "../../src/application/at_once.ts";

const done: ReadonlyArray<Effect.Effect<number, string>> = [
  Effect.succeed(1),
  Effect.fail("no"),
  Either.right(2),
  Either.left("neither"),
  Exit.die("broken"),
];
const toDo: ReadonlyArray<Effect.Effect<number, string>> = [
  Effect.sync(() => 3),
  Effect.suspend(() => Effect.fail("late")),
  Effect.zipRight(Effect.yieldNow(), Effect.succeed(4)),
];

const next = (value: number): Effect.Effect<number, string> =>
  value === 2 ? Effect.fail("two") : Effect.succeed(value * 10);

Deno.test("results that are there are known without a fiber, work that is to be done is not begun", () => {
  for (const effect of done) {
    assert.deepEqual(AtOnce.exitOf(effect), Effect.runSyncExit(effect));
    assert.notEqual(AtOnce.exitOf(AtOnce.flatMap(effect, next)), undefined);
    assert.notEqual(AtOnce.exitOf(AtOnce.map(effect, String)), undefined);
  }
  let begun = 0;
  const work = Effect.sync(() => ++begun);
  for (const effect of [work, AtOnce.map(work, (value) => value + 1), AtOnce.flatMap(work, next)]) {
    assert.equal(AtOnce.exitOf(effect), undefined);
  }
  assert.equal(begun, 0);
});

Deno.test("going on at once comes to what an effect comes to", async () => {
  for (const effect of [...done, ...toDo]) {
    assert.deepEqual(
      await Effect.runPromiseExit(AtOnce.flatMap(effect, next)),
      await Effect.runPromiseExit(Effect.flatMap(effect, next)),
    );
    assert.deepEqual(
      await Effect.runPromiseExit(AtOnce.map(effect, String)),
      await Effect.runPromiseExit(Effect.map(effect, String)),
    );
    assert.deepEqual(
      await Effect.runPromise(
        AtOnce.catchAllCause(() => effect, (cause) => Effect.succeed(Cause.pretty(cause))),
      ),
      await Effect.runPromise(Effect.catchAllCause(effect, (cause) => Effect.succeed(Cause.pretty(cause)))),
    );
  }
});

Deno.test("what throws before it is an effect is a defect like any other", () => {
  const thrown = new Error("thrown");
  const answer = AtOnce.catchAllCause(
    (): Effect.Effect<string> => {
      throw thrown;
    },
    (cause) => Effect.succeed(Cause.squash(cause)),
  );
  assert.deepEqual(AtOnce.exitOf(answer), Exit.succeed(thrown));
});

Deno.test("an end is noted once, when it comes", async () => {
  for (const effect of [...done, ...toDo]) {
    const ends: Array<Exit.Exit<number, string>> = [];
    const exit = await Effect.runPromiseExit(AtOnce.noted(effect, (end) => ends.push(end)));
    assert.deepEqual(ends, [exit]);
  }
});
