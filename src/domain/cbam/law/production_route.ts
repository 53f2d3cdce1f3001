/**
 * Production routes: the letters that default values and benchmarks print, and which of them a (CN code, country)
 * pair has. Implementing Regulation (EU) 2025/2620, Annex, and 2025/2621, Annex I. There is no (I).
 */
import { noRoute } from "../../../contract/values/goods.ts";
import type { Benchmark, DefaultValue } from "./reference.ts";

const descriptions: ReadonlyMap<string, string> = new Map([
  ["(A)", "Grey clinker or cement"],
  ["(B)", "White clinker or cement"],
  ["(C)", "Carbon steel, blast furnace and basic oxygen furnace"],
  ["(D)", "Carbon steel, direct reduction and electric arc furnace"],
  ["(E)", "Carbon steel, scrap and electric arc furnace"],
  ["(F)", "Low-alloy steel, blast furnace and basic oxygen furnace"],
  ["(G)", "Low-alloy steel, direct reduction and electric arc furnace"],
  ["(H)", "Low-alloy steel, scrap and electric arc furnace"],
  ["(J)", "High-alloy steel, electric arc furnace"],
  ["(K)", "Primary aluminium"],
  ["(L)", "Secondary aluminium"],
]);

/** @returns what the route's letter stands for. */
export const describeRoute = (route: string): string =>
  descriptions.get(route) ?? "One route: the default value does not depend on how the goods were made";

/**
 * The route of a printed line for one CN code. A line that spans CN codes prints two letters: the one that the
 * benchmarks have for this code is meant.
 */
export const routeOfLine = (line: DefaultValue, benchmarks: ReadonlyArray<Benchmark>): string => {
  const routes = line.routeLetters.map((letter) => `(${letter})`);
  return routes.find((route) => benchmarks.some((benchmark) => benchmark.route === route)) ?? routes[0] ??
    noRoute;
};

/** The routes that the benchmarks have for a code, each once, in their order. */
export const routesOfBenchmarks = (benchmarks: ReadonlyArray<Benchmark>): ReadonlyArray<string> => [
  ...new Set(benchmarks.map((benchmark) => benchmark.route)),
];
