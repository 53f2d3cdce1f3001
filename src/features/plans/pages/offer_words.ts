/** An offer in words and figures of a page. */
import type { TrajectoryYear, YearSide } from "../../../domain/plans/trajectory.ts";
import {
  type Decimal,
  one,
  plus,
  quotient,
  roundHalfAwayFromZero,
  times,
  toJsonNumber,
} from "../../../kernel/decimal.ts";
import { amount, euros, placeName } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import type { PlanTexts } from "../texts/en/plan.ts";
import type { Offer } from "./state.ts";

/** Language and texts of the page. */
export interface Words {
  readonly language: Language;
  readonly texts: PlanTexts;
}

/** An offer that has figures. */
export interface PricedOffer extends Offer {
  readonly trajectory: Extract<Offer["trajectory"], { readonly status: "ok" }>;
}

/** @returns the offers that have figures */
export const pricedOffers = (offers: ReadonlyArray<Offer>): ReadonlyArray<PricedOffer> =>
  offers.flatMap((offer) => {
    const { trajectory } = offer;
    return trajectory.status === "ok" ? [{ ...offer, trajectory }] : [];
  });

/** `China`, `Mill, China`, or `China (1.9 t CO₂e)` with its verified value. */
export const offerName = ({ number, name, hasTwin, goods }: Offer, { language }: Words): string => {
  const { origin, verified } = goods;
  const values = verified === undefined
    ? ""
    : ` (${
      [verified.directTPerT, verified.indirectTPerT].flatMap((value) =>
        value === undefined ? [] : [amount(toJsonNumber(value), language)]
      ).join(" + ")
    }\u00a0t\u00a0CO₂e)`;
  const supplier = name === "" ? "" : `${name}, `;
  return `${supplier}${placeName(origin, language)}${values}${hasTwin ? ` #${number}` : ""}`;
};

/** Values that the offer is paid by: verified ones where it has any. */
export const sideOf = ({ known }: TrajectoryYear): YearSide => known;

/** @returns the cost of a year in EUR, for a picture or a figure with two decimals */
export const costOf = ({ trajectory: { tonnage } }: PricedOffer, year: TrajectoryYear): number =>
  toJsonNumber(times(sideOf(year).costEurPerT, tonnage));

/** @returns the offer's year; undefined where the plan has no such year */
export const yearOf = ({ trajectory: { years } }: PricedOffer, year: number): TrajectoryYear | undefined =>
  years.find(({ plan }) => plan.year === year);

/** @returns the part of the embedded emissions that the mark-up adds, tCO2e per tonne */
export const markUpOf = ({ verified, byDefault, markUp }: TrajectoryYear): number => {
  if (verified !== undefined || byDefault === undefined || markUp === undefined) return 0;
  return toJsonNumber(quotient(times(byDefault.embeddedTPerT, markUp), plus(one, markUp), 6));
};

/** @returns true for a year whose free allocation rests on an assumed correction factor or benchmark */
export const isAssumedYear = ({ plan, byDefault, known }: TrajectoryYear): boolean => {
  const { benchmark } = byDefault ?? known;
  return benchmark !== undefined && (plan.factors?.isCscfAssumed === true || benchmark.yearTo < plan.year);
};

/** @returns a figure of emissions, with 6 decimals */
export const six = (value: Decimal): number => toJsonNumber(roundHalfAwayFromZero(value, 6));

/** @returns why a tonne of the offer costs what it costs in the year, for a reader who knows no act */
export const reasonOf = (offer: PricedOffer, its: TrajectoryYear, words: Words): string => {
  const { language, texts } = words;
  const side = sideOf(its);
  const { sector } = offer.trajectory;
  const unit = sector === "electricity" ? "MWh" : texts.tonne;
  const cost = euros(toJsonNumber(side.costEurPerT), language);
  return texts.reason({
    offer: offerName(offer, words),
    unit,
    values: its.verified !== undefined ? "verified" : its.isOfOthers ? "others" : "default",
    embedded: amount(six(side.embeddedTPerT), language),
    markUp: amount(markUpOf(its), language),
    free: amount(six(side.freeAllocationTPerT), language),
    net: amount(six(side.netTPerT), language),
    price: euros(toJsonNumber(its.plan.priceEurPerTco2e), language),
    cost: sector === "electricity" ? texts.perMwh(cost) : texts.perTonne(cost),
  });
};
