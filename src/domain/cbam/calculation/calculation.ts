/**
 * The calculation of one shipment, from scope to cost: emissions, free allocation, price, deduction. Plain
 * functions over plain data; intermediate figures are never rounded. Contract sections 2.2 and 4.2.
 */
import * as Either from "effect/Either";
import {
  type Decimal,
  minus,
  plus,
  roundHalfAwayFromZero,
  smaller,
  surplus,
  times,
  zero,
} from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { allocationOfPrecursors, benchmarkFor, type YearFactors, yearFactors } from "./free_allocation.ts";
import type { Pair } from "./intensity.ts";
import { notesOf } from "./notes.ts";
import type { Figures, FreeAllocation, Intensity, NeedsData, Outcome, Terms } from "./outcome.ts";
import type { Law } from "../law/law.ts";
import { choosePrice, importYear } from "../law/price.ts";
import { exemptionOf, outsideAnnexI, scopeOf } from "../law/scope.ts";
import type { Shipment } from "./shipment.ts";
import { intensityOf } from "./verified.ts";

const emissionDecimals = 6;
const moneyDecimals = 2;

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

/**
 * `net = max(0, embedded - free allocation)`, `gross = net x price`, `deduction = min(gross, price paid x
 * embedded)`: Article 9 takes off the price paid for the declared embedded emissions.
 * @source Regulation (EU) 2023/956, Articles 9, 21, 22 and 31
 */
const termsOf = (
  shipment: Shipment,
  parts: Pick<Terms, "intensity" | "factors" | "freeAllocation" | "price">,
): Terms => {
  const embeddedT = times(parts.intensity.embeddedTPerT, shipment.tonnage);
  const freeAllocationT = times(parts.freeAllocation.perTonne, shipment.tonnage);
  const netEmissionsT = surplus(embeddedT, freeAllocationT);
  const grossEur = times(netEmissionsT, parts.price.priceEurPerTco2e);
  const paidEur = shipment.originCarbonPriceEurPerT === undefined
    ? zero
    : times(shipment.originCarbonPriceEurPerT, embeddedT);
  const deductionEur = smaller(grossEur, paidEur);
  return { ...parts, embeddedT, freeAllocationT, netEmissionsT, grossEur, deductionEur };
};

const noBenchmark = (pair: Pair, intensity: Intensity, year: number): NeedsData => ({
  status: "needs_data",
  sector: pair.goods.sector,
  message: `There is no benchmark for CN code ${pair.goods.cnCode}, route ${intensity.route}, in ${year}.`,
  routes: undefined,
});

/** Free allocation per tonne: column A and the precursors where they are told, else column B. */
const freeAllocationOf = (
  law: Law,
  pair: Pair,
  shipment: Shipment,
  parts: { readonly intensity: Intensity; readonly factors: YearFactors; readonly year: number },
): Either.Either<FreeAllocation | NeedsData, ReadonlyArray<Issue>> => {
  const { intensity, factors, year } = parts;
  if (pair.goods.sector === "electricity") {
    return Either.right({ benchmark: undefined, column: "B", precursors: [], perTonne: zero });
  }
  const benchmark = benchmarkFor({ ...intensity, benchmarks: pair.benchmarks, year });
  if (benchmark === undefined) return Either.right(noBenchmark(pair, intensity, year));
  if (shipment.precursors === undefined) {
    const perTonne = times(factors.product, benchmark.columnB);
    return Either.right({ benchmark, column: "B", precursors: [], perTonne });
  }
  return Either.map(allocationOfPrecursors(law.tables, shipment.precursors, year, factors), (precursors) => ({
    benchmark,
    column: "A",
    precursors,
    perTonne: precursors.reduce(
      (sum, precursor) => plus(sum, precursor.perTonneOfGoods),
      times(factors.product, benchmark.columnA),
    ),
  }));
};

const settle = (
  law: Law,
  pair: Pair,
  shipment: Shipment,
  intensity: Intensity,
): Either.Either<Outcome, ReadonlyArray<Issue>> => {
  const { sector } = pair.goods;
  const needsData = (message: string): Outcome => ({
    status: "needs_data",
    sector,
    message,
    routes: undefined,
  });
  const year = importYear(shipment.time);
  const factors = yearFactors(law.tables, year);
  if (factors === undefined) {
    return Either.right(needsData(
      `The CBAM factor or the cross-sectoral correction factor of ${year} is not set yet: no free allocation can be computed for that year.`,
    ));
  }
  const chosen = choosePrice(law.prices, shipment.time);
  if (chosen === undefined) return Either.right(needsData("No certificate price has been published yet."));
  return Either.map(freeAllocationOf(law, pair, shipment, { intensity, factors, year }), (freeAllocation) => {
    if ("status" in freeAllocation) return freeAllocation;
    const terms = termsOf(shipment, { intensity, factors, freeAllocation, price: chosen.price });
    const notes = notesOf({ law, pair, shipment, terms, priceNote: chosen.note });
    return { status: "ok", sector, terms, figures: figuresOf(terms, shipment.tonnage), notes };
  });
};

/**
 * Calculates one shipment.
 * @returns figures (`ok`), zero because CBAM doesn't reach the goods (`out_of_scope`), or what is missing
 * (`needs_data`)
 * @fails Issue for a production route or precursor that the goods don't have, or precursors without verified values
 * @source Regulation (EU) 2023/956; Implementing Regulations (EU) 2025/2547, 2025/2548, 2025/2620, 2025/2621
 */
export const calculate = (law: Law, shipment: Shipment): Either.Either<Outcome, ReadonlyArray<Issue>> => {
  const { tables, dataSet } = law;
  const scope = scopeOf(tables, shipment.cnCode);
  const outOfScope = scope.inScope ? exemptionOf(tables, shipment.origin) : outsideAnnexI(shipment.cnCode);
  if (outOfScope !== undefined) {
    return Either.right({ status: "out_of_scope", sector: scope.sector, message: outOfScope });
  }
  const { goods, sector } = scope;
  if (goods === undefined || goods.isHeading) {
    const message = `${shipment.cnCode} falls under Annex I but is not a CN code of the tables: ` +
      "check the eight digits (a typing error, a heading, or a newer nomenclature).";
    return Either.right({ status: "needs_data", sector, message, routes: undefined });
  }
  const isDefault = shipment.verifiedDirectTPerT === undefined &&
    shipment.verifiedIndirectTPerT === undefined;
  if (isDefault && shipment.precursors !== undefined) {
    return Either.left([{
      path: "precursors",
      code: "conflict",
      message:
        "precursors count only with verified values: give the verified intensities, or leave precursors out.",
    }]);
  }
  const benchmarks = tables.benchmarks.get(goods.valuedAs) ?? [];
  const pair: Pair = { dataSet, goods, country: shipment.origin, benchmarks };
  const intensity = intensityOf(pair, shipment, importYear(shipment.time));
  if (Either.isLeft(intensity)) return Either.left([intensity.left]);
  return "status" in intensity.right
    ? Either.right(intensity.right)
    : settle(law, pair, shipment, intensity.right);
};
