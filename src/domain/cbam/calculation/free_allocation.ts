/**
 * Free allocation per tonne of goods: what the emissions trading system would have given an EU producer.
 * Implementing Regulation (EU) 2025/2620; CBAM factor: Directive 2003/87/EC, Article 10a(1a).
 */
import * as Either from "effect/Either";
import type { Citation } from "../../../kernel/citation.ts";
import { type Decimal, isLess, isZero, sumOf, times, zero } from "../../../kernel/decimal.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { type Issue, type IssueCode, issueOf } from "../../../kernel/issue.ts";
import { onceEach } from "../../../kernel/once.ts";
import { noRoute } from "../../../contract/values/goods.ts";
import { routesOfBenchmarks } from "../law/production_route.ts";
import type { Benchmark, ReferenceTables } from "../law/reference.ts";
import type { Precursor } from "./shipment.ts";

/** A precursor's part in the free allocation of a complex good, per tonne of that good. */
export interface PrecursorAllocation {
  /** The precursor as it was given. */
  readonly precursor: Precursor;
  /** The precursor's column B; undefined where the producer gave the free allocation. */
  readonly benchmark: Benchmark | undefined;
  /** Its part, tCO2e per tonne of the complex good. */
  readonly perTonneOfGoods: Decimal;
}

/** Free allocation with the terms it was made of. */
export interface FreeAllocation {
  /** Undefined where it was verified, and where there is none: for electricity, and once the CBAM factor is 0. */
  readonly benchmark: Benchmark | undefined;
  /** Free allocation that the verification report states, tCO2e per tonne; absent where benchmarks give it. */
  readonly verifiedTPerT?: Decimal | undefined;
  /** Column of the act: A for the process alone, B for the whole chain. */
  readonly column: "A" | "B";
  /** Parts of the precursors that were named; none where column B stands for the whole chain. */
  readonly precursors: ReadonlyArray<PrecursorAllocation>;
  /** All of it, tCO2e per tonne of goods. */
  readonly perTonne: Decimal;
}

/** CBAM factor and correction factor of a year. */
export interface YearFactors {
  /** Reporting period: the year of import unless another one was named. */
  readonly year: number;
  /** Share of free allocation that is left: 0.975 in 2026, 0 from 2034. */
  readonly cbamFactor: Decimal;
  /** The act that sets the share. */
  readonly cbamFactorSource: Citation;
  /** Null where it isn't set and doesn't matter: once the CBAM factor is 0. */
  readonly cscf: Decimal | null;
  /** Undefined where the caller assumed it, and where it isn't set. */
  readonly cscfSource: Citation | undefined;
  /** True if the caller assumed the correction factor, because none is set. */
  readonly isCscfAssumed: boolean;
  /** True if no benchmarks are set for this year, and the last ones that are set count instead. */
  readonly areBenchmarksHeld?: boolean;
  /** Their product: what a benchmark is multiplied by. */
  readonly product: Decimal;
}

/** The factors of the years whose correction factor is set. */
const knownFactors = onceEach((all: ReferenceTables["factors"]) =>
  new Map(
    Array.from(all).flatMap(([year, { cscf, ...cbam }]): ReadonlyArray<[number, YearFactors]> => {
      if (cscf === null) return [];
      const { share, source } = cscf;
      const product = times(cbam.cbamFactor, share);
      return [[year, { year, ...cbam, cscf: share, cscfSource: source, isCscfAssumed: false, product }]];
    }),
  )
);

/**
 * Returns the year's factors; undefined while one of them isn't set and matters.
 * @param assumedCscf a correction factor for a year that has none yet
 */
export const yearFactors = (
  tables: ReferenceTables,
  year: number,
  assumedCscf: Decimal | undefined,
): YearFactors | undefined => {
  const known = knownFactors(tables.factors).get(year);
  if (known !== undefined) return known;
  const factors = tables.factors.get(year);
  if (factors === undefined) return undefined;
  const { cbamFactor, cbamFactorSource } = factors;
  const own = { year, cbamFactor, cbamFactorSource, isCscfAssumed: false };
  if (isZero(cbamFactor)) return { ...own, cscf: null, cscfSource: undefined, product: zero };
  return assumedCscf && {
    ...own,
    cscf: assumedCscf,
    cscfSource: undefined,
    isCscfAssumed: true,
    product: times(cbamFactor, assumedCscf),
  };
};

/** Goods and year whose benchmark is asked for. */
export interface BenchmarkQuestion {
  /** Benchmarks of the goods' CN code. */
  readonly benchmarks: ReadonlyArray<Benchmark>;
  /** Route that is produced by; `default` where it doesn't matter. */
  readonly route: string;
  /** Year of import. */
  readonly year: number;
  /**
   * Steel grades besides the one of a default line's route: those that the line leaves possible. The highest benchmark
   * of them all applies. Only scrap and electric arc has two: (H) low-alloy and (J) high-alloy.
   * @source Implementing Regulation (EU) 2025/2620, Annex, point 5.1
   */
  readonly gradesBeside: ReadonlyArray<string>;
}

/**
 * The benchmark of a route in a year; the route-independent one where the tables have none for the route.
 * @returns undefined when the year has no benchmark
 */
export const benchmarkFor = (question: BenchmarkQuestion): Benchmark | undefined => {
  const { benchmarks, route, year, gradesBeside } = question;
  let best: Benchmark | undefined;
  let independent: Benchmark | undefined;
  for (const benchmark of benchmarks) {
    if (year < benchmark.yearFrom || benchmark.yearTo < year) continue;
    if (benchmark.route === noRoute) independent = benchmark;
    if (benchmark.route !== route && !gradesBeside.includes(benchmark.route)) continue;
    if (best === undefined || isLess(best.columnB, benchmark.columnB)) best = benchmark;
  }
  return best ?? independent;
};

/** The year, or where it lies beyond the benchmarks the last one that they are set for: no act says yet what follows it. */
export const yearWithin = (benchmarks: ReadonlyArray<Benchmark>, year: number): number =>
  Math.min(year, Math.max(...benchmarks.map(({ yearTo }) => yearTo)));

/**
 * The year whose benchmarks apply: with an assumed correction factor those of the last year that has any go on, for
 * neither is set beyond it; in plans also where the correction factor is set before the benchmarks are.
 */
export const benchmarkYear = (
  benchmarks: ReadonlyArray<Benchmark>,
  { year, isCscfAssumed, areBenchmarksHeld }: YearFactors,
): number => isCscfAssumed || areBenchmarksHeld === true ? yearWithin(benchmarks, year) : year;

/** Why a precursor has no value, by the member that would give it one; undefined where no single member would. */
interface MissingValue {
  readonly member: "production_route" | undefined;
  readonly code: IssueCode;
  readonly finding: Finding;
}

const allocationOfPrecursor = (
  tables: ReferenceTables,
  precursor: Precursor,
  factors: YearFactors,
): PrecursorAllocation | MissingValue => {
  if (precursor.freeAllocationTPerT !== undefined) {
    const perTonneOfGoods = times(precursor.tonnesPerTonne, precursor.freeAllocationTPerT);
    return { precursor, benchmark: undefined, perTonneOfGoods };
  }
  const valuedAs = tables.goods.get(precursor.cnCode)?.valuedAs ?? precursor.cnCode;
  const benchmarks = tables.benchmarks.get(valuedAs) ?? [];
  const routes = routesOfBenchmarks(benchmarks);
  const route = precursor.productionRoute ?? (routes.length === 1 ? routes[0] : undefined);
  // Where one benchmark applies whatever the route, each route may be named: the service itself calls screws (C).
  const isAnyRoute = routes.length === 1 && routes[0] === noRoute;
  const isOne = route !== undefined && (routes.includes(route) || (isAnyRoute && tables.routes.has(route)));
  if (routes.length > 0 && !isOne) {
    const { productionRoute: found } = precursor;
    const code = found === undefined ? "missing" : "choice";
    const named = found === undefined ? undefined : { found };
    return { member: "production_route", code, finding: { kind: "precursorRoute", valid: routes, ...named } };
  }
  const year = benchmarkYear(benchmarks, factors);
  const benchmark = benchmarkFor({ benchmarks, route: route ?? noRoute, year, gradesBeside: [] });
  if (benchmark === undefined) {
    const finding = {
      kind: "precursorWithoutBenchmark",
      code: precursor.cnCode,
      year: factors.year,
    } as const;
    return { member: undefined, code: "choice", finding };
  }
  const perTonneOfGoods = times(precursor.tonnesPerTonne, times(factors.product, benchmark.columnB));
  return { precursor, benchmark, perTonneOfGoods };
};

/** Parts of precursors, and their sum. */
export interface PrecursorParts {
  /** Part of each precursor. */
  readonly precursors: ReadonlyArray<PrecursorAllocation>;
  /** All of them, tCO2e per tonne of goods. */
  readonly perTonne: Decimal;
}

const makeParts = (
  tables: ReferenceTables,
  factors: YearFactors,
  asked: ReadonlyArray<Precursor>,
): Either.Either<PrecursorParts, ReadonlyArray<Issue>> => {
  const precursors: Array<PrecursorAllocation> = [];
  const issues: Array<Issue> = [];
  for (const [index, precursor] of asked.entries()) {
    const allocation = allocationOfPrecursor(tables, precursor, factors);
    if ("finding" in allocation) {
      const { member, code, finding } = allocation;
      const path = ["precursors", index, ...(member === undefined ? [] : [member])].join("/");
      issues.push(issueOf({ path, code }, finding));
    } else precursors.push(allocation);
  }
  if (issues.length > 0) return Either.left(issues);
  return Either.right({
    precursors,
    perTonne: sumOf(precursors.map(({ perTonneOfGoods }) => perTonneOfGoods)),
  });
};

const partsUnder = onceEach((tables: ReferenceTables) =>
  onceEach((factors: YearFactors) =>
    onceEach((precursors: ReadonlyArray<Precursor>) => makeParts(tables, factors, precursors))
  )
);

/**
 * The precursors' parts of a complex good's free allocation: tonnes per tonne times the precursor's own free
 * allocation, or column B where its producer gave none. They are worked out once for a list of precursors.
 * @fails Issue for each precursor that can't be valued
 * @source Implementing Regulation (EU) 2025/2620, Annex
 */
export const allocationOfPrecursors = (
  tables: ReferenceTables,
  precursors: ReadonlyArray<Precursor>,
  factors: YearFactors,
): Either.Either<PrecursorParts, ReadonlyArray<Issue>> => partsUnder(tables)(factors)(precursors);
