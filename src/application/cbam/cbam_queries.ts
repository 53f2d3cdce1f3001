/**
 * The questions that need nothing but the law and the time: scope, search, routes, one calculation, data sets. Each
 * answers at once with the record that leaves. Contract sections 4.1 to 4.4; who may ask is `admit.ts`'s matter.
 */
import * as Either from "effect/Either";
import { calculate } from "../../domain/cbam/calculation/calculation.ts";
import { pairOf, routeValues } from "../../domain/cbam/calculation/intensity.ts";
import {
  benchmarkRouteRecords,
  dataSetRecords,
  editionRecords,
  electricityRecords,
  priceRecords,
} from "../../domain/cbam/calculation/law_records.ts";
import type { Closing } from "../../contract/answers/members.ts";
import { closing, scopeRecord, searchItem } from "../../domain/cbam/calculation/query_records.ts";
import type {
  DataSetsRecord,
  PricesRecord,
  RoutesRecord,
  ScopeRecord,
  SearchRecord,
} from "../../contract/answers/lookups.ts";
import type { CalculationRecord } from "../../contract/answers/calculation.ts";
import {
  calculationRecord,
  type RecordContext,
  recordContext,
  routeRecord,
} from "../../domain/cbam/calculation/record.ts";
import type { Outcome } from "../../domain/cbam/calculation/outcome.ts";
import { asOfMsOf } from "../../domain/cbam/law/as_of.ts";
import { type Law, lawAt, lawOfImport, lawUnder } from "../../domain/cbam/law/law.ts";
import { type ImportTime, importYear } from "../../domain/cbam/law/price.ts";
import { reachOf, recommend, scopeOf } from "../../domain/cbam/law/scope.ts";
import { search } from "../../domain/cbam/search/search.ts";
import { versionsOf } from "../../domain/cbam/law/versions.ts";
import type { Shipment } from "../../domain/cbam/calculation/shipment.ts";
import type { Decimal } from "../../kernel/decimal.ts";
import type { LawFinding } from "../../kernel/findings/law/law_finding.ts";
import { lawText } from "../../kernel/findings/law/law_text.ts";
import { type InvalidRequest, invalidRequest } from "../../contract/failures.ts";
import {
  alpha3OfText,
  type CnCode,
  type CountryAlpha2,
  type CountryAlpha3,
  otherFormOf,
} from "../../kernel/identifiers.ts";
import type { Issue } from "../../kernel/issue.ts";
import type { Moment } from "../../kernel/time/moment.ts";
import { type CbamContext, lawTag, todayOf } from "./cbam_context.ts";

/** @returns the end of an answer that was made now, from the tables in force */
export const closingNow = (cbam: CbamContext): Closing => cbam.closing();

/** Question of the scope endpoint. */
export interface ScopeQuestion {
  readonly cnCode: CnCode;
  readonly country: CountryAlpha2 | undefined;
  /** The country as the caller wrote it. */
  readonly countryAsSent: string | null;
  readonly tonnage: Decimal | undefined;
}

export const askScope = (question: ScopeQuestion, cbam: CbamContext): ScopeRecord => {
  const { tables } = cbam.law();
  const { cnCode, country, countryAsSent, tonnage } = question;
  const scope = scopeOf(tables, cnCode);
  const authority = country === undefined ? undefined : tables.authorities.get(country);
  const recommendation = tonnage === undefined ? undefined : recommend(tables, scope, tonnage);
  const foreign = country === undefined || authority !== undefined
    ? undefined
    : alpha3OfText(otherFormOf(country) ?? "");
  const parts = { cnCode, country: countryAsSent, scope, authority, recommendation, foreign };
  return scopeRecord(parts, closingNow(cbam));
};

/** Digits that a code may begin with, and nothing else. */
const beginning = /^\d{1,8}$/;

/** @param query trimmed, 1 to 100 characters; digits alone find what begins with them, and the heading of a code without a row */
export const askSearch = (query: string, cbam: CbamContext): SearchRecord => {
  const { hits, message } = search(cbam.searchIndex, query);
  const found = beginning.test(query)
    ? hits.filter(({ goods, fallbackFor }) => fallbackFor !== undefined || goods.cnCode.startsWith(query))
    : hits;
  const [first] = found;
  const said = message ??
    (first?.goods.isHeading === true && first.fallbackFor === undefined
      ? scopeOf(cbam.law().tables, first.goods.cnCode).problem?.reason
      : undefined);
  return {
    results: found.map(searchItem),
    ...(said === undefined ? undefined : { message: lawText(said) }),
    ...closingNow(cbam),
  };
};

/** Question of the routes endpoint. */
export interface RoutesQuestion {
  readonly cnCode: CnCode;
  /** TARIC code of goods that have a line of their own; left out for the CN code alone. */
  readonly taricCode?: string | undefined;
  readonly country: CountryAlpha3;
  /** Day of import, or a year, which stands for its last day. */
  readonly time: ImportTime;
}

const noRoutes = (reason: LawFinding) => ({ routes: [], benchmark_routes: [], message: lawText(reason) });

const routesOf = (law: Law, { cnCode, taricCode, country, time }: RoutesQuestion) => {
  const { tables } = law;
  const year = importYear(time);
  const scope = scopeOf(tables, cnCode);
  const reach = reachOf(tables, scope, { cnCode, origin: country });
  if (reach.status !== "reached") return noRoutes(reach.reason);
  const pair = pairOf(law, reach.goods, country);
  const found = {
    routes: routeValues(pair, year, taricCode).map((value) => routeRecord(tables.routes, value)),
    benchmark_routes: benchmarkRouteRecords(tables.routes, pair.benchmarks, year),
  };
  return found.routes.length === 0 ? { ...found, message: lawText({ kind: "verifiedNeeded" }) } : found;
};

export const askRoutes = (question: RoutesQuestion, cbam: CbamContext): RoutesRecord => {
  const law = lawOfImport(cbam.law(), question.time);
  return {
    cn_code: question.cnCode,
    country_iso3: question.country,
    year: importYear(question.time),
    ...routesOf(law, question),
    ...closing(law.dataSet, cbam.generatedAt()),
  };
};

/** Data set and moment of the law that a question asks for; absent: the one in force. */
export interface LawOptions {
  /** Default values to calculate with. */
  readonly datasetVersion?: string | undefined;
  /** The moment whose law and prices answer. */
  readonly asOf?: Moment | undefined;
}

/** Options of a calculation. */
export interface CalculationOptions extends LawOptions {
  readonly isExplained: boolean;
}

const lawThen = (
  { tablesAt, prices, nowMs }: CbamContext,
  asOf: Moment,
  datasetVersion: string | undefined,
): Either.Either<Law, Issue> =>
  Either.flatMap(
    asOfMsOf(asOf, nowMs),
    (asOfMs) => lawAt(tablesAt(asOfMs), prices, { asOfMs, datasetVersion }),
  );

/**
 * The law that a question asks for.
 * @fails InvalidRequest for an unknown data set, a moment to come, or one before the first data set
 */
export const lawOf = (
  cbam: CbamContext,
  { datasetVersion, asOf }: LawOptions,
): Either.Either<Law, InvalidRequest> => {
  const found = asOf === undefined
    ? lawUnder(cbam.law(), datasetVersion)
    : lawThen(cbam, asOf, datasetVersion);
  return Either.isLeft(found) ? Either.left(invalidRequest([found.left])) : Either.right(found.right);
};

/** Members of a record beside the calculation: what the law in force has made already, else its own. */
const contextOf = (cbam: CbamContext, law: Law, isExplained: boolean): RecordContext => {
  if (law !== cbam.law()) return recordContext(law, cbam.generatedAt(), isExplained);
  return { law, versions: cbam.versions(), disclosure: cbam.closing().disclosure, isExplained };
};

/** A calculation with the record that leaves. */
export interface CalculationAnswer {
  readonly outcome: Outcome;
  readonly record: CalculationRecord;
}

/**
 * A calculation for who shows it: beside the record, the outcome with its findings.
 * @fails InvalidRequest for an unknown data set, a route or a precursor that the goods don't have
 */
export const calculationWithOutcome = (
  shipment: Shipment,
  options: CalculationOptions,
  cbam: CbamContext,
): Either.Either<CalculationAnswer, InvalidRequest> => {
  const asked = lawOf(cbam, options);
  if (Either.isLeft(asked)) return Either.left(asked.left);
  const law = asked.right;
  const outcome = calculate(law, shipment);
  if (Either.isLeft(outcome)) return Either.left(invalidRequest(outcome.left));
  const context = contextOf(cbam, law, options.isExplained);
  const record = calculationRecord(shipment, outcome.right, context);
  return Either.right({ outcome: outcome.right, record });
};

/**
 * Contract section 4.2.
 * @fails InvalidRequest for an unknown data set, a route or a precursor that the goods don't have
 */
export const askCalculation = (
  shipment: Shipment,
  options: CalculationOptions,
  cbam: CbamContext,
): Either.Either<CalculationRecord, InvalidRequest> => {
  const answer = calculationWithOutcome(shipment, options, cbam);
  return Either.isLeft(answer) ? Either.left(answer.left) : Either.right(answer.right.record);
};

/** @returns a name for everything that `askDataSets` depends on. */
export const dataSetsTag = (cbam: CbamContext): string =>
  `${lawTag(cbam)}-${cbam.law().prices.version.sha256.slice(0, 12)}`;

/** Every data set and every edition of the shared tables, with the acts that they print and their hashes. */
export const askDataSets = (cbam: CbamContext): DataSetsRecord => ({
  datasets: dataSetRecords(cbam.tables, todayOf(cbam)),
  electricity: electricityRecords(cbam.tables, todayOf(cbam)),
  shared_tables: editionRecords(cbam.tables),
  versions: cbam.versions(),
  ...closingNow(cbam),
});

/**
 * The certificate prices that count at a moment. Decisions, "Answers".
 * @param asOf the moment; undefined for now
 * @fails InvalidRequest for a moment to come, or one before the first data set
 */
export const askPrices = (
  asOf: Moment | undefined,
  cbam: CbamContext,
): Either.Either<PricesRecord, InvalidRequest> =>
  Either.map(lawOf(cbam, { asOf }), (law) => ({
    prices: priceRecords(law.prices.prices),
    versions: versionsOf(law),
    ...closingNow(cbam),
  }));
