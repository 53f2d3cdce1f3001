/**
 * The audit's partitions, a month or a day each: made before the first call needs one, and removed whole, with its batches,
 * when the operator's retention is over. Without a retention everything is kept.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { startJob } from "../../../application/jobs.ts";
import { DatabaseHealth } from "../../../application/ports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { rowsOf } from "../engine/rows.ts";
import { deleteAll } from "../engine/slices.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { dayMs } from "../../../kernel/time/durations.ts";
import { time } from "../engine/statements/times.ts";

/** Time for which the audit is kept: the month or day that runs, in UTC, and so many before it. */
export interface Retention {
  readonly unit: "months" | "days";
  readonly count: number;
}

/** Options of the audit; no retention: for ever. */
export interface AuditOptions {
  readonly retention: Retention | undefined;
}

/** The first day of the month that lies so many months before, or after, a moment's, in UTC. */
const monthFrom = (timeMs: number, months: number): Date => {
  const moment = new Date(timeMs);
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1));
};

/** The day that lies so many days before, or after, a moment's, in UTC. */
const dayFrom = (timeMs: number, days: number): Date => new Date((Math.floor(timeMs / dayMs) + days) * dayMs);

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const prepare = (days: ReadonlyArray<Date>, isByDay: boolean) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    for (const day of days) {
      yield* orUnavailable(sql`select prepare_bulk(${dayOf(day)}::date, ${isByDay})`);
    }
  });

/**
 * Makes the partitions of today and the next month; for a retention in days those of today and tomorrow, and that of the first
 * of the next month, which makes it a month of days.
 */
export const preparePartitions = (
  retention: Retention | undefined,
): Effect.Effect<void, ServiceUnavailable, SqlClient.SqlClient> =>
  Effect.flatMap(Clock.currentTimeMillis, (nowMs) => {
    const today = dayFrom(nowMs, 0);
    const nextMonth = monthFrom(nowMs, 1);
    return retention?.unit === "days"
      ? prepare([today, dayFrom(nowMs, 1), nextMonth], true)
      : prepare([today, nextMonth], false);
  });

const dropped = rowsOf(Schema.Struct({ partitions: Schema.Number }));

/**
 * Removes batches, and the partitions of their rows, that are older than the retention. Rows of a month that has days left go
 * with its last day.
 * @returns the number of batches and partitions that were deleted
 */
export const forget = (
  { unit, count }: Retention,
): Effect.Effect<
  { readonly batches: number; readonly partitions: number },
  ServiceUnavailable,
  SqlClient.SqlClient
> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const nowMs = yield* Clock.currentTimeMillis;
    const firstKept = unit === "days" ? dayFrom(nowMs, -count) : monthFrom(nowMs, -count);
    const batches = yield* deleteAll(sql, {
      table: "bulk_batch",
      where: `processed_at < ${time(1)}`,
      value: firstKept.getTime(),
    });
    const [found] = yield* orUnavailable(
      dropped(sql`select drop_bulk_months(${dayOf(firstKept)}::date) as partitions`),
    );
    return { batches, partitions: found?.partitions ?? 0 };
  });

/** Twice a day, once the database is there. */
export const layer = (
  { retention }: AuditOptions,
): Layer.Layer<never, never, SqlClient.SqlClient | DatabaseHealth> =>
  Layer.scopedDiscard(Effect.gen(function* () {
    const { whenPrepared } = yield* DatabaseHealth;
    const forgetting = retention === undefined ? Effect.void : Effect.flatMap(
      forget(retention),
      ({ batches, partitions }) =>
        batches + partitions > 0
          ? Effect.logInfo(`The audit forgot ${batches} batches and ${partitions} partitions of their rows.`)
          : Effect.void,
    );
    yield* startJob({
      name: "The keeping of the audit's partitions",
      every: Duration.hours(12),
      turn: whenPrepared.pipe(Effect.zipRight(preparePartitions(retention)), Effect.zipRight(forgetting)),
    });
  }));
