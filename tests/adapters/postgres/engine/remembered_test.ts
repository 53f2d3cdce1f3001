/** Look-ups that are never older than their limit, whatever the clock, the database and other callers do. */
import * as Context from "effect/Context";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { remembered } from "../../../../src/adapters/postgres/engine/remembered.ts";

const test = (name: string, effect: Effect.Effect<void>): void =>
  Deno.test(name, () => Effect.runPromise(Effect.provide(effect, TestContext.TestContext)));

const options = { rememberedMs: 2_000, capacity: 10 };

/** A look-up that counts how often it is asked. */
const counting = () => {
  let asked = 0;
  return remembered(() => Effect.sync(() => ++asked), options);
};

test(
  "an answer is remembered until it is two seconds old, and not a moment longer",
  Effect.gen(function* () {
    const { get: ask } = yield* counting();
    assert.equal(yield* ask("a"), 1);
    yield* TestClock.adjust("1999 millis");
    assert.equal(yield* ask("a"), 1);
    yield* TestClock.adjust("1 millis");
    assert.equal(yield* ask("a"), 2);
  }),
);

test(
  "a look-up's own time counts: an answer that took two seconds is used once",
  Effect.gen(function* () {
    let asked = 0;
    const lookUp = () => Effect.delay(Effect.sync(() => ++asked), "2 seconds");
    const { get: ask } = yield* remembered(lookUp, options);
    for (const expected of [1, 2]) {
      const asking = yield* Effect.fork(ask("a"));
      yield* TestClock.adjust("2 seconds");
      assert.equal(yield* Fiber.join(asking), expected);
    }
  }),
);

test(
  "a caller that joins a look-up which began too long ago gets a newer one",
  Effect.gen(function* () {
    let asked = 0;
    const lookUp = () => Effect.delay(Effect.sync(() => ++asked), "3 seconds");
    const { get: ask } = yield* remembered(lookUp, options);
    const first = yield* Effect.fork(ask("a"));
    yield* TestClock.adjust("2 seconds");
    const second = yield* Effect.fork(ask("a"));
    yield* TestClock.adjust("1 second");
    assert.equal(yield* Fiber.join(first), 1);
    yield* TestClock.adjust("3 seconds");
    assert.equal(yield* Fiber.join(second), 2);
  }),
);

test(
  "look-ups of one key at the same time are one, and a caller that goes away does not disturb the others",
  Effect.gen(function* () {
    const answer = yield* Deferred.make<string>();
    let asked = 0;
    const lookUp = () => Effect.zipRight(Effect.sync(() => ++asked), Deferred.await(answer));
    const { get: ask } = yield* remembered(lookUp, options);
    const first = yield* Effect.fork(ask("a"));
    const others = yield* Effect.all(Array.from({ length: 4 }, () => Effect.fork(ask("a"))));
    yield* TestClock.adjust("1 millis");
    yield* Fiber.interruptAsFork(first, first.id());
    yield* Deferred.succeed(answer, "found");
    assert.deepEqual(yield* Effect.all(others.map(Fiber.join)), ["found", "found", "found", "found"]);
    assert.equal(asked, 1);
  }),
);

test(
  "a failure is not remembered: the next call looks up again",
  Effect.gen(function* () {
    let asked = 0;
    const lookUp = () => Effect.suspend(() => ++asked === 1 ? Effect.fail("away") : Effect.succeed("found"));
    const { get: ask } = yield* remembered(lookUp, options);
    assert.equal(yield* Effect.merge(ask("a")), "away");
    assert.equal(yield* Effect.merge(ask("a")), "found");
  }),
);

test(
  "no more answers are remembered than there is room for",
  Effect.gen(function* () {
    const { get: ask } = yield* counting();
    for (let key = 0; key < 11; key++) yield* ask(String(key));
    assert.equal(yield* ask("10"), 11, "the newest is remembered");
    assert.equal(yield* ask("0"), 12, "the oldest is not");
  }),
);

class Asker extends Context.Reference<Asker>()("Asker", { defaultValue: () => "nobody" }) {}

test(
  "a look-up knows the context of who asked first",
  Effect.gen(function* () {
    const { get } = yield* remembered(() => Asker, options);
    assert.equal(yield* Effect.provideService(get("a"), Asker, "one"), "one");
    assert.equal(yield* Effect.provideService(get("a"), Asker, "other"), "one");
  }),
);

test(
  "a plain read, it finds what was asked for, for as long as that is remembered, and looks nothing up",
  Effect.gen(function* () {
    let asked = 0;
    const { get, getNow } = yield* remembered(() => Effect.sync(() => ++asked), options);
    assert.equal(getNow("a"), undefined);
    const description = get("a");
    assert.equal(asked, 0, "an effect that isn't run does nothing");
    assert.equal(yield* description, 1);
    assert.equal(getNow("a"), 1);
    yield* TestClock.adjust("2 seconds");
    assert.equal(getNow("a"), undefined);
    assert.equal(yield* description, 2, "the same effect looks again");
  }),
);

Deno.test("a wall clock that is set back does not keep an answer alive", async () => {
  const { get: ask } = await Effect.runPromise(
    remembered(() => Effect.sync(() => performance.now()), { rememberedMs: 20, capacity: 10 }),
  );
  const first = await Effect.runPromise(ask("a"));
  const wallClock = Date.now;
  Date.now = () => wallClock() - 3_600_000;
  try {
    while (performance.now() - first < 25) await Promise.resolve();
    assert.notEqual(await Effect.runPromise(ask("a")), first);
  } finally {
    Date.now = wallClock;
  }
});
