/**
 * Days as the Union counts them: from midnight to midnight in Brussels. Wherever a day is taken by default, such as the day of
 * import, of issue or of a price's publication, it is one of these. Decisions, "Changed and added on 22 November 2026".
 */
import { type CalendarDay, dayOfEpochMs, dayOfText } from "./calendar.ts";
import { dayMs, hourMs } from "./durations.ts";

/** Its Swedish form is `YYYY-MM-DD`. */
const inBrussels = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Returns the day in Brussels of a time in milliseconds since 1970. */
export const dayInBrussels = (epochMs: number): CalendarDay =>
  dayOfText(inBrussels.format(epochMs)) ?? dayOfEpochMs(epochMs);

/** Returns the first millisecond of a day in Brussels, since 1970: one hour before it begins in UTC, two in summer. */
export const startOfDayInBrussels = (day: CalendarDay): number => {
  const inWinter = Date.parse(day) - hourMs;
  return dayInBrussels(inWinter - 1) === day ? inWinter - hourMs : inWinter;
};

/** Returns the last millisecond of a day in Brussels, since 1970: the day when summer time begins has 23 hours, when it ends 25. */
export const endOfDayInBrussels = (day: CalendarDay): number =>
  startOfDayInBrussels(dayOfEpochMs(Date.parse(day) + dayMs)) - 1;
