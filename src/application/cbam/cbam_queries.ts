/**
 * The questions that need nothing but the law and the time: scope, search, routes, one calculation, data sets. Each
 * answers at once with the record that leaves. Contract sections 4.1 to 4.4; who may ask is `admit.ts`'s matter.
 */
import * as Either from "effect/Either";
import { calculate } from "../../domain/cbam/calculation/calculation.ts";
import { routeValues } from "../../domain/cbam/calculation/intensity.ts";
import type { Closing } from "../../contract/answers/members.ts";
import {
  closing,
  dataSetRecords,
  scopeRecord,
  searchItem,
} from "../../domain/cbam/calculation/query_records.ts";
import type {
  DataSetsRecord,
  PricesRecord,
  RoutesRecord,
  ScopeRecord,
  SearchRecord,
} from "../../contract/answers/lookups.ts";
import type { CalculationRecord } from "../../contract/answers/calculation.ts";
import { calculationRecord, priceRecord, routeRecord } from "../../domain/cbam/calculation/record.ts";
import type { DataSet, ReferenceTables } from "../../domain/cbam/law/reference.ts";
import { exemptionOf, outsideAnnexI, recommend, scopeOf } from "../../domain/cbam/law/scope.ts";
import { search } from "../../domain/cbam/search/search.ts";
import type { Shipment } from "../../domain/cbam/calculation/shipment.ts";
import type { Decimal } from "../../kernel/decimal.ts";
import { type InvalidRequest, invalidRequest } from "../../contract/failures.ts";
import type { CnCode, CountryAlpha2, CountryAlpha3 } from "../../kernel/identifiers.ts";
import type { World } from "./world.ts";

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
  const recommendation = tonnage === undefined ? undefined : recommend(scope, tonnage);
  return scopeRecord({ cnCode, country: countryAsSent, scope, authority, recommendation }, closingNow(world));
};

/** @param query trimmed, 1 to 100 characters */
export const askSearch = (query: string, world: World): SearchRecord => {
  const { hits, message } = search(world.searchIndex, query);
  return {
    results: hits.map(searchItem),
    ...(message === undefined ? undefined : { message }),
    ...closingNow(world),
  };
};

/** What routes is asked. */
export interface RoutesQuestion {
  readonly cnCode: CnCode;
  readonly country: CountryAlpha3;
  readonly year: number;
}

const routesOf = (tables: ReferenceTables, { cnCode, country, year }: RoutesQuestion) => {
  const scope = scopeOf(tables, cnCode);
  const exemption = scope.inScope ? exemptionOf(tables, country) : outsideAnnexI(cnCode);
  if (exemption !== undefined) return { routes: [], message: exemption };
  const { goods } = scope;
  if (goods === undefined || goods.isHeading) {
    return { routes: [], message: `${cnCode} is not a CN code of the tables: check the eight digits.` };
  }
  const benchmarks = tables.benchmarks.get(goods.valuedAs) ?? [];
  const routes = routeValues({ dataSet: tables.inForce, goods, country, benchmarks }, year).map(routeRecord);
  const message =
    "There is no default value: verified_direct and verified_indirect must be given to calculate.";
  return routes.length === 0 ? { routes, message } : { routes };
};

export const askRoutes = (question: RoutesQuestion, world: World): RoutesRecord => ({
  cn_code: question.cnCode,
  country_iso3: question.country,
  year: question.year,
  ...routesOf(world.tables, question),
  ...closingNow(world),
});

/** How a calculation is asked for. */
export interface CalculationOptions {
  readonly isExplained: boolean;
  /** A data set to replay the calculation with; undefined for the one in force. */
  readonly datasetVersion: string | undefined;
}

const dataSetOf = (
  tables: ReferenceTables,
  version: string | undefined,
): Either.Either<DataSet, InvalidRequest> => {
  const dataSet = version === undefined ? tables.inForce : tables.dataSets.get(version);
  const known = [...tables.dataSets.keys()].join(", ");
  return Either.fromNullable(dataSet, () =>
    invalidRequest([{
      path: "dataset_version",
      code: "choice",
      message: `dataset_version must be one of ${known}, found ${JSON.stringify(version)}.`,
    }]));
};

/**
 * Contract section 4.2.
 * @fails InvalidRequest for an unknown data set, a route or a precursor that the goods don't have
 */
export const askCalculation = (
  shipment: Shipment,
  options: CalculationOptions,
  world: World,
): Either.Either<CalculationRecord, InvalidRequest> => {
  const { tables, prices } = world;
  const dataSet = dataSetOf(tables, options.datasetVersion);
  if (Either.isLeft(dataSet)) return Either.left(dataSet.left);
  const outcome = calculate({ tables, dataSet: dataSet.right, prices }, shipment);
  if (Either.isLeft(outcome)) return Either.left(invalidRequest(outcome.left));
  return Either.right(calculationRecord(shipment, outcome.right, {
    dataSet: dataSet.right,
    generatedAt: timestamp(world),
    isExplained: options.isExplained,
  }));
};

export const askDataSets = (world: World): DataSetsRecord => ({
  datasets: dataSetRecords(world.tables),
  ...closingNow(world),
});

/** Every published price, the newest period first. */
export const askPrices = (world: World): PricesRecord => ({
  prices: [...world.prices].sort((a, b) => a.period < b.period ? 1 : -1).map(priceRecord),
  ...closingNow(world),
});
