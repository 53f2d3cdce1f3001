/**
 * Cost of a year's imports by the quarters of their release, priced and unpriced apart: an import has a price of its own
 * once that of its quarter is published; from 2027 certificates are priced when they are bought. Implementing Regulation
 * (EU) 2025/2548.
 */
import { type Decimal, plus, zero } from "../../../kernel/decimal.ts";
import { groupsInSteps, inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { quarterName, quarterOfDay, quartersOf } from "../days.ts";
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

/** Returns the cost of some imports, in steps. */
export function* costOfImports(
  figures: ReadonlyArray<ImportFigures>,
): Steps<Omit<QuarterCost, "quarter">> {
  let [netT, pricedEur, unpricedEur] = [zero, zero, zero];
  yield* inStepsOf(figures, (each) => {
    netT = plus(netT, each.netT);
    if (each.isPriced) pricedEur = plus(pricedEur, each.costEur);
    else unpricedEur = plus(unpricedEur, each.costEur);
  });
  return { imports: figures.length, netT, pricedEur, unpricedEur };
}

/** Returns the cost of each quarter of a year, in steps. */
export function* quarterCosts(
  figures: ReadonlyArray<ImportFigures>,
  year: number,
): Steps<ReadonlyArray<QuarterCost>> {
  const byQuarter = yield* groupsInSteps(
    figures,
    ({ live }) => quarterName(quarterOfDay(live.entry.facts.releasedOn)),
  );
  const quarters: Array<QuarterCost> = [];
  for (const quarter of quartersOf(year).map(quarterName)) {
    quarters.push({ quarter, ...yield* costOfImports(byQuarter.get(quarter) ?? []) });
  }
  return quarters;
}
