/**
 * Cost of a year's imports by the quarters of their release, priced and unpriced apart: an import has a price of its own
 * once that of its quarter is published; from 2027 certificates are priced when they are bought. Implementing Regulation
 * (EU) 2025/2548.
 */
import type { Decimal } from "../../../kernel/decimal.ts";
import { quarterName, quarterOfDay, quartersOf } from "../days.ts";
import { sumsOf } from "../declaration/sums.ts";
import type { ImportFigures } from "../figures/figures.ts";

/** Cost of a quarter's imports. */
export interface QuarterCost {
  /** `2026-Q1`. */
  readonly quarter: string;
  /** Number of imports. */
  readonly imports: number;
  /** Net emissions, tCO2e. */
  readonly netT: Decimal;
  /** Cost of imports that have a price of their own, EUR. */
  readonly pricedEur: Decimal;
  /** Cost of the others at the price that stands in, EUR. */
  readonly unpricedEur: Decimal;
}

/** Returns the cost of some imports. */
export const costOfImports = (figures: ReadonlyArray<ImportFigures>): Omit<QuarterCost, "quarter"> => ({
  imports: figures.length,
  netT: sumsOf(figures).netT,
  pricedEur: sumsOf(figures.filter(({ isPriced }) => isPriced)).costEur,
  unpricedEur: sumsOf(figures.filter(({ isPriced }) => !isPriced)).costEur,
});

/** Returns the cost of each quarter of a year. */
export const quarterCosts = (
  figures: ReadonlyArray<ImportFigures>,
  year: number,
): ReadonlyArray<QuarterCost> => {
  const byQuarter = Map.groupBy(
    figures,
    ({ live }) => quarterName(quarterOfDay(live.entry.facts.releasedOn)),
  );
  return quartersOf(year).map(quarterName).map((quarter) => ({
    quarter,
    ...costOfImports(byQuarter.get(quarter) ?? []),
  }));
};
