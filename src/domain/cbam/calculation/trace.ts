/**
 * The way from the law's figures to the cost, term by term: what `explain=true` adds to an answer.
 */
import {
  carbonPricePaidAct,
  cbamFactorAct,
  certificatePriceAct,
  type Citation,
  correctionFactorAct,
  embeddedEmissionsAct,
  freeAllocationAct,
} from "../../../kernel/citation.ts";
import type { TraceTerm } from "../../../contract/answers/calculation.ts";
import { type Decimal, times, toJsonNumber } from "../../../kernel/decimal.ts";
import type { PrecursorAllocation, Terms } from "./outcome.ts";
import { importYear } from "../law/price.ts";
import type { Shipment } from "./shipment.ts";

const intensityUnit = "tCO2e/t";

const row = (
  term: string,
  factor: string,
  value: Decimal,
  at: { unit: string; source: Citation },
): TraceTerm => ({
  term,
  factor,
  value: toJsonNumber(value),
  unit: at.unit,
  source: at.source,
});

const defaultTerms = (terms: Terms, source: Citation): ReadonlyArray<TraceTerm> => {
  const value = terms.intensity.defaultValue;
  if (value === undefined) return [];
  const at = { unit: intensityUnit, source };
  const table = value.matchQuality === "country" ? "the country's table" : "other countries and territories";
  return [
    row("default_value_total", `goods line ${value.line.goodsLine}, ${table}`, value.line.totalTPerT, at),
    row("mark_up", "share added to the default value", value.markUp, { ...at, unit: "share" }),
    row("marked_up_total", "default_value_total x (1 + mark_up)", value.totalTPerT, at),
  ];
};

const intensityTerms = (shipment: Shipment, terms: Terms, defaults: Citation): ReadonlyArray<TraceTerm> => {
  const isDefault = terms.intensity.source.startsWith("default");
  const at = { unit: intensityUnit, source: isDefault ? defaults : embeddedEmissionsAct };
  return [
    row(
      "direct_intensity",
      isDefault ? "default, marked up, for information" : "direct",
      terms.intensity.directTPerT,
      at,
    ),
    row(
      "indirect_intensity",
      isDefault ? "default, marked up, for information" : "indirect",
      terms.intensity.indirectTPerT,
      at,
    ),
    row("embedded_intensity", "what certificates are counted on", terms.intensity.embeddedTPerT, at),
    row("tonnage", "net mass", shipment.tonnage, { unit: "t", source: embeddedEmissionsAct }),
    row("embedded_emissions", "embedded_intensity x tonnage", terms.embeddedT, {
      unit: "tCO2e",
      source: embeddedEmissionsAct,
    }),
  ];
};

const precursorTerm = (part: PrecursorAllocation): TraceTerm =>
  row(
    `precursor_${part.precursor.cnCode}`,
    part.benchmark === undefined
      ? "tonnes_per_tonne x free_allocation_t_per_t"
      : `tonnes_per_tonne x cbam_factor x cscf x column B (${part.benchmark.route})`,
    part.perTonneOfGoods,
    { unit: intensityUnit, source: freeAllocationAct },
  );

const allocationTerms = (year: number, terms: Terms): ReadonlyArray<TraceTerm> => {
  const { factors, freeAllocation } = terms;
  const { benchmark, column } = freeAllocation;
  if (benchmark === undefined) return [];
  const at = { unit: intensityUnit, source: freeAllocationAct };
  return [
    row("cbam_factor", `CBAM factor ${year}`, factors.cbamFactor, { unit: "share", source: cbamFactorAct }),
    row("cscf", `cross-sectoral correction factor ${year}`, factors.cscf, {
      unit: "share",
      source: correctionFactorAct,
    }),
    row(
      "benchmark",
      `column ${column}, route ${benchmark.route}`,
      column === "A" ? benchmark.columnA : benchmark.columnB,
      at,
    ),
    ...freeAllocation.precursors.map(precursorTerm),
    row(
      "free_allocation_intensity",
      "cbam_factor x cscf x benchmark + precursors",
      freeAllocation.perTonne,
      at,
    ),
    row("free_allocation", "free_allocation_intensity x tonnage", terms.freeAllocationT, {
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
      source: embeddedEmissionsAct,
    }),
    row("certificate_price", `price of ${price.period}`, price.priceEurPerTco2e, {
      ...money,
      unit: "EUR/tCO2e",
    }),
    row("gross_cost", "net_emissions x certificate_price", terms.grossEur, money),
    ...(shipment.originCarbonPriceEurPerT === undefined ? [] : [
      row(
        "origin_carbon_price",
        "carbon price paid in the country of origin",
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

/**
 * @param defaults the act that prints the default values
 * @returns every term of a settled calculation, in the order in which it is made
 */
export const traceOf = (shipment: Shipment, terms: Terms, defaults: Citation): ReadonlyArray<TraceTerm> => [
  ...defaultTerms(terms, defaults),
  ...intensityTerms(shipment, terms, defaults),
  ...allocationTerms(importYear(shipment.time), terms),
  ...costTerms(shipment, terms),
];
