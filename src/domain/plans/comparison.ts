/**
 * Origins and production routes of one kind of goods, ranked by net cost with the default values of each. Regulation (EU)
 * 2023/956, Articles 7 and 31; Implementing Regulation (EU) 2025/2621, Annex I. Every row is a calculation of
 * `domain/cbam/calculation`.
 */
import * as Either from "effect/Either";
import type { Sector } from "../../contract/answers/members.ts";
import { type Decimal, isLess, minus, zero } from "../../kernel/decimal.ts";
import type { LawFinding } from "../../kernel/findings/law/law_finding.ts";
import { alpha3OfText, type CountryAlpha3 } from "../../kernel/identifiers.ts";
import type { Issue } from "../../kernel/issue.ts";
import { onceEach } from "../../kernel/once.ts";
import { calculate } from "../cbam/calculation/calculation.ts";
import { otherCountries, pairOf, routeValues } from "../cbam/calculation/intensity.ts";
import type { Outcome } from "../cbam/calculation/outcome.ts";
import type { Shipment } from "../cbam/calculation/shipment.ts";
import { electricityValues, type Law, lawOfImport } from "../cbam/law/law.ts";
import { importYear } from "../cbam/law/price.ts";
import type { DataSet, Goods } from "../cbam/law/reference.ts";
import { exemptionOf, outsideAnnexI, scopeOf } from "../cbam/law/scope.ts";

/** Goods and quantity of a comparison. */
export interface ComparisonQuestion
  extends Pick<Shipment, "cnCode" | "taricCode" | "tonnage" | "unit" | "time" | "assumedCscf"> {
  /** Countries to compare; undefined for every country that the default values name. */
  readonly countries: ReadonlyArray<CountryAlpha3> | undefined;
}

/** One origin and route with its calculation. */
export interface RankedOrigin {
  /** Place by net cost, from 1 on; equal costs share a place. Undefined without figures. */
  readonly rank: number | undefined;
  /** Shipment of the calculation. */
  readonly shipment: Shipment;
  /** Result of the calculation. */
  readonly outcome: Outcome;
}

/** Origins in the order of their ranks, or the reason why these goods have none. */
export type Comparison =
  | { readonly status: "ok"; readonly sector: Sector; readonly rows: ReadonlyArray<RankedOrigin> }
  | {
    readonly status: "out_of_scope" | "needs_data";
    readonly sector: Sector;
    readonly reason: LawFinding;
  };

/** Returns the exact net cost in EUR, 0 for goods that CBAM doesn't reach; undefined without figures. */
export const exactCostOf = (outcome: Outcome): Decimal | undefined => {
  if (outcome.status === "needs_data") return undefined;
  return outcome.status === "ok" ? minus(outcome.terms.grossEur, outcome.terms.deductionEur) : zero;
};

/** Countries that a data set's default values name, in the order of their codes. */
const namedCountries = onceEach((dataSet: DataSet): ReadonlyArray<CountryAlpha3> =>
  [...dataSet.lines.keys()].filter((country) => country !== otherCountries)
    .flatMap((country) => alpha3OfText(country) ?? []).sort()
);

/** Countries that a comparison has without being told any: those with default values, but for exempt ones. */
const everyOrigin = (law: Law, { sector }: Goods): ReadonlyArray<CountryAlpha3> => {
  const dataSet = sector === "electricity" ? electricityValues(law) : law.dataSet;
  const named = dataSet === undefined ? [] : namedCountries(dataSet);
  return named.filter((country) => exemptionOf(law.tables, country) === undefined);
};

/** Shipments of an origin: one for each production route that its default values print, one where they print none. */
const shipmentsFrom = (
  law: Law,
  goods: Goods,
  shipment: Shipment,
): ReadonlyArray<Shipment> => {
  if (exemptionOf(law.tables, shipment.origin) !== undefined) return [shipment];
  const values = routeValues(
    pairOf(law, goods, shipment.origin),
    importYear(shipment.time),
    shipment.taricCode,
  );
  return values.length < 2
    ? [shipment]
    : values.map(({ route }) => ({ ...shipment, productionRoute: route }));
};

interface OriginCost extends Omit<RankedOrigin, "rank"> {
  readonly cost: Decimal | undefined;
}

const byCost = (one: OriginCost, other: OriginCost): number => {
  if (one.cost === undefined || other.cost === undefined) {
    return Number(one.cost === undefined) - Number(other.cost === undefined);
  }
  return isLess(one.cost, other.cost) ? -1 : isLess(other.cost, one.cost) ? 1 : 0;
};

/** Rows in the order of their costs, those of one cost as they stood, those without figures last. */
const ranked = (rows: ReadonlyArray<OriginCost>): ReadonlyArray<RankedOrigin> => {
  const sorted = rows.toSorted(byCost);
  let rank = 0;
  return sorted.map(({ cost, shipment, outcome }, at) => {
    const before = sorted[at - 1]?.cost;
    if (cost !== undefined && (before === undefined || isLess(before, cost))) rank = at + 1;
    return { rank: cost === undefined ? undefined : rank, shipment, outcome };
  });
};

/** Reason why no origin has figures; undefined where one has. */
const lackingOf = (rows: ReadonlyArray<OriginCost>): LawFinding | undefined => {
  const [first] = rows;
  if (first === undefined || rows.some(({ cost }) => cost !== undefined)) return undefined;
  return first.outcome.status === "needs_data" ? first.outcome.reason : undefined;
};

/**
 * Returns the origins and routes of the goods by net cost with default values, the cheapest first.
 * @fails Issue for a quantity in a unit that the goods are not measured in, and for an assumed correction factor of a
 * year that has one
 */
export const compareOrigins = (
  asked: Law,
  { countries, ...goodsAsked }: ComparisonQuestion,
): Either.Either<Comparison, ReadonlyArray<Issue>> => {
  const law = lawOfImport(asked, goodsAsked.time);
  const { sector, goods, problem, inScope } = scopeOf(law.tables, goodsAsked.cnCode);
  if (problem !== undefined) return Either.right({ status: "needs_data", sector, reason: problem.reason });
  if (goods === undefined || !inScope) {
    const { reason } = outsideAnnexI(goodsAsked.cnCode);
    return Either.right({ status: "out_of_scope", sector, reason });
  }
  const blank = {
    ...goodsAsked,
    productionRoute: undefined,
    verifiedDirectTPerT: undefined,
    verifiedIndirectTPerT: undefined,
    originCarbonPriceEurPerT: undefined,
    precursors: undefined,
  };
  const rows: Array<OriginCost> = [];
  const origins = countries === undefined ? everyOrigin(law, goods) : [...new Set(countries)].sort();
  if (origins.length === 0) {
    return Either.right({
      status: "needs_data",
      sector,
      reason: { kind: "noDefaultHere", code: goods.cnCode },
    });
  }
  for (const origin of origins) {
    for (const shipment of shipmentsFrom(law, goods, { ...blank, origin })) {
      const outcome = calculate(asked, shipment);
      if (Either.isLeft(outcome)) return Either.left(outcome.left);
      rows.push({ shipment, outcome: outcome.right, cost: exactCostOf(outcome.right) });
    }
  }
  const lacking = lackingOf(rows);
  return lacking === undefined
    ? Either.right({ status: "ok", sector, rows: ranked(rows) })
    : Either.right({ status: "needs_data", sector, reason: lacking });
};
