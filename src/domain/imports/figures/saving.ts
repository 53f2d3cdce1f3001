/**
 * Saving of an import by its actual values: its cost by default values beside that by its own. Regulation (EU) 2023/956, Articles 7
 * and 31.
 */
import { type Decimal, minus } from "../../../kernel/decimal.ts";
import { type BreakEvenTerms, breakEvenTerms } from "../../cbam/planning/break_even.ts";
import { type CalculatedImport, type FiguresLaw, figuresOfImport, hasFigures } from "./figures.ts";
import type { FiguredImport } from "../ledger/alike.ts";

/** Saving of an import by its actual values. */
export interface ImportSaving {
  /** Cost by default values, EUR with 2 decimals. */
  readonly defaultEur: Decimal;
  /** Cost by its actual values, EUR with 2 decimals. */
  readonly valueEur: Decimal;
  /** The first less the second, EUR; below 0 where actual values cost more. */
  readonly savingEur: Decimal;
  /** Terms of the break-even, tCO2e per tonne, of electricity per MWh. */
  readonly terms: BreakEvenTerms;
}

/** Returns the saving; undefined for an import without actual values, and where default values have no figures. */
export const savingOfImport = <Live extends FiguredImport>(
  law: FiguresLaw,
  figures: CalculatedImport<Live>,
): ImportSaving | undefined => {
  if (!hasFigures(figures)) return undefined;
  const { settled, live, state, costEur } = figures;
  if (settled === undefined || (state !== "estimated" && state !== "verified")) return undefined;
  const byDefault = figuresOfImport(law, live, "by_default");
  return !hasFigures(byDefault) || byDefault.settled === undefined ? undefined : {
    defaultEur: byDefault.costEur,
    valueEur: costEur,
    savingEur: minus(byDefault.costEur, costEur),
    terms: breakEvenTerms(byDefault.settled, settled),
  };
};
