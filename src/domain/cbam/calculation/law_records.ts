/**
 * The answers of datasets, prices and the benchmarks' routes as they leave. Contract section 4.4; decisions, "Additions
 * to v1" and "Changed and added".
 */
import type {
  BenchmarkRouteRecord,
  DataSetRecord,
  EditionRecord,
  PriceRecord,
} from "../../../contract/answers/lookups.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { toJsonNumber } from "../../../kernel/decimal.ts";
import { onceEach } from "../../../kernel/once.ts";
import { yearWithin } from "./free_allocation.ts";
import { isInForce } from "../law/law.ts";
import { daysOfPeriod } from "../law/period.ts";
import type { CertificatePrice } from "../law/price.ts";
import { describeRoute } from "../law/production_route.ts";
import type { AddedTime, Benchmark, DataSet, ProductionRoute, ReferenceTables } from "../law/reference.ts";

const timeOf = (epochMs: number): string => new Date(epochMs).toISOString();

/** Times of what an operator added; no members for what the service ships with. */
const addedTimes = (added: AddedTime | undefined) => ({
  ...(added === undefined ? undefined : { added_at: timeOf(added.fromMs) }),
  ...(added?.untilMs === undefined ? undefined : { withdrawn_at: timeOf(added.untilMs) }),
});

const dataSetRecord = (dataSet: DataSet, day: CalendarDay): DataSetRecord => ({
  version: dataSet.version,
  title: dataSet.title,
  is_in_force: isInForce(dataSet, day),
  in_force_from: dataSet.inForceFrom,
  in_force_until: dataSet.inForceUntil,
  applies_from: dataSet.appliesFrom,
  ...addedTimes(dataSet.added),
  sha256: dataSet.sha256,
  ...(dataSet.notice === null ? undefined : { notice: dataSet.notice }),
  legal_acts: dataSet.acts,
  files: dataSet.files,
});

/**
 * Returns every data set, the newest first.
 * @param day on which they are said to be in force or not
 */
export const dataSetRecords = (
  { dataSets }: ReferenceTables,
  day: CalendarDay,
): ReadonlyArray<DataSetRecord> =>
  [...dataSets.values()].sort((a, b) => a.version < b.version ? 1 : -1)
    .map((dataSet) => dataSetRecord(dataSet, day));

/** Returns the default values of electricity, the newest first; empty where the operator left them off. */
export const electricityRecords = (
  { electricity }: ReferenceTables,
  day: CalendarDay,
): ReadonlyArray<DataSetRecord> => electricity.map((dataSet) => dataSetRecord(dataSet, day)).reverse();

/** Returns every edition of the shared tables, the newest first. */
export const editionRecords = ({ editions }: ReferenceTables): ReadonlyArray<EditionRecord> =>
  editions.map(({ from, appliesFrom, shared, added }) => ({
    in_force_from: from,
    applies_from: appliesFrom,
    ...addedTimes(added),
    tables: shared.versions,
  })).reverse();

/** Returns the prices, the newest period first. */
export const priceRecords = (prices: ReadonlyArray<CertificatePrice>): ReadonlyArray<PriceRecord> =>
  prices.map(({ period, priceEurPerTco2e, publishedAt }) => {
    const days = daysOfPeriod(period);
    return {
      period,
      first_day: days?.firstDay ?? null,
      last_day: days?.lastDay ?? null,
      price_eur_per_tco2e: toJsonNumber(priceEurPerTco2e),
      published_at: publishedAt,
    };
  }).reverse();

/** The record of a benchmark follows from its row and the routes, and is made once. */
const recordsWith = onceEach((routes: ReadonlyMap<string, ProductionRoute>) => ({
  of: onceEach(({ route, columnA, columnB, source }: Benchmark): BenchmarkRouteRecord => ({
    production_route: route,
    description: describeRoute(routes, route),
    column_a_t_per_t: toJsonNumber(columnA),
    column_b_t_per_t: toJsonNumber(columnB),
    source,
  })),
}));

/**
 * Returns the routes of the benchmarks that are set for the year, in the order of the act; after the last year that has
 * any those of that year, which a calculation takes too.
 */
export const benchmarkRouteRecords = (
  routes: ReadonlyMap<string, ProductionRoute>,
  benchmarks: ReadonlyArray<Benchmark>,
  year: number,
): ReadonlyArray<BenchmarkRouteRecord> => {
  const applied = yearWithin(benchmarks, year);
  return benchmarks.filter(({ yearFrom, yearTo }) => yearFrom <= applied && applied <= yearTo)
    .map(recordsWith(routes).of);
};
