/**
 * Dates of a declarant whose status is revoked: other days than 30 September hold for declaration and surrender. Implementing
 * Regulation (EU) 2025/486, Articles 21 and 23.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { dayOf, daysLater, workingDayFrom } from "../days.ts";
import { type CalendarDate, calendarDate, datesOfYear, lastDayToSurrender } from "./dates.ts";

const act = "Implementing Regulation (EU) 2025/486, Articles 21 and 23";
const firstYearOfImports = 2026;
const daysToSurrender = 15;
const lastMonth = 12;

/** The same day of the next month; its last day where it has none such. @source Regulation (EEC, Euratom) 1182/71, Article 3(2)(c) */
const monthLater = (day: CalendarDay): CalendarDay => {
  const [year, month] = [yearOf(day), Number(day.slice(5, 7))];
  const [yearThen, monthThen] = month === lastMonth ? [year + 1, 1] : [year, month + 1];
  const last = dayOf(yearThen, monthThen + 1, 0);
  const same = dayOf(yearThen, monthThen, Number(day.slice(8)));
  return same < last ? same : last;
};

/** Years of imports that were not declared yet on a day, up to its own. */
const undeclaredOn = (day: CalendarDay): ReadonlyArray<number> =>
  [yearOf(day) - 1, yearOf(day)].filter((year) =>
    year >= firstYearOfImports && day <= lastDayToSurrender(year)
  );

/** The day that holds for all whose status was revoked in 2026. */
const surrenderAfter2026 = dayOf(2027, 2, 15);

/** The last day to surrender after a revocation. */
const surrenderAfter = (revokedOn: CalendarDay): CalendarDay =>
  yearOf(revokedOn) === firstYearOfImports
    ? surrenderAfter2026
    : daysLater(monthLater(revokedOn), daysToSurrender);

/**
 * Returns the last day to surrender for imports of a year that counts: a Monday where the act's is on a weekend.
 * @param revokedOn the day since which the declarant's status is revoked; undefined: it is not
 */
export const lastSurrenderDay = (year: number, revokedOn: CalendarDay | undefined): CalendarDay =>
  revokedOn !== undefined && undeclaredOn(revokedOn).includes(year)
    ? workingDayFrom(surrenderAfter(revokedOn))
    : lastDayToSurrender(year);

/** Dates of declaration and surrender after a revocation, whatever year they are in. */
const datesAfter = (revokedOn: CalendarDay): ReadonlyArray<CalendarDate> => {
  const declared = monthLater(revokedOn);
  return undeclaredOn(revokedOn).flatMap((year) => [
    calendarDate(declared, "declaration_after_revocation", String(year), act),
    // After a revocation in 2026 a day of its own holds, which the calendar has for all.
    ...(yearOf(revokedOn) === firstYearOfImports ? [] : [
      calendarDate(surrenderAfter(revokedOn), "surrender_after_revocation", String(year), act),
    ]),
  ]);
};

/** Returns whether a date of the calendar holds for declarants who have the status alone, or after another revocation. */
const isOfOthers = ({ kind, workingDay }: CalendarDate, revokedOn: CalendarDay): boolean =>
  (kind === "declaration_and_surrender" && workingDay >= revokedOn) ||
  (kind === "surrender_after_revocation" && yearOf(revokedOn) !== firstYearOfImports);

/**
 * Returns the dates of a calendar year for a declarant whose status is revoked, in their order.
 * @param revokedOn the day since which it is; undefined: the dates of all
 * @param orderWorkingDays working days before a quarter's end by which certificates are ordered
 */
export const datesOfDeclarant = (
  year: number,
  revokedOn: CalendarDay | undefined,
  orderWorkingDays?: number,
): ReadonlyArray<CalendarDate> => {
  const dates = datesOfYear(year, orderWorkingDays);
  if (revokedOn === undefined) return dates;
  return [
    ...dates.filter((date) => !isOfOthers(date, revokedOn)),
    ...datesAfter(revokedOn).filter(({ day }) => yearOf(day) === year),
  ].sort((a, b) => a.day < b.day ? -1 : a.day > b.day ? 1 : 0);
};
