/**
 * Production routes: the letters that default values and benchmarks print, and which of them a (CN code, country)
 * pair has. Implementing Regulation (EU) 2025/2620, Annex, and 2025/2621, Annex I. There is no (I).
 */
import { onceEach } from "../../../kernel/once.ts";
import { noRoute } from "../../../contract/values/goods.ts";
import type { Benchmark, DefaultValue, ProductionRoute } from "./reference.ts";

/** Returns what the route's letter stands for. */
export const describeRoute = (routes: ReadonlyMap<string, ProductionRoute>, route: string): string =>
  routes.get(route)?.description ??
    "One route: the default value does not depend on how the goods were made";

/**
 * Route that default lines print where several steel grades are possible. Verified values without a route take the highest of their
 * benchmarks, and with this one named its own alone. @source Implementing Regulation (EU) 2025/2620, Annex, point 5.1
 */
export const routeOfSeveralGrades = "(H)";

/** The routes that a line prints. */
const printedRoutes = onceEach((line: DefaultValue) => line.routeLetters.map((letter) => `(${letter})`));

/**
 * The route of a printed line for one CN code. A line that spans CN codes prints two letters: the one that the
 * benchmarks have for this code is meant.
 */
export const routeOfLine = (line: DefaultValue, benchmarks: ReadonlyArray<Benchmark>): string => {
  const routes = printedRoutes(line);
  const meant = routes.length < 2
    ? undefined
    : routes.find((route) => benchmarks.some((benchmark) => benchmark.route === route));
  return meant ?? routes[0] ?? noRoute;
};

/** The routes that the benchmarks have for a code, each once, in their order. */
export const routesOfBenchmarks = (benchmarks: ReadonlyArray<Benchmark>): ReadonlyArray<string> => [
  ...new Set(benchmarks.map((benchmark) => benchmark.route)),
];
