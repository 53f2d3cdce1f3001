/**
 * Sums over imports with figures: emissions are added exactly and rounded last, money is the sum of what each import
 * prints.
 */
import { type Decimal, plus, sumOf, zero } from "../../../kernel/decimal.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import type { ImportFigures } from "../figures/figures.ts";
import { idsOf } from "../ledger/alike.ts";

/** Sums of some imports. */
export interface ImportSums {
  /** Ids of the imports. */
  readonly imports: ReadonlyArray<string>;
  /** Net mass, tonnes. */
  readonly tonnes: Decimal;
  /** Energy of electricity, MWh. */
  readonly mwh: Decimal;
  /** Embedded emissions, tCO2e. */
  readonly embeddedT: Decimal;
  /** Free allocation, tCO2e. */
  readonly freeAllocationT: Decimal;
  /** Net emissions, tCO2e: the sum of what is not below 0 import by import. */
  readonly netT: Decimal;
  /** Deduction for carbon prices paid abroad, EUR. */
  readonly deductionEur: Decimal;
  /** Carbon price paid abroad times embedded emissions, EUR. */
  readonly paidAbroadEur: Decimal;
  /** Cost at the prices of the imports' periods, or those that stand in, EUR. */
  readonly costEur: Decimal;
}

/** Returns the sums of some imports, in steps; all 0 of none. */
export function* sumsInSteps(figures: ReadonlyArray<ImportFigures>): Steps<ImportSums> {
  const imports: Array<string> = [];
  let [tonnes, mwh, embeddedT, freeAllocationT, netT] = [zero, zero, zero, zero, zero];
  let [deductionEur, paidAbroadEur, costEur] = [zero, zero, zero];
  yield* inStepsOf(figures, (each) => {
    for (const id of idsOf(each.live)) imports.push(id);
    if (each.unit === "t") tonnes = plus(tonnes, each.quantity);
    else mwh = plus(mwh, each.quantity);
    embeddedT = plus(embeddedT, each.embeddedT);
    freeAllocationT = plus(freeAllocationT, each.freeAllocationT);
    netT = plus(netT, each.netT);
    deductionEur = plus(deductionEur, each.deductionEur);
    paidAbroadEur = plus(paidAbroadEur, each.paidAbroadEur);
    costEur = plus(costEur, each.costEur);
  });
  return { imports, tonnes, mwh, embeddedT, freeAllocationT, netT, deductionEur, paidAbroadEur, costEur };
}

/** Returns the sums of sums; addition is exact, so it is the same as that of their imports. */
export const sumOfSums = (sums: ReadonlyArray<ImportSums>): ImportSums => {
  const of = (figure: (each: ImportSums) => Decimal): Decimal => sumOf(sums.map(figure));
  return {
    imports: sums.flatMap(({ imports }) => imports),
    tonnes: of(({ tonnes }) => tonnes),
    mwh: of(({ mwh }) => mwh),
    embeddedT: of(({ embeddedT }) => embeddedT),
    freeAllocationT: of(({ freeAllocationT }) => freeAllocationT),
    netT: of(({ netT }) => netT),
    deductionEur: of(({ deductionEur }) => deductionEur),
    paidAbroadEur: of(({ paidAbroadEur }) => paidAbroadEur),
    costEur: of(({ costEur }) => costEur),
  };
};

/** Returns the sums by a name that each has, in the order of the names. */
export const sumsBy = <Sums extends ImportSums>(
  sums: ReadonlyArray<Sums>,
  nameOf: (each: Sums) => string,
): ReadonlyMap<string, ImportSums> =>
  new Map(
    [...Map.groupBy(sums, nameOf)].sort(([a], [b]) => a < b ? -1 : 1)
      .map(([name, group]) => [name, sumOfSums(group)]),
  );
