/**
 * Use of a supplier's value for goods: what must agree between both. Implementing Regulation (EU) 2025/2547, Articles 4(6) and
 * 7(1).
 */
import type { CnCode, CountryAlpha3 } from "../../kernel/identifiers.ts";
import type { OneOf } from "../../kernel/findings/sentences.ts";
import type { SupplierFindings } from "../../kernel/findings/suppliers/suppliers.ts";
import type { SupplierValueUsed } from "../../contract/answers/calculation.ts";
import type { Shipment } from "../cbam/calculation/shipment.ts";
import { importYear } from "../cbam/law/price.ts";
import {
  firstPeriod,
  isWithdrawn,
  priceLeft,
  unitOf,
  valuedMembers,
  type ValueOfInstallation,
} from "./value.ts";

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
  /** Reporting period that was named for them; left out where none was. */
  readonly reportingPeriod?: number | undefined;
}

/**
 * Returns what doesn't agree between a value and the goods that it is used for: CN code, country, period, route. Imports of 2026
 * and electricity take values of their own year, later ones those of 2026 and after too; where a period is named for the goods, they take those
 * of that one. A withdrawn value is used for nothing.
 */
export const valueUseFindings = (
  { value, installation }: ValueOfInstallation,
  goods: ValuedGoods,
): ReadonlyArray<OneOf<SupplierFindings>> => {
  const { id, key } = value;
  if (isWithdrawn(value)) return [{ kind: "valueWithdrawn", id, since: value.recordedOn }];
  const { country } = installation.facts;
  const { cnCode: code, period, productionRoute: route } = key;
  const first = goods.reportingPeriod ?? (unitOf(key) === "MWh" ? goods.year : firstPeriod);
  const last = goods.reportingPeriod ?? goods.year;
  const findings: Array<OneOf<SupplierFindings>> = [];
  if (code !== goods.cnCode) findings.push({ kind: "valueOfOtherGoods", id, code, found: goods.cnCode });
  if (country !== goods.origin) {
    findings.push({ kind: "valueOfOtherCountry", id, country, found: goods.origin });
  }
  if (period < first || period > last) {
    findings.push({ kind: "valueOfOtherPeriod", id, period, first, last });
  }
  if (route !== null && goods.productionRoute !== undefined && goods.productionRoute !== route) {
    findings.push({ kind: "valueOfOtherRoute", id, route, found: goods.productionRoute });
  }
  return findings;
};

/** Returns the goods of a shipment as a value is used for them. */
export const goodsOf = ({ cnCode, origin, time, productionRoute }: Shipment): ValuedGoods => ({
  cnCode,
  origin,
  year: importYear(time),
  productionRoute,
});

/** Returns the shipment with the figures of a value; a route and a carbon price of its own stay. */
export const withFiguresOf = ({ value }: ValueOfInstallation, shipment: Shipment): Shipment => {
  const members = valuedMembers(value);
  return {
    ...shipment,
    ...members,
    ...(shipment.originCarbonPriceEurPerT === undefined ? { priceLeft: priceLeft(value.facts) } : undefined),
    productionRoute: shipment.productionRoute ?? members.productionRoute,
    originCarbonPriceEurPerT: shipment.originCarbonPriceEurPerT ?? members.originCarbonPriceEurPerT,
  };
};

/** Returns the value as an answer names it. */
export const valueUsed = ({ value, installation }: ValueOfInstallation): SupplierValueUsed => ({
  id: value.id,
  version: value.version,
  state: value.facts.state,
  reporting_period: value.key.period,
  installation: installation.id,
  installation_name: installation.facts.name,
  ...(value.key.productionRoute === null ? undefined : { production_route: value.key.productionRoute }),
});
