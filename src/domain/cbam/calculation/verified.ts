/**
 * Intensities that a shipment is valued with: default values, verified ones, or one verified and the other from the
 * default line; and their production route. Implementing Regulations (EU) 2025/2547 and 2025/2621.
 */
import * as Either from "effect/Either";
import { plus } from "../../../kernel/decimal.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { codeOfActual, type RouteValue, routeValues } from "./intensity.ts";
import type { Pair } from "./intensity.ts";
import type { Intensity, NeedsData } from "./outcome.ts";
import type { IntensitySource } from "../../../contract/answers/calculation.ts";
import { noRoute } from "../../../contract/values/goods.ts";
import { routesOfBenchmarks } from "../law/production_route.ts";
import type { Shipment } from "./shipment.ts";

/** The route, who named it, and the default line that belongs to it, if there is one. */
interface ChosenRoute {
  readonly route: string;
  readonly isRouteOfDefaultLine: boolean;
  readonly defaultValue: RouteValue | undefined;
}

/** True if the caller gave an intensity that a verifier confirmed. */
export const hasVerifiedValues = (shipment: Shipment): boolean =>
  shipment.verifiedDirectTPerT !== undefined || shipment.verifiedIndirectTPerT !== undefined;

const refusal = (route: string, { goods, country }: Pair, valid: ReadonlyArray<string>): Issue =>
  issueOf(
    { path: "production_route", code: "choice" },
    { kind: "noSuchRoute", route, code: goods.cnCode, country, valid },
  );

const needsRoute = (
  pair: Pair,
  routes: ReadonlyArray<string>,
  values: ReadonlyArray<RouteValue>,
): NeedsData => ({
  status: "needs_data",
  sector: pair.goods.sector,
  reason: { kind: "severalRoutes", code: pair.goods.cnCode, country: pair.country, routes },
  routes: values,
});

/** Default values of electricity are the operator's choice: their licence is not that of the other tables. */
const needsIntensity = ({ goods, dataSet }: Pair): NeedsData => ({
  status: "needs_data",
  sector: goods.sector,
  reason: { kind: dataSet === undefined ? "noDefaultHere" : "noDefault", code: goods.cnCode },
  routes: undefined,
});

/** With default values the route is the one that a line prints. */
const routeOfDefaults = (
  pair: Pair,
  named: string | undefined,
  values: ReadonlyArray<RouteValue>,
): Either.Either<ChosenRoute | NeedsData, Issue> => {
  const [first, second] = values;
  const routes = values.map((value) => value.route);
  if (first === undefined) return Either.right(needsIntensity(pair));
  const chosen = named === undefined ? first : values.find((value) => value.route === named);
  if (chosen === undefined) return Either.left(refusal(named ?? "", pair, routes));
  if (named === undefined && second !== undefined) return Either.right(needsRoute(pair, routes, values));
  return Either.right({ route: chosen.route, isRouteOfDefaultLine: true, defaultValue: chosen });
};

/** With verified values the caller may name any route that the benchmarks have for the code. */
const routeOfVerified = (
  pair: Pair,
  named: string | undefined,
  values: ReadonlyArray<RouteValue>,
): Either.Either<ChosenRoute | NeedsData, Issue> => {
  const ofBenchmarks = routesOfBenchmarks(pair.benchmarks);
  const ofDefaults = values.map((value) => value.route);
  const only = values.length === 1 ? values[0] : undefined;
  if (named !== undefined) {
    const known = [...new Set([...ofBenchmarks, ...ofDefaults])];
    const valid = known.length === 0 ? [noRoute] : known;
    if (!valid.includes(named)) return Either.left(refusal(named, pair, valid));
    const defaultValue = values.find((value) => value.route === named) ?? only;
    return Either.right({ route: named, isRouteOfDefaultLine: false, defaultValue });
  }
  if (only !== undefined) {
    return Either.right({ route: only.route, isRouteOfDefaultLine: true, defaultValue: only });
  }
  const routes = values.length > 1 ? ofDefaults : ofBenchmarks;
  if (routes.length > 1) return Either.right(needsRoute(pair, routes, values));
  return Either.right({ route: routes[0] ?? noRoute, isRouteOfDefaultLine: false, defaultValue: undefined });
};

const sourceOfDefaults = (value: RouteValue): IntensitySource =>
  value.matchQuality === "country" ? "default_country_year" : "default_other_countries_year";

const intensityOfDefaults = (chosen: ChosenRoute, value: RouteValue): Intensity => ({
  route: chosen.route,
  isRouteOfDefaultLine: chosen.isRouteOfDefaultLine,
  defaultValue: value,
  source: sourceOfDefaults(value),
  directTPerT: value.directTPerT,
  indirectTPerT: value.indirectTPerT,
  embeddedTPerT: value.totalTPerT,
});

/**
 * One verified intensity alone is allowed: the other one is the default line's.
 * @returns undefined when one is missing and no default line has it
 */
const intensityOfVerified = (pair: Pair, shipment: Shipment, chosen: ChosenRoute): Intensity | undefined => {
  const { verifiedDirectTPerT, verifiedIndirectTPerT } = shipment;
  const directTPerT = verifiedDirectTPerT ?? chosen.defaultValue?.directTPerT;
  const indirectTPerT = verifiedIndirectTPerT ?? chosen.defaultValue?.indirectTPerT;
  if (directTPerT === undefined || indirectTPerT === undefined) return undefined;
  const isBoth = verifiedDirectTPerT !== undefined && verifiedIndirectTPerT !== undefined;
  return {
    ...chosen,
    defaultValue: isBoth ? undefined : chosen.defaultValue,
    source: isBoth ? "verified" : verifiedDirectTPerT !== undefined ? "verified_direct" : "verified_indirect",
    directTPerT,
    indirectTPerT,
    embeddedTPerT: pair.goods.indirectCounts ? plus(directTPerT, indirectTPerT) : directTPerT,
  };
};

/**
 * The intensities of a shipment in a year.
 * @returns the intensities, or what is missing for them
 * @fails Issue when the named production route isn't one of the pair's
 * @source Regulation (EU) 2023/956, Annex IV; Annex II for goods of which only direct emissions count
 */
export const intensityOf = (
  pair: Pair,
  shipment: Shipment,
  year: number,
): Either.Either<Intensity | NeedsData, Issue> => {
  const isVerified = hasVerifiedValues(shipment);
  const values = routeValues(pair, year, isVerified ? codeOfActual(pair, shipment) : shipment.taricCode);
  const resolve = isVerified ? routeOfVerified : routeOfDefaults;
  return Either.map(resolve(pair, shipment.productionRoute, values), (chosen) => {
    if ("status" in chosen) return chosen;
    if (isVerified) return intensityOfVerified(pair, shipment, chosen) ?? needsIntensity(pair);
    return chosen.defaultValue === undefined
      ? needsIntensity(pair)
      : intensityOfDefaults(chosen, chosen.defaultValue);
  });
};
