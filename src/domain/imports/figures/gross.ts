/** Gross cost of imports, rounded import by import as each prints it. */
import { type Decimal, roundHalfAwayFromZero, sumOf, surplus, times } from "../../../kernel/decimal.ts";
import type { SettledTerms } from "../../cbam/calculation/of_many.ts";
import type { FiguredImport } from "../ledger/alike.ts";

const moneyDecimals = 2;

/** Returns the gross cost of an import, EUR with 2 decimals; of several that are alike the sum of what each prints. */
export const grossOf = ({ alike }: FiguredImport, { terms }: SettledTerms): Decimal => {
  if (alike === undefined) return roundHalfAwayFromZero(terms.grossEur, moneyDecimals);
  const { intensity, freeAllocation, price } = terms;
  const perTonne = times(surplus(intensity.embeddedTPerT, freeAllocation.perTonne), price.priceEurPerTco2e);
  return sumOf(alike.massesT.map((mass) => roundHalfAwayFromZero(times(perTonne, mass), moneyDecimals)));
};
