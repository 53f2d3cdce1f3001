/**
 * Saving of an import by its actual values: its cost by default values beside that by its own. Regulation (EU) 2023/956, Articles 7
 * and 31.
 */
import * as Either from "effect/Either";
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

/**
 * Returns the saving.
 * @fails reasons why default values have no figures, as where no production route is named and they have several; none for an import
 * that has no figures or no actual values
 */
export const savingOrReasons = <Live extends FiguredImport>(
  law: FiguresLaw,
  figures: CalculatedImport<Live>,
): Either.Either<ImportSaving, ReadonlyArray<string>> => {
  if (!hasFigures(figures)) return Either.left([]);
  const { settled, live, state, costEur } = figures;
  if (settled === undefined || (state !== "estimated" && state !== "verified")) return Either.left([]);
  const byDefault = figuresOfImport(law, live, "by_default");
  if (!hasFigures(byDefault)) return Either.left(byDefault.reasons);
  return byDefault.settled === undefined ? Either.left([]) : Either.right({
    defaultEur: byDefault.costEur,
    valueEur: costEur,
    savingEur: minus(byDefault.costEur, costEur),
    terms: breakEvenTerms(byDefault.settled, settled),
  });
};

/** Returns the saving; undefined for an import without actual values, and where default values have no figures. */
export const savingOfImport = <Live extends FiguredImport>(
  law: FiguresLaw,
  figures: CalculatedImport<Live>,
): ImportSaving | undefined => Either.getOrUndefined(savingOrReasons(law, figures));
