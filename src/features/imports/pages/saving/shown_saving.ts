/**
 * A saving as pages show it, of an import or of a supplier's value.
 */
import type { BreakEvenTerms } from "../../../../domain/cbam/planning/break_even.ts";
import type { Decimal } from "../../../../kernel/decimal.ts";

/** Quantity that a figure is told for one of. */
export type SavingUnit = "t" | "MWh";

/** Costs by default and by actual values, and what their break-even is made of. */
export interface ShownSaving {
  readonly unit: SavingUnit;
  /** Cost by default values, EUR with 2 decimals. */
  readonly defaultEur: Decimal;
  /** Cost by actual values, EUR with 2 decimals. */
  readonly valueEur: Decimal;
  /** The first less the second, EUR; below 0 where actual values cost more. */
  readonly savingEur: Decimal;
  /** Embedded emissions by actual values, tCO2e per unit. */
  readonly valueTPerUnit: Decimal;
  /** Terms of the break-even, tCO2e per unit. */
  readonly terms: BreakEvenTerms;
  /** True where a carbon price paid abroad was deducted. */
  readonly isBeforePaid: boolean;
}
