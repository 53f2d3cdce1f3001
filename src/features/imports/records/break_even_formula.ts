/**
 * Formula of a break-even with its terms, as a reader can work it out. Regulation (EU) 2023/956, Articles 7 and 31.
 */
import { breakEvenAt, type BreakEvenTerms } from "../../../domain/cbam/planning/break_even.ts";
import { type Decimal, roundHalfAwayFromZero, toText } from "../../../kernel/decimal.ts";

const decimals = 6;
const shown = (value: Decimal): string => toText(roundHalfAwayFromZero(value, decimals));

/** @returns the formula, the terms of one tonne or MWh put in */
export const breakEvenFormula = (terms: BreakEvenTerms): string =>
  `V* = F_value + max(0, D - F_default) = ${shown(terms.verifiedFreeTPerT)} + max(0, ${
    shown(terms.defaultTPerT)
  } - ${shown(terms.defaultFreeTPerT)}) = ${
    shown(breakEvenAt(terms))
  } tCO2e per unit; D is the default value with its mark-up, F the free allocation.`;
