/**
 * Certificates of 2026 by quarter, each at its own price. Implementing Regulation (EU) 2025/2548, Article 1.
 */
import {
  ceiling,
  type Decimal,
  decimalOfNumber,
  plus,
  quotient,
  smaller,
  sumOf,
  zero,
} from "../../../kernel/decimal.ts";
import { groupsInSteps, type Steps } from "../../../kernel/steps.ts";
import type { Law } from "../../cbam/law/law.ts";
import { yearOfPeriod } from "../../cbam/law/period.ts";
import { quarterName, quartersOf } from "../days.ts";
import type { ImportFigures } from "../figures/figures.ts";
import { sumsInSteps } from "./sums.ts";

/** Certificates of a quarter of 2026. */
export interface QuarterCertificates {
  /** `2026-Q1`. */
  readonly quarter: string;
  /** Net emissions, tCO2e. */
  readonly netT: Decimal;
  /** Net emissions rounded up to whole certificates, before anything is taken off for carbon prices paid abroad. */
  readonly certificates: number;
  /** Price of the quarter or the one that stands in, EUR; undefined where none is known. */
  readonly priceEur: Decimal | undefined;
  /** True if the quarter's own price is published. */
  readonly isPriced: boolean;
  /** Deduction for carbon prices paid abroad, EUR. */
  readonly deductionEur: Decimal;
  /** Cost, EUR. */
  readonly costEur: Decimal;
  /** Certificates less by the Commission's draft of 13 May 2026, which is not adopted; at most what each import owes. */
  readonly draftReductionCertificates: Decimal;
}

/** The mean certificate price of a year. */
export interface MeanPrice {
  /** Mean of the year's published prices, EUR; undefined while there is none. */
  readonly meanPriceEur: Decimal | undefined;
  /** True if that is the mean of the whole year. */
  readonly isMeanOfYear: boolean;
}

/** The year whose certificates are priced by quarter. */
const yearOfQuarters = 2026;
const priceDecimals = 12;
const certificateDecimals = 12;

/** Returns the mean of the prices that the periods of a year have: 2026-W53 is one of 2027. */
export const meanPrice = ({ prices }: Law, year: number): MeanPrice => {
  const own = prices.prices.filter(({ period }) => yearOfPeriod(period) === year);
  const count = decimalOfNumber(own.length);
  const sum = own.reduce((total, { priceEurPerTco2e }) => plus(total, priceEurPerTco2e), zero);
  return {
    meanPriceEur: count === undefined || own.length === 0 ? undefined : quotient(sum, count, priceDecimals),
    isMeanOfYear: year === yearOfQuarters && own.length === quartersOf(year).length,
  };
};

/**
 * Returns the certificates that carbon prices paid abroad take off by the Commission's draft: what was paid for each import over the
 * mean price of the year, and of no import more than it owes, as in EUR. It takes nothing off what other imports owe.
 * @source draft implementing act of 13 May 2026 under Regulation (EU) 2023/956, Article 9; not adopted
 */
export const draftReduction = (
  imports: ReadonlyArray<Pick<ImportFigures, "paidAbroadEur" | "netT">>,
  meanPriceEur: Decimal | undefined,
): Decimal =>
  meanPriceEur === undefined ? zero : sumOf(
    imports.map(({ paidAbroadEur, netT }) =>
      smaller(netT, quotient(paidAbroadEur, meanPriceEur, certificateDecimals))
    ),
  );

/** Returns the quarters of 2026, in steps; none of another year, whose certificates are priced when they are bought. */
export function* quartersIn(
  figures: ReadonlyArray<ImportFigures>,
  year: number,
  meanPriceEur: Decimal | undefined,
): Steps<ReadonlyArray<QuarterCertificates>> {
  if (year !== yearOfQuarters) return [];
  const byQuarter = yield* groupsInSteps(figures, ({ period }) => period);
  const quarters: Array<QuarterCertificates> = [];
  for (const quarter of quartersOf(year).map(quarterName)) {
    const own = byQuarter.get(quarter) ?? [];
    const sums = yield* sumsInSteps(own);
    const priced = own.find(({ price }) => price !== undefined);
    quarters.push({
      quarter,
      netT: sums.netT,
      certificates: ceiling(sums.netT),
      priceEur: priced?.price?.priceEurPerTco2e,
      isPriced: own.every(({ isPriced }) => isPriced),
      deductionEur: sums.deductionEur,
      costEur: sums.costEur,
      draftReductionCertificates: draftReduction(own, meanPriceEur),
    });
  }
  return quarters;
}
