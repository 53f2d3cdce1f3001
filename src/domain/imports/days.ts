/**
 * Days that are counted from others: so many later, the ends of quarters, weekends. Regulation (EEC, Euratom) 1182/71.
 */
import { type CalendarDay, dayOfEpochMs, yearOf } from "../../kernel/time/calendar.ts";
import { dayMs } from "../../kernel/time/durations.ts";

const daysOfWeek = 7;
const monthsOfQuarter = 3;
/** 1 January 1970 was a Thursday; Saturday and Sunday are the days 5 and 6 of a week that begins on Monday. */
const thursday = 3;
const saturday = 5;

/** Returns the number of a day since 1 January 1970. */
export const dayNumber = (day: CalendarDay): number => Date.parse(day) / dayMs;

/** Returns the day with a number since 1 January 1970. */
export const dayOfNumber = (number: number): CalendarDay => dayOfEpochMs(number * dayMs);

/** Returns the day so many days later; earlier for a negative number. */
export const daysLater = (day: CalendarDay, days: number): CalendarDay => dayOfNumber(dayNumber(day) + days);

/** Returns the day of a year, month from 1 and day of the month. */
export const dayOf = (year: number, month: number, day: number): CalendarDay =>
  dayOfEpochMs(Date.UTC(year, month - 1, day));

/** Returns the day of the week: 0 for Monday, 6 for Sunday. */
export const weekday = (day: CalendarDay): number => (dayNumber(day) + thursday) % daysOfWeek;

/** Returns whether the day is a Saturday or a Sunday. */
export const isWeekend = (day: CalendarDay): boolean => weekday(day) >= saturday;

/** Returns the day itself, or the Monday after a weekend. */
export const workingDayFrom = (day: CalendarDay): CalendarDay =>
  isWeekend(day) ? daysLater(day, daysOfWeek - weekday(day)) : day;

/** Working days that an order of certificates is taken to need: the registry shows at the end of a working day what was sold on it. */
export const usualOrderDays = 10;

/**
 * Returns the working day so many working days before a day; public holidays, which differ between member states, are
 * not left out.
 */
export const workingDaysBefore = (day: CalendarDay, workingDays: number): CalendarDay => {
  let at = day;
  for (let left = workingDays; left > 0;) {
    at = daysLater(at, -1);
    if (!isWeekend(at)) left--;
  }
  return at;
};

/** A calendar quarter. */
export interface Quarter {
  /** Calendar year. */
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
}

/** Every quarter of a year. */
export const quartersOf = (year: number): ReadonlyArray<Quarter> =>
  [1, 2, 3, 4].map((quarter) => ({ year, quarter }));

/** Returns the quarter of a day. */
export const quarterOfDay = (day: CalendarDay): Quarter => ({
  year: yearOf(day),
  quarter: Math.ceil(Number(day.slice(5, 7)) / monthsOfQuarter),
});

/** Returns the quarter after this one. */
export const quarterAfter = ({ year, quarter }: Quarter): Quarter =>
  quarter === 4 ? { year: year + 1, quarter: 1 } : { year, quarter: quarter + 1 };

/** Returns the last day of a quarter. */
export const endOfQuarter = ({ year, quarter }: Quarter): CalendarDay =>
  dayOf(year, quarter * monthsOfQuarter + 1, 0);

/** Returns the quarter as it is written: `2027-Q3`. */
export const quarterName = ({ year, quarter }: Quarter): string => `${year}-Q${quarter}`;
