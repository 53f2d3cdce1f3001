/**
 * Reason why a supplier's own value pays: the cost of a tonne by default values, and what each tonne of CO2e less takes off. What
 * a value would save isn't known before it is told. Regulation (EU) 2023/956, Articles 7 and 31.
 */
import * as Either from "effect/Either";
import { type Decimal, isZero, one, zero } from "../../../kernel/decimal.ts";
import type { CountryAlpha3 } from "../../../kernel/identifiers.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
import type { Law } from "../../cbam/law/law.ts";
import { type BreakEvenTerms, breakEvenTerms } from "../../cbam/planning/break_even.ts";
import { savingOf } from "../../cbam/planning/saving.ts";
import { functionalUnitOf } from "../../cbam/calculation/inputs/functional_unit.ts";
import { exactCostOf } from "../../plans/comparison.ts";
import { firstPeriod, unitOf } from "../value.ts";
import type { InquiredGoods } from "./inquiry.ts";

/** Goods whose default value costs something, a tonne (of electricity a MWh). */
export interface Prospect {
  /** Cost by default values, EUR. */
  readonly byDefaultEur: Decimal;
  /** Price of a certificate, EUR per tCO2e. */
  readonly priceEur: Decimal;
  /** Period of that price. */
  readonly pricePeriod: string;
  /** Emissions below which own values cost less, tCO2e; precursors, which nobody told yet, can only raise it. */
  readonly breakEvenT: Decimal;
  /** Terms of that break-even, tCO2e. */
  readonly terms: BreakEvenTerms;
}

/** Place and time for which a prospect is told. */
export interface ProspectOf {
  /** Country of the installation. */
  readonly origin: CountryAlpha3;
  /** Calendar year of the emissions. */
  readonly period: number;
  /** The day in Brussels. */
  readonly today: CalendarDay;
}

/** Returns the prospect of own values; undefined where default values cost nothing, or there are none. */
export const prospectOf = (
  law: Law,
  { cnCode, productionRoute }: InquiredGoods,
  { origin, period, today }: ProspectOf,
): Prospect | undefined => {
  const saving = savingOf(law, {
    cnCode,
    origin,
    tonnage: one,
    unit: unitOf({ cnCode }),
    time: yearOf(today) === period ? { day: today } : { year: Math.max(period, firstPeriod) },
    productionRoute: productionRoute ?? undefined,
    verifiedDirectTPerT: zero,
    verifiedIndirectTPerT: zero,
    unitContent: functionalUnitOf(cnCode) === undefined ? undefined : one,
    originCarbonPriceEurPerT: undefined,
    precursors: undefined,
  });
  if (Either.isLeft(saving)) return undefined;
  const { byDefault, byValue, breakEvenTPerT } = saving.right;
  const cost = exactCostOf(byDefault) ?? zero;
  const { price } = byDefault.terms;
  return isZero(cost) ? undefined : {
    byDefaultEur: cost,
    priceEur: price.priceEurPerTco2e,
    pricePeriod: price.period,
    breakEvenT: breakEvenTPerT,
    terms: breakEvenTerms(byDefault, byValue),
  };
};
