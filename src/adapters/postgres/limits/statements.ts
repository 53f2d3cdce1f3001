/** The statements of rate limits; what they do stands in `sql/0045_places_ahead.sql`. */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { RateLimiter } from "../../../application/ports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { type Moment, type Quota, type WindowState, windowStateNow } from "../../../domain/accounts/quota.ts";
import { rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import type { UnusedPlaces } from "./places_ahead.ts";

/** Places that are asked for a subject. */
export interface SubjectWish {
  readonly key: string;
  readonly quota: Quota;
  /** Number of callers that wait. */
  readonly wanted: number;
  /** Places beyond theirs, a second; 0: none. */
  readonly ahead: number;
}

/** Statement's answer about a subject: the number of places it got, and the calls in its window. */
const Granted = Schema.Struct({
  subject: Schema.String,
  granted: Schema.Number,
  /** Calls in the window with those that were let in now, without the places ahead. */
  used: Schema.Number,
  /** The oldest call, and the one that has to leave before the next is let through. */
  oldest_ms: Schema.Number,
  frees_ms: Schema.Number,
  /** Places ahead, the moment that they are noted under, and for how long they may be used. */
  ahead: Schema.Number,
  stamp_ms: Schema.Number,
  hold_ms: Schema.Number,
  /** Longest time until places of other processes come back, milliseconds; 0: none do. */
  back_in_ms: Schema.Number,
});
export type Grant = typeof Granted.Type;

const grantedRows = rowsOf(Granted);

/** The name of a subject's window. */
export const keyOf = ({ policy }: Quota, subject: string): string => `${policy} ${subject}`;

/** One statement for all of them. */
export const takeAll = (
  sql: SqlClient.SqlClient,
  asked: ReadonlyArray<SubjectWish>,
  nowMs: number,
): Effect.Effect<ReadonlyArray<Grant>, SqlError> =>
  grantedRows(sql.unsafe("select * from take_places_ahead($1, $2, $3, $4, $5, $6)", [
    asked.map(({ key }) => key),
    asked.map(({ quota }) => quota.limit),
    asked.map(({ quota }) => quota.windowSeconds * 1_000),
    asked.map(({ wanted }) => wanted),
    asked.map(({ ahead }) => ahead),
    nowMs,
  ]));

/** Gives places back, in one statement, which is not sent again when it failed: they count as used then. */
export const giveBack = (
  sql: SqlClient.SqlClient,
  unused: ReadonlyArray<UnusedPlaces>,
): Effect.Effect<unknown, SqlError> =>
  sql.unsafe("select give_back_places($1, $2, $3)", [
    unused.map(({ key }) => key),
    unused.map(({ stampMs }) => stampMs),
    unused.map(({ places }) => places),
  ]);

/** Gives a subject's newest place back. */
export const giveNewestBack = (sql: SqlClient.SqlClient, key: string): Effect.Effect<unknown, SqlError> =>
  sql.unsafe(
    `select give_back_places(array[subject], array[times[cardinality(times)]], array[1]) from rate_limit
     where subject = $1 and cardinality(times) > 0`,
    [key],
  );

/** A subject's log as it is stored: moments, and how many calls each has; older ones have none, which is one each. */
const StoredLog = Schema.Struct({
  subject: Schema.String,
  times: Schema.Array(Schema.Number),
  counts: Schema.NullOr(Schema.Array(Schema.Number)),
  called: Schema.NullOr(Schema.Number),
});
const logRows = rowsOf(StoredLog);

const storedMoments = ({ times, counts }: typeof StoredLog.Type): ReadonlyArray<Moment> =>
  times.map((ms, index) => [ms, counts?.length === times.length ? counts[index] ?? 1 : 1]);

/** The windows as they stand; nothing is counted. @param heldOf places of a subject that this process holds, and are free */
export const peekAll = (
  sql: SqlClient.SqlClient,
  windows: Parameters<RateLimiter["Type"]["peek"]>[0],
  heldOf: (key: string, quota: Quota, nowMs: number) => number,
): Effect.Effect<ReadonlyArray<WindowState>, ServiceUnavailable> =>
  Effect.gen(function* () {
    const keys = windows.map(({ quota, subject }) => keyOf(quota, subject));
    const logs = yield* orUnavailable(logRows(sql.unsafe(
      "select subject, times::float8[] as times, counts, called_ms::float8 as called from rate_limit where subject = any($1)",
      [keys],
    )));
    const nowMs = yield* Clock.currentTimeMillis;
    const bySubject = new Map(logs.map((log) => [log.subject, log]));
    return windows.map(({ quota }, index) => {
      const key = keys[index] ?? "";
      const log = bySubject.get(key);
      const state = windowStateNow(log ? storedMoments(log) : [], quota, nowMs, log?.called ?? undefined);
      return { ...state, remaining: Math.min(quota.limit, state.remaining + heldOf(key, quota, nowMs)) };
    });
  });
