/**
 * The answers of datasets, prices and the benchmarks' routes as they leave. Contract section 4.4; decisions, "Additions
 * to v1" and "Changed and added".
 */
import type { Citation } from "../../../kernel/citation.ts";
import { toJsonNumber } from "../../../kernel/decimal.ts";
import { daysOfPeriod } from "../law/period.ts";
import type { CertificatePrice } from "../law/price.ts";
import { describeRoute } from "../law/production_route.ts";
import type {
  Benchmark,
  DataSet,
  ProductionRoute,
  ReferenceTables,
  SharedTableName,
  TableVersion,
} from "../law/reference.ts";

/** A data set as `GET /api/v1/cbam/datasets` lists it. */
export interface DataSetRecord {
  readonly version: string;
  readonly title: string;
  readonly is_in_force: boolean;
  /** The first and the last day on which the service answers with it. */
  readonly in_force_from: string;
  readonly in_force_until: string | null;
  /** The first day of import that it applies to. */
  readonly applies_from: string;
  readonly sha256: string;
  /** What must be said wherever the values are passed on. */
  readonly notice?: string;
  readonly legal_acts: ReadonlyArray<Citation>;
  readonly files: DataSet["files"];
}

const dataSetRecord = (dataSet: DataSet, inForce: DataSet | undefined): DataSetRecord => ({
  version: dataSet.version,
  title: dataSet.title,
  is_in_force: dataSet === inForce,
  in_force_from: dataSet.inForceFrom,
  in_force_until: dataSet.inForceUntil,
  applies_from: dataSet.appliesFrom,
  sha256: dataSet.sha256,
  ...(dataSet.notice === null ? undefined : { notice: dataSet.notice }),
  legal_acts: dataSet.acts,
  files: dataSet.files,
});

/** @returns every data set, the newest first. */
export const dataSetRecords = (
  { dataSets, inForce }: ReferenceTables,
): ReadonlyArray<DataSetRecord> =>
  [...dataSets.values()].sort((a, b) => a.version < b.version ? 1 : -1)
    .map((dataSet) => dataSetRecord(dataSet, inForce));

/** @returns the default values of electricity, the newest first; empty where the operator left them off. */
export const electricityRecords = ({ electricity }: ReferenceTables): ReadonlyArray<DataSetRecord> =>
  electricity.map((dataSet) => dataSetRecord(dataSet, electricity.at(-1))).reverse();

/** An edition of the tables that every data set shares. */
export interface EditionRecord {
  readonly in_force_from: string;
  readonly tables: Readonly<Record<SharedTableName, TableVersion>>;
}

/** @returns every edition of the shared tables, the newest first. */
export const editionRecords = ({ editions }: ReferenceTables): ReadonlyArray<EditionRecord> =>
  editions.map(({ from, shared }) => ({ in_force_from: from, tables: shared.versions })).reverse();

/** A certificate price as `GET /api/v1/cbam/prices` lists it. */
export interface PriceRecord {
  readonly period: string;
  /** The days of import that the price applies to. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly price_eur_per_tco2e: number;
  readonly published_at: string;
}

/** @returns the prices in the order of their periods. */
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
  });

/** A route that a verified value may name: beside those of the default values, every one that has a benchmark. */
export interface BenchmarkRouteRecord {
  readonly production_route: string;
  readonly description: string;
  /** Column A of the act: the process alone; tCO2e per tonne. */
  readonly column_a_t_per_t: number;
  /** Column B of the act: the whole chain; tCO2e per tonne. */
  readonly column_b_t_per_t: number;
  readonly source: Citation;
}

/** @returns the routes of the benchmarks that are set for the year, in the order of the act. */
export const benchmarkRouteRecords = (
  routes: ReadonlyMap<string, ProductionRoute>,
  benchmarks: ReadonlyArray<Benchmark>,
  year: number,
): ReadonlyArray<BenchmarkRouteRecord> =>
  benchmarks.filter(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
    .map(({ route, columnA, columnB, source }) => ({
      production_route: route,
      description: describeRoute(routes, route),
      column_a_t_per_t: toJsonNumber(columnA),
      column_b_t_per_t: toJsonNumber(columnB),
      source,
    }));
