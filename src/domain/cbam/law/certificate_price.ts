/**
 * Adding a certificate price: quarters of 2026, ISO weeks from 2027, without a gap. Implementing Regulation (EU)
 * 2025/2548.
 */
import { type CalendarDay, dayOfText, isoWeekOf } from "../../../kernel/calendar.ts";
import { type Decimal, isZero, toJsonNumber } from "../../../kernel/decimal.ts";
import type { CertificatePrice } from "./price.ts";

const dayMs = 86_400_000;
/** No price comes near it: one that does is a slip of the keyboard, such as a lost point. */
const limitEur = 100_000;
const quarter = /^2026-Q([1-4])$/;
const week = /^(20\d\d)-W(\d\d)$/;

const dayAt = (epochMs: number): CalendarDay | undefined =>
  dayOfText(new Date(epochMs).toISOString().slice(0, 10));

/** The Monday that an ISO week starts on; undefined when the year has no such week. */
const mondayOf = (period: string): number | undefined => {
  const [, year, number] = week.exec(period) ?? [];
  if (year === undefined || number === undefined || Number(year) < 2027) return undefined;
  const fourth = Date.UTC(Number(year), 0, 4);
  const firstMonday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs;
  const monday = firstMonday + (Number(number) - 1) * 7 * dayMs;
  const day = dayAt(monday);
  return day !== undefined && isoWeekOf(day) === period ? monday : undefined;
};

/** The period after this one; undefined when the text is no period. */
export const periodAfter = (period: string): string | undefined => {
  const number = quarter.exec(period)?.[1];
  if (number !== undefined) return number === "4" ? "2027-W01" : `2026-Q${Number(number) + 1}`;
  const monday = mondayOf(period);
  const next = monday === undefined ? undefined : dayAt(monday + 7 * dayMs);
  return next && isoWeekOf(next);
};

/** The first day after the period: its price can't be published before. */
export const endOf = (period: string): CalendarDay | undefined => {
  const number = quarter.exec(period)?.[1];
  if (number !== undefined) return dayAt(Date.UTC(2026, Number(number) * 3, 1));
  const monday = mondayOf(period);
  return monday === undefined ? undefined : dayAt(monday + 7 * dayMs);
};

/** What an operator enters. */
export interface EnteredPrice {
  readonly period: string;
  readonly price: Decimal | undefined;
  readonly publishedAt: CalendarDay | undefined;
}

/**
 * Why a price can't be entered; undefined when it can: the next period, or a correction of a known one that is not
 * older than what it corrects.
 * @param known the published prices, one a period
 */
export const refusalOf = (
  { period, price, publishedAt }: EnteredPrice,
  known: ReadonlyArray<CertificatePrice>,
): string | undefined => {
  const end = endOf(period);
  if (end === undefined) {
    return `${period} is no period: write a quarter such as 2026-Q4, or a week such as 2027-W01.`;
  }
  if (
    price === undefined || isZero(price) || price.value < 0n || price.scale > 2 ||
    toJsonNumber(price) >= limitEur
  ) {
    return "The price must be a positive number of EUR below 100000 with at most 2 decimals, such as 81.20.";
  }
  if (publishedAt === undefined) return "The day of publication must be a calendar date YYYY-MM-DD.";
  if (publishedAt < end) {
    return `The price of ${period} can't be published before ${end}, found ${publishedAt}.`;
  }
  const corrected = known.find((other) => other.period === period);
  if (corrected !== undefined) {
    return publishedAt >= corrected.publishedAt ? undefined : (
      `${period} has a price published on ${corrected.publishedAt}: a correction can't be older, found ${publishedAt}.`
    );
  }
  const newest = known.map((other) => other.period).sort().at(-1);
  const next = newest === undefined ? period : periodAfter(newest);
  return next === period
    ? undefined
    : `The next period is ${next}: enter it before ${period}, without a gap.`;
};
