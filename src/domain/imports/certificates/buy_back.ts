/**
 * Sale of certificates back to the Commission: at most the number that the holding duty of the year of purchase
 * demanded; those of 2026 in 2027 only; all of them for who stayed at or below the threshold. Regulation (EU) 2023/956,
 * Article 23.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { balancesOn, type Lot, type LotBalance, type Move } from "./lots.ts";

/** Certificates of a year's purchases that may be sold back. */
export interface BuyBack {
  /** Calendar year of purchase. */
  readonly year: number;
  /** Certificates that were bought in it. */
  readonly bought: number;
  /** Certificates of it that were sold back already. */
  readonly boughtBack: number;
  /** The most that may be sold back: what the holding duty of the year demanded. */
  readonly limit: number;
  /** Certificates that may be sold back now: not more than what is left. */
  readonly available: number;
  /** Certificates above the limit, which are lost when they are cancelled unless they are surrendered. */
  readonly atRisk: number;
  /** Balances of the year's lots. */
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
  /** True if the importer stayed at or below the threshold of the year before, so that all is bought back. */
  readonly staysBelow?: boolean;
}

/**
 * Returns what may be sold back, by year of purchase.
 * @source Regulation (EU) 2023/956, Article 23(1) to (3)
 */
export const buyBackOf = (question: BuyBackQuestion): ReadonlyArray<BuyBack> => {
  const { lots, moves, day, obligedIn, staysBelow = false } = question;
  const years = [...new Set(lots.map(({ boughtOn }) => yearOf(boughtOn)))].sort((a, b) => a - b);
  return years.map((year) => {
    const own = lots.filter(({ boughtOn }) => yearOf(boughtOn) === year);
    const ids = new Set(own.map(({ id }) => id));
    const bought = own.reduce((sum, { number }) => sum + number, 0);
    const boughtBack = moves.reduce(
      (sum, move) => move.kind === "bought_back" && ids.has(move.lotId) ? sum + move.number : sum,
      0,
    );
    const balances = balancesOn(own, moves, day).filter(({ buyBackBy }) => day <= buyBackBy);
    const left = balances.reduce((sum, balance) => sum + balance.left, 0);
    const limit = staysBelow ? bought : obligedIn(year);
    const available = Math.max(0, Math.min(left, limit - boughtBack));
    const findings: ReadonlyArray<ImportFinding> = staysBelow
      ? [{ kind: "allBoughtBack" }]
      : left > available
      ? [{ kind: "boughtMoreThanObliged", year, bought, limit }]
      : [];
    return { year, bought, boughtBack, limit, available, atRisk: left - available, balances, findings };
  });
};
