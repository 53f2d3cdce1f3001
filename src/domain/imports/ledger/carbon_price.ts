/** Carbon prices that were paid abroad, as entries of the ledger claim them. Regulation (EU) 2023/956, Article 9. */
import type { Decimal } from "../../../kernel/decimal.ts";

/** A carbon price that was paid abroad, with its evidence. */
export interface CarbonPriceClaim {
  /** EUR per tCO2e that was effectively paid, rebates taken off. */
  readonly eurPerTco2e: Decimal;
  /** Certifier of the payment; null while nobody has certified it. */
  readonly certifier: string | null;
  /** Reference of the evidence of payment. */
  readonly evidence: string | null;
}

/**
 * Returns whether a carbon price that was paid abroad may be declared: certified by an independent person, with evidence.
 * @source Regulation (EU) 2023/956, Article 9(2)
 */
export const isProven = ({ certifier, evidence }: CarbonPriceClaim): boolean =>
  certifier !== null && evidence !== null;
