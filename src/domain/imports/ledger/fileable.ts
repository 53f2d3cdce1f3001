/** Actual values that a declaration could be filed by today. Regulation (EU) 2023/956, Articles 6(2) and 8(1). */
import { withdrawalOf, type Withdrawals } from "../../suppliers/withdrawals.ts";
import { type ImportFacts, isVerified } from "./entry.ts";

/** Parts of a verification that a declaration needs beside verifier and day. */
export interface LackingParts {
  /** True without the id of the verification report. */
  readonly hasNoReport: boolean;
  /** True while nobody said that the report is satisfactory. */
  readonly hasNoOpinion: boolean;
}

/**
 * Returns the parts that verified values lack, of which nobody may say that they are there: the report that the declaration
 * names, and the verifier's opinion. None of values that aren't verified.
 * @source Regulation (EU) 2023/956, Article 6(2); Implementing Regulation (EU) 2025/2546, Article 6 and Annex
 */
export const lackingParts = (facts: Pick<ImportFacts, "actual" | "releasedOn">): LackingParts => {
  const verification = isVerified(facts) ? facts.actual?.verification : undefined;
  return {
    hasNoReport: verification?.reportId === null,
    hasNoOpinion: verification?.isSatisfactory === null,
  };
};

/**
 * Returns whether the actual values of an import could be declared today: verified by a report that is named and known to be
 * satisfactory, and not withdrawn by who gave them after the import took them.
 * @param withdrawals of suppliers' values; left out: of none
 */
export const isFileable = (
  facts: Pick<ImportFacts, "actual" | "releasedOn">,
  withdrawals: Withdrawals = new Map(),
): boolean => {
  const { hasNoReport, hasNoOpinion } = lackingParts(facts);
  const value = facts.actual?.value;
  return isVerified(facts) && !hasNoReport && !hasNoOpinion &&
    (value === undefined || withdrawalOf(withdrawals, value) === undefined);
};
