/**
 * Prices of certificates in years to come, as a caller assumes them. Nobody publishes them; where the caller assumes none
 * the newest published price is held. Imports of 2026 are paid for at prices of its quarters, also when weeks have prices.
 * Regulation (EU) 2023/956, Article 21; Implementing Regulation (EU) 2025/2548.
 */
import { type Decimal, one, plus, roundHalfAwayFromZero, times } from "../../kernel/decimal.ts";
import { firstPlanYear, type PricePath } from "../../contract/values/plans/price_path.ts";
import { yearOfPeriod } from "../cbam/law/period.ts";
import { type CertificatePrice, choosePrice } from "../cbam/law/price.ts";

/** Origin of a year's price: said by the caller, held from the last year that was said, grown, or published. */
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

/** Published prices that count where a path says none. */
export interface PublishedPrices {
  /** The newest one of all, which stands in for years to come. */
  readonly newest: CertificatePrice;
  /** That of a year: of 2026 the newest of its own quarters, of a later one the newest of all. */
  readonly ofYear: (year: number) => CertificatePrice;
}

/**
 * Returns the published prices of plans; undefined where there is none.
 * @param prices the prices that count, one a period, in the order of their periods; the list is never changed
 */
export const publishedPrices = (prices: ReadonlyArray<CertificatePrice>): PublishedPrices | undefined => {
  const newest = prices.at(-1);
  return newest && { newest, ofYear: (year) => choosePrice(prices, { year })?.price ?? newest };
};

const publishedIn = ({ ofYear }: PublishedPrices, year: number): YearPrice => ({
  priceEurPerTco2e: ofYear(year).priceEurPerTco2e,
  basis: "published",
});

/** The price that a path holds when the years begin: that of the last year before them, if it names one. */
const heldBefore = (given: ReadonlyMap<number, Decimal>, first: number): YearPrice | undefined => {
  const price = given.get(Math.max(...[...given.keys()].filter((year) => year < first)));
  return price && { priceEurPerTco2e: price, basis: "held" };
};

/** Prices by year that are held until the next one; before the first one the published prices stand in. */
const heldBetween = (
  given: ReadonlyMap<number, Decimal>,
  years: ReadonlyArray<number>,
  published: PublishedPrices,
): ReadonlyArray<YearPrice> => {
  let last = heldBefore(given, years[0] ?? 0);
  return years.map((year) => {
    const price = given.get(year);
    if (price === undefined) return last ?? publishedIn(published, year);
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

/** A price that grows from a year on. */
interface StartingPrice extends YearPrice {
  readonly year: number;
}

/** Years before the price that grows have published ones; a year has one price, whichever year a plan begins in. */
const grownFrom = (
  { year, ...start }: StartingPrice,
  { firstYear, lastYear }: PlanSpan,
  { published, factor }: { readonly published: PublishedPrices; readonly factor: Decimal },
): ReadonlyArray<YearPrice> => {
  const before = yearsOf({ firstYear, lastYear: Math.min(year - 1, lastYear) });
  return [
    ...before.map((each) => publishedIn(published, each)),
    ...grown(yearsOf({ firstYear: year, lastYear }), start, factor),
  ].slice(-yearsOf({ firstYear, lastYear }).length);
};

/** The newest published price in the year of its quarter or week. */
const startOfNewest = ({ newest: { period, priceEurPerTco2e } }: PublishedPrices): StartingPrice => ({
  year: Math.max(firstPlanYear, yearOfPeriod(period) ?? firstPlanYear),
  priceEurPerTco2e,
  basis: "published",
});

/**
 * Returns the price of each year of a plan, in the order of the years.
 * @param path undefined: the newest published price is held
 */
export const pricesOfYears = (
  path: PricePath | undefined,
  span: PlanSpan,
  published: PublishedPrices,
): ReadonlyArray<YearPrice> => {
  const years = yearsOf(span);
  if (path === undefined) return heldBetween(new Map(), years, published);
  switch (path.kind) {
    case "flat":
      return years.map(() => ({ priceEurPerTco2e: path.priceEur, basis: "given" }));
    case "successive":
      return heldBetween(
        new Map(path.pricesEur.map((price, at) => [span.firstYear + at, price])),
        years,
        published,
      );
    case "years":
      return heldBetween(path.pricesEur, years, published);
    case "growth": {
      const { startEur, startYear: year = span.firstYear, yearly } = path;
      const start: StartingPrice = startEur === undefined
        ? startOfNewest(published)
        : { year, priceEurPerTco2e: startEur, basis: "given" };
      return grownFrom(start, span, { published, factor: plus(one, yearly) });
    }
  }
};
