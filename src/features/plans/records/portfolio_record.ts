/** A portfolio as it leaves. Decisions, 0119. */
import type { Plan } from "../../../application/plans/plan_questions.ts";
import type {
  CodeCostRecord,
  PortfolioAnswer,
  PriceCaseRecord,
  SupplierCostRecord,
} from "../../../contract/answers/plans/portfolio.ts";
import type { PortfolioQuery } from "../../../contract/requests/plans.ts";
import type { HeldCost, PathPrices, PortfolioSums } from "../../../domain/plans/portfolio.ts";
import { pricesOfYears } from "../../../domain/plans/price_path.ts";
import type { PricePath } from "../../../contract/values/plans/price_path.ts";
import {
  type Decimal,
  decimalOfText,
  minus,
  one,
  plus,
  roundHalfAwayFromZero,
  sumOf,
  times,
  toJsonNumber,
} from "../../../kernel/decimal.ts";
import { euros } from "./trajectory_record.ts";

/** Sums of a portfolio's answer. */
export type SumRecords = Pick<
  typeof PortfolioAnswer.Type,
  "by_supplier" | "by_code" | "by_year" | "prices"
>;

const costMembers = (
  { rows, withoutDefault, defaultEur, knownEur, savedEur }: Omit<HeldCost, "tenthEur">,
) => ({
  rows,
  without_default: withoutDefault,
  default_eur: euros(defaultEur),
  known_eur: euros(knownEur),
  saving_eur: euros(savedEur),
});

/** The dearest first. */
const byCost = (one: { readonly known_eur: number }, other: { readonly known_eur: number }): number =>
  other.known_eur - one.known_eur;

const supplierRecords = ({ whole, bySupplier }: PortfolioSums): ReadonlyArray<SupplierCostRecord> =>
  bySupplier.map((group) => ({
    supplier: group.name,
    ...costMembers(group),
    portfolio_at_break_even_eur: euros(plus(whole.knownEur, group.savedEur)),
    worth_of_a_tenth_eur: euros(group.tenthEur),
  })).sort(byCost);

const codeRecords = ({ byCode }: PortfolioSums): ReadonlyArray<CodeCostRecord> =>
  byCode.map((group) => ({ cn_code: group.name ?? "", ...costMembers(group) })).sort(byCost);

const fifth = decimalOfText("0.2") ?? one;

/** Prices of the years by the path, or those of the plan with a fifth less or more, in cents. */
const pricesOf = (
  { years, published, assumptions }: Plan,
  path: PricePath | undefined,
  factor: Decimal,
): PathPrices => {
  const given = path === undefined ? undefined : pricesOfYears(path, assumptions, published);
  return new Map(years.map(({ year, priceEurPerTco2e }, at) => [
    year,
    given?.[at]?.priceEurPerTco2e ?? roundHalfAwayFromZero(times(priceEurPerTco2e, factor), 2),
  ]));
};

/** A path of prices by its name. */
export interface PriceCase {
  readonly path: PriceCaseRecord["path"];
  readonly prices: PathPrices;
}

/** @returns the plan's own prices between a lower and a higher path: the caller's, or a fifth less and more */
export const priceCases = (
  plan: Plan,
  { price_path_low: low, price_path_high: high }: PortfolioQuery,
): ReadonlyArray<PriceCase> => [
  { path: "low", prices: pricesOf(plan, low, minus(one, fifth)) },
  { path: "base", prices: new Map(plan.years.map((each) => [each.year, each.priceEurPerTco2e])) },
  { path: "high", prices: pricesOf(plan, high, plus(one, fifth)) },
];

const caseRecords = (
  { atPrices }: PortfolioSums,
  cases: ReadonlyArray<PriceCase>,
): ReadonlyArray<PriceCaseRecord> =>
  cases.map(({ path, prices }, at) => {
    const priced = atPrices[at] ?? [];
    return {
      path,
      default_eur: euros(sumOf(priced.map(({ defaultEur }) => defaultEur))),
      known_eur: euros(sumOf(priced.map(({ knownEur }) => knownEur))),
      by_year: priced.map(({ year, defaultEur, knownEur }) => ({
        year,
        certificate_price_eur_per_tco2e: toJsonNumber(prices.get(year) ?? one),
        default_eur: euros(defaultEur),
        known_eur: euros(knownEur),
      })),
    };
  });

/** @param cases paths that the sums were made at, in their order */
export const sumRecords = (sums: PortfolioSums, cases: ReadonlyArray<PriceCase>): SumRecords => ({
  by_supplier: supplierRecords(sums),
  by_code: codeRecords(sums),
  by_year: sums.byYear.map(({ year, ...cost }) => ({ year, ...costMembers(cost) })),
  prices: caseRecords(sums, cases),
});
