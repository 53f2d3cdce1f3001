/**
 * Retention of the ledger: records of a year of importation are kept until the end of the fourth year after that of its
 * declaration. Regulation (EU) 2023/956, Articles 7(6), 9(3) and 19(2).
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { cancellationDay, leftOf, type Lot, type Move } from "../certificates/lots.ts";
import { dayOf } from "../days.ts";

/** The declaration of a year is made in the next one, and records stay for four more. */
const yearsKept = 5;

/** Returns the last day on which the records of a year of importation must be there: 2026's stay until 31 December 2031. */
export const lastDayOfRecords = (year: number): CalendarDay => dayOf(year + yearsKept, 12, 31);

/** Returns the newest year of importation whose records may go on a day. */
export const lastFreeYear = (today: CalendarDay): number => yearOf(today) - yearsKept - 1;

/**
 * Returns the year of importation with whose records a lot of certificates goes: that whose declaration is due in the
 * year in which the last of its certificates left the account, or is cancelled by law.
 */
export const yearOfLot = (lot: Lot, moves: ReadonlyArray<Move>): number => {
  const own = moves.filter(({ lotId }) => lotId === lot.id);
  const days = [lot.boughtOn, ...own.map(({ day }) => day)];
  if (leftOf(lot, own) > 0) days.push(cancellationDay(lot));
  return Math.max(...days.map(yearOf)) - 1;
};
