/** Assumptions of a plan as notes: what no act and no publication has set yet. Decisions, 0120. */
import { type Decimal, exactly, isLess, times, toText } from "../../kernel/decimal.ts";
import type { PlanNote } from "../../kernel/findings/plan_notes.ts";
import type { Law } from "../cbam/law/law.ts";
import type { PlanAssumptions, PlanYears } from "./plan_years.ts";
import type { PlannedGoods, Trajectory } from "./trajectory.ts";

const yearsWhere = (
  { years }: PlanYears,
  holds: (year: PlanYears["years"][number]) => boolean,
): ReadonlyArray<number> => years.filter(holds).map(({ year }) => year);

/** So many times the newest price, or so many times below it, an assumed price is likelier a slip than an assumption. */
const farOff = exactly(5);

/** Returns the note on the first of the prices that is far from the newest published one; none where all are near it. */
export const farOffRemarks = (
  prices: Iterable<{ readonly year: number; readonly priceEurPerTco2e: Decimal }>,
  newestEur: Decimal,
): ReadonlyArray<PlanNote> => {
  for (const { year, priceEurPerTco2e: price } of prices) {
    const isAbove = isLess(times(farOff, newestEur), price);
    if (!isAbove && !isLess(times(farOff, price), newestEur)) continue;
    return [
      { kind: "priceFarOff", year, priceEur: toText(price), newestEur: toText(newestEur), isAbove },
    ];
  }
  return [];
};

const priceRemarks = (plan: PlanYears, { pricePath }: PlanAssumptions): ReadonlyArray<PlanNote> => {
  const published = {
    priceEur: toText(plan.newest.priceEurPerTco2e),
    period: plan.newest.period,
  };
  if (pricePath === undefined) return [{ kind: "priceHeld", ...published }];
  const before = yearsWhere(plan, ({ basis }) => basis === "published");
  return [
    { kind: "pathAssumed" },
    ...farOffRemarks(plan.years, plan.newest.priceEurPerTco2e),
    ...(before.length === 0 ? [] : [{ kind: "publishedBefore", years: before, ...published } as const]),
  ];
};

/** Returns the notes on years, prices and factors of a plan. */
export const planRemarks = (
  law: Law,
  plan: PlanYears,
  assumptions: PlanAssumptions,
): ReadonlyArray<PlanNote> => {
  const assumed = yearsWhere(plan, ({ factors }) => factors?.isCscfAssumed === true);
  const factor = plan.years.find(({ factors }) => factors?.isCscfAssumed === true)?.factors?.cscf;
  const end = plan.years.find(({ factors }) => factors?.cbamFactor.value === 0n);
  return [
    { kind: "knownToday", dataset: law.dataSet.version, day: law.asOf },
    ...priceRemarks(plan, assumptions),
    ...(factor === undefined || factor === null
      ? []
      : [{ kind: "cscfAssumed", years: assumed, factor: toText(factor) } as const]),
    ...(end === undefined ? [] : [{ kind: "allocationEnds", year: end.year } as const]),
    { kind: "breakEven" },
    { kind: "roundedOnce" },
  ];
};

/** Returns the years for which the benchmarks of earlier ones are assumed, of any of the trajectories. */
export const assumedBenchmarks = (trajectories: Iterable<Trajectory>): ReadonlyArray<number> => {
  const years = new Set<number>();
  for (const trajectory of trajectories) {
    if (trajectory.status !== "ok") continue;
    for (const { plan, byDefault, known } of trajectory.years) {
      const { benchmark } = byDefault ?? known;
      if (benchmark !== undefined && benchmark.yearTo < plan.year) years.add(plan.year);
    }
  }
  return [...years].sort((one, other) => one - other);
};

/** True for goods with figures that have no default value beside them. */
export const lacksDefault = ({ years }: Extract<Trajectory, { readonly status: "ok" }>): boolean =>
  years.some(({ byDefault }) => byDefault === undefined);

/** Returns the notes on goods and their verified values; each holds for all goods that it is said of. */
export const goodsRemarks = (
  all: Iterable<{ readonly goods: PlannedGoods; readonly trajectory: Trajectory }>,
): ReadonlyArray<PlanNote> => {
  const scaledYears = new Set<number>();
  let isByColumnB = false;
  let hasNothingBeside = false;
  const trajectories: Array<Trajectory> = [];
  for (const { goods, trajectory } of all) {
    trajectories.push(trajectory);
    if (trajectory.status !== "ok") continue;
    const isAlone = lacksDefault(trajectory);
    hasNothingBeside ||= isAlone;
    const { verified, precursors } = goods;
    const isStated = verified?.freeAllocationTPerT !== undefined ||
      precursors?.some(({ freeAllocationTPerT }) => freeAllocationTPerT !== undefined) === true;
    if (verified !== undefined && isStated) scaledYears.add(verified.year);
    isByColumnB ||= precursors === undefined && !isAlone && trajectory.sector !== "electricity";
  }
  const years = assumedBenchmarks(trajectories);
  return [
    ...(years.length === 0 ? [] : [{ kind: "benchmarksAssumed", years } as const]),
    ...(hasNothingBeside ? [{ kind: "nothingBeside" } as const] : []),
    ...(isByColumnB ? [{ kind: "breakEvenByColumnB" } as const] : []),
    ...[...scaledYears].sort().map((year) => ({ kind: "allocationScaled", year }) as const),
  ];
};
