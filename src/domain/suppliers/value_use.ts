/**
 * Use of a supplier's value for goods: what must agree between both. Implementing Regulation (EU) 2025/2547, Articles 4(6) and
 * 7(1).
 */
import type { CnCode, CountryAlpha3 } from "../../kernel/identifiers.ts";
import type { OneOf } from "../../kernel/findings/sentences.ts";
import type { SupplierFindings } from "../../kernel/findings/suppliers.ts";
import { firstPeriod, unitOf, type ValueOfInstallation } from "./value.ts";

/** Goods that a value is used for. */
export interface ValuedGoods {
  /** Their CN code. */
  readonly cnCode: CnCode;
  /** Their country of origin. */
  readonly origin: CountryAlpha3;
  /** Calendar year of their import. */
  readonly year: number;
  /** Route that was named for them; undefined where none was. */
  readonly productionRoute: string | undefined;
}

/**
 * Returns what doesn't agree between a value and the goods that it is used for: CN code, country, period, route. Imports of 2026
 * and electricity take values of their own year, later ones those of 2026 and after too.
 */
export const valueUseFindings = (
  { value: { id, key }, installation }: ValueOfInstallation,
  goods: ValuedGoods,
): ReadonlyArray<OneOf<SupplierFindings>> => {
  const { country } = installation.facts;
  const { cnCode: code, period, productionRoute: route } = key;
  const first = unitOf(key) === "MWh" ? goods.year : firstPeriod;
  const findings: Array<OneOf<SupplierFindings>> = [];
  if (code !== goods.cnCode) findings.push({ kind: "valueOfOtherGoods", id, code, found: goods.cnCode });
  if (country !== goods.origin) {
    findings.push({ kind: "valueOfOtherCountry", id, country, found: goods.origin });
  }
  if (period < first || period > goods.year) {
    findings.push({ kind: "valueOfOtherPeriod", id, period, first, last: goods.year });
  }
  if (route !== null && goods.productionRoute !== undefined && goods.productionRoute !== route) {
    findings.push({ kind: "valueOfOtherRoute", id, route, found: goods.productionRoute });
  }
  return findings;
};
