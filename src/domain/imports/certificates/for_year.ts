/**
 * Certificates of an account that are there for a year's imports: each is surrendered once, and years before come first.
 * Regulation (EU) 2023/956, Articles 22(1) and 24.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { surrenderDay } from "../calendar/dates.ts";
import {
  cancellationDay,
  heldOn,
  leftOf,
  type Lot,
  type Move,
  onAccountOf,
  servesYear,
  uncancelledOf,
} from "./lots.ts";

/** Certificates that are still to be surrendered for a year's imports. */
export interface YearNeed {
  /** Year of importation. */
  readonly year: number;
  /** Number of certificates. */
  readonly number: number;
}

/** Certificates that are due for a year's imports, surrendered or not. */
export interface YearDue {
  /** Year of importation. */
  readonly year: number;
  /** Number of certificates. */
  readonly due: number;
  /** Number of imports that could not be calculated, which the number lacks. */
  readonly withoutFigures: number;
}

/** Certificates on an account that may be surrendered for a year. */
export interface HeldForYear {
  /** Those that no year before needs. */
  readonly held: number;
  /** Those that years before need. */
  readonly heldForBefore: number;
}

/** An account on a day, seen from a year of importation. */
export interface YearOfAccount {
  /** Every lot. */
  readonly lots: ReadonlyArray<Lot>;
  /** Every move. */
  readonly moves: ReadonlyArray<Move>;
  /** Year of importation. */
  readonly year: number;
  /** Day at whose end the account is looked at. */
  readonly day: CalendarDay;
  /** Needs of years before, the earliest first. */
  readonly before: ReadonlyArray<YearNeed>;
}

/** Returns how many certificates were surrendered for a year's imports by the end of a day. */
export const surrenderedFor = (moves: ReadonlyArray<Move>, year: number, until: CalendarDay): number =>
  moves.reduce(
    (sum, { kind, forYear, day, number }) =>
      kind === "surrendered" && forYear === year && day <= until ? sum + number : sum,
    0,
  );

/** Returns what a year's imports still need at the end of a day. */
export const needOf = (
  moves: ReadonlyArray<Move>,
  { year, due }: Pick<YearDue, "year" | "due">,
  day: CalendarDay,
): YearNeed => ({ year, number: Math.max(0, due - surrenderedFor(moves, year, day)) });

/** True for certificates of the kind that a year takes on a day which are not cancelled before its surrender. */
const lastsUntil = (lot: Lot, year: number, day: CalendarDay): boolean =>
  servesYear(lot, year, day) && cancellationDay(lot) > surrenderDay(year);

const firstCancelledFirst = (lots: ReadonlyArray<Lot>): ReadonlyArray<Lot> =>
  lots.toSorted((one, other) => cancellationDay(one) < cancellationDay(other) ? -1 : 1);

/**
 * Takes what a year needs from the lots that serve it by its last day, those that are cancelled first at the beginning: that others serve
 * it later is a reading, by which nothing is taken from a year after. Decision 0260.
 */
const take = (
  lots: ReadonlyArray<Lot>,
  { year, number }: YearNeed,
  { taken, leftOf }: { readonly taken: Map<string, number>; readonly leftOf: (lot: Lot) => number },
): void => {
  let lacking = number;
  for (const lot of firstCancelledFirst(lots).filter((lot) => lastsUntil(lot, year, surrenderDay(year)))) {
    const before = taken.get(lot.id) ?? 0;
    const now = Math.min(lacking, Math.max(0, leftOf(lot) - before));
    taken.set(lot.id, before + now);
    lacking -= now;
  }
};

/** A day at whose end an account is looked at, as it is known on another. */
export interface HeldQuestion {
  /** Day at whose end the account is looked at. */
  readonly day: CalendarDay;
  /** Day by whose end all is known: a day before it is over. */
  readonly asOf: CalendarDay;
  /** Certificates that are due for years before, the earliest first. */
  readonly before: ReadonlyArray<YearDue>;
}

/**
 * Returns how many certificates are on the account at the end of a day. On a day that is to come they are those that are left once
 * what is still to be surrendered for years before by then has left; what is overdue leaves at once.
 */
export const heldAfterSurrender = (
  { lots, moves }: Pick<YearOfAccount, "lots" | "moves">,
  { day, asOf, before }: HeldQuestion,
): number => {
  if (day < asOf) return heldOn(lots, moves, day);
  const taken = new Map<string, number>();
  for (const due of before) {
    const last = surrenderDay(due.year);
    if (last > day) continue;
    const on = last < asOf ? asOf : last;
    take(lots, needOf(moves, due, day), {
      taken,
      leftOf: (lot) => Math.min(uncancelledOf(lot, moves, on), leftOf(lot, moves, day)),
    });
  }
  return lots.reduce(
    (sum, lot) => sum + Math.max(0, onAccountOf(lot, moves, day) - (taken.get(lot.id) ?? 0)),
    0,
  );
};

/** Returns the certificates that are there for a year: years before take those that are cancelled first. */
export const heldForYear = ({ lots, moves, year, day, before }: YearOfAccount): HeldForYear => {
  const taken = new Map<string, number>();
  const leftOnDay = (lot: Lot): number => uncancelledOf(lot, moves, day);
  const heldFor = (asked: number): number =>
    lots.reduce(
      (sum, lot) => lastsUntil(lot, asked, day) ? sum + leftOnDay(lot) - (taken.get(lot.id) ?? 0) : sum,
      0,
    );
  const all = heldFor(year);
  for (const need of before) take(lots, need, { taken, leftOf: leftOnDay });
  const held = heldFor(year);
  return { held, heldForBefore: all - held };
};
