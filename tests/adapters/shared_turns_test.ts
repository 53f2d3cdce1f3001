/** Work that many ask for at one moment, in a lane: done once for all who asked before it began, and for nobody who asks later. */
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import assert from "node:assert/strict";
import { type LaneRules, OpenLane } from "../../src/adapters/lane.ts";
import { SharedTurns } from "../../src/adapters/shared_turns.ts";
import { IoTurn, timer } from "../../src/application/yield_to_io.ts";
import { ServiceUnavailable } from "../../src/contract/failures.ts";

const rules: LaneRules = {
  timeLimit: "5 seconds",
  sentences: { tooMany: (admitted) => `${admitted} wait`, outOfTime: "too late" },
};

const laneOf = (places: number) => new OpenLane({ queue: "tests", places, waitingLimit: 1_000 });

/** Work that counts how often it is done, and is told to go on. */
const counted = (gate: Deferred.Deferred<void>) => {
  let done = 0;
  return { work: Effect.zipRight(Deferred.await(gate), Effect.sync(() => done += 1)), done: () => done };
};

const soon = Effect.sleep("20 millis");

Deno.test("many who ask at one moment share what one of them began, and each later question is answered anew", async () => {
  await Effect.runPromise(Effect.gen(function* () {
    const [lane, turns] = [laneOf(2), new SharedTurns<number, never>(rules, 4)];
    const gate = yield* Deferred.make<void>();
    const { work, done } = counted(gate);
    const ask = turns.inTurn(lane, "one", work);
    const asked = yield* Effect.all(Array.from({ length: 50 }, () => Effect.fork(ask)));
    yield* soon;
    yield* Deferred.succeed(gate, undefined);
    yield* Effect.forEach(asked, Fiber.join);
    assert.ok(done() <= 2, `done ${done()} times`);
    const before = done();
    assert.deepEqual([yield* ask, yield* ask], [before + 1, before + 2]);
    assert.equal(yield* turns.inTurn(lane, "other", Effect.succeed(-1)), -1);
    assert.deepEqual([lane.admitted, lane.working], [0, 0]);
  }));
});

Deno.test("who asks while others still wait gets nothing that ended before", async () => {
  await Effect.runPromise(Effect.gen(function* () {
    const [lane, turns] = [laneOf(1), new SharedTurns<string, never>(rules, 4)];
    const [first, held] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()];
    const early = yield* Effect.fork(turns.inTurn(lane, "one", Effect.as(Deferred.await(first), "old")));
    const holding = yield* Effect.fork(turns.inTurn(lane, "other", Effect.as(Deferred.await(held), "held")));
    yield* soon;
    yield* Deferred.succeed(first, undefined);
    assert.equal(yield* Fiber.join(early), "old");
    const late = yield* Effect.fork(turns.inTurn(lane, "one", Effect.succeed("new")));
    yield* Deferred.succeed(held, undefined);
    yield* Fiber.join(holding);
    assert.equal(yield* Fiber.join(late), "new");
  }));
});

Deno.test("who began the work may go away: the others get what it comes to, failures too, and work that hangs ends", async () => {
  await Effect.runPromise(Effect.gen(function* () {
    const [lane, turns] = [laneOf(2), new SharedTurns<number, ServiceUnavailable>(rules, 4)];
    const gate = yield* Deferred.make<void>();
    const { work } = counted(gate);
    const [first, second] = [
      yield* Effect.fork(turns.inTurn(lane, "one", work)),
      yield* Effect.fork(turns.inTurn(lane, "one", work)),
    ];
    yield* soon;
    yield* Fiber.interrupt(first);
    yield* Deferred.succeed(gate, undefined);
    assert.equal(yield* Fiber.join(second), 1);
    const away = Effect.fail(new ServiceUnavailable({ message: "away", retryAfterSeconds: 1 }));
    assert.equal((yield* Effect.flip(turns.inTurn(lane, "one", away))).message, "away");
    const brief = new SharedTurns<number, never>({ ...rules, timeLimit: "20 millis" }, 4);
    assert.equal((yield* Effect.flip(brief.inTurn(lane, "one", Effect.never))).message, "too late");
    assert.equal(yield* Effect.delay(brief.inTurn(lane, "one", Effect.succeed(7)), "20 millis"), 7);
  }));
});

Deno.test("turns that have nothing left to do give the thread away between them", async () => {
  let passed = 0;
  const busy = Effect.sync(() => {
    const untilMs = performance.now() + 6;
    while (performance.now() < untilMs);
    return 1;
  });
  const [lane, turns] = [laneOf(4), new SharedTurns<number, never>(rules, 4)];
  const asked = Array.from({ length: 12 }, (_, at) => turns.inTurn(lane, `${at}`, busy));
  await Effect.runPromise(
    Effect.all(asked, { concurrency: "unbounded" }).pipe(
      Effect.provideService(IoTurn, {
        pass: () => {
          passed += 1;
          return timer();
        },
      }),
    ),
  );
  assert.ok(passed >= 3, `the thread was given away ${passed} times`);
});
