/** Certificates that a declared year comes to. Regulation (EU) 2023/956, Article 22(1). */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { lastDayToSurrender } from "../calendar/dates.ts";
import type { Declaration } from "./declaration.ts";

/**
 * Returns the certificates that are due for a year: as it is recorded, and once its last day is over as it could be filed, since no other values
 * could have been declared. Decision 0222.
 * @param asOf day on which it is asked
 */
export const certificatesDue = (
  { year, totals, needs }: Pick<Declaration, "year" | "totals" | "needs">,
  asOf: CalendarDay,
): number => asOf > lastDayToSurrender(year) ? needs.fileable.due : totals.certificatesRoundedOnce;
