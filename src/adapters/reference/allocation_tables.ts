/**
 * Rows of the tables that free allocation is computed from, as the domain names them: benchmarks, factors, production
 * routes. Each reader reports what is wrong and leaves the row out.
 */
import { noRoute } from "../../contract/values/goods.ts";
import type { AllocationFactors, Benchmark, ProductionRoute } from "../../domain/cbam/law/reference.ts";
import type { CitationReader } from "./acts/citations.ts";
import { cnCodeOf, intensityLimit, shareLimit } from "./shared_tables.ts";
import type { Row } from "./table.ts";

const routeForm = /^\([A-HJ-L]\)$/;
const routeOrBlank = /^(\([A-HJ-L]\))?$/;

const benchmarkOf = (row: Row, cite: CitationReader): Benchmark | undefined => {
  const route = row.matching("production_route", routeOrBlank, "a route such as (C), or blank");
  const yearFrom = row.year("year_from");
  const yearTo = row.year("year_to");
  const columnA = row.decimal("column_a", intensityLimit);
  const columnB = row.decimal("column_b", intensityLimit);
  const source = cite(row, "source");
  if (route === undefined || yearFrom === undefined || yearTo === undefined) return undefined;
  if (columnA === undefined || columnB === undefined || source === undefined) return undefined;
  if (yearTo < yearFrom) row.problem(`year_to ${yearTo} is before year_from ${yearFrom}`);
  return Object.freeze({ route: route || noRoute, yearFrom, yearTo, columnA, columnB, source });
};

export const readBenchmarks = (
  rows: ReadonlyArray<Row>,
  cite: CitationReader,
): ReadonlyMap<string, ReadonlyArray<Benchmark>> => {
  const benchmarks = new Map<string, Array<Benchmark>>();
  for (const row of rows) {
    const cnCode = cnCodeOf(row, "cn_code");
    const benchmark = benchmarkOf(row, cite);
    if (cnCode === undefined || benchmark === undefined) continue;
    const { route, yearFrom, yearTo } = benchmark;
    const earlier = benchmarks.get(cnCode) ?? [];
    const overlaps = earlier.some((other) =>
      other.route === route && yearFrom <= other.yearTo && other.yearFrom <= yearTo
    );
    if (overlaps) {
      row.problem(`${cnCode} ${route} has another benchmark for some of the years ${yearFrom} to ${yearTo}`);
    } else benchmarks.set(cnCode, [...earlier, benchmark]);
  }
  return benchmarks;
};

/** A correction factor that isn't set has neither share nor source. */
const cscfOf = (row: Row, cite: CitationReader): AllocationFactors["cscf"] | undefined => {
  const share = row.decimalOrBlank("cscf", shareLimit);
  if (share === null && row.text("cscf_source") === "") return null;
  const source = cite(row, "cscf_source");
  return share === undefined || share === null || source === undefined
    ? undefined
    : Object.freeze({ share, source });
};

export const readFactors = (
  rows: ReadonlyArray<Row>,
  cite: CitationReader,
): ReadonlyMap<number, AllocationFactors> => {
  const factors = new Map<number, AllocationFactors>();
  for (const row of rows) {
    const year = row.year("year");
    const cbamFactor = row.decimal("cbam_factor", shareLimit);
    const cbamFactorSource = cite(row, "cbam_factor_source");
    const cscf = cscfOf(row, cite);
    if (year === undefined || cbamFactor === undefined) continue;
    if (cbamFactorSource === undefined || cscf === undefined) continue;
    factors.set(year, Object.freeze({ cbamFactor, cbamFactorSource, cscf }));
  }
  return factors;
};

export const readRoutes = (
  rows: ReadonlyArray<Row>,
  cite: CitationReader,
): ReadonlyMap<string, ProductionRoute> => {
  const routes = new Map<string, ProductionRoute>();
  for (const row of rows) {
    const route = row.matching("production_route", routeForm, "a route such as (C)");
    const description = row.matching("description", /\S/, "some words");
    const beside = row.matching("grade_beside", routeOrBlank, "a route such as (J), or blank");
    const source = cite(row, "source");
    if (route === undefined || description === undefined) continue;
    if (beside === undefined || source === undefined) continue;
    routes.set(route, Object.freeze({ description, gradesBeside: beside === "" ? [] : [beside], source }));
  }
  return routes;
};
