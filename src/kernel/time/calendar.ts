/**
 * Calendar days without a time zone, as the law counts them: `YYYY-MM-DD`. What today is comes from the caller.
 */
import * as Brand from "effect/Brand";
import { dayMs } from "./durations.ts";

/** A day of the Gregorian calendar, written `YYYY-MM-DD`; text order is time order. */
export type CalendarDay = string & Brand.Brand<"CalendarDay">;
const calendarDay = Brand.nominal<CalendarDay>();

const written = /^\d{4}-\d{2}-\d{2}$/;
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const zeroDigit = "0".charCodeAt(0);

/** The number that the digits of a place make; by their codes, because cutting texts out takes several times as long. */
const numberAt = (text: string, from: number, to: number): number => {
  let number = 0;
  for (let at = from; at < to; at++) number = number * 10 + text.charCodeAt(at) - zeroDigit;
  return number;
};

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Returns the day, or undefined when the text isn't `YYYY-MM-DD` or the calendar has no such day: its first year is 1. */
export const dayOfText = (text: string): CalendarDay | undefined => {
  if (!written.test(text)) return undefined;
  const [year, month, day] = [numberAt(text, 0, 4), numberAt(text, 5, 7), numberAt(text, 8, 10)];
  const days = month === 2 && isLeap(year) ? 29 : daysOfMonth[month - 1] ?? 0;
  return year >= 1 && day >= 1 && day <= days ? calendarDay(text) : undefined;
};

/** The day in UTC of a time in milliseconds since 1970. */
export const dayOfEpochMs = (epochMs: number): CalendarDay =>
  calendarDay(new Date(epochMs).toISOString().slice(0, 10));

/** Returns the day so many days later; earlier for a negative number. */
export const daysLater = (day: CalendarDay, days: number): CalendarDay =>
  dayOfEpochMs(Date.parse(day) + days * dayMs);

/** Returns the Gregorian year of the day. */
export const yearOf = (day: CalendarDay): number => numberAt(day, 0, 4);

/** The quarter that holds the day, written `2026-Q1`. */
export const quarterOf = (day: CalendarDay): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/**
 * The calendar week (ISO 8601: Monday to Sunday, week 1 holds the year's first Thursday), written `2027-W01`. The
 * week's year can differ from the day's: 2027-01-01 is in `2026-W53`.
 */
export const isoWeekOf = (day: CalendarDay): string => {
  const epochDay = Date.parse(day) / dayMs;
  const thursday = epochDay - ((epochDay + 3) % 7) + 3;
  const year = new Date(thursday * dayMs).getUTCFullYear();
  const week = Math.floor((thursday - Date.UTC(year, 0, 1) / dayMs) / 7) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
};
