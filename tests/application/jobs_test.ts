/** Background jobs: each is killed once, in three ways, and goes on; sweeps pass over what fails and name it. */
import * as Clock from "effect/Clock";
import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Ref from "effect/Ref";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import * as AuditAdapter from "../../src/adapters/postgres/bulk/audit.ts";
import * as PricesAdapter from "../../src/adapters/postgres/certificate_prices.ts";
import { JobTurns, startJob, WorkStart } from "../../src/application/jobs.ts";
import { recalculation } from "../../src/application/imports/recalculation.ts";
import { remindingOfImports } from "../../src/application/imports/reminders/reminding.ts";
import { reminding } from "../../src/application/suppliers/inquiries/reminding.ts";
import { sweeper } from "../../src/application/purge_expired.ts";
import { beginSweep } from "../../src/application/sweep.ts";
import { ServiceUnavailable } from "../../src/contract/failures.ts";
import { onEachDatabase } from "../support/databases.ts";
import { reference } from "../support/law.ts";
import { until } from "../support/process.ts";
import { services } from "../support/whole_service.ts";

const away = new ServiceUnavailable({ message: "It is away.", retryAfterSeconds: 5 });

/** What a job meets in its first turns. */
const deaths = [Effect.orDie(away), Effect.fail(away), Effect.interrupt] as const;

const everyJob = [
  "The calculation of imports",
  "The clearing of idle limits",
  "The clearing of leftovers in the document storage",
  "The delivery of mails",
  "The keeping of the audit's partitions",
  "The look at the parts",
  "The noting of keys' last use",
  "The purge",
  "The purge of sessions",
  "The reading of added law",
  "The reading of prices",
  "The reminders of imports",
  "The reminding of suppliers",
];

/** The machine's own time, on which pauses are fifty thousand times shorter. */
const hurried: Clock.Clock = Object.assign(Clock.make(), {
  sleep: (pause: Duration.Duration) =>
    Effect.promise(() =>
      new Promise<void>((resolve) => setTimeout(resolve, Duration.toMillis(pause) / 50_000))
    ),
});

onEachDatabase((test) => {
  test(
    "every job of the service goes on after a defect, a failure and an interruption",
    Effect.gen(function* () {
      const turns = new Map<string, number>();
      const whole = new Set<string>();
      const around: JobTurns["Type"]["around"] = (name, turn) =>
        Effect.suspend(() => {
          const before = turns.get(name) ?? 0;
          turns.set(name, before + 1);
          return Effect.zipRight(deaths[before] ?? Effect.void, Effect.tap(turn, () => whole.add(name)));
        });
      const jobs = Layer.mergeAll(
        services,
        PricesAdapter.layer(reference.prices),
        Layer.provide(
          Layer.mergeAll(
            sweeper,
            recalculation,
            remindingOfImports,
            reminding,
            AuditAdapter.layer({ retention: { unit: "months", count: 12 } }),
          ),
          services,
        ),
      );
      const allDone = Effect.promise(() => until(() => whole.size === everyJob.length));
      yield* Effect.withClock(
        Effect.provide(allDone, Layer.provide(jobs, Layer.succeed(JobTurns, { around }))),
        hurried,
      );
      assert.deepEqual([...whole].sort(), everyJob);
    }),
  );
});

/** Runs on a test's clock and hands over the lines that were logged. */
const logged = <A, E>(effect: Effect.Effect<A, E>): Promise<ReadonlyArray<string>> => {
  const lines: Array<string> = [];
  const logger = Logger.make(({ logLevel, message }) => lines.push(`${logLevel.label} ${String(message)}`));
  return Effect.runPromise(
    effect.pipe(
      Effect.provide(Logger.replace(Logger.defaultLogger, logger)),
      Effect.provide(TestContext.TestContext),
      Effect.as(lines),
    ),
  );
};

Deno.test("jobs of the start are made at once, the others only when the service has started", async () => {
  const turns: Array<string> = [];
  const job = (name: string) => ({
    name,
    every: Duration.seconds(10),
    turn: Effect.sync(() => turns.push(name)),
  });
  await logged(Effect.scoped(Effect.gen(function* () {
    const started = yield* Deferred.make<void>();
    yield* startJob({ ...job("now"), begins: "at once" }).pipe(
      Effect.zipRight(startJob(job("later"))),
      Effect.provideService(WorkStart, { whenStarted: Deferred.await(started) }),
    );
    yield* TestClock.adjust("15 seconds");
    assert.deepEqual(turns, ["now", "now"]);
    yield* Deferred.succeed(started, undefined);
    yield* TestClock.adjust("15 seconds");
    assert.equal(turns.filter((name) => name === "later").length, 2);
  })));
});

Deno.test("a job that fails many times says so once, and once that it works again", async () => {
  const lines = await logged(Effect.scoped(Effect.gen(function* () {
    const isAway = yield* Ref.make(true);
    const turn = Effect.flatMap(Ref.get(isAway), (fails) => fails ? away : Clock.currentTimeMillis);
    yield* startJob({ name: "The job", every: "10 seconds", turn });
    yield* TestClock.adjust("1 minute");
    yield* Ref.set(isAway, false);
    yield* TestClock.adjust("1 minute");
  })));
  assert.deepEqual(lines, [
    "WARN The job failed and will be tried again. It is away.",
    "INFO The job works again.",
  ]);
});

Deno.test("of a job's several turns none waits for another, and a failure of any is said once until all work", async () => {
  let [made, isAway] = [0, true];
  const lines = await logged(Effect.scoped(Effect.gen(function* () {
    const working = Effect.sync(() => made += 1);
    const failing = Effect.suspend(() => isAway ? Effect.fail(away) : Effect.void);
    yield* startJob({
      name: "The work",
      every: "1 minute",
      begins: "at once",
      turn: [Effect.never, working, failing, failing],
    });
    yield* TestClock.adjust("4 minutes");
    isAway = false;
    yield* TestClock.adjust("2 minutes");
  })));
  assert.equal(made, 7);
  assert.deepEqual(lines, [
    "WARN The work failed and will be tried again. It is away.",
    "INFO The work works again.",
  ]);
});

Deno.test("a sweep passes over what fails, names it, and does the rest", async () => {
  const done: Array<string> = [];
  const lines = await logged(Effect.gen(function* () {
    const sweepOne = beginSweep("The removal of");
    for (const name of ["a", "b", "c", "d"]) {
      const work = name === "b" ? away : name === "c" ? Effect.dieMessage("broken") : Effect.void;
      if (yield* sweepOne(name, work)) done.push(name);
    }
  }));
  assert.deepEqual(done, ["a", "d"]);
  assert.equal(lines[0], "ERROR The removal of b failed, it is passed over. It is away.");
  assert.match(lines[1] ?? "", /^ERROR The removal of c failed, it is passed over\. .*broken/);
});

Deno.test("a sweep that fails ten times in a row is put off, a success begins the count anew", async () => {
  let tried = 0;
  await logged(Effect.gen(function* () {
    const sweepOne = beginSweep("The removal of");
    for (let n = 0; n < 9; n++) yield* sweepOne(String(n), away);
    yield* sweepOne("a good one", Effect.void);
    const rest = Effect.forEach(Array.from({ length: 100 }), () => {
      tried++;
      return sweepOne("another", away);
    });
    assert.match((yield* Effect.flip(rest)).message, /failed 10 times in a row/);
  }));
  assert.equal(tried, 10);
});
