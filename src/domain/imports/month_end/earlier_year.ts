/** Remainder of a year before the one whose month is closed: its cost, less the part of its certificates that were surrendered. Decision 0244. */
import {
  ceiling,
  type Decimal,
  decimalOfNumber,
  plus,
  quotient,
  roundHalfAwayFromZero,
  times,
  zero,
} from "../../../kernel/decimal.ts";
import type { Accrual } from "./accrual.ts";

/** Sums of a year before. */
export interface EarlierSums {
  /** Calendar year of importation. */
  readonly year: number;
  /** Cost of its dutiable imports, EUR with 2 decimals. */
  readonly totalEur: Decimal;
  /** Certificates that they need, rounded up once. */
  readonly certificates: number;
  /** Certificates surrendered for it by the end of the month; undefined where it is not the declarant that is asked about. */
  readonly surrendered: number | undefined;
  /** Cost less the share of the certificates that were surrendered, EUR with 2 decimals. */
  readonly leftEur: Decimal;
  /** Cost as the accrual before knew it, EUR. */
  readonly beforeEur: Decimal;
  /** Number of its imports that could not be calculated, and that cost and certificates lack. */
  readonly lacking: number;
}

/** Accruals of a year before, and the certificates that were surrendered for it. */
export interface EarlierAccruals {
  /** The year as it is known. */
  readonly made: Pick<Accrual, "total">;
  /** Number of its imports that could not be calculated. */
  readonly lacking: number;
  /** The year as the accrual before knew it. */
  readonly before: Pick<Accrual, "total">;
  /** Certificates; undefined where it is not the declarant that is asked about. */
  readonly surrendered: number | undefined;
}

const moneyDecimals = 2;
const shareDecimals = 40;

const shareOf = (part: number, whole: number): Decimal =>
  quotient(decimalOfNumber(part) ?? zero, decimalOfNumber(whole) ?? zero, shareDecimals);

/** Returns what is left of a year; undefined where no certificate is left to surrender for it, and none of its imports lacks. */
export const leftOfYear = (
  year: number,
  { made, lacking, before, surrendered }: EarlierAccruals,
): EarlierSums | undefined => {
  const { pricedT, unpricedT, totalEur } = made.total;
  const certificates = ceiling(plus(pricedT, unpricedT));
  const left = Math.max(0, certificates - (surrendered ?? 0));
  if (left === 0 && lacking === 0) return undefined;
  const leftEur = left === certificates
    ? totalEur
    : roundHalfAwayFromZero(times(totalEur, shareOf(left, certificates)), moneyDecimals);
  const beforeEur = before.total.totalEur;
  return { year, totalEur, certificates, surrendered, leftEur, beforeEur, lacking };
};
