/** A portfolio as it leaves. Decisions, 0120. */
import type { Plan } from "../../../application/plans/plan_questions.ts";
import type {
  CodeCostRecord,
  PortfolioAnswer,
  PriceCaseRecord,
  SupplierCostRecord,
} from "../../../contract/answers/plans/portfolio.ts";
import {
  atPrices,
  costInYear,
  groupedBy,
  type HeldCost,
  type Holding,
  wholeOf,
} from "../../../domain/plans/portfolio.ts";
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
export type PortfolioSums = Pick<
  typeof PortfolioAnswer.Type,
  "by_supplier" | "by_code" | "by_year" | "prices"
>;

const costMembers = ({ rows, defaultEur, knownEur }: HeldCost) => ({
  rows,
  default_eur: euros(defaultEur),
  known_eur: euros(knownEur),
  saving_eur: euros(minus(defaultEur, knownEur)),
});

/** The dearest first. */
const byCost = (one: { readonly known_eur: number }, other: { readonly known_eur: number }): number =>
  other.known_eur - one.known_eur;

export const supplierRecords = (holdings: ReadonlyArray<Holding>): ReadonlyArray<SupplierCostRecord> => {
  const whole = wholeOf(holdings);
  return groupedBy(holdings, ({ supplier }) => supplier).map((group) => ({
    supplier: group.name,
    ...costMembers(group),
    portfolio_at_break_even_eur: euros(plus(minus(whole.knownEur, group.knownEur), group.defaultEur)),
    worth_of_a_tenth_eur: euros(group.tenthEur),
  })).sort(byCost);
};

export const codeRecords = (holdings: ReadonlyArray<Holding>): ReadonlyArray<CodeCostRecord> =>
  groupedBy(holdings, ({ goods }) => goods.cnCode).map((group) => ({
    cn_code: group.name ?? "",
    ...costMembers(group),
  })).sort(byCost);

export const yearRecords = (
  holdings: ReadonlyArray<Holding>,
  { years }: Plan,
): PortfolioSums["by_year"] =>
  years.map(({ year }) => ({ year, ...costMembers(costInYear(holdings, year)) }));

const fifth = decimalOfText("0.2") ?? one;
const factors = { low: minus(one, fifth), base: one, high: plus(one, fifth) } as const;

/** Prices of the years by the path, or those of the plan with a fifth less or more, in cents. */
const pricesOf = (
  { years, newest, assumptions }: Plan,
  path: PricePath | undefined,
  factor: Decimal,
): ReadonlyMap<number, Decimal> => {
  const given = path === undefined ? undefined : pricesOfYears(path, assumptions, newest.priceEurPerTco2e);
  return new Map(years.map(({ year, priceEurPerTco2e }, at) => [
    year,
    given?.[at]?.priceEurPerTco2e ?? roundHalfAwayFromZero(times(priceEurPerTco2e, factor), 2),
  ]));
};

/** @param path the caller's own; undefined: the plan's with a fifth less or more */
export const priceCase = (
  holdings: ReadonlyArray<Holding>,
  plan: Plan,
  name: PriceCaseRecord["path"],
  path: PricePath | undefined,
): PriceCaseRecord => {
  const prices = name === "base"
    ? new Map(plan.years.map(({ year, priceEurPerTco2e }) => [year, priceEurPerTco2e]))
    : pricesOf(plan, path, factors[name]);
  const priced = atPrices(holdings, prices);
  return {
    path: name,
    default_eur: euros(sumOf(priced.map(({ defaultEur }) => defaultEur))),
    known_eur: euros(sumOf(priced.map(({ knownEur }) => knownEur))),
    by_year: priced.map(({ year, defaultEur, knownEur }) => ({
      year,
      certificate_price_eur_per_tco2e: toJsonNumber(prices.get(year) ?? one),
      default_eur: euros(defaultEur),
      known_eur: euros(knownEur),
    })),
  };
};
