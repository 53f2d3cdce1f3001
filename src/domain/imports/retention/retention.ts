/**
 * Retention of the ledger: records of a year of importation are kept until the end of the fourth year after that of its
 * declaration. Regulation (EU) 2023/956, Articles 7(6), 9(3) and 19(2).
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { cancellationDay, leftOf, type Lot, type Move } from "../certificates/lots.ts";
import { dayOf, endOfQuarter, quarterOfDay } from "../days.ts";

/** The declaration of a year is made in the next one, and records stay for four more. */
const yearsKept = 5;

/** Returns the last day on which the records of a year of importation must be there: 2026's stay until 31 December 2031. */
export const lastDayOfRecords = (year: number): CalendarDay => dayOf(year + yearsKept, 12, 31);

/** Returns the newest year of importation whose records may go on a day. */
export const lastFreeYear = (today: CalendarDay): number => yearOf(today) - yearsKept - 1;

/** Returns the last end of a quarter before a day. */
const endOfQuarterBefore = (day: CalendarDay): CalendarDay => {
  const { year, quarter } = quarterOfDay(day);
  return quarter === 1 ? dayOf(year - 1, 12, 31) : endOfQuarter({ year, quarter: quarter - 1 });
};

/**
 * Returns the year of importation with whose records a lot of certificates goes: that whose declaration is due in the
 * year in which the last of its certificates left the account, or is cancelled by law; or the later one at a quarter's end
 * of which they were still held, because what had to be held then is counted against them.
 */
export const yearOfLot = (lot: Lot, moves: ReadonlyArray<Move>): number => {
  const own = moves.filter(({ lotId }) => lotId === lot.id);
  const days = [lot.boughtOn, ...own.map(({ day }) => day)];
  if (leftOf(lot, own) > 0) days.push(cancellationDay(lot));
  const left = days.reduce((latest, day) => day > latest ? day : latest);
  const heldOn = endOfQuarterBefore(left);
  return Math.max(yearOf(left) - 1, heldOn >= lot.boughtOn ? yearOf(heldOn) : 0);
};
