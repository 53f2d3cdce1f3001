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

/** Turns of which "a" has 100 000 rows, "c" 72 000, and for which "d" waits with 250 000. */
const withOneThatWaits = Effect.gen(function* () {
  const turns = new ReadingTurns();
  const [one, other] = [yield* turns.take(holderOf("a"), 100_000), yield* turns.take(holderOf("c"), 72_000)];
  const large = yield* Effect.fork(turns.take(holderOf("d"), 250_000));
  yield* settled;
  assert.equal(turns.waiting, 1);
  return { turns, one, other, large };
});

Deno.test("a reading that would pass the rows of all by more than is left begins once others have ended, and nobody passes it", () =>
  run(Effect.gen(function* () {
    const { turns, one, other, large } = yield* withOneThatWaits;
    assert.ok(!turns.isFree(holderOf("e"), 6_000));
    const later = yield* Effect.forEach(["e", "f"], (name) => Effect.fork(turns.take(holderOf(name), 6_000)));
    yield* settled;
    other();
    yield* settled;
    assert.equal(turns.waiting, 3, "100 000 are left, of which 250 000 are more than twice as many");
    one();
    const end = yield* Fiber.join(large);
    yield* settled;
    assert.equal(turns.waiting, 2);
    end();
    yield* Effect.forEach(later, Fiber.join);
  })));

Deno.test("a reading of more rows than all have together begins alone", () =>
  run(Effect.gen(function* () {
    const turns = new ReadingTurns();
    const small = yield* turns.take(holderOf("a"), 6_000);
    const large = yield* Effect.fork(turns.take(holderOf("b"), 500_000));
    yield* settled;
    assert.equal(turns.waiting, 1);
    small();
    (yield* Fiber.join(large))();
    yield* turns.take(holderOf("a"), 6_000);
  })));

Deno.test("where a reading that waits for room is given up, in time or by its caller, those behind it begin", () =>
  run(Effect.gen(function* () {
    const { turns, large } = yield* withOneThatWaits;
    const later = yield* Effect.fork(turns.take(holderOf("e"), 6_000));
    yield* settled;
    assert.equal(turns.waiting, 2);
    yield* Fiber.interrupt(large);
    (yield* Fiber.join(later))();
    const again = yield* Effect.fork(turns.take(holderOf("d"), 250_000));
    yield* settled;
    yield* TestClock.adjust("30 seconds");
    const behind = yield* Effect.fork(turns.take(holderOf("e"), 6_000));
    yield* settled;
    assert.equal(turns.waiting, 2);
    yield* TestClock.adjust("30 seconds");
    assert.equal((yield* Effect.flip(Fiber.join(again)))._tag, "ServiceUnavailable");
    yield* Fiber.join(behind);
    assert.equal(turns.waiting, 0);
  })));

Deno.test("large bodies count as rows of long readings: beside them fewer begin, one always does, and they wait for none", () =>
  run(Effect.gen(function* () {
    const places = new AccountPlaces();
    const calls = [new CallPlace(places), new CallPlace(places), new CallPlace(places)];
    for (const call of calls) yield* call.takenForBody(4_000_000);
    // Seventy-five thousand rows are taken: of the others there are twenty-five thousand beside the first reading.
    const first = yield* places.readings.take(holderOf("a"), 100_000);
    const second = yield* Effect.fork(places.readings.take(holderOf("b"), 100_000));
    yield* settled;
    assert.equal(places.readings.waiting, 1);
    yield* places.readings.take(holderOf("b"), 5_000);
    for (const call of calls.slice(1)) call.giveBack();
    const secondEnd = yield* Fiber.join(second);
    for (const end of [first, secondEnd]) end();
    yield* new CallPlace(places).takenForBody(4_000_000);
    yield* places.readings.take(holderOf("c"), 1_000_000);
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
