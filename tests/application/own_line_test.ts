/** Lines of those who ask for much at once, and what is known of a request that stands in one. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import assert from "node:assert/strict";
import { ReadingTurns } from "../../src/application/turns/reading_turns.ts";
import { FairPlaces } from "../../src/application/turns/fair_places.ts";
import { inLineOf } from "../../src/application/turns/own_line.ts";
import { RequestLines } from "../../src/application/turns/request_lines.ts";
import { strangers, WhoseWork } from "../../src/application/whose_work.ts";
import { IoTurn } from "../../src/application/yield_to_io.ts";
import { AccountPlaces, CallPlace } from "../../src/http/exchange/account_places.ts";

Deno.test("who asks for many turns at once has one place in the line: another's first comes behind one of his", async () => {
  const order: Array<string> = [];
  const pass = () => new Promise<void>((resolve) => setTimeout(resolve));
  const turnOf = (whose: string) => Effect.map(inLineOf(whose), () => order.push(whose));
  await Effect.runPromise(
    Effect.all([...Array.from({ length: 8 }, () => "many"), "few", "few"].map(turnOf), {
      concurrency: "unbounded",
    }).pipe(Effect.provideService(IoTurn, { pass })),
  );
  assert.deepEqual(order.slice(0, 4), ["many", "few", "many", "few"]);
  assert.deepEqual(order.slice(4), Array.from({ length: 6 }, () => "many"));
});

Deno.test("turns that are given up in somebody's line take no place, and hold nobody behind them", async () => {
  const released = Promise.withResolvers<void>();
  let passes = 0;
  const pass = () => {
    passes += 1;
    return released.promise;
  };
  await Effect.runPromise(
    Effect.gen(function* () {
      const fork = Effect.tap(Effect.fork(inLineOf("one")), () => Effect.yieldNow());
      const first = yield* fork;
      const gone = yield* Effect.all(Array.from({ length: 5 }, () => fork));
      const last = yield* fork;
      yield* Fiber.interruptAll(gone);
      released.resolve();
      yield* Fiber.join(first);
      yield* Fiber.join(last);
    }).pipe(Effect.provideService(IoTurn, { pass })),
  );
  assert.equal(passes, 2);
});

Deno.test("of one 64 requests stand in the line, and of those beyond one is refused with each turn; another's isn't", async () => {
  const turns: Array<() => void> = [];
  const pass = () => new Promise<void>((resolve) => turns.push(resolve));
  const [done, refused] = [new Array<number>(), new Array<number>()];
  await Effect.runPromise(
    Effect.gen(function* () {
      const settled = Effect.repeat(Effect.promise(() => Promise.resolve()), { times: 20 });
      const entered = (number: number) =>
        Effect.fork(Effect.match(inLineOf("one"), {
          onSuccess: () => done.push(number),
          onFailure: ({ retryAfterSeconds }) => refused.push(number * retryAfterSeconds),
        }));
      const fibers = yield* Effect.forEach(Array.from({ length: 67 }, (_, number) => number), entered);
      yield* settled;
      // One that is gone leaves its place to who comes next.
      yield* Fiber.interruptAll(fibers.slice(1, 2));
      fibers.push(yield* entered(67));
      const other = yield* Effect.fork(inLineOf("other"));
      yield* settled;
      while (turns.length > 0) {
        assert.ok(refused.length <= done.length + 1);
        turns.shift()?.();
        yield* settled;
      }
      yield* Fiber.join(other);
      yield* Effect.forEach(fibers, Fiber.await);
    }).pipe(Effect.provideService(IoTurn, { pass })),
  );
  assert.deepEqual(refused, [64, 65, 66]);
  assert.deepEqual(done, [0, ...Array.from({ length: 62 }, (_, number) => number + 2), 67]);
});

/** Every kind of line, in which its first comer is and nobody gets any further. */
const lines: Readonly<Record<string, () => Effect.Effect<unknown, unknown>>> = {
  "own line": () =>
    inLineOf("anyone").pipe(
      Effect.provideService(IoTurn, { pass: () => new Promise(() => {}) }),
    ),
  "account's places": () => {
    const places = new AccountPlaces(0);
    return new CallPlace(places).taken("account");
  },
  "turn of a large body": () => new CallPlace(new AccountPlaces(1, 0)).takenForBody(100_000),
  "turn of a large reading": () =>
    new ReadingTurns(0, 0).take({ party: strangers, member: "192.0.2.1" }, 600),
  "lane": () => new FairPlaces(0).inPlace({ party: strangers, member: "192.0.2.1" }, Effect.void),
};

for (const [name, line] of Object.entries(lines)) {
  Deno.test(`a request in a line (${name}) is known to stand there until it leaves, if nothing that lasts can have been done for it`, async () => {
    for (const isReading of [true, false]) {
      const its = new RequestLines(isReading);
      await Effect.runPromise(
        Effect.gen(function* () {
          const fiber = yield* Effect.fork(line());
          yield* Effect.repeat(Effect.yieldNow(), { times: 5 });
          assert.equal(its.isInLine, isReading || !["lane", "turn of a large reading"].includes(name));
          yield* Fiber.interrupt(fiber);
          assert.ok(!its.isInLine);
        }).pipe(
          Effect.provideService(WhoseWork, { account: { id: undefined }, clientAddress: "", lines: its }),
        ),
      );
    }
  });
}

Deno.test("a request whose turn came stands in no line, and one that finds a place stood in none", async () => {
  const its = new RequestLines(true);
  const places = new FairPlaces(1);
  const holder = { party: strangers, member: "192.0.2.1" };
  await Effect.runPromise(
    Effect.gen(function* () {
      yield* inLineOf("anyone");
      yield* places.take(holder);
      assert.ok(!its.isInLine);
      const next = yield* Effect.fork(places.take(holder));
      yield* Effect.yieldNow();
      assert.ok(its.isInLine);
      places.leave(holder);
      yield* Fiber.join(next);
      assert.ok(!its.isInLine);
    }).pipe(Effect.provideService(WhoseWork, { account: { id: undefined }, clientAddress: "", lines: its })),
  );
});
