/**
 * The day that a report is said to be issued on, as people write it. Contract section 4.6: four formats, each a day
 * of the calendar, and a tolerance of one day.
 */
import { type CalendarDay, dayOfText } from "../../kernel/calendar.ts";

const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

const twoDigits = (text: string | undefined): string => (text ?? "").padStart(2, "0");

/**
 * YYYY-MM-DD, DD/MM/YYYY, DD-MM-YYYY or DD.MM.YYYY; days and months may have one digit, white space around is left out.
 * @returns the day, or undefined when the text is in none of the formats or no day of the calendar
 */
export const issuedDayOfText = (text: string): CalendarDay | undefined => {
  const written = text.trim();
  const [, day, , month, year] = dayFirst.exec(written) ?? [];
  if (day !== undefined) return dayOfText(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
  const [, firstYear, laterMonth, laterDay] = yearFirst.exec(written) ?? [];
  return dayOfText(`${firstYear}-${twoDigits(laterMonth)}-${twoDigits(laterDay)}`);
};

const dayMs = 86_400_000;

/** Whether two days are at most one apart. */
export const isWithinADay = (one: CalendarDay, other: CalendarDay): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= dayMs;
