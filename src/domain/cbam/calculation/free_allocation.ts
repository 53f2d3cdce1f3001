/**
 * Free allocation per tonne of goods: what the emissions trading system would have given an EU producer.
 * Implementing Regulation (EU) 2025/2620; CBAM factor: Directive 2003/87/EC, Article 10a(1a).
 */
import * as Either from "effect/Either";
import { type Decimal, isLess, times } from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import type { PrecursorAllocation } from "./outcome.ts";
import { noRoute } from "../../../contract/values/goods.ts";
import { routesOfBenchmarks } from "../law/production_route.ts";
import type { Benchmark, ReferenceTables } from "../law/reference.ts";
import type { Precursor } from "./shipment.ts";

/** CBAM factor and correction factor of a year, both set. */
export interface YearFactors {
  readonly cbamFactor: Decimal;
  readonly cscf: Decimal;
  /** Their product: what a benchmark is multiplied by. */
  readonly product: Decimal;
}

/** @returns the year's factors, or undefined while one of them isn't set. */
export const yearFactors = (tables: ReferenceTables, year: number): YearFactors | undefined => {
  const factors = tables.factors.get(year);
  if (factors === undefined || factors.cscf === null) return undefined;
  return {
    cbamFactor: factors.cbamFactor,
    cscf: factors.cscf,
    product: times(factors.cbamFactor, factors.cscf),
  };
};

/**
 * Where the route comes from a default line, these steel grades are possible beside the printed one, and the
 * highest benchmark applies. Only scrap and electric arc has two grades: (H) low-alloy and (J) high-alloy.
 * @source Implementing Regulation (EU) 2025/2620, Annex, point 5.1
 */
const gradesBeside: ReadonlyMap<string, ReadonlyArray<string>> = new Map([["(H)", ["(J)"]]]);

/** Which benchmark is asked for. */
export interface BenchmarkQuestion {
  readonly benchmarks: ReadonlyArray<Benchmark>;
  readonly route: string;
  readonly year: number;
  /** True when a default line named the route: then the highest of its possible grades applies. */
  readonly isRouteOfDefaultLine: boolean;
}

/**
 * The benchmark of a route in a year; the route-independent one where the tables have none for the route.
 * @returns undefined when the year has no benchmark
 */
export const benchmarkFor = (question: BenchmarkQuestion): Benchmark | undefined => {
  const { benchmarks, route, year, isRouteOfDefaultLine } = question;
  const routes = isRouteOfDefaultLine ? [route, ...gradesBeside.get(route) ?? []] : [route];
  let best: Benchmark | undefined;
  let independent: Benchmark | undefined;
  for (const benchmark of benchmarks) {
    if (year < benchmark.yearFrom || benchmark.yearTo < year) continue;
    if (benchmark.route === noRoute) independent = benchmark;
    if (!routes.includes(benchmark.route)) continue;
    if (best === undefined || isLess(best.columnB, benchmark.columnB)) best = benchmark;
  }
  return best ?? independent;
};

const allocationOfPrecursor = (
  tables: ReferenceTables,
  precursor: Precursor,
  year: number,
  factors: YearFactors,
): PrecursorAllocation | string => {
  if (precursor.freeAllocationTPerT !== undefined) {
    const perTonneOfGoods = times(precursor.tonnesPerTonne, precursor.freeAllocationTPerT);
    return { precursor, benchmark: undefined, perTonneOfGoods };
  }
  const valuedAs = tables.goods.get(precursor.cnCode)?.valuedAs ?? precursor.cnCode;
  const benchmarks = tables.benchmarks.get(valuedAs) ?? [];
  const routes = routesOfBenchmarks(benchmarks);
  const route = precursor.productionRoute ?? (routes.length === 1 ? routes[0] : undefined);
  if (routes.length > 0 && (route === undefined || !routes.includes(route))) {
    return `name the precursor's production_route, one of ${
      routes.join(", ")
    }, or give its free_allocation_t_per_t.`;
  }
  const benchmark = benchmarkFor({ benchmarks, route: route ?? noRoute, year, isRouteOfDefaultLine: false });
  if (benchmark === undefined) {
    return `there is no benchmark for CN code ${precursor.cnCode} in ${year}: give its free_allocation_t_per_t.`;
  }
  const perTonneOfGoods = times(precursor.tonnesPerTonne, times(factors.product, benchmark.columnB));
  return { precursor, benchmark, perTonneOfGoods };
};

/**
 * The precursors' parts of a complex good's free allocation: tonnes per tonne times the precursor's own free
 * allocation, or column B where its producer gave none.
 * @fails Issue for each precursor that can't be valued
 * @source Implementing Regulation (EU) 2025/2620, Annex
 */
export const allocationOfPrecursors = (
  tables: ReferenceTables,
  precursors: ReadonlyArray<Precursor>,
  year: number,
  factors: YearFactors,
): Either.Either<ReadonlyArray<PrecursorAllocation>, ReadonlyArray<Issue>> => {
  const allocations: Array<PrecursorAllocation> = [];
  const issues: Array<Issue> = [];
  for (const [index, precursor] of precursors.entries()) {
    const allocation = allocationOfPrecursor(tables, precursor, year, factors);
    if (typeof allocation === "string") {
      issues.push({
        path: `precursors/${index}`,
        code: "choice",
        message: `precursors/${index}: ${allocation}`,
      });
    } else allocations.push(allocation);
  }
  return issues.length === 0 ? Either.right(allocations) : Either.left(issues);
};
