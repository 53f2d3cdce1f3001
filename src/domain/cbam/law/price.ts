/**
 * The certificate price of an import: that of the day's quarter in 2026, and from 2027 that of the week in which the certificate is
 * bought. Implementing Regulation (EU) 2025/2548.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
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
  /** Number of the entry; absent for a price that is in no database. */
  readonly entry?: number;
  /** Since when the service knows it, in milliseconds since 1970; absent: since its day of publication. */
  readonly knownFromMs?: number;
  /** Since when it counts no longer; absent: it was not retracted. */
  readonly retractedMs?: number;
}

/** Some time in a year. */
export interface ImportInYear {
  /** Calendar year. */
  readonly year: number;
  /** True if nobody gave it, and the year in which it was asked stands in. */
  readonly isAssumed?: boolean;
}

/** The time of an import: a day, or some time in a year. */
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

const weekly = /^\d{4}-W\d\d$/;

/** Note on a price that is known only when the certificate is bought. */
const estimateNote = ({ period }: CertificatePrice): LawFinding => ({
  kind: weekly.test(period) ? "priceOfPurchase" : "priceOfPurchaseBeforeWeeks",
  taken: period,
});

/** Notes on a year that nobody gave. */
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

/**
 * From 2027 the week of purchase decides, which is still to come: the newest published price.
 * @source Regulation (EU) 2023/956, Article 21(1) and (2); Implementing Regulation (EU) 2025/2548, Article 5
 */
const ofPurchase = (prices: ReadonlyArray<CertificatePrice>) => {
  const price = prices.at(-1);
  return price && { price, note: estimateNote(price) };
};

const choose = (prices: ReadonlyArray<CertificatePrice>, time: ImportTime): ChosenPrice | undefined => {
  const chosen = importYear(time) >= firstYearOfWeeks
    ? ofPurchase(prices)
    : "day" in time
    ? ofDay(prices, time.day)
    : ofYear(prices, time);
  if (chosen === undefined) return undefined;
  const { price, note } = chosen;
  return { price, notes: [...assumedYearNotes(time), ...(note === undefined ? [] : [note])] };
};

/** Times whose prices are remembered; rows of one bulk call mostly have the same few. */
const mostRemembered = 400;

const rememberedOf = mapOfEach<ReadonlyArray<CertificatePrice>, string | number, ChosenPrice>();

/** Key that tells one time from another; an assumed year counts apart from one that was given. */
const keyOf = (time: ImportTime): string | number =>
  "day" in time ? time.day : time.isAssumed === true ? -time.year : time.year;

/**
 * The price of an import of 2026 is that of its quarter. While that has none the newest published one stands in; a past quarter that
 * never had one takes the last one published before it. For the year alone: its newest published quarter. From 2027 it is the newest
 * published price of all: that of a certificate that is bought now.
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
