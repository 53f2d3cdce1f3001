/** Look-ups that go out together. */
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Option from "effect/Option";
import * as Scope from "effect/Scope";
import assert from "node:assert/strict";
import { together } from "../../../../src/adapters/postgres/engine/statements/together.ts";

const keys = Array.from({ length: 200 }, (_, index) => `key ${index}`);

/** A look-up that finds the length of each key, and fails for one; it waits at a gate, and notes how many keys it was asked for. */
const lookUps = Effect.gen(function* () {
  const gate = yield* Effect.makeSemaphore(0);
  const sizes: Array<number> = [];
  const lookUp = yield* together((asked) =>
    Effect.zipRight(
      gate.take(1),
      Effect.suspend(() => {
        sizes.push(asked.length);
        if (asked.includes("wrong")) return Effect.fail("no answer");
        return Effect.succeed(
          new Map(asked.filter((key) => key !== "nobody").map((key) => [key, key.length])),
        );
      }),
    )
  );
  return { gate, sizes, lookUp };
});

const run = <A>(effect: Effect.Effect<A, unknown, Scope.Scope>): Promise<A> =>
  Effect.runPromise(Effect.scoped(effect));

Deno.test("look-ups that wait at one moment are one statement, each with its own answer, one after the other", async () => {
  const [sizes, answers] = await run(Effect.gen(function* () {
    const { gate, sizes, lookUp } = yield* lookUps;
    const asking = yield* Effect.forEach([...keys, "nobody"], (key) => Effect.fork(lookUp(key)));
    yield* Effect.yieldNow();
    yield* gate.release(10);
    return [sizes, yield* Effect.forEach(asking, Fiber.join)] as const;
  }));
  assert.deepEqual(answers, [...keys.map((key) => Option.some(key.length)), Option.none()]);
  assert.equal(sizes.reduce((sum, size) => sum + size, 0), keys.length + 1);
  assert.ok(sizes.length <= 5, `${sizes.length} statements`);
  assert.ok(Math.max(...sizes) <= 64);
});

Deno.test("a failure is told to those who asked with it, and the next ones are answered", async () => {
  const exits = await run(Effect.gen(function* () {
    const { gate, lookUp } = yield* lookUps;
    yield* gate.release(10);
    const failed = yield* Effect.exit(lookUp("wrong"));
    return [failed, yield* Effect.exit(lookUp("right"))];
  }));
  assert.deepEqual(exits, [Exit.fail("no answer"), Exit.succeed(Option.some(5))]);
});

Deno.test("those who still wait when the scope closes are let go", async () => {
  const exits = await Effect.runPromise(Effect.gen(function* () {
    const scope = yield* Scope.make();
    const { lookUp } = yield* Scope.extend(lookUps, scope);
    const asking = yield* Effect.forEach(keys, (key) => Effect.fork(lookUp(key)));
    yield* Effect.yieldNow();
    yield* Scope.close(scope, Exit.void);
    return yield* Effect.forEach(asking, Fiber.await);
  }));
  assert.ok(exits.every(Exit.isInterrupted));
});
