/**
 * Certificates of an account that are there for a year's imports: each is surrendered once, and years before come first.
 * Regulation (EU) 2023/956, Articles 22(1) and 24.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { surrenderDay } from "../calendar/dates.ts";
import { cancellationDay, heldOn, type Lot, type Move, onAccountOf, servesYear } from "./lots.ts";

/** Certificates that are still to be surrendered for a year's imports. */
export interface YearNeed {
  /** Year of importation. */
  readonly year: number;
  /** Number of certificates. */
  readonly number: number;
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

/** True for certificates of the kind that a year takes which are not cancelled before its surrender. */
const lastsUntil = (lot: Lot, year: number): boolean =>
  servesYear(lot, year) && cancellationDay(lot) > surrenderDay(year);

/** Certificates that are left of a lot. */
interface LeftOfLot {
  readonly lot: Lot;
  number: number;
}

/** Returns the certificates of each lot at the end of a day, those that are cancelled first at the beginning. */
const leftOn = (
  { lots, moves }: Pick<YearOfAccount, "lots" | "moves">,
  day: CalendarDay,
): ReadonlyArray<LeftOfLot> =>
  lots.map((lot) => ({ lot, number: onAccountOf(lot, moves, day) }))
    .toSorted((one, other) => cancellationDay(one.lot) < cancellationDay(other.lot) ? -1 : 1);

/** Takes what a year needs from the lots that serve it. */
const take = (left: ReadonlyArray<LeftOfLot>, need: YearNeed): void => {
  let lacking = need.number;
  for (const each of left.filter(({ lot }) => lastsUntil(lot, need.year))) {
    const taken = Math.min(lacking, each.number);
    each.number -= taken;
    lacking -= taken;
  }
};

/**
 * Returns how many certificates are on the account at the end of a day once what a year still needs is surrendered for it, on its
 * last day.
 */
export const heldAfterSurrender = (
  account: Pick<YearOfAccount, "lots" | "moves">,
  need: YearNeed,
  day: CalendarDay,
): number => {
  const surrenderedOn = surrenderDay(need.year);
  if (day < surrenderedOn) return heldOn(account.lots, account.moves, day);
  const left = leftOn(account, surrenderedOn);
  const numbers = new Map(left.map(({ lot, number }) => [lot.id, number]));
  take(left, need);
  return left.reduce((sum, { lot, number }) => {
    const taken = (numbers.get(lot.id) ?? 0) - number;
    return sum + Math.max(0, onAccountOf(lot, account.moves, day) - taken);
  }, 0);
};

/** Returns the certificates that are there for a year: years before take those that are cancelled first. */
export const heldForYear = ({ lots, moves, year, day, before }: YearOfAccount): HeldForYear => {
  const left = leftOn({ lots, moves }, day);
  const heldFor = (asked: number): number =>
    left.reduce((sum, { lot, number }) => lastsUntil(lot, asked) ? sum + number : sum, 0);
  const all = heldFor(year);
  for (const need of before) take(left, need);
  const held = heldFor(year);
  return { held, heldForBefore: all - held };
};
