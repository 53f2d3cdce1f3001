/**
 * From an import to the shipment that the calculation takes: by its own determination, or by default values.
 */
import { type CalendarDay } from "../../../kernel/time/calendar.ts";
import type { Decimal } from "../../../kernel/decimal.ts";
import { electricityCnCode } from "../../cbam/law/reference.ts";
import type { Shipment } from "../../cbam/calculation/shipment.ts";
import { importYear } from "../../cbam/law/price.ts";
import type { ImportTables } from "../law.ts";
import { type FiguredFacts, variantOf } from "../ledger/alike.ts";
import { isProven } from "../ledger/carbon_price.ts";
import { periodNamed } from "../ledger/reporting_period.ts";

/** Quantity of an import in the unit of its goods. */
export interface ImportQuantity {
  /** Quantity of the goods. */
  readonly quantity: Decimal;
  /** Electricity is measured in MWh, other goods in tonnes. */
  readonly unit: "t" | "MWh";
}

/** Returns the quantity of an import: MWh of electricity, else tonnes. */
export const quantityOf = ({ cnCode, netMassT, mwh }: FiguredFacts): ImportQuantity =>
  cnCode === electricityCnCode && mwh !== null
    ? { quantity: mwh, unit: "MWh" }
    : { quantity: netMassT, unit: "t" };

const plain = (facts: FiguredFacts, day: CalendarDay): Shipment => {
  const { quantity, unit } = quantityOf(facts);
  return {
    cnCode: facts.cnCode,
    taricCode: variantOf(facts),
    origin: facts.origin,
    tonnage: quantity,
    unit,
    time: { day },
    productionRoute: facts.productionRoute ?? undefined,
    reportingPeriod: periodNamed(facts),
    verifiedDirectTPerT: undefined,
    verifiedIndirectTPerT: undefined,
    originCarbonPriceEurPerT: undefined,
    precursors: undefined,
  };
};

/**
 * Returns the import by default values: after inward processing the goods that were placed under it.
 * @source Regulation (EU) 2023/956, Article 6(3)
 */
export const shipmentByDefault = (facts: FiguredFacts): Shipment => {
  const { determination, placed, releasedOn } = facts;
  const own = plain(facts, releasedOn);
  return determination !== "inward" || placed === null ? own : {
    ...own,
    cnCode: placed.cnCode,
    taricCode: variantOf({ cnCode: placed.cnCode, taricCode: placed.taricCode ?? null }),
    origin: placed.origin,
    tonnage: placed.netMassT,
    unit: "t",
    productionRoute: placed.productionRoute ?? undefined,
  };
};

/** Returns the shipment by default values: a claim takes the Commission's default carbon price of the country and year, if there is one. */
export const withDefaultPrice = (
  shipment: Shipment,
  { carbonPrice }: FiguredFacts,
  prices: ImportTables["defaultCarbonPrices"],
): Shipment => {
  const found = carbonPrice === null
    ? undefined
    : prices.find(({ country, year }) => country === shipment.origin && year === importYear(shipment.time));
  return found === undefined ? shipment : { ...shipment, originCarbonPriceEurPerT: found.eurPerTco2e };
};

/**
 * Returns the import by its actual values; undefined where it has none.
 * @param isFiled true where a carbon price without certificate or evidence counts for nothing
 */
export const shipmentByActual = (facts: FiguredFacts, isFiled = false): Shipment | undefined => {
  const { actual, carbonPrice, releasedOn } = facts;
  const counts = carbonPrice !== null && (!isFiled || isProven(carbonPrice));
  return actual === null ? undefined : {
    ...plain(facts, releasedOn),
    verifiedDirectTPerT: actual.directTPerT,
    verifiedIndirectTPerT: actual.indirectTPerT ?? undefined,
    originCarbonPriceEurPerT: counts ? carbonPrice.eurPerTco2e : undefined,
    precursors: actual.precursors ?? undefined,
    verifiedFreeAllocationTPerT: actual.freeAllocationTPerT ?? undefined,
    unitContent: actual.unitContent ?? undefined,
  };
};
