/**
 * From a shipment's intensities to its cost: free allocation, net emissions, price, deduction. Intermediate figures are
 * never rounded. Contract sections 2.2 and 4.2.
 */
import * as Either from "effect/Either";
import {
  type Decimal,
  isZero,
  minus,
  plus,
  roundHalfAwayFromZero,
  smaller,
  surplus,
  times,
  zero,
} from "../../../kernel/decimal.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { Issue } from "../../../kernel/issue.ts";
import {
  allocationOfPrecursors,
  benchmarkFor,
  benchmarkYear,
  type FreeAllocation,
  type YearFactors,
  yearFactors,
} from "./free_allocation.ts";
import { emissionsOfPrecursors } from "./inputs/precursor_emissions.ts";
import { routeOfTaric } from "./inputs/taric_code.ts";
import type { Pair } from "./intensity.ts";
import { notesOf } from "./notes/notes.ts";
import { routesOfBenchmarks } from "../law/production_route.ts";
import type { Figures, Intensity, NeedsData, Outcome, RouteCost, Terms } from "./outcome.ts";
import type { ReferenceTables } from "../law/reference.ts";
import type { Law } from "../law/law.ts";
import { choosePrice, importPeriod, importYear } from "../law/price.ts";
import { type Precursor, reportingPeriodOf, type Shipment } from "./shipment.ts";
import { intensityOf } from "./verified.ts";

const emissionDecimals = 6;
const moneyDecimals = 2;

/** Parts of a settled calculation: the shipment under the law, with the intensities that were found for it. */
export interface CalculationParts {
  /** The law of the moment. */
  readonly law: Law;
  /** The code and origin. */
  readonly pair: Pair;
  /** Shipment of the question. */
  readonly shipment: Shipment;
  /** Emissions a tonne, verified or default. */
  readonly intensity: Intensity;
}

/**
 * Figures of an answer, each rounded half away from zero from its own exact value.
 * @returns emissions in tonnes with 6 decimals, money in EUR with 2
 */
const figuresOf = (terms: Terms, tonnage: Decimal): Figures => {
  const grossCostEur = roundHalfAwayFromZero(terms.grossEur, moneyDecimals);
  const originCarbonDeductionEur = roundHalfAwayFromZero(terms.deductionEur, moneyDecimals);
  const emissions = (value: Decimal): Decimal => roundHalfAwayFromZero(value, emissionDecimals);
  return {
    directEmissionsT: emissions(times(terms.intensity.directTPerT, tonnage)),
    indirectEmissionsT: emissions(times(terms.intensity.indirectTPerT, tonnage)),
    freeAllocationT: emissions(terms.freeAllocationT),
    netEmissionsT: emissions(terms.netEmissionsT),
    grossCostEur,
    originCarbonDeductionEur,
    netCostEur: minus(grossCostEur, originCarbonDeductionEur),
  };
};

/** Cost of emissions at a price. */
export interface Cost {
  /** Net emissions times price, EUR. */
  readonly grossEur: Decimal;
  /** Carbon price paid in the country of origin, EUR; at most the gross cost. */
  readonly deductionEur: Decimal;
}

/**
 * Returns the cost of emissions: `gross = net x price`, `deduction = min(gross, price paid x embedded)`, because Article 9
 * takes off the price paid for the declared embedded emissions.
 * @param paidEurPerT carbon price paid in the country of origin, EUR per tCO2e
 * @source Regulation (EU) 2023/956, Articles 9, 21 and 22
 */
export const costAt = (
  { embeddedT, netEmissionsT }: Pick<Terms, "embeddedT" | "netEmissionsT">,
  priceEurPerTco2e: Decimal,
  paidEurPerT: Decimal | undefined,
): Cost => {
  const grossEur = times(netEmissionsT, priceEurPerTco2e);
  const paidEur = paidEurPerT === undefined ? zero : times(paidEurPerT, embeddedT);
  return { grossEur, deductionEur: smaller(grossEur, paidEur) };
};

/**
 * Returns the terms of a shipment from those of a tonne: `net = max(0, embedded - free allocation)`, and what it costs.
 * @source Regulation (EU) 2023/956, Articles 9, 21, 22 and 31
 */
export const termsOf = (
  shipment: Pick<Shipment, "tonnage" | "originCarbonPriceEurPerT">,
  parts: Pick<Terms, "intensity" | "factors" | "freeAllocation" | "precursorEmissions" | "price">,
): Terms => {
  const { intensity, factors, freeAllocation, price } = parts;
  const embeddedT = times(intensity.embeddedTPerT, shipment.tonnage);
  const freeAllocationT = times(freeAllocation.perTonne, shipment.tonnage);
  const netEmissionsT = surplus(embeddedT, freeAllocationT);
  const cost = costAt(
    { embeddedT, netEmissionsT },
    price.priceEurPerTco2e,
    shipment.originCarbonPriceEurPerT,
  );
  return {
    intensity,
    factors,
    freeAllocation,
    precursorEmissions: parts.precursorEmissions,
    price,
    embeddedT,
    freeAllocationT,
    netEmissionsT,
    ...cost,
  };
};

const noPrecursors: ReadonlyArray<Precursor> = [];
const noAllocation: FreeAllocation = { benchmark: undefined, column: "B", precursors: [], perTonne: zero };

/** Free allocation per tonne: as it was verified, or column A and the precursors where they are told, else column B. */
const freeAllocationOf = (
  { law, pair, shipment, intensity }: CalculationParts,
  factors: YearFactors | undefined,
): Either.Either<FreeAllocation | NeedsData, ReadonlyArray<Issue>> => {
  if (factors === undefined || isZero(factors.cbamFactor)) return Either.right(noAllocation);
  const { verifiedFreeAllocationTPerT: verifiedTPerT } = shipment;
  if (verifiedTPerT !== undefined) {
    return Either.right({ ...noAllocation, column: "A", verifiedTPerT, perTonne: verifiedTPerT });
  }
  const { benchmarks, goods } = pair;
  const { route, isRouteOfDefaultLine } = intensity;
  const gradesBeside = isRouteOfDefaultLine ? law.tables.routes.get(route)?.gradesBeside ?? [] : [];
  const year = benchmarkYear(benchmarks, factors);
  const benchmark = benchmarkFor({ benchmarks, route, year, gradesBeside });
  if (benchmark === undefined) {
    return Either.right({
      status: "needs_data",
      sector: goods.sector,
      reason: { kind: "noBenchmark", code: goods.cnCode, route, year: factors.year },
      routes: undefined,
    });
  }
  if (shipment.precursors === undefined) {
    const perTonne = times(factors.product, benchmark.columnB);
    return Either.right({ benchmark, column: "B", precursors: [], perTonne });
  }
  return Either.map(allocationOfPrecursors(law.tables, shipment.precursors, factors), (parts) => ({
    benchmark,
    column: "A",
    precursors: parts.precursors,
    perTonne: plus(times(factors.product, benchmark.columnA), parts.perTonne),
  }));
};

/**
 * Costs of the goods by the other routes of the benchmarks, where a route was assumed for verified values: neither named, nor that of
 * the goods' TARIC code, which no other route is of. Each is what the shipment costs where that route is named, which may name other goods.
 */
const costsByOtherRoutes = (settling: CalculationParts, terms: Terms): ReadonlyArray<RouteCost> => {
  const { law, pair, shipment, intensity } = settling;
  const { factors, freeAllocation, precursorEmissions, price } = terms;
  const isNamed = shipment.productionRoute !== undefined || routeOfTaric(law, shipment) !== undefined;
  const isAssumed = !isNamed && intensity.source.startsWith("verified");
  if (!isAssumed || freeAllocation.benchmark === undefined) return [];
  const used = freeAllocation.benchmark.route;
  return routesOfBenchmarks(pair.benchmarks).flatMap((route) => {
    if (route === used) return [];
    const named = { ...shipment, productionRoute: route };
    const other = intensityOf(pair, named, importYear(shipment.time));
    if (Either.isLeft(other) || "status" in other.right) return [];
    const allocation = freeAllocationOf({ ...settling, shipment: named, intensity: other.right }, factors);
    if (Either.isLeft(allocation) || "status" in allocation.right) return [];
    const otherTerms = termsOf(named, {
      intensity: other.right,
      factors,
      freeAllocation: allocation.right,
      precursorEmissions,
      price,
    });
    return [{ route, netCostEur: figuresOf(otherTerms, shipment.tonnage).netCostEur }];
  });
};

const factorNotSet = ({ factors }: ReferenceTables, year: number): LawFinding =>
  factors.has(year) ? { kind: "factorNotSet", year } : {
    kind: "noCbamFactor",
    year,
    first: Math.min(...factors.keys()),
    last: Math.max(...factors.keys()),
  };

/**
 * Returns the figures of a shipment, or what is missing for them; issues where inputs contradict each other.
 * @fails Issue for a correction factor that is assumed for a year that has one, and for precursors without a value
 */
export const outcomeOf = (settling: CalculationParts): Either.Either<Outcome, ReadonlyArray<Issue>> => {
  const { law, pair, shipment, intensity } = settling;
  const { sector } = pair.goods;
  const needsData = (reason: LawFinding): NeedsData => ({
    status: "needs_data",
    sector,
    reason,
    routes: undefined,
  });
  const year = reportingPeriodOf(shipment);
  const isElectricity = sector === "electricity";
  const ofYear = isElectricity ? undefined : yearFactors(law.tables, year, shipment.assumedCscf);
  const factors = ofYear &&
    (shipment.holdsBenchmarks === true ? { ...ofYear, areBenchmarksHeld: true } : ofYear);
  if (factors === undefined && !isElectricity) return Either.right(needsData(factorNotSet(law.tables, year)));
  const chosen = choosePrice(law.prices.prices, shipment.time);
  if (chosen === undefined) {
    return Either.right(needsData({
      kind: "noPrice",
      day: law.asOf,
      period: importPeriod(shipment.time),
    }));
  }
  return Either.map(freeAllocationOf(settling, factors), (freeAllocation) => {
    if ("status" in freeAllocation) return freeAllocation;
    const precursorEmissions = emissionsOfPrecursors(law.tables, shipment.precursors ?? noPrecursors);
    const terms = termsOf(shipment, {
      intensity,
      factors,
      freeAllocation,
      precursorEmissions,
      price: chosen.price,
    });
    const otherRoutes = costsByOtherRoutes(settling, terms);
    const notes = notesOf({ law, pair, shipment, terms, otherRoutes, priceNotes: chosen.notes });
    return { status: "ok", sector, terms, figures: figuresOf(terms, shipment.tonnage), notes };
  });
};
