/**
 * Sale of certificates back to the Commission: weekly ones at most in the number that the holding duty of the year of
 * purchase demanded; those of 2026 in 2027 only; all of them for who stayed at or below the threshold. Regulation (EU)
 * 2023/956, Article 23.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import {
  balancesOn,
  buyBackDay,
  cancellationDay,
  isOf2026,
  type Lot,
  type LotBalance,
  type Move,
  type MoveKind,
} from "./lots.ts";

/** Certificates of a year's purchases that may be sold back. */
export interface BuyBack {
  /** Calendar year of purchase. */
  readonly year: number;
  /** True for certificates of 2026, which have a rule of their own. */
  readonly isOf2026: boolean;
  /** Certificates that were bought in it. */
  readonly bought: number;
  /** Certificates of it that were sold back already. */
  readonly boughtBack: number;
  /** The most that may be sold back: what the holding duty of the year demanded; all that were bought without a limit. */
  readonly limit: number;
  /** Certificates that may be sold back now: not more than what is left. */
  readonly available: number;
  /** Certificates above the limit. */
  readonly atRisk: number;
  /** True if those above the limit are lost when they are cancelled unless they are surrendered: nothing can raise the limit any more. */
  readonly isFinal: boolean;
  /** The last day to ask for it. */
  readonly by: CalendarDay;
  /** Balances of the lots that may be sold back still. */
  readonly balances: ReadonlyArray<LotBalance>;
  /** Notes for the reader. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

/** Facts that a buy-back is counted on. */
export interface BuyBackQuestion {
  /** Every lot. */
  readonly lots: ReadonlyArray<Lot>;
  /** Every move. */
  readonly moves: ReadonlyArray<Move>;
  /** Day in Brussels. */
  readonly day: CalendarDay;
  /** The highest number that Article 22(2) demanded in a year of purchase. */
  readonly obligedIn: (year: number) => number;
  /** True for a year of purchase in which the threshold was not exceeded, so that all of its certificates are bought back. */
  readonly staysBelow?: (year: number) => boolean;
  /** True for a year of purchase that is over and of which the ledger has no imports: whether it was exceeded is not known. */
  readonly hasNoImports?: (year: number) => boolean;
  /** Imports of a year of purchase that could not be calculated: its limit lacks what had to be held for them. */
  readonly lackingIn?: (year: number) => number;
  /** Notes about imports of a year of purchase that name no declarant: its limit lacks what had to be held for them. */
  readonly undeclaredIn?: (year: number) => ReadonlyArray<ImportFinding>;
}

const findingsOf = (
  { year, isOf2026: hasOwnRule, bought, boughtBack, limit, available }: Omit<
    BuyBack,
    "findings" | "balances" | "isFinal"
  >,
  { left, isBelow, isEmpty, isRunning, lacking, hasUndeclared, early, cancelled }: {
    readonly left: number;
    readonly isBelow: boolean;
    readonly isEmpty: boolean;
    readonly isRunning: boolean;
    readonly lacking: number;
    /** True if the limit lacks imports that name no declarant: it isn't known to be all that had to be held. */
    readonly hasUndeclared: boolean;
    /** Certificates that are recorded as cancelled before the day on which they are. */
    readonly early: number;
    readonly cancelled: CalendarDay;
  },
): ReadonlyArray<ImportFinding> => [
  ...(hasOwnRule ? [{ kind: "limitOf2026" } as const] : []),
  ...(isBelow ? [{ kind: "allBoughtBack" } as const] : []),
  ...(left > available && (isRunning || (lacking === 0 && !hasUndeclared))
    ? [
      isEmpty
        ? { kind: "boughtWithoutImports", year } as const
        : isRunning
        ? { kind: "limitMayRise", year, limit, lacking: 0 } as const
        : { kind: "boughtMoreThanObliged", year, bought, limit } as const,
    ]
    : []),
  ...(lacking > 0 && limit < bought ? [{ kind: "limitMayRise", year, limit, lacking } as const] : []),
  ...(boughtBack > limit ? [{ kind: "soldBackAboveLimit", year, boughtBack, limit } as const] : []),
  ...(early > 0 ? [{ kind: "cancelledEarly", number: early, day: cancelled } as const] : []),
];

const no = (): boolean => false;
const none = (): number => 0;
const nothing = (): ReadonlyArray<ImportFinding> => [];

const ofGroup = (
  question: BuyBackQuestion,
  own: ReadonlyArray<Lot>,
): ReadonlyArray<BuyBack> => {
  const { moves, day, obligedIn, staysBelow = no, hasNoImports = no, lackingIn = none } = question;
  const { undeclaredIn = nothing } = question;
  const [first] = own;
  if (first === undefined) return [];
  const year = yearOf(first.boughtOn);
  const hasOwnRule = isOf2026(first.kind);
  const cancelled = cancellationDay(first);
  const ids = new Set(own.map(({ id }) => id));
  const bought = own.reduce((sum, { number }) => sum + number, 0);
  const movedBy = (kind: MoveKind, isCounted: (at: CalendarDay) => boolean): number =>
    moves.reduce(
      (sum, move) =>
        move.kind === kind && ids.has(move.lotId) && isCounted(move.day) ? sum + move.number : sum,
      0,
    );
  const boughtBack = movedBy("bought_back", (at) => at <= day);
  const early = movedBy("cancelled", (at) => at <= day && at < cancelled);
  const balances = balancesOn(own, moves, day).filter(({ buyBackBy }) => day <= buyBackBy);
  const left = balances.reduce((sum, balance) => sum + balance.left, 0);
  const isBelow = !hasOwnRule && staysBelow(year);
  const isEmpty = !hasOwnRule && hasNoImports(year);
  const isRunning = yearOf(day) <= year;
  const isUnlimited = hasOwnRule || isBelow;
  const lacking = isUnlimited ? 0 : lackingIn(year);
  const limit = isUnlimited ? bought : obligedIn(year);
  const available = Math.max(0, Math.min(left, limit - boughtBack));
  const atRisk = left - available;
  const by = buyBackDay(first);
  const found = { year, isOf2026: hasOwnRule, bought, boughtBack, limit, available, atRisk, by };
  const undeclared = isUnlimited ? [] : undeclaredIn(year);
  const hasUndeclared = undeclared.length > 0;
  const isFinal = isUnlimited || !(isRunning || isEmpty || lacking > 0 || hasUndeclared);
  const noted = { left, isBelow, isEmpty, isRunning, lacking, hasUndeclared, early, cancelled };
  return [{ ...found, isFinal, balances, findings: [...undeclared, ...findingsOf(found, noted)] }];
};

/**
 * Returns what may be sold back, by year of purchase, certificates of 2026 apart: that they are a derogation from the
 * limit is read as having none.
 * @source Regulation (EU) 2023/956, Article 23(1) to (3)
 */
export const buyBackOf = (question: BuyBackQuestion): ReadonlyArray<BuyBack> => {
  const known = question.lots.filter(({ boughtOn }) => boughtOn <= question.day);
  const nameOf = ({ boughtOn, kind }: Lot): string =>
    `${yearOf(boughtOn)} ${isOf2026(kind) ? "2026" : "weekly"}`;
  return [...Map.groupBy(known, nameOf)].sort(([a], [b]) => a < b ? -1 : 1)
    .flatMap(([, own]) => ofGroup(question, own));
};
