/**
 * The questions that need nothing but the law and the time: scope, search, routes, one calculation, data sets. Each
 * answers at once with the record that leaves. Contract sections 4.1 to 4.4; who may ask is `admit.ts`'s matter.
 */
import * as Either from "effect/Either";
import { calculate } from "../../domain/cbam/calculation/calculation.ts";
import { pairOf, routeValues } from "../../domain/cbam/calculation/intensity.ts";
import {
  type BenchmarkRouteRecord,
  benchmarkRouteRecords,
  type DataSetRecord,
  dataSetRecords,
  type EditionRecord,
  editionRecords,
  electricityRecords,
  type PriceRecord,
  priceRecords,
} from "../../domain/cbam/calculation/law_records.ts";
import {
  type Closing,
  closing,
  type ScopeRecord,
  scopeRecord,
  type SearchItem,
  searchItem,
} from "../../domain/cbam/calculation/query_records.ts";
import {
  type CalculationRecord,
  calculationRecord,
  type RouteRecord,
  routeRecord,
} from "../../domain/cbam/calculation/record.ts";
import { type Law, lawAt, lawInForce } from "../../domain/cbam/law/law.ts";
import type { PriceEntry } from "../../domain/cbam/law/price.ts";
import type { ReferenceTables } from "../../domain/cbam/law/reference.ts";
import { exemptionOf, outsideAnnexI, recommend, scopeOf } from "../../domain/cbam/law/scope.ts";
import { search, type SearchIndex } from "../../domain/cbam/law/search.ts";
import { versionsOf, type VersionsRecord } from "../../domain/cbam/law/versions.ts";
import type { Shipment } from "../../domain/cbam/calculation/shipment.ts";
import type { Decimal } from "../../kernel/decimal.ts";
import { type InvalidRequest, invalidRequest } from "../../domain/failures.ts";
import type { CnCode, CountryAlpha2, CountryAlpha3 } from "../../kernel/identifiers.ts";

/** What a question is answered from. */
export interface World {
  readonly tables: ReferenceTables;
  readonly searchIndex: SearchIndex;
  /** Every certificate price that was ever entered. */
  readonly prices: ReadonlyArray<PriceEntry>;
  readonly nowMs: number;
}

/** Many answers leave in one millisecond: its text is made once. */
let latest = { epochMs: 0, text: new Date(0).toISOString() };

const timestamp = ({ nowMs }: World): string => {
  if (latest.epochMs !== nowMs) latest = { epochMs: nowMs, text: new Date(nowMs).toISOString() };
  return latest.text;
};

const closingNow = (world: World): Closing => closing(world.tables.inForce, timestamp(world));

/** What scope is asked. */
export interface ScopeQuestion {
  readonly cnCode: CnCode;
  readonly country: CountryAlpha2 | undefined;
  /** The country as the caller wrote it. */
  readonly countryAsSent: string | null;
  readonly tonnage: Decimal | undefined;
}

export const askScope = (question: ScopeQuestion, world: World): ScopeRecord => {
  const { tables } = world;
  const { cnCode, country, countryAsSent, tonnage } = question;
  const scope = scopeOf(tables, cnCode);
  const authority = country === undefined ? undefined : tables.authorities.get(country);
  const recommendation = tonnage === undefined ? undefined : recommend(tables, scope, tonnage);
  return scopeRecord({ cnCode, country: countryAsSent, scope, authority, recommendation }, closingNow(world));
};

/** Contract section 4.3. */
export interface SearchRecord extends Closing {
  readonly results: ReadonlyArray<SearchItem>;
}

/** @param query trimmed, 1 to 100 characters */
export const askSearch = (query: string, world: World): SearchRecord => {
  const typed = query.replace(/[\s.]/g, "");
  const results = search(world.searchIndex, query).map((hit) => searchItem(hit, typed));
  return { results, ...closingNow(world) };
};

/** Contract section 4.4; `message` says why there are no routes. */
export interface RoutesRecord extends Closing {
  readonly cn_code: string;
  readonly country_iso3: string;
  readonly year: number;
  readonly routes: ReadonlyArray<RouteRecord>;
  /** The routes that a verified value may name, beside those of `routes`. */
  readonly benchmark_routes: ReadonlyArray<BenchmarkRouteRecord>;
  readonly message?: string;
}

/** What routes is asked. */
export interface RoutesQuestion {
  readonly cnCode: CnCode;
  readonly country: CountryAlpha3;
  readonly year: number;
}

const noRoutes = (message: string) => ({ routes: [], benchmark_routes: [], message });

const routesOf = (law: Law, { cnCode, country, year }: RoutesQuestion) => {
  const { tables } = law;
  const scope = scopeOf(tables, cnCode);
  const notReached = scope.inScope ? exemptionOf(tables, country) : outsideAnnexI(cnCode);
  if (notReached !== undefined) return noRoutes(notReached.message);
  const { goods } = scope;
  if (goods === undefined || goods.isHeading) {
    return noRoutes(`${cnCode} is not a CN code of the tables: check the eight digits.`);
  }
  const pair = pairOf(law, goods, country);
  const found = {
    routes: routeValues(pair, year).map((value) => routeRecord(tables.routes, value)),
    benchmark_routes: benchmarkRouteRecords(tables.routes, pair.benchmarks, year),
  };
  const message =
    "There is no default value: verified_direct and verified_indirect must be given to calculate.";
  return found.routes.length === 0 ? { ...found, message } : found;
};

const lawNow = ({ tables, prices, nowMs }: World): Law => lawInForce(tables, prices, nowMs);

export const askRoutes = (question: RoutesQuestion, world: World): RoutesRecord => ({
  cn_code: question.cnCode,
  country_iso3: question.country,
  year: question.year,
  ...routesOf(lawNow(world), question),
  ...closingNow(world),
});

/** How a calculation is asked for. */
export interface CalculationOptions {
  readonly isExplained: boolean;
  /** A data set to replay the calculation with; undefined for the one in force. */
  readonly datasetVersion: string | undefined;
  /** The moment whose law and prices answer, in milliseconds since 1970; absent: now. */
  readonly asOfMs?: number | undefined;
}

/**
 * The law that a question asks for.
 * @fails InvalidRequest for an unknown data set, or a moment before the first one
 */
export const lawOf = (
  { tables, prices, nowMs }: World,
  { datasetVersion, asOfMs = nowMs }: Pick<CalculationOptions, "asOfMs" | "datasetVersion">,
): Either.Either<Law, InvalidRequest> =>
  Either.mapLeft(lawAt(tables, prices, { asOfMs, datasetVersion }), (issue) => invalidRequest([issue]));

/**
 * Contract section 4.2.
 * @fails InvalidRequest for an unknown data set, a route or a precursor that the goods don't have
 */
export const askCalculation = (
  shipment: Shipment,
  options: CalculationOptions,
  world: World,
): Either.Either<CalculationRecord, InvalidRequest> =>
  Either.flatMap(lawOf(world, options), (law) =>
    Either.mapBoth(calculate(law, shipment), {
      onLeft: invalidRequest,
      onRight: (outcome) =>
        calculationRecord(shipment, outcome, {
          law,
          generatedAt: timestamp(world),
          isExplained: options.isExplained,
        }),
    }));

/** Every data set and every edition of the shared tables, with the acts that they print and their hashes. */
export interface DataSetsRecord extends Closing {
  readonly datasets: ReadonlyArray<DataSetRecord>;
  /** Default values of electricity; empty where the operator left them off. */
  readonly electricity: ReadonlyArray<DataSetRecord>;
  readonly shared_tables: ReadonlyArray<EditionRecord>;
  readonly versions: VersionsRecord;
}

export const askDataSets = (world: World): DataSetsRecord => ({
  datasets: dataSetRecords(world.tables),
  electricity: electricityRecords(world.tables),
  shared_tables: editionRecords(world.tables),
  versions: versionsOf(lawNow(world)),
  ...closingNow(world),
});

/** The certificate prices that count at a moment. Decisions, "Answers". */
export interface PricesRecord extends Closing {
  readonly prices: ReadonlyArray<PriceRecord>;
  readonly versions: VersionsRecord;
}

/**
 * @param asOfMs the moment, in milliseconds since 1970; undefined for now
 * @fails InvalidRequest for a moment before the first data set
 */
export const askPrices = (
  asOfMs: number | undefined,
  world: World,
): Either.Either<PricesRecord, InvalidRequest> =>
  Either.map(lawOf(world, { asOfMs, datasetVersion: undefined }), (law) => ({
    prices: priceRecords(law.prices.prices),
    versions: versionsOf(law),
    ...closingNow(world),
  }));
