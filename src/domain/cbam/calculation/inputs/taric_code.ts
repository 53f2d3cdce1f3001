/** TARIC codes of goods that default values tell apart within a CN code: their line, their route, and what contradicts them. */
import { noRoute } from "../../../../contract/values/goods.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import type { CnCode } from "../../../../kernel/identifiers.ts";
import type { Law } from "../../law/law.ts";
import { routeOfLine } from "../../law/production_route.ts";
import type { DefaultValue } from "../../law/reference.ts";
import { otherCountries } from "../intensity.ts";
import type { Shipment } from "../shipment.ts";

/** Goods by their codes. */
export interface CodedGoods {
  /** CN code. */
  readonly cnCode: CnCode;
  /** TARIC code, where it is known. */
  readonly taricCode?: string | null | undefined;
}

/** Returns the default value's line of ten digits that a TARIC code has; undefined for one without. */
export const lineOfTaric = (
  { dataSet }: Pick<Law, "dataSet">,
  { cnCode, taricCode }: CodedGoods,
): DefaultValue | undefined =>
  dataSet.lines.get(otherCountries)?.get(cnCode)?.find(({ goodsLine }) => goodsLine === taricCode);

/** Returns the production route that the goods of a TARIC code have; undefined where their code names none. */
export const routeOfTaric = (
  law: Pick<Law, "dataSet" | "tables">,
  goods: CodedGoods,
): string | undefined => {
  const line = lineOfTaric(law, goods);
  const route = line && routeOfLine(line, law.tables.benchmarks.get(goods.cnCode) ?? []);
  return route === noRoute ? undefined : route;
};

/**
 * Returns the TARIC code of goods: their own, else that of the line of ten digits whose route is named, such as that of white clinker;
 * undefined where the CN code alone is known. Decision 0233.
 */
export const taricOfGoods = (
  { dataSet, tables }: Pick<Law, "dataSet" | "tables">,
  { cnCode, taricCode, productionRoute }: Pick<Shipment, "cnCode" | "taricCode" | "productionRoute">,
): string | undefined => {
  if (taricCode !== undefined || productionRoute === undefined || productionRoute === noRoute) {
    return taricCode;
  }
  const benchmarks = tables.benchmarks.get(cnCode) ?? [];
  return dataSet.lines.get(otherCountries)?.get(cnCode)?.find((line) =>
    line.goodsLine.length > cnCode.length && routeOfLine(line, benchmarks) === productionRoute
  )?.goodsLine;
};

/** Returns the issue of a TARIC code of other goods than those of the CN code or of the route that is named; undefined for none. */
export const taricConflict = (law: Law, shipment: Shipment): Issue | undefined => {
  const { cnCode, taricCode, productionRoute } = shipment;
  if (taricCode === undefined) return undefined;
  const at = { path: "taric_code", code: "conflict" } as const;
  if (!taricCode.startsWith(cnCode)) {
    return issueOf(at, { kind: "taricOfOtherGoods", found: taricCode, code: cnCode });
  }
  const route = routeOfTaric(law, shipment);
  return productionRoute === undefined || route === undefined || productionRoute === route
    ? undefined
    : issueOf(at, { kind: "taricOfOtherRoute", found: taricCode, route, named: productionRoute });
};
