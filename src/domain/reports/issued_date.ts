/**
 * The day that a report is said to be issued on, as people write it. Contract section 4.6: four formats, each a day
 * of the calendar, and a tolerance of one day.
 */
import { type CalendarDay, dayOfText } from "../../kernel/calendar.ts";

/** YYYY-MM-DD; DD/MM/YYYY, DD-MM-YYYY, DD.MM.YYYY. */
const dayFirst = /^(\d{2})([/.-])(\d{2})\2(\d{4})$/;

/** @returns the day, or undefined when the text is in none of the formats or no day of the calendar */
export const issuedDayOfText = (text: string): CalendarDay | undefined => {
  const [, day, , month, year] = dayFirst.exec(text) ?? [];
  return dayOfText(day === undefined ? text : `${year}-${month}-${day}`);
};

const dayMs = 86_400_000;

/** Whether two days are at most one apart. */
export const isWithinADay = (one: CalendarDay, other: CalendarDay): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= dayMs;
