/** Notes about certificates of an account that years before still need. Regulation (EU) 2023/956, Articles 22(1) and 26(3). */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { lastDayToSurrender, namedDayToSurrender } from "../calendar/dates.ts";
import { needOf, type YearDue } from "./for_year.ts";
import type { Move } from "./lots.ts";

/** Returns notes about imports that the needs of years before lack, because they could not be calculated. */
export const stillDueWithout = (before: ReadonlyArray<YearDue>): ReadonlyArray<ImportFinding> =>
  before.filter(({ withoutFigures }) => withoutFigures > 0)
    .map(({ withoutFigures: imports, year }) => ({ kind: "stillDueWithout", imports, year }));

/**
 * Returns notes about certificates that should have been surrendered for years longer ago than those whose needs are taken off an account,
 * as long as they are open.
 * @param asOf day by whose end all is known, after the last day to surrender of each year
 */
export const openYearFindings = (
  moves: ReadonlyArray<Move>,
  years: ReadonlyArray<YearDue>,
  asOf: CalendarDay,
): ReadonlyArray<ImportFinding> =>
  years.flatMap((due) => {
    const { year, number } = needOf(moves, due, asOf);
    return number === 0
      ? []
      : [{ kind: "openSinceYear", number, year, day: namedDayToSurrender(year, asOf) }];
  });

/**
 * Returns notes about certificates that are still to be surrendered for years before, or should have been, and about imports that
 * these numbers lack.
 * @param asOf day by whose end all is known
 */
export const stillDueFindings = (
  moves: ReadonlyArray<Move>,
  before: ReadonlyArray<YearDue>,
  asOf: CalendarDay,
): ReadonlyArray<ImportFinding> => [
  ...before.flatMap((due): ReadonlyArray<ImportFinding> => {
    const { year } = due;
    const day = namedDayToSurrender(year, asOf);
    const isOverdue = asOf > lastDayToSurrender(year);
    const { number } = needOf(moves, due, isOverdue ? asOf : day);
    return number === 0 ? [] : [{ kind: "heldAfterSurrender", number, year, day, isOverdue }];
  }),
  ...stillDueWithout(before),
];
