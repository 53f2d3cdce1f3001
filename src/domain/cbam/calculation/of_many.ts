/**
 * Calculation of many shipments of which most differ by their mass only: what does not depend on the mass is calculated
 * once, the rest by the same formulas for each.
 */
import * as Either from "effect/Either";
import type { Issue } from "../../../kernel/issue.ts";
import { mapOfEach } from "../../../kernel/once.ts";
import type { Law } from "../law/law.ts";
import type { PriceList } from "../law/price_list.ts";
import { calculate } from "./calculation.ts";
import type { FiguredCalculation, NeedsData, OutOfScope } from "./outcome.ts";
import { termsOf } from "./settle.ts";
import { isShipLoad } from "./notes/ship_load.ts";
import type { Shipment } from "./shipment.ts";

/** A settled calculation without the rounded figures, which single answers print of it. */
export type SettledTerms = Omit<FiguredCalculation, "figures">;

/** Outcome of a calculation of which the terms are used. */
export type TermsOutcome = Either.Either<SettledTerms | OutOfScope | NeedsData, ReadonlyArray<Issue>>;

/** Calculates a shipment: `calculate`, or what remembers shipments of the same kind. */
export type CalculateTerms = (shipment: Shipment) => TermsOutcome;

/** True of a shipment that has nothing of its own but what its name is made of, and a mass without a note of its own. */
const isOfKind = (shipment: Shipment): boolean =>
  !isShipLoad(shipment) &&
  shipment.verifiedDirectTPerT === undefined && shipment.verifiedIndirectTPerT === undefined &&
  shipment.verifiedFreeAllocationTPerT === undefined && shipment.precursors === undefined &&
  shipment.originCarbonPriceEurPerT === undefined && shipment.unitContent === undefined &&
  shipment.reportingPeriod === undefined && shipment.assumedCscf === undefined &&
  shipment.taricCode === undefined;

/** Name of shipments that differ by their mass alone; undefined for those with values of their own. */
const nameOf = (shipment: Shipment): string | undefined => {
  const { cnCode, origin, unit = "", time, productionRoute } = shipment;
  if (!("day" in time) || !isOfKind(shipment)) return undefined;
  const kind = `${cnCode}${origin}${time.day}${unit}`;
  return productionRoute === undefined ? kind : `${kind} ${productionRoute}`;
};

/** Kinds that are remembered at most, some kilobytes each; where there are more all are forgotten. */
const mostKinds = 4_000;

/** Returns a calculation under one law that remembers; it gives the same terms and notes as `calculate`. */
export const calculationOfMany = (law: Law): CalculateTerms => {
  const known = new Map<string, TermsOutcome>();
  return (shipment) => {
    const name = nameOf(shipment);
    if (name === undefined) return calculate(law, shipment);
    const found = known.get(name);
    if (found === undefined) {
      const made = calculate(law, shipment);
      if (known.size >= mostKinds) known.clear();
      known.set(name, made);
      return made;
    }
    if (Either.isLeft(found) || found.right.status !== "ok") return found;
    const { status, sector, terms, notes } = found.right;
    return Either.right({ status, sector, terms: termsOf(shipment, terms), notes });
  };
};

/** A law with the calculation that remembers under it. */
interface LawInUse {
  readonly law: Law;
  readonly calculateTerms: CalculateTerms;
}

/** True if calculations under both laws are the same: they differ by nothing but the moment within the day. */
const isSameLaw = (one: Law, other: Law): boolean =>
  one.tables === other.tables && one.dataSet === other.dataSet && one.prices === other.prices &&
  one.isDataSetNamed === other.isDataSetNamed && one.named === other.named &&
  one.importDay === other.importDay && one.asOf === other.asOf;

/** Law in use with each list of prices: the one that was asked about last. */
const lawsInUse = mapOfEach<PriceList, "last", LawInUse>();

/**
 * Returns a calculation that remembers from call to call, as long as nothing but the moment within the day is another one; it gives
 * the same terms as `calculate`.
 */
export const calculationUnder = (law: Law): CalculateTerms => {
  const inUse = lawsInUse(law.prices);
  const last = inUse.get("last");
  if (last !== undefined && isSameLaw(last.law, law)) return last.calculateTerms;
  const calculateTerms = calculationOfMany(law);
  inUse.set("last", { law, calculateTerms });
  return calculateTerms;
};
