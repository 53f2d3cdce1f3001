/**
 * Rate limits that several processes share, in PostgreSQL. Admissions that wait at the same time go out as one
 * statement, the next batch when the last one is back; a subject that is over its limit is refused from memory
 * until its time, and one that calls often and is far from its limit is let in from places that were taken ahead.
 * Rows are locked in one order, so processes don't block each other in a circle.
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
  type Quota,
  secondsUntilLeaves,
  type WindowState,
  windowStateOf,
} from "../../domain/accounts/quota.ts";
import { deleteAll } from "./engine/slices.ts";
import { orUnavailable, unavailable } from "./engine/unavailable.ts";
import { placesAhead } from "./limits/places_ahead.ts";
import { refusals } from "./limits/refusals.ts";
import { giveBack, giveNewestBack, type Grant, keyOf, peekAll, takeAll } from "./limits/statements.ts";

type Failure = RateLimited | ServiceUnavailable;

/** One caller that waits for its place. */
interface WaitingCaller {
  readonly key: string;
  readonly quota: Quota;
  /** Answers the caller; only the first answer counts. */
  readonly answer: (admission: Effect.Effect<WindowState, Failure>) => void;
}

/** All callers of one subject and quota that wait at the same time. */
interface SubjectBatch {
  readonly key: string;
  readonly quota: Quota;
  readonly waiting: Array<WaitingCaller>;
}

const batchLimit = 512;
/** Places ahead are looked through this often for those whose time is over. */
const lookEvery = Duration.millis(250);
/** A process that stops waits this long for its last statement. */
const lastStatement = Duration.seconds(1);

/** Callers by subject, in the order in which every process locks the rows. */
const groupBySubject = (batch: ReadonlyArray<WaitingCaller>): ReadonlyArray<SubjectBatch> => {
  const groups = new Map<string, SubjectBatch>();
  for (const waiting of batch) {
    const group = groups.get(waiting.key);
    if (group === undefined) groups.set(waiting.key, { ...waiting, waiting: [waiting] });
    else group.waiting.push(waiting);
  }
  return [...groups.values()].sort((a, b) => a.key < b.key ? -1 : 1);
};

const make: Effect.Effect<RateLimiter["Type"], never, SqlClient.SqlClient | Scope.Scope> = Effect.gen(
  function* () {
    const sql = yield* SqlClient.SqlClient;
    const scope = yield* Effect.scope;
    const runtime = yield* Effect.runtime();
    const clock = yield* Effect.clock;
    const refused = refusals();
    const ahead = placesAhead();
    const queue: Array<WaitingCaller> = [];
    const later = new Set<WaitingCaller>();
    let isSending = false;
    let isLooking = false;
    (yield* Metrics).watch("queue", () => [{ values: ["admissions"], value: queue.length }]);

    const fork = (work: Effect.Effect<void>): void => {
      Runtime.runFork(runtime)(work, { scope });
    };

    /** Gives back what wasn't used in time; what can't be given back counts as used. */
    const giveBackUnused = (until: number | "all"): Effect.Effect<void> =>
      Effect.suspend(() => {
        const unused = ahead.letGo(until);
        if (unused.length === 0) return Effect.void;
        return Effect.catchAllCause(
          Effect.ignore(orUnavailable(giveBack(sql, unused))),
          (cause) => Effect.logError("Places that weren't used could not be given back: they count.", cause),
        );
      });
    yield* Effect.addFinalizer(() => Effect.ignore(Effect.timeout(giveBackUnused("all"), lastStatement)));

    const startSending = (): void => {
      if (isSending) return;
      isSending = true;
      fork(sendAll);
    };

    const lookAgain: Effect.Effect<void> = Effect.suspend(() => {
      isLooking = !ahead.isEmpty();
      if (!isLooking) return Effect.void;
      const give = Effect.flatMap(Clock.currentTimeMillis, giveBackUnused);
      return Effect.zipRight(Effect.zipRight(give, Effect.sleep(lookEvery)), lookAgain);
    });

    const keepAhead = ({ key, quota }: SubjectBatch, row: Grant, nowMs: number): void => {
      ahead.keep(key, quota, {
        places: row.ahead,
        stampMs: row.stamp_ms,
        holdMs: row.hold_ms,
        used: row.used,
        oldestMs: row.oldest_ms,
      }, nowMs);
      if (isLooking) return;
      isLooking = true;
      fork(Effect.zipRight(Effect.sleep(lookEvery), lookAgain));
    };

    /** Callers ask again once the places that other processes hold have come back, or are lost. */
    const askAgain = (callers: ReadonlyArray<WaitingCaller>, inMs: number): void => {
      for (const caller of callers) later.add(caller);
      const ask = Effect.sync(() => {
        queue.push(...callers);
        startSending();
      });
      const stopped = Effect.sync(() => callers.forEach(({ answer }) => answer(unavailable)));
      fork(
        Effect.sleep(Duration.millis(inMs)).pipe(
          Effect.zipRight(ask),
          Effect.onInterrupt(() => stopped),
          Effect.ensuring(Effect.sync(() => callers.forEach((caller) => later.delete(caller)))),
        ),
      );
    };

    /** The first callers of a subject get the places, the others the wait, unless places may come back until then. */
    const answerGroup = (group: SubjectBatch, row: Grant, nowMs: number): void => {
      const { key, quota, waiting } = group;
      const before = row.used - row.granted;
      for (const [index, { answer }] of waiting.slice(0, row.granted).entries()) {
        answer(Effect.succeed(windowStateOf(quota, before + index + 1, row.oldest_ms, nowMs)));
      }
      if (row.ahead > 0) keepAhead(group, row, nowMs);
      const others = waiting.slice(row.granted);
      if (others.length === 0) return;
      if (row.back_in_ms > 0) return askAgain(others, row.back_in_ms);
      const seconds = Math.max(1, secondsUntilLeaves(row.frees_ms, quota, nowMs));
      refused.remember(key, quota, row.frees_ms + quota.windowSeconds * 1_000);
      for (const { answer } of others) answer(rateLimited(quota, seconds));
    };

    const decide = (groups: ReadonlyArray<SubjectBatch>): Effect.Effect<void, ServiceUnavailable> =>
      Effect.flatMap(Clock.currentTimeMillis, (nowMs) => {
        const asked = groups.map(({ key, quota, waiting: { length } }) => ({
          key,
          quota,
          wanted: length,
          ahead: ahead.wanted(key, quota, length, nowMs),
        }));
        const take = Effect.map(orUnavailable(takeAll(sql, asked, nowMs)), (rows) => {
          const bySubject = new Map(rows.map((row) => [row.subject, row]));
          for (const group of groups) {
            const row = bySubject.get(group.key);
            if (row !== undefined) answerGroup(group, row, nowMs);
          }
        });
        return Effect.zipRight(giveBackUnused(nowMs), take);
      });

    /** While the database is away, no one waits for a batch after the next one: all are told at once. */
    const giveUp = (failure: ServiceUnavailable): Effect.Effect<void> =>
      Effect.sync(() => {
        for (const { answer } of queue.splice(0)) answer(failure);
      });

    const send = (batch: ReadonlyArray<WaitingCaller>): Effect.Effect<void> =>
      decide(groupBySubject(batch)).pipe(
        Effect.catchAll(giveUp),
        Effect.catchAllCause((cause) =>
          Effect.logError("The limits failed unexpectedly; no call is let in.", cause)
        ),
        Effect.ensuring(Effect.sync(() => {
          for (const waiting of batch) if (!later.has(waiting)) waiting.answer(unavailable);
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
        startSending();
      });

    /** Decides from memory: lets in who has a place ahead, and refuses who is known to be over the limit. */
    const takeNow = (quota: Quota, subject: string): Either.Either<WindowState, RateLimited> | undefined => {
      const nowMs = clock.unsafeCurrentTimeMillis();
      const key = keyOf(quota, subject);
      const held = ahead.take(key, quota, nowMs);
      if (held !== undefined) return Either.right(held);
      const until = refused.find(key, quota, nowMs);
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
      giveBack: (quota, subject) =>
        Effect.map(
          orUnavailable(giveNewestBack(sql, keyOf(quota, subject))),
          () => refused.forget(keyOf(quota, subject), quota),
        ),
      peek: (windows) => peekAll(sql, windows, ahead.left),
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
