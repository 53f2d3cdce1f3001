/**
 * The certificate price of an import: that of the day's quarter in 2026, of its calendar week from 2027.
 * Implementing Regulation (EU) 2025/2548.
 */
import { type CalendarDay, yearOf } from "../../../kernel/calendar.ts";
import type { Decimal } from "../../../kernel/decimal.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import { mapOfEach } from "../../../kernel/once.ts";
import { periodsOfYear, pricePeriodOf } from "./period.ts";

/** A published price. Weekly periods are written `2027-W01`, quarters `2026-Q1`. */
export interface CertificatePrice {
  /** The period that the price is of. */
  readonly period: string;
  /** Price of one certificate, EUR per tCO2e. */
  readonly priceEurPerTco2e: Decimal;
  /** Day of publication; the price counts from that day. */
  readonly publishedAt: CalendarDay;
}

/** A price with its history: prices are added and retracted, never changed. */
export interface PriceEntry extends CertificatePrice {
  /** Since when the service knows it, in milliseconds since 1970; absent: since its day of publication. */
  readonly knownFromMs?: number;
  /** Since when it counts no longer; absent: it was not retracted. */
  readonly retractedMs?: number;
}

/** Some time in a year. */
export interface ImportInYear {
  /** Calendar year. */
  readonly year: number;
  /** Whether nobody gave it, and the year in which it was asked stands in. */
  readonly isAssumed?: boolean;
}

/** When goods are imported: on a day, or some time in a year. */
export type ImportTime = { readonly day: CalendarDay } | ImportInYear;

/** Returns the calendar year of the import. */
export const importYear = (time: ImportTime): number => "day" in time ? yearOf(time.day) : time.year;

/** The period that the import is in: of a day its quarter or week, of a year alone the year. */
export const importPeriod = (time: ImportTime): string =>
  "day" in time ? pricePeriodOf(time.day) : String(time.year);

/** The chosen price, and what a reader should know where it isn't plainly the period's own. */
export interface ChosenPrice {
  /** The price that counts. */
  readonly price: CertificatePrice;
  /** Why it stands in for another period, if it does. */
  readonly notes: ReadonlyArray<LawFinding>;
}

/** From this year certificates are priced when they are bought, not when the goods are imported. */
const firstYearOfWeeks = 2027;

const estimate: LawFinding = { kind: "priceEstimated" };

/** What is to be said of a year that nobody gave. */
const assumedYearNotes = (time: ImportTime): ReadonlyArray<LawFinding> =>
  "year" in time && time.isAssumed === true ? [{ kind: "yearAssumed", year: time.year }] : [];

/** The newest price of a period up to this one; undefined when there is none. */
const newestUpTo = (
  prices: ReadonlyArray<CertificatePrice>,
  period: string,
): CertificatePrice | undefined => prices.findLast((price) => price.period <= period);

/** Why the price of another period is taken. */
const standsIn = (prices: ReadonlyArray<CertificatePrice>, wanted: string, taken: string): LawFinding => {
  const isPast = prices.some((price) => price.period > wanted && price.period > taken);
  return { kind: isPast ? "priceNeverPublished" : "priceNotYetPublished", wanted, taken };
};

const ofDay = (prices: ReadonlyArray<CertificatePrice>, day: CalendarDay) => {
  const period = pricePeriodOf(day);
  const price = newestUpTo(prices, period);
  if (price === undefined) return undefined;
  return { price, note: price.period === period ? undefined : standsIn(prices, period, price.period) };
};

const ofYear = (prices: ReadonlyArray<CertificatePrice>, { year, isAssumed = false }: ImportInYear) => {
  const periods = periodsOfYear(year);
  const price = periods && newestUpTo(prices, periods.last);
  if (periods === undefined || price === undefined) return undefined;
  const note: LawFinding = price.period < periods.first
    ? standsIn(prices, String(year), price.period)
    : { kind: isAssumed ? "priceOfAssumedYear" : "priceOfYear", year, period: price.period };
  return { price, note };
};

const choose = (prices: ReadonlyArray<CertificatePrice>, time: ImportTime): ChosenPrice | undefined => {
  const chosen = "day" in time ? ofDay(prices, time.day) : ofYear(prices, time);
  if (chosen === undefined) return undefined;
  const { price, note } = chosen;
  const isEstimate = importYear(time) >= firstYearOfWeeks;
  return {
    price,
    notes: [
      ...assumedYearNotes(time),
      ...(note === undefined ? [] : [note]),
      ...(isEstimate ? [estimate] : []),
    ],
  };
};

/** Times whose prices are remembered; rows of one bulk call mostly have the same few. */
const mostRemembered = 400;

const rememberedOf = mapOfEach<ReadonlyArray<CertificatePrice>, string | number, ChosenPrice>();

/** What tells one time from another; an assumed year counts apart from one that was given. */
const keyOf = (time: ImportTime): string | number =>
  "day" in time ? time.day : time.isAssumed === true ? -time.year : time.year;

/**
 * The price of the import's period. While that has none the newest published one stands in; a past period that never had
 * one takes the last one published for a period before it. For a year alone: the newest published period of that year.
 * @param prices the prices that count, one a period, in the order of their periods; the list is never changed
 * @returns undefined when no price is published for the period or one before it
 */
export const choosePrice = (
  prices: ReadonlyArray<CertificatePrice>,
  time: ImportTime,
): ChosenPrice | undefined => {
  const known = rememberedOf(prices);
  const key = keyOf(time);
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size === mostRemembered) known.clear();
  const chosen = choose(prices, time);
  if (chosen !== undefined) known.set(key, chosen);
  return chosen;
};
