/**
 * Dates of the calendar that a reminder is due for.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { type CalendarDate, type DateKind, datesOfYear } from "../calendar/dates.ts";
import { daysLater } from "../days.ts";

/** A price that is published has a mail of its own. */
const toldByPrices: ReadonlySet<DateKind> = new Set(["quarterly_price", "weekly_prices_begin"]);

/**
 * Returns the dates from today to so many days later, in their order.
 * @param today the day in Brussels
 */
export const datesDue = (today: CalendarDay, daysBefore: number): ReadonlyArray<CalendarDate> => {
  const last = daysLater(today, daysBefore);
  return [...new Set([yearOf(today), yearOf(last)])].flatMap((year) => datesOfYear(year))
    .filter(({ day, kind }) => day >= today && day <= last && !toldByPrices.has(kind));
};

/** Returns the name by which the reminder of a date is told from others. */
export const subjectOfDate = ({ day, kind, about }: CalendarDate): string => `date ${day} ${kind} ${about}`;
