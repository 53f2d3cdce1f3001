/**
 * An importer's ledger beside the exemption of small quantities. Regulation (EU) 2023/956, Article 2a: who is above the limit is
 * not exempt, whatever was expected.
 */
import { type Decimal, isLess, minus, times, toJsonNumber } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { AnnualThreshold } from "../law.ts";

/** An importer's year in the ledger. */
export interface LedgerMass {
  /** Calendar year. */
  readonly year: number;
  /** The year's limit. */
  readonly threshold: AnnualThreshold;
  /** Net mass that counts, tonnes; with the line that is asked about where that isn't in the ledger yet. */
  readonly totalT: Decimal;
  /** True if the total has a mass that isn't in the ledger yet. */
  readonly isWithLine: boolean;
}

/** Returns whether the year stays at or below the limit. */
export const staysWithin = ({ totalT, threshold }: LedgerMass): boolean => !isLess(threshold.tonnes, totalT);

/** Returns what a reader should know of a ledger that is above its limit, or so near that authorities are told. */
export const massFindings = (mass: LedgerMass): ReadonlyArray<ImportFinding> => {
  const { year, threshold: { tonnes, warnShare }, totalT, isWithLine } = mass;
  const told = { year, total: toJsonNumber(totalT), limit: toJsonNumber(tonnes), isWithLine };
  if (!staysWithin(mass)) return [{ kind: "ledgerAboveLimit", ...told }];
  return isLess(times(tonnes, warnShare), totalT)
    ? [{ kind: "ledgerNearLimit", ...told, rest: toJsonNumber(minus(tonnes, totalT)) }]
    : [];
};
