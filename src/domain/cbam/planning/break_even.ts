/**
 * The verified intensity at which goods cost as much as with their default value: below it a verified value saves money.
 * Regulation (EU) 2023/956, Articles 7 and 31; Implementing Regulations (EU) 2025/2620 and 2025/2621.
 */
import { type Decimal, plus, surplus } from "../../../kernel/decimal.ts";
import type { FiguredCalculation } from "../calculation/outcome.ts";

/** Terms that a break-even is made of, each tCO2e per tonne of goods. */
export interface BreakEvenTerms {
  /** The default value with the year's mark-up. */
  readonly defaultTPerT: Decimal;
  /** Free allocation with default values: column B. */
  readonly defaultFreeTPerT: Decimal;
  /** Free allocation with verified values: column A and the precursors. */
  readonly verifiedFreeTPerT: Decimal;
}

/** Returns the terms of a break-even by both calculations of the same goods. */
export const breakEvenTerms = (
  byDefault: Pick<FiguredCalculation, "terms">,
  byValue: Pick<FiguredCalculation, "terms">,
): BreakEvenTerms => ({
  defaultTPerT: byDefault.terms.intensity.embeddedTPerT,
  defaultFreeTPerT: byDefault.terms.freeAllocation.perTonne,
  verifiedFreeTPerT: byValue.terms.freeAllocation.perTonne,
});

/**
 * Returns the break-even of given terms, tCO2e per tonne: `V* = F C (A + sum m b) + max(0, D (1 + m) - F C B)`, the verified free
 * allocation, and what the default value leaves to pay for. Where the default value itself costs nothing it is the former alone.
 */
export const breakEvenAt = (
  { defaultTPerT, defaultFreeTPerT, verifiedFreeTPerT }: BreakEvenTerms,
): Decimal => plus(verifiedFreeTPerT, surplus(defaultTPerT, defaultFreeTPerT));
