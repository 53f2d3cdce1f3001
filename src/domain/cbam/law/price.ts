/**
 * The certificate price of an import: that of the day's quarter in 2026, of its calendar week from 2027.
 * Implementing Regulation (EU) 2025/2548.
 */
import { type CalendarDay, isoWeekOf, quarterOf, yearOf } from "../../../kernel/calendar.ts";
import type { Decimal } from "../../../kernel/decimal.ts";

/** A published price. Weekly periods are written `2027-W01`, quarters `2026-Q1`. */
export interface CertificatePrice {
  readonly period: string;
  readonly priceEurPerTco2e: Decimal;
  readonly publishedAt: CalendarDay;
}

/** When goods are imported: on a day, or some time in a year. */
export type ImportTime = { readonly day: CalendarDay } | { readonly year: number };

/** @returns the calendar year of the import. */
export const importYear = (time: ImportTime): number => "day" in time ? yearOf(time.day) : time.year;

/**
 * The period whose price applies to a day: the quarter in 2026, the calendar week from 2027.
 * @source Implementing Regulation (EU) 2025/2548
 */
export const pricePeriodOf = (day: CalendarDay): string =>
  yearOf(day) <= 2026 ? quarterOf(day) : isoWeekOf(day);

/** The chosen price, and a note where it isn't plainly the period's own. */
export interface ChosenPrice {
  readonly price: CertificatePrice;
  readonly note: string | undefined;
}

const newestOf = (prices: ReadonlyArray<CertificatePrice>): CertificatePrice | undefined =>
  prices.reduce<CertificatePrice | undefined>(
    (newest, price) => newest === undefined || newest.period < price.period ? price : newest,
    undefined,
  );

/**
 * The price of the import's period; the newest published one stands in while that has none. For a year alone: the
 * newest published period of that year.
 * @param prices every published price, in any order; one a period
 * @returns undefined when no price is published at all
 */
export const choosePrice = (
  prices: ReadonlyArray<CertificatePrice>,
  time: ImportTime,
): ChosenPrice | undefined => {
  if ("day" in time) {
    const period = pricePeriodOf(time.day);
    const own = prices.find((price) => price.period === period);
    if (own !== undefined) return { price: own, note: undefined };
    const newest = newestOf(prices);
    return newest && {
      price: newest,
      note:
        `No certificate price is published yet for ${period}: the price of ${newest.period}, the newest published one, stands in.`,
    };
  }
  const newestOfYear = newestOf(prices.filter((price) => price.period.startsWith(`${time.year}-`)));
  if (newestOfYear !== undefined) {
    return {
      price: newestOfYear,
      note:
        `Only the import year ${time.year} is given: the price is that of ${newestOfYear.period}, the year's newest published period.`,
    };
  }
  const newest = newestOf(prices);
  return newest && {
    price: newest,
    note:
      `No certificate price is published yet for ${time.year}: the price of ${newest.period}, the newest published one, stands in.`,
  };
};
