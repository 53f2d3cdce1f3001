/**
 * The periods that certificate prices are published for: quarters in 2026, ISO weeks from 2027, of which 2026-W53 is the
 * first one: it holds 1 to 3 January 2027. As texts they sort in time. Implementing Regulation (EU) 2025/2548.
 */
import {
  type CalendarDay,
  dayOfText,
  daysLater,
  isoWeekOf,
  quarterOf,
  yearOf,
} from "../../../kernel/time/calendar.ts";
import { dayMs } from "../../../kernel/time/durations.ts";

const lastYearOfQuarters = 2026;
const quarter = /^2026-Q([1-4])$/;
const week = /^(20\d\d)-W(\d\d)$/;

/** Days from a week's Monday to its Thursday: most of the week is in the year of that day (ISO 8601). */
const thursday = 3;

const dayAt = (epochMs: number): CalendarDay | undefined =>
  dayOfText(new Date(epochMs).toISOString().slice(0, 10));

/**
 * The period whose price applies to a day: the quarter in 2026, the calendar week from 2027.
 * @source Implementing Regulation (EU) 2025/2548
 */
export const pricePeriodOf = (day: CalendarDay): string =>
  yearOf(day) <= lastYearOfQuarters ? quarterOf(day) : isoWeekOf(day);

/** The days of a period. */
export interface PeriodDays {
  /** The first day of import that the period's price applies to. */
  readonly firstDay: CalendarDay;
  /** Last day, included. */
  readonly lastDay: CalendarDay;
}

const daysOfQuarter = (number: number): PeriodDays | undefined => {
  const firstDay = dayAt(Date.UTC(lastYearOfQuarters, number * 3 - 3, 1));
  const lastDay = dayAt(Date.UTC(lastYearOfQuarters, number * 3, 0));
  return firstDay && lastDay && { firstDay, lastDay };
};

const daysOfWeek = (period: string, year: number, number: number): PeriodDays | undefined => {
  const fourth = Date.UTC(year, 0, 4);
  const firstMonday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs;
  const monday = firstMonday + (number - 1) * 7 * dayMs;
  const [first, lastDay] = [dayAt(monday), dayAt(monday + 6 * dayMs)];
  if (first === undefined || lastDay === undefined || isoWeekOf(first) !== period) return undefined;
  if (yearOf(lastDay) <= lastYearOfQuarters) return undefined;
  const startOfWeeks = dayAt(Date.UTC(lastYearOfQuarters + 1, 0, 1));
  return { firstDay: startOfWeeks !== undefined && first < startOfWeeks ? startOfWeeks : first, lastDay };
};

/** Returns the days of import that a period's price applies to; undefined when the text is no period. */
export const daysOfPeriod = (period: string): PeriodDays | undefined => {
  const number = quarter.exec(period)?.[1];
  if (number !== undefined) return daysOfQuarter(Number(number));
  const [, year, weekNumber] = week.exec(period) ?? [];
  return year === undefined || weekNumber === undefined
    ? undefined
    : daysOfWeek(period, Number(year), Number(weekNumber));
};

/**
 * Calendar year of a period: of a quarter 2026, of a week the year in which it has most of its days. That is the year of its name but
 * for 2026-W53, which holds days of 2027 alone. Undefined when the text is no period.
 */
export const yearOfPeriod = (period: string): number | undefined => {
  const days = daysOfPeriod(period);
  return days && yearOf(daysLater(days.firstDay, thursday));
};

/** The first day after the period: its price can't be published before. Undefined when the text is no period. */
export const endOfPeriod = (period: string): CalendarDay | undefined => {
  const days = daysOfPeriod(period);
  return days && dayAt(Date.parse(days.lastDay) + dayMs);
};

/** The period after this one; undefined when the text is no period. */
export const periodAfter = (period: string): string | undefined => {
  const next = endOfPeriod(period);
  return next && pricePeriodOf(next);
};

/** The first and the last period that a day of the year can be in; undefined for a year that can't be written. */
export const periodsOfYear = (
  year: number,
): { readonly first: string; readonly last: string } | undefined => {
  const [first, last] = [dayOfText(`${year}-01-01`), dayOfText(`${year}-12-31`)];
  return first && last && { first: pricePeriodOf(first), last: pricePeriodOf(last) };
};

/** Returns whether a period is a quarter: from 2027 certificates have the price of the week in which they are bought, and no import has one of its own. */
export const isQuarter = (period: string): boolean => /-Q[1-4]$/.test(period);
