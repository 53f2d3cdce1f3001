/** Attempts that hang: never more than twelve in places of one name and beside them, whatever the database takes to give the next. */
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Option from "effect/Option";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { makeAttempts } from "../../../../src/adapters/postgres/mail/attempts.ts";

const most = 12;
const settled = Effect.repeat(Effect.yieldNow(), { times: 20 });

Deno.test("places that are free at one moment take no more together than there is room for, and another one when one ends", async () => {
  await Effect.runPromise(
    Effect.scoped(Effect.gen(function* () {
      const attempts = yield* makeAttempts<string, string>();
      const [given, over] = [yield* Deferred.make<void>(), yield* Effect.makeSemaphore(0)];
      let [asked, begun, left] = [0, 0, most + 3];
      const attempt = Effect.zipRight(Effect.sync(() => begun += 1), over.take(1));
      const next = Effect.zipRight(
        Effect.sync(() => asked += 1),
        Effect.as(Deferred.await(given), Option.some(attempt)),
      ).pipe(Effect.map((found) => left-- > 0 ? found : Option.none()));
      const place = (name: string) =>
        Effect.fork(Effect.repeat(attempts.at(name, next), { while: (isTaken) => isTaken }));
      const places = yield* Effect.forEach(Array.from({ length: 20 }), () => place("all"));
      yield* settled;
      assert.equal(asked, most, "nothing is taken that there is no room for");
      yield* Deferred.succeed(given, undefined);
      yield* settled;
      assert.equal(begun, most);
      yield* TestClock.adjust("1 minute");
      assert.equal(begun, most, "however long they hang");
      const other = yield* place("links");
      yield* settled;
      assert.equal(begun, most + 1, "places of another name have their own");
      yield* over.release(1);
      yield* settled;
      assert.equal(begun, most + 2);
      yield* over.release(100);
      yield* Effect.forEach([...places, other], Fiber.join);
      assert.equal(begun, most + 3);
    })).pipe(Effect.provide(TestContext.TestContext)),
  );
});

Deno.test("what isn't there, isn't to be had, or is given up while it is asked for takes no room", async () => {
  await Effect.runPromise(
    Effect.scoped(Effect.gen(function* () {
      const attempts = yield* makeAttempts<string, string>();
      const away = Effect.fail("away");
      for (let count = 0; count < most; count += 1) {
        assert.equal(yield* attempts.at("all", Effect.succeedNone), false);
        assert.equal(yield* Effect.flip(attempts.at("all", away)), "away");
        assert.equal(yield* Effect.flip(attempts.at("all", Effect.succeedSome(away))), "away");
        const asking = yield* Effect.fork(attempts.at("all", Effect.never));
        yield* settled;
        yield* Fiber.interrupt(asking);
      }
      assert.equal(yield* attempts.at("all", Effect.succeedSome(Effect.void)), true);
    })).pipe(Effect.provide(TestContext.TestContext)),
  );
});
