/**
 * The years of a plan with their prices and the factors of free allocation, those that are assumed among them. Directive
 * 2003/87/EC, Article 10a(1a); Implementing Decision (EU) 2026/1862. Each year takes the tables that apply to it. Decisions, 0119
 * and 0202.
 */
import type { PricePath } from "../../contract/values/plans/price_path.ts";
import { type Decimal, one } from "../../kernel/decimal.ts";
import { type YearFactors, yearFactors } from "../cbam/calculation/free_allocation.ts";
import { type Law, lawOfImport } from "../cbam/law/law.ts";
import { versionsOf } from "../cbam/law/versions.ts";
import {
  type PlanSpan,
  pricesOfYears,
  type PublishedPrices,
  publishedPrices,
  type YearPrice,
  yearsOf,
} from "./price_path.ts";

/** A year of a plan. */
export interface PlanYear extends YearPrice {
  /** Calendar year of import. */
  readonly year: number;
  /** CBAM factor and correction factor; undefined where the tables have none for the year. */
  readonly factors: YearFactors | undefined;
  /** Correction factor that is assumed, because the year has none. */
  readonly assumedCscf: Decimal | undefined;
}

/** Assumptions of a plan. */
export interface PlanAssumptions extends PlanSpan {
  /** Prices; undefined: the newest published one is held. */
  readonly pricePath: PricePath | undefined;
  /** Correction factor for years that have none; undefined: 1, as until 2030. */
  readonly assumedCscf: Decimal | undefined;
}

/** Years one after the other that rest on the same tables. */
export interface LawOfYears {
  /** The first of them. */
  readonly firstYear: number;
  /** The last of them. */
  readonly lastYear: number;
  /** Their law. */
  readonly law: Law;
}

const restOnTheSame = (one: Law, other: Law): boolean =>
  one === other || JSON.stringify(versionsOf(one)) === JSON.stringify(versionsOf(other));

/**
 * Laws of the years in their order, those of neighbours with the same tables once.
 * @param years in their order
 */
const lawsOfYears = (law: Law, years: ReadonlyArray<number>): ReadonlyArray<LawOfYears> => {
  const laws: Array<LawOfYears> = [];
  for (const year of years) {
    const own = lawOfImport(law, { year });
    const last = laws.at(-1);
    if (last !== undefined && restOnTheSame(last.law, own)) {
      laws[laws.length - 1] = { ...last, lastYear: year };
    } else laws.push({ firstYear: year, lastYear: year, law: own });
  }
  return laws;
};

/** The years of a plan, with the published prices. */
export interface PlanYears {
  /** The years in their order. */
  readonly years: ReadonlyArray<PlanYear>;
  /** The published prices. */
  readonly published: PublishedPrices;
  /** The laws that the years rest on. */
  readonly laws: ReadonlyArray<LawOfYears>;
}

/** Returns the years of a plan; undefined while no price was ever published, which is no plan's beginning. */
export const planYears = (law: Law, assumptions: PlanAssumptions): PlanYears | undefined => {
  const published = publishedPrices(law.prices.prices);
  if (published === undefined) return undefined;
  const prices = pricesOfYears(assumptions.pricePath, assumptions, published);
  const years = yearsOf(assumptions).flatMap((year, at) => {
    const price = prices[at];
    if (price === undefined) return [];
    const { tables } = lawOfImport(law, { year });
    const isSet = (tables.factors.get(year)?.cscf ?? null) !== null;
    const assumedCscf = isSet ? undefined : assumptions.assumedCscf ?? one;
    return [{ ...price, year, assumedCscf, factors: yearFactors(tables, year, assumedCscf) }];
  });
  return { years, published, laws: lawsOfYears(law, years.map(({ year }) => year)) };
};
