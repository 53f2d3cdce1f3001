/** The statement that takes places, held against the rule in TypeScript, call by call. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as FastCheck from "effect/FastCheck";
import * as Runtime from "effect/Runtime";
import assert from "node:assert/strict";
import { type CallLog, emptyLog, takePlace } from "../../../src/domain/accounts/quota.ts";
import { onEachDatabase } from "../../support/databases.ts";

const windowMs = 3_600_000;

interface Granted {
  readonly granted: number;
  readonly used: number;
  readonly frees_ms: number;
}

/** Some callers at once: how much later than the ones before, how many, on which limit. */
interface Step {
  readonly laterMs: number;
  readonly wanted: number;
  readonly limit: number;
}

const steps = (limit: FastCheck.Arbitrary<number>, wanted: FastCheck.Arbitrary<number>) =>
  FastCheck.array(
    FastCheck.record({
      laterMs: FastCheck.oneof(
        FastCheck.integer({ min: 0, max: 2_000_000 }),
        FastCheck.integer({ min: -600_000, max: 600_000 }),
        FastCheck.constantFrom(24 * windowMs, -24 * windowMs, 2 * windowMs, -2 * windowMs, windowMs),
      ),
      wanted,
      limit,
    }),
    { minLength: 1, maxLength: 25 },
  );

const modelled = (log: CallLog, { limit, wanted }: Step, nowMs: number): number => {
  let granted = 0;
  for (let n = 0; n < wanted; n++) {
    if (takePlace(log, { policy: "", limit, windowSeconds: windowMs / 1_000 }, nowMs).isAdmitted) granted++;
  }
  return granted;
};

/** Asks the database for places. */
type Ask = (step: Step, nowMs: number) => Promise<Granted>;

/** Calls count for an hour at least, and for six seconds more at most. */
const noMoreThanFits = async (ask: Ask, sequence: ReadonlyArray<Step>): Promise<void> => {
  const calls: Array<{ readonly atMs: number; readonly count: number }> = [];
  const between = (fromMs: number) =>
    calls.reduce((sum, { atMs, count }) => atMs > fromMs ? sum + count : sum, 0);
  let nowMs = 1_800_000_000_000;
  for (const step of sequence) {
    nowMs += Math.abs(step.laterMs);
    const { granted } = await ask(step, nowMs);
    const most = Math.max(0, Math.min(step.wanted, step.limit - between(nowMs - windowMs)));
    const least = Math.max(0, Math.min(step.wanted, step.limit - between(nowMs - windowMs - 6_000)));
    assert.ok(granted <= most && granted >= least, `${granted} is not from ${least} to ${most}`);
    calls.push({ atMs: nowMs, count: granted });
  }
};

onEachDatabase((test) => {
  const holds = (
    name: string,
    arbitrary: FastCheck.Arbitrary<ReadonlyArray<Step>>,
    check: (
      ask: Ask,
      sequence: ReadonlyArray<Step>,
    ) => Promise<void>,
  ) =>
    test(
      name,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const run = Runtime.runPromise(yield* Effect.runtime());
        const ofSubject = (subject: string) => async ({ limit, wanted }: Step, nowMs: number) => {
          const [row] = await run(sql.unsafe<Granted>("select * from take_places($1, $2, $3, $4, $5)", [
            [subject],
            [limit],
            [windowMs],
            [wanted],
            nowMs,
          ]));
          assert.ok(row !== undefined);
          return row;
        };
        yield* Effect.promise(() =>
          FastCheck.assert(
            FastCheck.asyncProperty(arbitrary, (sequence) => check(ofSubject(crypto.randomUUID()), sequence)),
            { numRuns: 60 },
          )
        );
      }),
    );

  holds(
    "up to 600 calls, each place is given as the rule says, whatever the clock does",
    steps(FastCheck.integer({ min: 0, max: 12 }), FastCheck.integer({ min: 1, max: 8 })),
    async (ask, sequence) => {
      const log = emptyLog();
      let nowMs = 1_800_000_000_000;
      for (const step of sequence) {
        nowMs += step.laterMs;
        const expected = modelled(log, step, nowMs);
        const { granted, used, frees_ms } = await ask(step, nowMs);
        const live = log.times.slice(log.start);
        assert.deepEqual([granted, used], [expected, live.length]);
        if (granted < step.wanted && live.length > 0 && step.limit > 0) {
          assert.equal(frees_ms, live[live.length - step.limit]);
        }
      }
    },
  );

  holds(
    "above 600 calls, no window holds more than the limit, and a place is free at most 6 seconds late",
    steps(FastCheck.integer({ min: 601, max: 1_200 }), FastCheck.integer({ min: 1, max: 700 })),
    noMoreThanFits,
  );

  /** A call of the same six seconds, an hour ago, is still in the window. */
  holds(
    "above 600 calls, the same with calls that are seconds apart, an hour later too",
    FastCheck.array(
      FastCheck.record({
        laterMs: FastCheck.oneof(
          FastCheck.integer({ min: 0, max: 7_000 }),
          FastCheck.integer({ min: windowMs - 7_000, max: windowMs + 7_000 }),
        ),
        wanted: FastCheck.integer({ min: 1, max: 700 }),
        limit: FastCheck.constant(700),
      }),
      { minLength: 3, maxLength: 12 },
    ),
    noMoreThanFits,
  );
});
