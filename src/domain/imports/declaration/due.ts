/** Certificates that a declared year comes to. Regulation (EU) 2023/956, Article 22(1). */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { lastDayToSurrender } from "../calendar/dates.ts";
import type { Declaration } from "./declaration.ts";

/**
 * Returns the certificates that are due for a year: as it is recorded, and once its last day is over as it could be filed, since no other values
 * could have been declared. Decision 0222.
 * @param asOf day on which it is asked
 * @param last last day to surrender for the year, another one after a revocation
 */
export const certificatesDue = (
  { year, totals, needs }: Pick<Declaration, "year" | "totals" | "needs">,
  asOf: CalendarDay,
  last: CalendarDay = lastDayToSurrender(year),
): number => asOf > last ? needs.fileable.due : totals.certificatesRoundedOnce;
