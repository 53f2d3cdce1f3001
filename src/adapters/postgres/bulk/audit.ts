/**
 * The audit's months: each has a partition, made before the first call of the month needs it, and removed whole, with
 * its batches, when the operator's retention is over. Without a retention everything is kept.
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

/** Months for which the audit is kept: the month that runs, and this many before it; undefined: for ever. */
export interface AuditOptions {
  readonly retentionMonths: number | undefined;
}

/** The first day of the month that lies so many months before, or after, a moment's, in UTC. */
const monthFrom = (timeMs: number, months: number): Date => {
  const moment = new Date(timeMs);
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1));
};

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Makes the partitions of this month and the next. */
export const prepareMonths: Effect.Effect<void, ServiceUnavailable, SqlClient.SqlClient> = Effect.gen(
  function* () {
    const sql = yield* SqlClient.SqlClient;
    const nowMs = yield* Clock.currentTimeMillis;
    for (const months of [0, 1]) {
      yield* orUnavailable(sql`select prepare_bulk_month(${dayOf(monthFrom(nowMs, months))}::date)`);
    }
  },
);

const dropped = rowsOf(Schema.Struct({ months: Schema.Number }));

/**
 * Removes batches, and the months of their rows, that are older than the retention.
 * @returns the number of batches and months that were deleted
 */
export const forgetMonths = (
  retentionMonths: number,
): Effect.Effect<
  { readonly batches: number; readonly months: number },
  ServiceUnavailable,
  SqlClient.SqlClient
> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const firstKept = monthFrom(yield* Clock.currentTimeMillis, -retentionMonths);
    const batches = yield* deleteAll(sql, {
      table: "bulk_batch",
      where: "processed_at < to_timestamp($1::float8 / 1000)",
      value: firstKept.getTime(),
    });
    const [found] = yield* orUnavailable(
      dropped(sql`select drop_bulk_months(${dayOf(firstKept)}::date) as months`),
    );
    return { batches, months: found?.months ?? 0 };
  });

/** Twice a day, once the database is there. */
export const layer = (
  { retentionMonths }: AuditOptions,
): Layer.Layer<never, never, SqlClient.SqlClient | DatabaseHealth> =>
  Layer.scopedDiscard(Effect.gen(function* () {
    const { whenPrepared } = yield* DatabaseHealth;
    const forget = retentionMonths === undefined ? Effect.void : Effect.flatMap(
      forgetMonths(retentionMonths),
      (gone) =>
        gone.batches + gone.months > 0
          ? Effect.logInfo(`The audit forgot ${gone.batches} batches and ${gone.months} months.`)
          : Effect.void,
    );
    yield* startJob({
      name: "The keeping of the audit's months",
      every: Duration.hours(12),
      turn: whenPrepared.pipe(Effect.zipRight(prepareMonths), Effect.zipRight(forget)),
    });
  }));
