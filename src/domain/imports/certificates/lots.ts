/**
 * A declarant's certificates: lots as they were bought and what became of them. Nothing is averaged, and nothing is moved
 * that is not there. Regulation (EU) 2023/956, Articles 20 to 24.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { type Decimal, decimalOfNumber, times, zero } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { dayOf } from "../days.ts";

/** A quarter of 2026, or the weekly certificates from 2027. */
export type CertificateKind = "2026-Q1" | "2026-Q2" | "2026-Q3" | "2026-Q4" | "weekly";

/** Every kind. */
export const certificateKinds: ReadonlyArray<CertificateKind> = [
  "2026-Q1",
  "2026-Q2",
  "2026-Q3",
  "2026-Q4",
  "weekly",
];

/** Certificates that were bought at once. */
export interface Lot {
  /** UUID. */
  readonly id: string;
  /** Kind. */
  readonly kind: CertificateKind;
  /** Day of purchase. */
  readonly boughtOn: CalendarDay;
  /** Number of certificates, whole tonnes. */
  readonly number: number;
  /** Price of one, EUR. */
  readonly unitPriceEur: Decimal;
  /** Reference of the purchase; null where none was given. */
  readonly reference: string | null;
}

/** Kind of move that takes certificates off the account. */
export type MoveKind = "surrendered" | "bought_back" | "cancelled";

/** Every kind of move. */
export const moveKinds: ReadonlyArray<MoveKind> = ["surrendered", "bought_back", "cancelled"];

/** Certificates that left the account. */
export interface Move {
  /** UUID. */
  readonly id: string;
  /** The lot that they were of. */
  readonly lotId: string;
  /** Why they left. */
  readonly kind: MoveKind;
  /** Day on which they left. */
  readonly day: CalendarDay;
  /** Number of certificates. */
  readonly number: number;
  /** With `surrendered`: the year of importation that they were surrendered for. */
  readonly forYear: number | null;
}

/** A lot with what is left of it. */
export interface LotBalance {
  /** The lot. */
  readonly lot: Lot;
  /** Certificates that are left. */
  readonly left: number;
  /** Purchase value, EUR. */
  readonly valueEur: Decimal;
  /** Day on which those that are left are cancelled without compensation. */
  readonly cancelledOn: CalendarDay;
  /** The last day to ask for buying them back. */
  readonly buyBackBy: CalendarDay;
}

/** Day on which the certificates of 2026 are sold first. @source Regulation (EU) 2023/956, Article 20(1) */
const firstSale = dayOf(2027, 2, 1);
/** The year of importation whose certificates are priced by quarter. */
export const yearOfQuarters = 2026;
/** The surrender year of certificates of 2026. */
const surrenderYearOf2026 = 2027;
const yearsUntilCancelled = 2;
const yearsToRecordSale = 1;

/** Day on which what is left of the certificates of 2026 is cancelled, and from which weekly ones serve 2026. */
export const cancellationOf2026: CalendarDay = dayOf(surrenderYearOf2026, 11, 1);

/** Returns whether certificates are of a quarter of 2026. */
export const isOf2026 = (kind: CertificateKind): boolean => kind !== "weekly";

/**
 * Returns whether certificates may be surrendered on a day for imports of a year: those of 2026 for 2026 alone, weekly ones for other
 * years, and for 2026 once its own are cancelled. That weekly ones serve a surrender that late is a reading: no act names the kind.
 * @source Regulation (EU) 2023/956, Articles 19(5), 20(1), 21(1a), 22(1), 24(2) and 26(3)
 */
export const servesYear = ({ kind }: Pick<Lot, "kind">, year: number, day: CalendarDay): boolean =>
  isOf2026(kind) ? year === yearOfQuarters : year !== yearOfQuarters || day >= cancellationOf2026;

/**
 * Returns the day on which what is left of a lot is cancelled: those of 2026 on 1 November 2027, others on 1 November of
 * the second year after the purchase.
 * @source Regulation (EU) 2023/956, Article 24(1) and (2)
 */
export const cancellationDay = ({ kind, boughtOn }: Pick<Lot, "kind" | "boughtOn">): CalendarDay =>
  isOf2026(kind) ? cancellationOf2026 : dayOf(yearOf(boughtOn) + yearsUntilCancelled, 11, 1);

/**
 * Returns the last day to ask for buying back, which is before the cancellation: 31 October.
 * @source Regulation (EU) 2023/956, Article 23(1) and (2a)
 */
export const buyBackDay = (lot: Pick<Lot, "kind" | "boughtOn">): CalendarDay =>
  dayOf(yearOf(cancellationDay(lot)), 10, 31);

/**
 * Returns the last day on which a sale back is taken to have left the account: a year after the last day to ask for it. No act says how
 * long the Commission takes.
 */
export const lastSaleDay = (lot: Pick<Lot, "kind" | "boughtOn">): CalendarDay =>
  dayOf(yearOf(cancellationDay(lot)) + yearsToRecordSale, 10, 31);

const movesOf = (moves: ReadonlyArray<Move>, lotId: string, until: CalendarDay | undefined): number =>
  moves.reduce(
    (sum, move) =>
      move.lotId === lotId && (until === undefined || move.day <= until) ? sum + move.number : sum,
    0,
  );

/** Returns how many of a lot no move has taken by the end of a day; by now when no day is given. */
export const leftOf = (lot: Lot, moves: ReadonlyArray<Move>, until?: CalendarDay): number =>
  until !== undefined && lot.boughtOn > until ? 0 : lot.number - movesOf(moves, lot.id, until);

/**
 * Returns how many of a lot may be surrendered still at the end of a day: none from the day of their cancellation on, whether a move
 * says so or not.
 * @source Regulation (EU) 2023/956, Article 24
 */
export const uncancelledOf = (lot: Lot, moves: ReadonlyArray<Move>, day: CalendarDay): number =>
  cancellationDay(lot) <= day ? 0 : leftOf(lot, moves, day);

/**
 * Returns how many of a lot wait for their sale back at the end of a day on which the others are cancelled: those that a sale recorded
 * for a later day took, which was asked for in time. 0 before the day of the cancellation.
 * @source Regulation (EU) 2023/956, Articles 23 and 24
 */
const awaitingSaleOf = (lot: Lot, moves: ReadonlyArray<Move>, day: CalendarDay): number =>
  day < cancellationDay(lot) ? 0 : moves.reduce(
    (sum, { lotId, kind, day: on, number }) =>
      lotId === lot.id && kind === "bought_back" && on > day ? sum + number : sum,
    0,
  );

/** Returns how many of a lot are on the account at the end of a day, those that wait for their sale back included. */
export const onAccountOf = (lot: Lot, moves: ReadonlyArray<Move>, day: CalendarDay): number =>
  uncancelledOf(lot, moves, day) + awaitingSaleOf(lot, moves, day);

/** Returns how many certificates are on the account at the end of a day. */
export const heldOn = (
  lots: ReadonlyArray<Lot>,
  moves: ReadonlyArray<Move>,
  day: CalendarDay,
): number => lots.reduce((sum, lot) => sum + onAccountOf(lot, moves, day), 0);

/**
 * Returns what no move took of each lot by the end of a day, lots without any left out: what is cancelled, or was. What waited for its
 * sale back is not.
 */
export const balancesOn = (
  lots: ReadonlyArray<Lot>,
  moves: ReadonlyArray<Move>,
  day: CalendarDay,
): ReadonlyArray<LotBalance> =>
  lots.flatMap((lot) => {
    const left = leftOf(lot, moves, day) - awaitingSaleOf(lot, moves, day);
    return left <= 0 ? [] : [{
      lot,
      left,
      valueEur: times(lot.unitPriceEur, decimalOfNumber(left) ?? zero),
      cancelledOn: cancellationDay(lot),
      buyBackBy: buyBackDay(lot),
    }];
  });

const isWhole = (number: number): boolean => Number.isSafeInteger(number) && number > 0;

/** Returns what is wrong with a lot; empty where it may be kept. */
export const lotFindings = (lot: Lot): ReadonlyArray<ImportFinding> => {
  const { number, boughtOn } = lot;
  const cancelled = cancellationDay(lot);
  return [
    ...(isWhole(number) ? [] : [{ kind: "certificatesNotWhole", found: number } as const]),
    ...(boughtOn < firstSale
      ? [{ kind: "boughtBeforeSale", found: boughtOn, first: firstSale } as const]
      : []),
    ...(boughtOn >= cancelled ? [{ kind: "boughtAfterCancelled", found: boughtOn, cancelled } as const] : []),
  ];
};

/**
 * Findings about a surrender: no year of importation, certificates of another kind than it, a year that has not begun (within
 * the year itself only a revocation demands it), certificates that were cancelled by then.
 */
const surrenderFindings = (lot: Lot, { forYear, day }: Move): ReadonlyArray<ImportFinding> => {
  const findings: Array<ImportFinding> = [];
  const cancelled = cancellationDay(lot);
  if (forYear === null) findings.push({ kind: "surrenderWithoutYear" });
  if (forYear !== null && !servesYear(lot, forYear, day)) {
    findings.push({ kind: "certificatesOfOtherYear", certificates: lot.kind, year: forYear });
  }
  if (forYear !== null && forYear > yearOf(day)) {
    findings.push({ kind: "surrenderedForYearToCome", found: day, year: forYear });
  }
  if (day >= cancelled) findings.push({ kind: "surrenderedAfterCancelled", found: day, cancelled });
  return findings;
};

/**
 * Returns what is wrong with a move; empty where it may be kept. At no later day may more have left a lot than it had.
 * @param moves that are kept already
 */
export const moveFindings = (
  lots: ReadonlyArray<Lot>,
  moves: ReadonlyArray<Move>,
  move: Move,
): ReadonlyArray<ImportFinding> => {
  const lot = lots.find(({ id }) => id === move.lotId);
  if (lot === undefined) return [{ kind: "noSuchLot", found: move.lotId }];
  if (!isWhole(move.number)) return [{ kind: "certificatesNotWhole", found: move.number }];
  const findings: Array<ImportFinding> = [];
  if (move.day < lot.boughtOn) {
    findings.push({ kind: "movedBeforeBought", found: move.day, bought: lot.boughtOn });
  }
  const left = leftOf(lot, moves);
  if (move.number > left) findings.push({ kind: "moreThanThereAre", found: move.number, left });
  if (move.kind === "bought_back" && move.day > lastSaleDay(lot)) {
    findings.push({
      kind: "buyBackTooLate",
      found: move.day,
      requested: buyBackDay(lot),
      last: lastSaleDay(lot),
    });
  }
  if (move.kind === "surrendered") findings.push(...surrenderFindings(lot, move));
  else if (move.forYear !== null) findings.push({ kind: "yearWithoutSurrender" });
  return findings;
};
