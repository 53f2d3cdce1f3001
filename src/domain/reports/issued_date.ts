/**
 * Tolerance between the day that a report is said to be issued on and the one that is printed. The day itself is read
 * as on every paper (`kernel/lenient/day.ts`). Contract section 4.6: a tolerance of one day.
 */
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import { dayMs } from "../../kernel/time/durations.ts";

/** True if two days are at most one apart. */
export const isWithinADay = (one: CalendarDay, other: CalendarDay): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= dayMs;
