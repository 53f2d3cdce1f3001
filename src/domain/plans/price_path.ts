/**
 * Prices of certificates in years to come, as a caller assumes them. Nobody publishes them; where the caller assumes none
 * the newest published price is held. Regulation (EU) 2023/956, Article 21; Implementing Regulation (EU) 2025/2548.
 */
import { type Decimal, one, plus, roundHalfAwayFromZero, times } from "../../kernel/decimal.ts";
import type { PricePath } from "../../contract/values/plans/price_path.ts";

/** Origin of a year's price: said by the caller, held from the last year that was said, grown, or the newest published one. */
export type PriceBasis = "given" | "held" | "grown" | "published";

/** Price of a year. */
export interface YearPrice {
  /** EUR per tCO2e, with 2 decimals at most where it was grown. */
  readonly priceEurPerTco2e: Decimal;
  /** Origin of the price. */
  readonly basis: PriceBasis;
}

const moneyDecimals = 2;

/** Years of a plan, both ends in it. */
export interface PlanSpan {
  /** First year. */
  readonly firstYear: number;
  /** Last year. */
  readonly lastYear: number;
}

/** Returns the years in their order. */
export const yearsOf = ({ firstYear, lastYear }: PlanSpan): ReadonlyArray<number> =>
  Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);

/** Prices by year that are held until the next one; before the first one the newest published price stands in. */
const heldBetween = (
  given: ReadonlyMap<number, Decimal>,
  years: ReadonlyArray<number>,
  newest: Decimal,
): ReadonlyArray<YearPrice> => {
  let last: YearPrice = { priceEurPerTco2e: newest, basis: "published" };
  return years.map((year) => {
    const price = given.get(year);
    if (price === undefined) return last;
    last = { priceEurPerTco2e: price, basis: "held" };
    return { priceEurPerTco2e: price, basis: "given" };
  });
};

/** Prices that grow by a share each year, rounded to cents year by year from their exact product. */
const grown = (
  years: ReadonlyArray<number>,
  start: YearPrice,
  factor: Decimal,
): ReadonlyArray<YearPrice> => {
  let exact = start.priceEurPerTco2e;
  return years.map((_, at) => {
    if (at === 0) return start;
    exact = times(exact, factor);
    return { priceEurPerTco2e: roundHalfAwayFromZero(exact, moneyDecimals), basis: "grown" };
  });
};

/**
 * Returns the price of each year of a plan, in the order of the years.
 * @param path undefined: the newest published price is held
 * @param newest the newest published price, EUR per tCO2e
 */
export const pricesOfYears = (
  path: PricePath | undefined,
  span: PlanSpan,
  newest: Decimal,
): ReadonlyArray<YearPrice> => {
  const years = yearsOf(span);
  if (path === undefined) return heldBetween(new Map(), years, newest);
  switch (path.kind) {
    case "flat":
      return years.map(() => ({ priceEurPerTco2e: path.priceEur, basis: "given" }));
    case "successive":
      return heldBetween(
        new Map(path.pricesEur.map((price, at) => [span.firstYear + at, price])),
        years,
        newest,
      );
    case "years":
      return heldBetween(path.pricesEur, years, newest);
    case "growth": {
      const start: YearPrice = path.startEur === undefined
        ? { priceEurPerTco2e: newest, basis: "published" }
        : { priceEurPerTco2e: path.startEur, basis: "given" };
      return grown(years, start, plus(one, path.yearly));
    }
  }
};
