/** Turns of readings: by rows, short ones apart from long ones, and refused in time. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { ReadingTurns } from "../../src/application/turns/reading_turns.ts";
import { WhoseWork } from "../../src/application/whose_work.ts";
import { AccountPlaces, CallPlace } from "../../src/http/exchange/account_places.ts";

const holderOf = (party: string) => ({ party, member: party });
const settled = Effect.repeat(Effect.yieldNow(), { times: 20 });

const run = <A, E>(test: Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(Effect.provide(test, TestContext.TestContext));

Deno.test("an account has one long reading of a hundred thousand imports at once, another its own, and short ones wait for neither", () =>
  run(Effect.gen(function* () {
    const turns = new ReadingTurns();
    const end = yield* turns.take(holderOf("a"), 100_000);
    const second = yield* Effect.fork(turns.take(holderOf("a"), 100_000));
    yield* settled;
    assert.equal(turns.waiting, 1);
    yield* turns.take(holderOf("b"), 100_000);
    const third = yield* Effect.fork(turns.take(holderOf("c"), 6_000));
    yield* settled;
    assert.equal(turns.waiting, 2);
    const short = yield* turns.take(holderOf("a"), 5_000);
    short();
    end();
    yield* Fiber.join(third);
    yield* settled;
    assert.equal(turns.waiting, 0);
    yield* Fiber.join(second);
  })));

Deno.test("a reading that would wait for more than a minute is told at once when to come again, by the pace of those before", () =>
  run(Effect.gen(function* () {
    const turns = new ReadingTurns();
    const end = yield* turns.take(holderOf("a"), 100_000);
    const before = yield* Effect.fork(turns.take(holderOf("a"), 100_000));
    yield* settled;
    yield* TestClock.adjust("40 seconds");
    end();
    yield* Fiber.join(before);
    // A hundred thousand take forty seconds: behind two of them it would be seventy, with the one second that was expected of them.
    const waiting = yield* Effect.fork(turns.take(holderOf("a"), 100_000));
    yield* settled;
    const { _tag, retryAfterSeconds } = yield* Effect.flip(turns.take(holderOf("a"), 1_000_000));
    assert.deepEqual([_tag, retryAfterSeconds], ["ServiceUnavailable", 35]);
    yield* turns.take(holderOf("b"), 100_000);
    yield* TestClock.adjust("59 seconds");
    assert.equal(turns.waiting, 1);
    yield* TestClock.adjust("1 seconds");
    assert.equal((yield* Effect.flip(Fiber.join(waiting)))._tag, "ServiceUnavailable");
    assert.equal(turns.waiting, 0);
  })));

Deno.test("a long reading that is still at work says nothing of the pace: whoever would begin in seconds waits", () =>
  run(Effect.gen(function* () {
    const turns = new ReadingTurns();
    const small = yield* turns.take(holderOf("a"), 6_000);
    const long = yield* turns.take(holderOf("a"), 100_000);
    for (let at = 0; at < 4; at += 1) {
      yield* TestClock.adjust("1 seconds");
      if (at === 0) small();
    }
    const third = yield* Effect.fork(turns.take(holderOf("a"), 6_000));
    yield* settled;
    assert.equal(turns.waiting, 1);
    long();
    (yield* Fiber.join(third))();
  })));

Deno.test("who gives up waiting leaves nothing taken", () =>
  run(Effect.gen(function* () {
    const turns = new ReadingTurns();
    const end = yield* turns.take(holderOf("a"), 200_000);
    const waiting = yield* Effect.fork(turns.take(holderOf("a"), 200_000));
    yield* settled;
    yield* Fiber.interrupt(waiting);
    end();
    for (let at = 0; at < 3; at += 1) (yield* turns.take(holderOf("a"), 200_000))();
    assert.equal(turns.waiting, 0);
  })));

const ofAccount = Effect.provideService(WhoseWork, { account: { id: "a" }, clientAddress: "" });

Deno.test("a call whose parts read at once waits once, takes nothing before, and never waits for itself", () =>
  run(ofAccount(Effect.gen(function* () {
    const places = new AccountPlaces();
    const [one, other] = [new CallPlace(places), new CallPlace(places)];
    yield* other.takenForRows(100_000);
    const parts = yield* Effect.forEach(
      [100_000, 100_000, 600, 40_000],
      (rows) => Effect.fork(one.takenForRows(rows)),
    );
    yield* settled;
    assert.equal(places.readings.waiting, 1);
    const third = yield* Effect.fork(new CallPlace(places).takenForRows(100_000));
    other.giveBack();
    yield* Effect.forEach(parts, Fiber.join);
    yield* settled;
    assert.equal(places.readings.waiting, 1);
    one.giveBack();
    yield* Fiber.join(third);
  }))));

Deno.test("where the part of a call that waits for all is given up, the next one waits, and who is gone has left the line", () =>
  run(ofAccount(Effect.gen(function* () {
    const places = new AccountPlaces();
    const [one, other] = [new CallPlace(places), new CallPlace(places)];
    yield* other.takenForRows(100_000);
    const first = yield* Effect.fork(one.takenForRows(100_000));
    yield* settled;
    const second = yield* Effect.fork(one.takenForRows(100_000));
    yield* settled;
    yield* Fiber.interrupt(first);
    yield* settled;
    assert.equal(places.readings.waiting, 1);
    yield* Fiber.interrupt(second);
    assert.equal(places.readings.waiting, 0);
    assert.ok(!one.reading.isAsked);
    other.giveBack();
    yield* one.takenForRows(100_000);
  }))));

Deno.test("a turn that comes to a call whose answer was made meanwhile goes to the next", () =>
  run(ofAccount(Effect.gen(function* () {
    const places = new AccountPlaces();
    const [one, other] = [new CallPlace(places), new CallPlace(places)];
    yield* other.takenForRows(100_000);
    const late = yield* Effect.fork(one.takenForRows(100_000));
    yield* settled;
    one.giveBack();
    other.giveBack();
    yield* Fiber.join(late);
    assert.ok(places.readings.isFree(holderOf("a"), 100_000));
  }))));

Deno.test("a call waits for its first reading alone, and gives all back when its answer is made", () =>
  run(
    Effect.gen(function* () {
      const places = new AccountPlaces();
      const [one, other] = [new CallPlace(places), new CallPlace(places)];
      yield* one.takenForRows(100_000);
      yield* one.takenForRows(100_000);
      yield* one.takenForBody(4_000_000);
      const waiting = yield* Effect.fork(other.takenForRows(100_000));
      yield* settled;
      assert.equal(places.readings.waiting, 1);
      one.reading.end();
      yield* Fiber.join(waiting);
      other.giveBack();
      yield* other.takenForRows(100_000);
      assert.ok(!other.reading.isAsked);
      assert.equal(places.readings.waiting, 0);
    }).pipe(Effect.provideService(WhoseWork, { account: { id: "a" }, clientAddress: "" })),
  ));
