/**
 * Rate limits that several processes share, in PostgreSQL. Admissions that wait at the same time go out as one
 * statement, the next batch when the last one is back; a subject that is over its limit is refused from memory
 * until its time. Rows are locked in one order, so processes don't block each other in a circle.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import * as Runtime from "effect/Runtime";
import type * as Scope from "effect/Scope";
import { startJob } from "../../application/jobs.ts";
import { Metrics } from "../../application/metrics.ts";
import { RateLimiter } from "../../application/ports.ts";
import { rateLimited } from "../../application/accounts/rate_limited.ts";
import type { RateLimited, ServiceUnavailable } from "../../contract/failures.ts";
import {
  type Moment,
  type Quota,
  secondsUntilLeaves,
  type WindowState,
  windowStateNow,
  windowStateOf,
} from "../../domain/accounts/quota.ts";
import { deleteAll } from "./engine/slices.ts";
import { orUnavailable, unavailable } from "./engine/unavailable.ts";

type Failure = RateLimited | ServiceUnavailable;

/** One caller that waits for its place. */
interface Waiting {
  readonly key: string;
  readonly quota: Quota;
  /** Answers the caller; only the first answer counts. */
  readonly answer: (admission: Effect.Effect<WindowState, Failure>) => void;
}

/** All callers of one subject and quota that wait at the same time. */
interface SubjectBatch {
  readonly key: string;
  readonly quota: Quota;
  readonly waiting: Array<Waiting>;
}

/** Statement's answer about a subject: the number of places it got, and the calls in its window. */
interface Granted {
  readonly subject: string;
  readonly granted: number;
  readonly used: number;
  /** The oldest call, and the one that has to leave before the next is let through. */
  readonly oldest_ms: number;
  readonly frees_ms: number;
}

/** The name of a subject's window. */
const keyOf = ({ policy }: Quota, subject: string): string => `${policy} ${subject}`;

const batchLimit = 512;
const rememberedRefusals = 100_000;

/** Callers by subject, in the order in which every process locks the rows. */
const groupBySubject = (batch: ReadonlyArray<Waiting>): ReadonlyArray<SubjectBatch> => {
  const groups = new Map<string, SubjectBatch>();
  for (const waiting of batch) {
    const group = groups.get(waiting.key);
    if (group === undefined) groups.set(waiting.key, { ...waiting, waiting: [waiting] });
    else group.waiting.push(waiting);
  }
  return [...groups.values()].sort((a, b) => a.key < b.key ? -1 : 1);
};

/** One statement for all of them; what it does stands in `sql/0008_rate_limits.sql`. */
const takeAll = (sql: SqlClient.SqlClient, asked: ReadonlyArray<SubjectBatch>, nowMs: number) =>
  sql.unsafe<Granted>("select * from take_places($1, $2, $3, $4, $5)", [
    asked.map(({ key }) => key),
    asked.map(({ quota }) => quota.limit),
    asked.map(({ quota }) => quota.windowSeconds * 1_000),
    asked.map(({ waiting }) => waiting.length),
    nowMs,
  ]);

/** A subject's log as it is stored: moments, and how many calls each has; older ones have none, which is one each. */
interface StoredLog {
  readonly subject: string;
  readonly times: ReadonlyArray<number>;
  readonly counts: ReadonlyArray<number> | null;
}

const storedMoments = ({ times, counts }: StoredLog): ReadonlyArray<Moment> =>
  times.map((ms, index) => [ms, counts?.length === times.length ? counts[index] ?? 1 : 1]);

const peekAll = (sql: SqlClient.SqlClient, windows: Parameters<RateLimiter["Type"]["peek"]>[0]) =>
  Effect.gen(function* () {
    const keys = windows.map(({ quota, subject }) => keyOf(quota, subject));
    const logs = yield* orUnavailable(sql.unsafe<StoredLog>(
      "select subject, times::float8[] as times, counts from rate_limit where subject = any($1)",
      [keys],
    ));
    const nowMs = yield* Clock.currentTimeMillis;
    const bySubject = new Map(logs.map((log) => [log.subject, storedMoments(log)]));
    return windows.map(({ quota }, index) =>
      windowStateNow(bySubject.get(keys[index] ?? "") ?? [], quota, nowMs)
    );
  });

/** Longest believable wait; a longer one was written by a clock that was wrong. */
const longestWaitMs = ({ windowSeconds }: Quota): number => 3 * windowSeconds * 1_000;

/** Subjects that are over a limit, and until when; the oldest are forgotten first. */
const refusals = () => {
  const untilMs = new Map<string, number>();
  const limitOf = (key: string, quota: Quota): string => `${quota.limit} ${key}`;
  return {
    find: (key: string, quota: Quota, nowMs: number): number | undefined => {
      const until = untilMs.get(limitOf(key, quota));
      const isSane = until !== undefined && until <= nowMs + longestWaitMs(quota);
      if (isSane && until > nowMs) return until;
      if (until !== undefined) untilMs.delete(limitOf(key, quota));
      return undefined;
    },
    remember: (key: string, quota: Quota, until: number): void => {
      untilMs.set(limitOf(key, quota), until);
      const [first] = untilMs.size > rememberedRefusals ? untilMs.keys() : [];
      if (first !== undefined) untilMs.delete(first);
    },
  };
};

const make: Effect.Effect<RateLimiter["Type"], never, SqlClient.SqlClient | Scope.Scope> = Effect.gen(
  function* () {
    const sql = yield* SqlClient.SqlClient;
    const scope = yield* Effect.scope;
    const runtime = yield* Effect.runtime();
    const clock = yield* Effect.clock;
    const refused = refusals();
    const queue: Array<Waiting> = [];
    let isSending = false;
    (yield* Metrics).watch("queue", () => [{ values: ["admissions"], value: queue.length }]);

    /** The first callers of a subject get the places, the others the wait. */
    const answerGroup = ({ key, quota, waiting }: SubjectBatch, row: Granted, nowMs: number): void => {
      const before = row.used - row.granted;
      for (const [index, { answer }] of waiting.entries()) {
        if (index < row.granted) {
          const state = windowStateOf(quota, before + index + 1, row.oldest_ms, nowMs);
          answer(Effect.succeed(state));
        } else {
          const until = row.frees_ms + quota.windowSeconds * 1_000;
          const seconds = Math.max(1, secondsUntilLeaves(row.frees_ms, quota, nowMs));
          refused.remember(key, quota, until);
          answer(rateLimited(quota, seconds));
        }
      }
    };

    const decide = (asked: ReadonlyArray<SubjectBatch>): Effect.Effect<void, ServiceUnavailable> =>
      Effect.flatMap(
        Clock.currentTimeMillis,
        (nowMs) =>
          Effect.map(orUnavailable(takeAll(sql, asked, nowMs)), (rows) => {
            const bySubject = new Map(rows.map((row) => [row.subject, row]));
            for (const group of asked) {
              const row = bySubject.get(group.key);
              if (row !== undefined) answerGroup(group, row, nowMs);
            }
          }),
      );

    /** While the database is away, no one waits for a batch after the next one: all are told at once. */
    const giveUp = (failure: ServiceUnavailable): Effect.Effect<void> =>
      Effect.sync(() => {
        for (const { answer } of queue.splice(0)) answer(failure);
      });

    const send = (batch: ReadonlyArray<Waiting>): Effect.Effect<void> =>
      decide(groupBySubject(batch)).pipe(
        Effect.catchAll(giveUp),
        Effect.catchAllCause((cause) =>
          Effect.logError("The limits failed unexpectedly; no call is let in.", cause)
        ),
        Effect.ensuring(Effect.sync(() => {
          for (const { answer } of batch) answer(unavailable);
        })),
      );

    /** Callers that were just answered come again before the next batch is put together. */
    const sendAll: Effect.Effect<void> = Effect.flatMap(Effect.yieldNow(), () => {
      const batch = queue.splice(0, batchLimit);
      if (batch.length > 0) return Effect.zipRight(send(batch), sendAll);
      isSending = false;
      return Effect.void;
    });

    const wait = (key: string, quota: Quota): Effect.Effect<WindowState, Failure> =>
      Effect.async((answer) => {
        queue.push({ key, quota, answer });
        if (isSending) return;
        isSending = true;
        Runtime.runFork(runtime)(sendAll, { scope });
      });

    /** Refuses subjects that are known to be over the limit; a place is the database's to give. */
    const takeNow = (quota: Quota, subject: string): Either.Either<never, RateLimited> | undefined => {
      const nowMs = clock.unsafeCurrentTimeMillis();
      const until = refused.find(keyOf(quota, subject), quota, nowMs);
      return until === undefined
        ? undefined
        : Either.left(rateLimited(quota, Math.max(1, Math.ceil((until - nowMs) / 1_000))));
    };

    return {
      take: (quota, subject) =>
        Effect.suspend((): Effect.Effect<WindowState, Failure> =>
          takeNow(quota, subject) ?? wait(keyOf(quota, subject), quota)
        ),
      takeNow,
      peek: (windows) => peekAll(sql, windows),
    };
  },
);

/**
 * Removes the rows of subjects whose newest call has left every window.
 * @returns the number of windows that were deleted
 */
export const purgeIdle: Effect.Effect<number, ServiceUnavailable, SqlClient.SqlClient> = Effect.flatMap(
  Effect.all([SqlClient.SqlClient, Clock.currentTimeMillis]),
  ([sql, nowMs]) =>
    deleteAll(sql, { table: "rate_limit", where: "seen_ms <= $1::bigint - window_ms", value: nowMs }),
);

export const layer: Layer.Layer<RateLimiter, never, SqlClient.SqlClient> = Layer.merge(
  Layer.scoped(RateLimiter, make),
  Layer.scopedDiscard(startJob({
    name: "The clearing of idle limits",
    every: Duration.minutes(10),
    turn: purgeIdle,
  })),
);
