/**
 * The way from the law's figures to the cost, term by term: what `explain=true` adds to an answer.
 */
import {
  carbonPricePaidAct,
  certificatePriceAct,
  correctionFactorAct,
  embeddedEmissionsAct,
  freeAllocationAct,
} from "../../../kernel/citation.ts";
import type { TraceTerm } from "../../../contract/answers/calculation.ts";
import { type Decimal, times, zero } from "../../../kernel/decimal.ts";
import type { YearFactors } from "./free_allocation.ts";
import { functionalUnitOf } from "./inputs/functional_unit.ts";
import { defaultParts, type FiguredCalculation, type Terms } from "./outcome.ts";
import type { Shipment } from "./shipment.ts";
import { precursorEmissionTerms, precursorTerms } from "./trace/precursors.ts";
import { row } from "./trace/row.ts";

/** Units of a shipment: goods are measured in tonnes, electricity in MWh. */
interface Units {
  readonly quantity: "t" | "MWh";
  readonly intensity: "tCO2e/t" | "tCO2e/MWh";
}
const unitsOfGoods: Units = { quantity: "t", intensity: "tCO2e/t" };
const unitsOfElectricity: Units = { quantity: "MWh", intensity: "tCO2e/MWh" };

/** The printed figures that the shipment's rest on: the line's total, or the one intensity that isn't verified. */
const defaultTerms = ({ intensity }: Terms, units: Units): ReadonlyArray<TraceTerm> => {
  const { defaultValue: value } = intensity;
  const [part, other] = defaultParts(intensity);
  if (value === undefined || part === undefined) return [];
  const { line } = value;
  const at = { unit: units.intensity, source: value.dataSet.source };
  const isElectricity = units === unitsOfElectricity;
  const others = isElectricity ? "union" : "otherCountries";
  const table = value.matchQuality === "country" ? "country" : others;
  const printed = (term: string, figure: Decimal): TraceTerm =>
    row(term, { kind: "goodsLine", line: line.goodsLine, table }, figure, at);
  const markUp = isElectricity
    ? []
    : [row("mark_up", { kind: "markUp" }, value.markUp, { ...at, unit: "share" })];
  if (other === undefined) {
    const figure = part === "direct" ? line.directTPerT : line.indirectTPerT ?? zero;
    return [printed(`default_value_${part}`, figure), ...markUp];
  }
  const how = line.printedTotals.size === 0
    ? "default_value_total x (1 + mark_up)"
    : { kind: "asPrinted" } as const;
  return [
    printed("default_value_total", line.totalTPerT),
    ...markUp,
    ...(isElectricity ? [] : [row("marked_up_total", how, value.totalTPerT, at)]),
  ];
};

/** Intensity and its source, as a term. */
const intensityTerm = (
  { part, isConverted }: { readonly part: "direct" | "indirect"; readonly isConverted: boolean },
  figure: Decimal,
  { intensity }: Terms,
  units: Units,
): TraceTerm => {
  const parts = defaultParts(intensity);
  const isDefault = parts.includes(part);
  const [byItself, besideTotal] = units === unitsOfElectricity
    ? [`default_value_${part}`, "defaultForInformation"] as const
    : [`default_value_${part} x (1 + mark_up)`, "markedUpForInformation"] as const;
  const given = isConverted
    ? `verified_${part} x unit_content`
    : { kind: part === "direct" ? "verifiedDirect" : "otherIndirect" } as const;
  const how = !isDefault ? given : parts.length === 1 ? byItself : { kind: besideTotal };
  const source = isDefault ? intensity.defaultValue?.dataSet.source : undefined;
  return row(`${part}_intensity`, how, figure, {
    unit: units.intensity,
    source: source ?? embeddedEmissionsAct,
  });
};

/** The verified figures of a shipment that gives them per tonne of clinker or per kilogram of nitrogen. */
const contentTerms = (shipment: Shipment): ReadonlyArray<TraceTerm> => {
  const { unitContent, verifiedDirectTPerT: direct, verifiedIndirectTPerT: indirect } = shipment;
  const functional = functionalUnitOf(shipment.cnCode);
  if (unitContent === undefined || functional === undefined) return [];
  const at = { unit: functional.intensityUnit, source: embeddedEmissionsAct };
  const verified = (part: "direct" | "indirect", figure: Decimal | undefined): ReadonlyArray<TraceTerm> =>
    figure === undefined ? [] : [row(`verified_${part}`, { kind: "perFunctionalUnit", part }, figure, at)];
  return [
    ...verified("direct", direct),
    ...verified("indirect", indirect),
    row("unit_content", { kind: "unitContent", unit: functional.unit }, unitContent, {
      ...at,
      unit: functional.contentUnit,
    }),
  ];
};

const intensityTerms = (shipment: Shipment, terms: Terms, units: Units): ReadonlyArray<TraceTerm> => {
  const { source, defaultValue } = terms.intensity;
  const defaults = source.startsWith("default") ? defaultValue?.dataSet.source : undefined;
  const at = { unit: units.intensity, source: defaults ?? embeddedEmissionsAct };
  const [quantity, what] = units === unitsOfElectricity
    ? ["mwh", "energy"] as const
    : ["tonnage", "netMass"] as const;
  const isConverted = shipment.unitContent !== undefined;
  return [
    ...contentTerms(shipment),
    intensityTerm({ part: "direct", isConverted }, terms.intensity.directTPerT, terms, units),
    intensityTerm({ part: "indirect", isConverted }, terms.intensity.indirectTPerT, terms, units),
    row("embedded_intensity", { kind: "countedOn" }, terms.intensity.embeddedTPerT, at),
    ...precursorEmissionTerms(shipment, terms),
    row(quantity, { kind: what }, shipment.tonnage, { unit: units.quantity, source: embeddedEmissionsAct }),
    row("embedded_emissions", `embedded_intensity x ${quantity}`, terms.embeddedT, {
      unit: "tCO2e",
      source: embeddedEmissionsAct,
    }),
  ];
};

const factorTerms = (
  { year, cbamFactor, cbamFactorSource, cscf, cscfSource, isCscfAssumed }: YearFactors,
): ReadonlyArray<TraceTerm> => {
  const factor = row("cbam_factor", { kind: "cbamFactor", year }, cbamFactor, {
    unit: "share",
    source: cbamFactorSource,
  });
  if (cscf === null) return [factor];
  const kind = isCscfAssumed ? "correctionFactorAssumed" : "correctionFactor";
  return [
    factor,
    row("cscf", { kind, year }, cscf, { unit: "share", source: cscfSource ?? correctionFactorAct }),
  ];
};

const allocationTerms = (shipment: Shipment, terms: Terms): ReadonlyArray<TraceTerm> => {
  const { factors, freeAllocation, freeAllocationT } = terms;
  if (factors === undefined) return [];
  const { benchmark, column, verifiedTPerT } = freeAllocation;
  if (verifiedTPerT !== undefined) {
    const at = { unit: unitsOfGoods.intensity, source: freeAllocationAct };
    return [
      row("free_allocation_intensity", { kind: "asReported" }, verifiedTPerT, at),
      row("free_allocation", "free_allocation_intensity x tonnage", freeAllocationT, {
        ...at,
        unit: "tCO2e",
      }),
    ];
  }
  if (benchmark === undefined) return factorTerms(factors);
  const at = { unit: unitsOfGoods.intensity, source: benchmark.source };
  return [
    ...factorTerms(factors),
    row(
      "benchmark",
      { kind: "benchmarkColumn", column, route: benchmark.route },
      column === "A" ? benchmark.columnA : benchmark.columnB,
      at,
    ),
    ...freeAllocation.precursors.flatMap((part) => precursorTerms(shipment, part, terms)),
    row(
      "free_allocation_intensity",
      "cbam_factor x cscf x benchmark + precursors",
      freeAllocation.perTonne,
      at,
    ),
    row("free_allocation", "free_allocation_intensity x tonnage", freeAllocationT, {
      ...at,
      unit: "tCO2e",
    }),
  ];
};

const costTerms = (shipment: Shipment, terms: Terms): ReadonlyArray<TraceTerm> => {
  const { price } = terms;
  const money = { unit: "EUR", source: certificatePriceAct };
  const paid = { unit: "EUR", source: carbonPricePaidAct };
  return [
    row("net_emissions", "max(0, embedded_emissions - free_allocation)", terms.netEmissionsT, {
      unit: "tCO2e",
      source: terms.factors === undefined ? embeddedEmissionsAct : freeAllocationAct,
    }),
    row("certificate_price", { kind: "periodPrice", period: price.period }, price.priceEurPerTco2e, {
      ...money,
      unit: "EUR/tCO2e",
    }),
    row("gross_cost", "net_emissions x certificate_price", terms.grossEur, money),
    ...(shipment.originCarbonPriceEurPerT === undefined ? [] : [
      row(
        "origin_carbon_price",
        { kind: "originCarbonPrice" },
        shipment.originCarbonPriceEurPerT,
        {
          ...paid,
          unit: "EUR/tCO2e",
        },
      ),
      row(
        "origin_carbon_paid",
        "origin_carbon_price x embedded_emissions",
        times(shipment.originCarbonPriceEurPerT, terms.embeddedT),
        paid,
      ),
      row("origin_carbon_deduction", "min(gross_cost, origin_carbon_paid)", terms.deductionEur, paid),
    ]),
  ];
};

/** Returns every term of a settled calculation, in the order in which it is made. */
export const traceOf = (
  shipment: Shipment,
  { sector, terms }: FiguredCalculation,
): ReadonlyArray<TraceTerm> => {
  const units = sector === "electricity" ? unitsOfElectricity : unitsOfGoods;
  return [
    ...defaultTerms(terms, units),
    ...intensityTerms(shipment, terms, units),
    ...allocationTerms(shipment, terms),
    ...costTerms(shipment, terms),
  ];
};
