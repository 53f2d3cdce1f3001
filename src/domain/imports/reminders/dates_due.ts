/**
 * Dates of the calendar that a reminder is due for.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { datesOfDeclarant } from "../calendar/after_revocation.ts";
import { type CalendarDate, type DateKind, datesOfYear } from "../calendar/dates.ts";
import { daysLater } from "../days.ts";

/** A price that is published has a mail of its own. */
const toldByPrices: ReadonlySet<DateKind> = new Set(["quarterly_price", "weekly_prices_begin"]);

/** Returns the name by which the reminder of a date is told from others. */
export const subjectOfDate = ({ day, kind, about }: CalendarDate): string => `date ${day} ${kind} ${about}`;

/**
 * Returns the dates from today to so many days later, in their order: those of all, and those of declarants whose status is revoked.
 * @param today the day in Brussels
 * @param revocations days since which the status of declarants is revoked
 */
export const datesDue = (
  today: CalendarDay,
  daysBefore: number,
  revocations: ReadonlyArray<CalendarDay> = [],
): ReadonlyArray<CalendarDate> => {
  const last = daysLater(today, daysBefore);
  const dates = [...new Set([yearOf(today), yearOf(last)])].flatMap((year) => [
    ...datesOfYear(year),
    ...revocations.flatMap((revokedOn) => datesOfDeclarant(year, revokedOn)),
  ]).filter(({ day, kind }) => day >= today && day <= last && !toldByPrices.has(kind));
  return [...new Map(dates.map((date) => [subjectOfDate(date), date])).values()]
    .sort((a, b) => a.day < b.day ? -1 : a.day > b.day ? 1 : 0);
};
