/** The contract of every rate limiter: exactly the limit in any window, exact waits. Contract section 8. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as FastCheck from "effect/FastCheck";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import * as Memory from "../../../src/adapters/memory/rate_limiter.ts";
import * as Postgres from "../../../src/adapters/postgres/rate_limiter.ts";
import { RateLimiter } from "../../../src/application/ports.ts";
import { emptyLog, takePlace } from "../../../src/domain/accounts/quota.ts";
import { onEachDatabase, type TestOn, testsBegin } from "../../support/databases.ts";

const quota = (limit: number, policy = "cbam") => ({ policy, limit, windowSeconds: 3_600 });
const subject = (): string => crypto.randomUUID();

const isAdmitted = <A, E>(taken: Either.Either<A, E>): boolean => Either.isRight(taken);

const suite = <R>(test: TestOn<R>, layer: Layer.Layer<RateLimiter, never, R>): void => {
  test(
    "the limit passes, the next call waits exactly until the oldest leaves the hour",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const who = subject();
      const first = yield* limiter.take(quota(2), who);
      assert.deepEqual([first.remaining, first.resetSeconds], [1, 3_600]);
      yield* TestClock.adjust("10 minutes");
      const second = yield* limiter.take(quota(2), who);
      assert.deepEqual([second.remaining, second.resetSeconds], [0, 3_000]);
      const refused = yield* Effect.flip(limiter.take(quota(2), who));
      assert.ok(refused._tag === "RateLimited");
      assert.equal(refused.retryAfterSeconds, 3_000);
      yield* TestClock.adjust("2999 seconds");
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(2), who))), "one second too early");
      yield* TestClock.adjust("1 second");
      assert.ok(isAdmitted(yield* Effect.either(limiter.take(quota(2), who))));
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(2), who))));
    }).pipe(Effect.provide(layer)),
  );

  test(
    "an effect that takes a place, it takes none until it is run, and one each time that it is run",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const runs = FastCheck.sample(
        FastCheck.record({ made: FastCheck.integer({ min: 1, max: 5 }), run: FastCheck.nat(6) }),
        12,
      );
      for (const { made, run } of runs) {
        const who = subject();
        const limit = 4;
        const effects = Array.from({ length: made }, () => limiter.take(quota(limit), who));
        const look = Effect.map(
          limiter.peek([{ quota: quota(limit), subject: who }]),
          ([state]) => state?.remaining,
        );
        assert.equal(yield* look, limit, `${made} effects were made and none was run`);
        const [one = Effect.die("none")] = effects;
        const taken = yield* Effect.all(Array.from({ length: run }, () => Effect.either(one)));
        assert.equal(taken.filter(isAdmitted).length, Math.min(run, limit));
        assert.equal(yield* look, Math.max(0, limit - run), `one of them was run ${run} times`);
      }
    }).pipe(Effect.provide(layer)),
  );

  test(
    "the plain function takes a place of the same window, refuses, or leaves it to the effect and takes none",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const who = subject();
      const left = Effect.map(
        limiter.peek([{ quota: quota(2), subject: who }]),
        ([state]) => state?.remaining,
      );
      const takeOne = Effect.suspend(() => {
        const now = limiter.takeNow(quota(2), who);
        return now === undefined ? Effect.either(limiter.take(quota(2), who)) : Effect.succeed(now);
      });
      const before = limiter.takeNow(quota(2), subject());
      assert.ok(before === undefined || isAdmitted(before), "nobody's window is full");
      assert.ok(isAdmitted(yield* takeOne));
      assert.equal(yield* left, 1);
      assert.ok(isAdmitted(yield* takeOne));
      assert.ok(!isAdmitted(yield* takeOne));
      const refused = limiter.takeNow(quota(2), who);
      assert.ok(refused !== undefined && Either.isLeft(refused), "memory knows who is over the limit");
      assert.equal(refused.left.retryAfterSeconds, 3_600);
      yield* TestClock.adjust("1 hour");
      assert.ok(isAdmitted(yield* takeOne));
      assert.equal(yield* left, 1);
    }).pipe(Effect.provide(layer)),
  );

  test(
    "a place that is given back is the next caller's, also where the window was full, and an empty window stays empty",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const [who, other] = [subject(), subject()];
      yield* limiter.giveBack(quota(2), who);
      const first = yield* limiter.take(quota(2), who);
      assert.deepEqual([first.remaining, first.resetSeconds], [1, 3_600]);
      yield* TestClock.adjust("10 minutes");
      yield* limiter.take(quota(2), who);
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(2), who))));
      yield* limiter.giveBack(quota(2), other);
      yield* limiter.giveBack(quota(2), who);
      const again = yield* limiter.take(quota(2), who);
      assert.deepEqual([again.remaining, again.resetSeconds], [0, 3_000], "the newest one was given back");
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(2), who))));
      const [free] = yield* limiter.peek([{ quota: quota(2), subject: other }]);
      assert.equal(free?.remaining, 2);
    }).pipe(Effect.provide(layer)),
  );

  test(
    "a look at windows says what the next call finds, in the order asked, and takes nothing",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const [who, nobody] = [subject(), subject()];
      yield* limiter.take(quota(3), who);
      yield* TestClock.adjust("10 minutes");
      yield* limiter.take(quota(3), who);
      const look = limiter.peek([
        { quota: quota(3), subject: nobody },
        { quota: quota(3), subject: who },
        { quota: quota(3, "invoices"), subject: who },
      ]);
      const found = [];
      for (let times = 0; times < 5; times++) {
        found.push((yield* look).map(({ remaining, resetSeconds }) => [remaining, resetSeconds]));
      }
      assert.deepEqual(found, Array.from({ length: 5 }, () => [[3, 0], [1, 3_000], [3, 0]]));
      assert.equal((yield* limiter.take(quota(3), who)).remaining, 0);
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(3), who))));
      assert.equal((yield* look)[1]?.remaining, 0);
      yield* TestClock.adjust("50 minutes");
      assert.deepEqual((yield* look).map(({ remaining }) => remaining), [3, 1, 3]);
      yield* TestClock.adjust("1 hour");
      assert.deepEqual((yield* look)[1], { ...quota(3), remaining: 3, resetSeconds: 0 });
    }).pipe(Effect.provide(layer)),
  );

  test(
    "a look at a window of thousands of calls, and at one that a wrong clock noted, says what the next call finds",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const who = subject();
      const calls = Array.from({ length: 700 }, () => limiter.take(quota(1_000), who));
      yield* Effect.all(calls, { concurrency: "unbounded" });
      const look = limiter.peek([{ quota: quota(1_000), subject: who }]);
      assert.equal((yield* look)[0]?.remaining, 300);
      assert.equal((yield* limiter.take(quota(1_000), who)).remaining, 299);
      yield* TestClock.setTime(testsBegin - 10 * 3_600_000);
      const [back] = yield* look;
      const next = yield* limiter.take(quota(1_000), who);
      assert.deepEqual([back?.remaining, back?.resetSeconds], [next.remaining + 1, next.resetSeconds]);
    }).pipe(Effect.provide(layer)),
  );

  test(
    "1 000 calls at once on a limit of 50: exactly 50 pass",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const who = subject();
      const calls = Array.from({ length: 1_000 }, () => Effect.either(limiter.take(quota(50), who)));
      const taken = yield* Effect.all(calls, { concurrency: "unbounded" });
      assert.equal(taken.filter(isAdmitted).length, 50);
      const remaining = taken.flatMap((each) => Either.isRight(each) ? [each.right.remaining] : []);
      assert.deepEqual(remaining.sort((a, b) => a - b), Array.from({ length: 50 }, (_, index) => index));
    }).pipe(Effect.provide(layer)),
  );

  test(
    "policies and subjects don't share their counters",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const [one, other] = [subject(), subject()];
      yield* limiter.take(quota(1), one);
      yield* limiter.take(quota(1), other);
      yield* limiter.take(quota(1, "invoices"), one);
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(1), one))));
    }).pipe(Effect.provide(layer)),
  );

  test(
    "a limit that the operator raises or lowers counts at once",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const who = subject();
      yield* limiter.take(quota(2), who);
      yield* limiter.take(quota(2), who);
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(2), who))));
      assert.equal((yield* limiter.take(quota(4), who)).remaining, 1);
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(1), who))));
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(0), who))));
    }).pipe(Effect.provide(layer)),
  );

  test(
    "a clock that steps back lets nothing more through",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const who = subject();
      yield* limiter.take(quota(2), who);
      yield* TestClock.setTime(testsBegin - 5_000_000);
      yield* limiter.take(quota(2), who);
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(2), who))));
      yield* TestClock.setTime(testsBegin + 3_599_000);
      assert.ok(!isAdmitted(yield* Effect.either(limiter.take(quota(2), who))));
    }).pipe(Effect.provide(layer)),
  );

  test(
    "a clock that was a day ahead and is right again keeps no one out for longer than an hour",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const who = subject();
      const take = Effect.suspend(() => Effect.either(limiter.take(quota(2), who)));
      yield* TestClock.setTime(testsBegin + 24 * 3_600_000);
      assert.deepEqual([yield* take, yield* take, yield* take].map(isAdmitted), [true, true, false]);
      yield* TestClock.setTime(testsBegin);
      const refused = yield* Effect.flip(limiter.take(quota(2), who));
      assert.ok(refused._tag === "RateLimited", "the calls of the wrong clock don't count any more");
      assert.equal(refused.retryAfterSeconds, 3_600);
      yield* TestClock.adjust("1 hour");
      assert.deepEqual([yield* take, yield* take, yield* take].map(isAdmitted), [true, true, false]);
    }).pipe(Effect.provide(layer)),
  );

  test(
    "the highest limit passes in bursts, and is full then",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const who = subject();
      const takeMany = (count: number) =>
        Effect.map(
          Effect.all(Array.from({ length: count }, () => Effect.either(limiter.take(quota(10_000), who))), {
            concurrency: "unbounded",
          }),
          (taken) => taken.filter(isAdmitted).length,
        );
      for (let burst = 0; burst < 9; burst++) {
        assert.equal(yield* takeMany(1_000), 1_000);
        yield* TestClock.adjust("5 minutes");
      }
      assert.equal(yield* takeMany(3_000), 1_000);
      const refused = yield* Effect.flip(limiter.take(quota(10_000), who));
      assert.ok(refused._tag === "RateLimited");
      assert.ok(refused.retryAfterSeconds >= 900 && refused.retryAfterSeconds <= 906);
      yield* TestClock.adjust(`${refused.retryAfterSeconds} seconds`);
      assert.equal(yield* takeMany(3_000), 1_000);
    }).pipe(Effect.provide(layer)),
  );

  test(
    "a caller that goes away while it waits doesn't disturb the others",
    Effect.gen(function* () {
      const limiter = yield* RateLimiter;
      const who = subject();
      const fibers = yield* Effect.forEach(
        Array.from({ length: 20 }),
        () => Effect.fork(limiter.take(quota(100), who)),
      );
      yield* Effect.forEach(fibers.slice(0, 10), (fiber) => fiber.interruptAsFork(fiber.id()));
      const rest = yield* Effect.forEach(fibers.slice(10), (fiber) => fiber.await);
      assert.ok(rest.every((exit) => exit._tag === "Success"));
    }).pipe(Effect.provide(layer)),
  );
};

const inMemory: TestOn<never> = (name, effect) =>
  Deno.test(
    `${name} [memory]`,
    () =>
      Effect.runPromise(
        Effect.zipRight(TestClock.setTime(testsBegin), Effect.scoped(effect)).pipe(
          Effect.provide(TestContext.TestContext),
        ),
      ),
  );

suite(inMemory, Memory.layer);

onEachDatabase((test) => {
  suite(test, Postgres.layer);

  test(
    "two processes on one database let no more through than one",
    Effect.gen(function* () {
      const who = subject();
      const takeMany = Effect.flatMap(
        RateLimiter,
        (limiter) =>
          Effect.all(Array.from({ length: 200 }, () => Effect.either(limiter.take(quota(50), who))), {
            concurrency: "unbounded",
          }),
      ).pipe(Effect.provide(Layer.fresh(Postgres.layer)));
      const [one, other] = yield* Effect.all([takeMany, takeMany], { concurrency: "unbounded" });
      assert.equal([...one, ...other].filter(isAdmitted).length, 50);
    }),
  );

  test(
    "rows of subjects whose window is empty are purged",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const who = subject();
      const count = Effect.map(
        sql<
          { readonly n: number }
        >`select count(*)::int as n from rate_limit where subject like ${`%${who}`}`,
        ([row]) => row?.n,
      );
      yield* Effect.flatMap(RateLimiter, (limiter) => limiter.take(quota(2), who)).pipe(
        Effect.provide(Postgres.layer),
      );
      yield* TestClock.adjust("3599 seconds");
      yield* Postgres.purgeIdle;
      assert.equal(yield* count, 1);
      yield* TestClock.adjust("1 second");
      yield* Postgres.purgeIdle;
      assert.equal(yield* count, 0);
    }),
  );
});

Deno.test("any sequence of calls holds the limit in every window and lets through what fits", () => {
  const gaps = FastCheck.array(FastCheck.nat(2_000_000), { minLength: 1, maxLength: 80 });
  FastCheck.assert(FastCheck.property(gaps, FastCheck.integer({ min: 1, max: 6 }), (steps, limit) => {
    const log = emptyLog();
    const admitted: Array<number> = [];
    let nowMs = 1_000_000_000;
    for (const step of steps) {
      nowMs += step;
      const fits = admitted.filter((time) => time > nowMs - 3_600_000).length < limit;
      const taken = takePlace(log, quota(limit), nowMs);
      assert.equal(taken.isAdmitted, fits);
      if (taken.isAdmitted) admitted.push(nowMs);
      else {
        const later = nowMs + taken.retryAfterSeconds * 1_000;
        assert.ok(admitted.filter((time) => time > later - 3_600_000).length < limit);
        assert.ok(admitted.filter((time) => time > later - 1_000 - 3_600_000).length >= limit);
      }
    }
  }));
});
