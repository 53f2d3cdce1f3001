/** Places that a process takes ahead: never more than the limit, nothing lost that is given back. Decision 0168. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Exit from "effect/Exit";
import * as FastCheck from "effect/FastCheck";
import * as Layer from "effect/Layer";
import * as Runtime from "effect/Runtime";
import * as Scope from "effect/Scope";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as Postgres from "../../../src/adapters/postgres/rate_limiter.ts";
import { giveBack, takeAll } from "../../../src/adapters/postgres/limits/statements.ts";
import { RateLimiter } from "../../../src/application/ports.ts";
import { onEachDatabase } from "../../support/databases.ts";

const windowSeconds = 3_600;
const windowMs = windowSeconds * 1_000;
const quota = (limit: number) => ({ policy: "cbam", limit, windowSeconds });

/** A process' limiter, and the end of the process as it should be. */
const process = Effect.gen(function* () {
  const scope = yield* Scope.make();
  const built = yield* Layer.buildWithScope(Layer.fresh(Postgres.layer), scope);
  return { limiter: Context.get(built, RateLimiter), stop: Scope.close(scope, Exit.void) };
});

/** Calls in the window as the database has them, with those that were taken ahead. */
const noted = (who: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql<{ readonly used: number }>`select used from rate_limit where subject = ${`cbam ${who}`}`,
      ([row]) => row?.used,
    ));

/** Two calls, a tenth of a second apart: ten a second, of which so many are taken ahead. */
const warmUp = ({ take }: RateLimiter["Type"], limit: number, who: string) =>
  Effect.gen(function* () {
    yield* take(quota(limit), who);
    yield* TestClock.adjust("100 millis");
    return yield* take(quota(limit), who);
  });
const takenAhead = 10;

/** A step of some processes: how much later, which of them, how many calls it has, how many places ahead it asks for. */
interface Step {
  readonly laterMs: number;
  readonly process: number;
  readonly calls: number;
  readonly ahead: number;
  /** A process that is killed forgets what it holds. */
  readonly isKilled: boolean;
}

const steps = FastCheck.array(
  FastCheck.record<Step>({
    laterMs: FastCheck.oneof(
      FastCheck.integer({ min: 0, max: 1_500 }),
      FastCheck.integer({ min: 0, max: 9_000 }),
      FastCheck.integer({ min: windowMs - 9_000, max: windowMs + 9_000 }),
    ),
    process: FastCheck.nat(2),
    calls: FastCheck.oneof(FastCheck.integer({ min: 1, max: 60 }), FastCheck.integer({ min: 1, max: 700 })),
    ahead: FastCheck.nat(64),
    isKilled: FastCheck.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);

interface Held {
  left: number;
  readonly stampMs: number;
  readonly untilMs: number;
}

onEachDatabase((test) => {
  test(
    "whatever processes take ahead, use, give back and lose: no window holds more than the limit, and nothing is lost but that",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const run = Runtime.runPromise(yield* Effect.runtime());
      const property = FastCheck.asyncProperty(
        steps,
        FastCheck.integer({ min: 601, max: 1_200 }),
        async (sequence, limit) => {
          const key = crypto.randomUUID();
          const admitted: Array<number> = [];
          const lost: Array<number> = [];
          const within = (times: ReadonlyArray<number>, fromMs: number): number =>
            times.reduce((count, ms) => ms > fromMs ? count + 1 : count, 0);
          const held: Array<Held | undefined> = [];
          let nowMs = 1_800_000_000_001;
          for (const { laterMs, process, calls, ahead, isKilled } of sequence) {
            nowMs += laterMs;
            for (const [index, places] of held.entries()) {
              if (places === undefined || nowMs < places.untilMs) continue;
              await run(giveBack(sql, [{ key, stampMs: places.stampMs, places: places.left }]));
              held[index] = undefined;
            }
            const mine = held[process];
            const fromMemory = Math.min(calls, mine?.left ?? 0);
            for (let n = 0; n < fromMemory; n++) admitted.push(nowMs);
            if (mine !== undefined) mine.left -= fromMemory;
            const wanted = calls - fromMemory;
            if (wanted > 0) {
              const [row] = await run(takeAll(sql, [{ key, quota: quota(limit), wanted, ahead }], nowMs));
              assert.ok(row !== undefined);
              const taken = held.reduce((sum, places) => sum + (places?.left ?? 0), 0);
              const missing = wanted - row.granted;
              const least = limit - within(admitted, nowMs - windowMs - 6_000) -
                within(lost, nowMs - windowMs - 7_000) - taken;
              assert.ok(missing === 0 || row.granted >= least, `${row.granted} is less than ${least}`);
              assert.ok(
                missing === 0 || taken === 0 || row.back_in_ms > 0,
                "callers aren't told to ask again",
              );
              for (let n = 0; n < row.granted; n++) admitted.push(nowMs);
              if (row.ahead > 0) {
                held[process] = { left: row.ahead, stampMs: row.stamp_ms, untilMs: nowMs + row.hold_ms };
              }
            }
            assert.ok(within(admitted, nowMs - windowMs) <= limit, "more than the limit in a window");
            if (isKilled) {
              for (let n = 0; n < (held[process]?.left ?? 0); n++) lost.push(nowMs);
              held[process] = undefined;
            }
          }
        },
      );
      yield* Effect.promise(() => FastCheck.assert(property, { numRuns: 60 }));
    }),
  );

  test(
    "a subject that calls often is let in from memory, and sees its places fall one by one",
    Effect.gen(function* () {
      const { limiter, stop } = yield* process;
      const who = crypto.randomUUID();
      assert.equal((yield* warmUp(limiter, 1_000, who)).remaining, 998);
      assert.equal(yield* noted(who), 2 + takenAhead);
      for (let n = 1; n <= takenAhead; n++) {
        const taken = limiter.takeNow(quota(1_000), who);
        assert.ok(taken !== undefined && Either.isRight(taken), "memory lets it in");
        assert.equal(taken.right.remaining, 998 - n);
        const [looked] = yield* limiter.peek([{ quota: quota(1_000), subject: who }]);
        assert.equal(looked?.remaining, 998 - n);
      }
      assert.equal(limiter.takeNow(quota(1_000), who), undefined, "the next one is the database's to let in");
      assert.equal((yield* limiter.take(quota(1_000), who)).remaining, 997 - takenAhead);
      yield* stop;
      assert.equal(yield* noted(who), 3 + takenAhead, "what was held when the process stopped is given back");
    }),
  );

  test(
    "places that aren't used within a second are given back",
    Effect.gen(function* () {
      const { limiter, stop } = yield* process;
      const who = crypto.randomUUID();
      yield* warmUp(limiter, 1_000, who);
      yield* limiter.take(quota(1_000), who);
      assert.equal(yield* noted(who), 2 + takenAhead);
      yield* TestClock.adjust("1 second");
      assert.equal(limiter.takeNow(quota(1_000), who), undefined, "their time is over");
      assert.equal((yield* limiter.take(quota(1_000), who)).remaining, 996);
      yield* stop;
      assert.equal(yield* noted(who), 4);
    }),
  );

  test(
    "nothing is taken ahead up to 600 calls an hour, nor where less than half of the window is free",
    Effect.gen(function* () {
      const { limiter, stop } = yield* process;
      const [small, full] = [crypto.randomUUID(), crypto.randomUUID()];
      yield* warmUp(limiter, 600, small);
      assert.equal(yield* noted(small), 2);
      const calls = Array.from({ length: 501 }, () => limiter.take(quota(1_000), full));
      yield* Effect.all(calls, { concurrency: "unbounded" });
      yield* warmUp(limiter, 1_000, full);
      assert.equal(yield* noted(full), 503);
      yield* stop;
    }),
  );

  test(
    "no call is refused while another process may give places back, and those of a killed one count as used",
    Effect.gen(function* () {
      const limit = 700;
      const [one, other] = [yield* process, yield* process];
      const takeMany = (who: string, count: number) =>
        Effect.map(
          Effect.all(
            Array.from({ length: count }, () => Effect.either(other.limiter.take(quota(limit), who))),
            { concurrency: "unbounded" },
          ),
          (taken) => taken.filter(Either.isRight).length,
        );
      const [returned, lost] = [crypto.randomUUID(), crypto.randomUUID()];
      yield* warmUp(one.limiter, limit, returned);
      const waiting = yield* Effect.fork(takeMany(returned, limit));
      yield* Effect.repeat(noted(returned), { until: (used) => used === limit });
      yield* one.stop;
      yield* TestClock.adjust("1250 millis");
      assert.equal(yield* waiting, limit - 2, "all but the two calls of the process that took places ahead");

      const sql = yield* SqlClient.SqlClient;
      const asked = [{ key: `cbam ${lost}`, quota: quota(limit), wanted: 1, ahead: takenAhead }];
      const ofKilled = Effect.flatMap(Clock.currentTimeMillis, (nowMs) => takeAll(sql, asked, nowMs));
      yield* ofKilled;
      assert.equal((yield* ofKilled)[0]?.ahead, takenAhead);
      const racing = yield* Effect.fork(takeMany(lost, limit));
      yield* Effect.repeat(noted(lost), { until: (used) => used === limit });
      yield* TestClock.adjust("1250 millis");
      assert.equal(yield* racing, limit - 2 - takenAhead);
      yield* other.stop;
    }),
  );
});
