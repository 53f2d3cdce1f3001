/**
 * The questions that need nothing but the law: scope, search, routes, one calculation, data sets. Each answers with
 * the record that leaves. Contract sections 4.1 to 4.4; who may ask is `admit.ts`'s matter.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { calculate } from "../domain/cbam/calculation.ts";
import { routeValues } from "../domain/cbam/intensity.ts";
import type { Law } from "../domain/cbam/law.ts";
import {
  type Closing,
  closing,
  type DataSetRecord,
  dataSetRecords,
  type ScopeRecord,
  scopeRecord,
  type SearchItem,
  searchItem,
} from "../domain/cbam/query_records.ts";
import {
  type CalculationRecord,
  calculationRecord,
  type RouteRecord,
  routeRecord,
} from "../domain/cbam/record.ts";
import type { DataSet, ReferenceTables } from "../domain/cbam/reference.ts";
import { exemptionOf, outsideAnnexI, recommend, scopeOf } from "../domain/cbam/scope.ts";
import { search } from "../domain/cbam/search.ts";
import type { Shipment } from "../domain/cbam/shipment.ts";
import type { Decimal } from "../domain/decimal.ts";
import { type InvalidRequest, invalidRequest } from "../domain/errors.ts";
import type { CnCode, CountryAlpha2, CountryAlpha3 } from "../domain/identifiers.ts";
import { CertificatePrices, ReferenceData } from "./ports.ts";

const timestamp = Effect.map(Clock.currentTimeMillis, (epochMs) => new Date(epochMs).toISOString());

const closingNow = (dataSet: DataSet): Effect.Effect<Closing> =>
  Effect.map(timestamp, (generatedAt) => closing(dataSet, generatedAt));

/** What scope is asked. */
export interface ScopeQuestion {
  readonly cnCode: CnCode;
  readonly country: CountryAlpha2 | undefined;
  /** The country as the caller wrote it. */
  readonly countryAsSent: string | null;
  readonly tonnage: Decimal | undefined;
}

export const askScope = (question: ScopeQuestion): Effect.Effect<ScopeRecord, never, ReferenceData> =>
  Effect.gen(function* () {
    const { tables } = yield* ReferenceData;
    const { cnCode, country, countryAsSent, tonnage } = question;
    const scope = scopeOf(tables, cnCode);
    const authority = country === undefined ? undefined : tables.authorities.get(country);
    const recommendation = tonnage === undefined ? undefined : recommend(scope, tonnage);
    const close = yield* closingNow(tables.inForce);
    return scopeRecord({ cnCode, country: countryAsSent, scope, authority, recommendation }, close);
  });

/** Contract section 4.3. */
export interface SearchRecord extends Closing {
  readonly results: ReadonlyArray<SearchItem>;
}

/** @param query trimmed, 1 to 100 characters */
export const askSearch = (query: string): Effect.Effect<SearchRecord, never, ReferenceData> =>
  Effect.gen(function* () {
    const { tables, searchIndex } = yield* ReferenceData;
    const typed = query.replace(/[\s.]/g, "");
    const results = search(searchIndex, query).map((hit) => searchItem(hit, typed));
    return { results, ...(yield* closingNow(tables.inForce)) };
  });

/** Contract section 4.4; `message` says why there are no routes. */
export interface RoutesRecord extends Closing {
  readonly cn_code: string;
  readonly country_iso3: string;
  readonly year: number;
  readonly routes: ReadonlyArray<RouteRecord>;
  readonly message?: string;
}

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

export const askRoutes = (question: RoutesQuestion): Effect.Effect<RoutesRecord, never, ReferenceData> =>
  Effect.gen(function* () {
    const { tables } = yield* ReferenceData;
    return {
      cn_code: question.cnCode,
      country_iso3: question.country,
      year: question.year,
      ...routesOf(tables, question),
      ...(yield* closingNow(tables.inForce)),
    };
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
      message: `dataset_version must be one of ${known}, found ${JSON.stringify(version)}.`,
    }]));
};

/** The law as it stands now, with the data set that was asked for. */
export const lawOf = (
  version: string | undefined,
): Effect.Effect<Law, InvalidRequest, ReferenceData | CertificatePrices> =>
  Effect.gen(function* () {
    const { tables } = yield* ReferenceData;
    const prices = yield* (yield* CertificatePrices).current;
    const dataSet = yield* dataSetOf(tables, version);
    return { tables, dataSet, prices };
  });

/** Contract section 4.2. */
export const askCalculation = (
  shipment: Shipment,
  options: CalculationOptions,
): Effect.Effect<CalculationRecord, InvalidRequest, ReferenceData | CertificatePrices> =>
  Effect.gen(function* () {
    const law = yield* lawOf(options.datasetVersion);
    const outcome = yield* Either.mapLeft(calculate(law, shipment), invalidRequest);
    const generatedAt = yield* timestamp;
    return calculationRecord(shipment, outcome, {
      dataSet: law.dataSet,
      generatedAt,
      isExplained: options.isExplained,
    });
  });

/** Every data set, with the acts it prints and the hashes of its files. */
export interface DataSetsRecord extends Closing {
  readonly datasets: ReadonlyArray<DataSetRecord>;
}

export const askDataSets: Effect.Effect<DataSetsRecord, never, ReferenceData> = Effect.gen(function* () {
  const { tables } = yield* ReferenceData;
  return { datasets: dataSetRecords(tables), ...(yield* closingNow(tables.inForce)) };
});
