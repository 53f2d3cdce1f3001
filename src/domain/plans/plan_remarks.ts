/** Assumptions of a plan as notes: what no act and no publication has set yet. Decisions, 0119. */
import { type Decimal, exactly, isLess, times, toMoneyText, toText } from "../../kernel/decimal.ts";
import type { PlanNote } from "../../kernel/findings/plan_notes.ts";
import type { Law } from "../cbam/law/law.ts";
import type { CertificatePrice } from "../cbam/law/price.ts";
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
      { kind: "priceFarOff", year, priceEur: toMoneyText(price), newestEur: toMoneyText(newestEur), isAbove },
    ];
  }
  return [];
};

const partsOf = ({ priceEurPerTco2e, period }: CertificatePrice) => ({
  priceEur: toMoneyText(priceEurPerTco2e),
  period,
});

const priceRemarks = (plan: PlanYears, { pricePath }: PlanAssumptions): ReadonlyArray<PlanNote> => {
  const { newest, ofYear } = plan.published;
  const published = partsOf(newest);
  const years = yearsWhere(plan, ({ basis }) => basis === "published");
  const before = years.filter((year) => ofYear(year) === newest);
  const own = years.filter((year) => ofYear(year) !== newest)
    .map((year) => ({ kind: "publishedOfYear", year, ...partsOf(ofYear(year)) }) as const);
  if (pricePath === undefined) {
    return [...(before.length === 0 ? [] : [{ kind: "priceHeld", ...published } as const]), ...own];
  }
  return [
    { kind: "pathAssumed" },
    ...farOffRemarks(plan.years, newest.priceEurPerTco2e),
    ...own,
    ...(before.length === 0 ? [] : [{ kind: "publishedBefore", years: before, ...published } as const]),
  ];
};

/** Data sets of the years, each with the first year that it counts for. */
const dataSetsOf = ({ laws }: PlanYears) => {
  const dataSets = laws.map(({ firstYear, law: { dataSet } }) => ({ firstYear, version: dataSet.version }));
  return dataSets.filter(({ version }, at) => version !== dataSets[at - 1]?.version);
};

/** A plan, whose notes hold for all its goods. */
export interface PlanOfGoods extends PlanYears {
  /** Its law. */
  readonly law: Law;
  /** Assumptions that it is made with. */
  readonly assumptions: PlanAssumptions;
}

/** Returns the notes on years and prices of a plan. */
const yearRemarks = (plan: PlanOfGoods): ReadonlyArray<PlanNote> => [
  { kind: "knownToday", datasets: dataSetsOf(plan), day: plan.law.asOf },
  ...priceRemarks(plan, plan.assumptions),
];

/** Returns the notes on the free allocation of a plan's years, which electricity doesn't have. */
const allocationRemarks = (plan: PlanYears): ReadonlyArray<PlanNote> => {
  const assumed = yearsWhere(plan, ({ factors }) => factors?.isCscfAssumed === true);
  const factor = plan.years.find(({ factors }) => factors?.isCscfAssumed === true)?.factors?.cscf;
  const end = plan.years.find(({ factors }) => factors?.cbamFactor.value === 0n);
  return [
    ...(factor === undefined || factor === null
      ? []
      : [{ kind: "cscfAssumed", years: assumed, factor: toText(factor) } as const]),
    ...(end === undefined ? [] : [{ kind: "allocationEnds", year: end.year } as const]),
  ];
};

type SettledGoods = Extract<Trajectory, { readonly status: "ok" }>;

/** Years of the goods for which the benchmarks of earlier ones are assumed. */
const assumedBenchmarks = ({ years }: SettledGoods): ReadonlyArray<number> =>
  years.flatMap(({ plan, byDefault, known }) => {
    const { benchmark } = byDefault ?? known;
    return benchmark !== undefined && benchmark.yearTo < plan.year ? [plan.year] : [];
  });

/** True for goods with figures that have no default value beside them. */
export const lacksDefault = ({ years }: SettledGoods): boolean =>
  years.some(({ byDefault }) => byDefault === undefined);

/** Goods with their trajectory. */
export interface PlannedTrajectory {
  /** The goods. */
  readonly goods: PlannedGoods;
  /** Their cost, year by year. */
  readonly trajectory: Trajectory;
}

/** Notes on a plan and its goods, which are looked at one by one. */
export interface RemarksTally {
  /** Looks at goods: microseconds, so that thousands can be looked at with pauses in between. */
  readonly add: (planned: PlannedTrajectory) => void;
  /** Returns the notes on the plan and on the goods that were looked at; each holds for all goods that it is said of. */
  readonly remarks: () => ReadonlyArray<PlanNote>;
}

/** Returns a tally of notes on the plan, its goods and their verified values, without any goods. */
export const remarksTally = (plan: PlanOfGoods): RemarksTally => {
  const scaledYears = new Set<number>();
  const benchmarkYears = new Set<number>();
  let isAllocated = false;
  let hasBreakEven = false;
  let isByColumnB = false;
  let isBeforePaid = false;
  let hasNothingBeside = false;
  return {
    add: ({ goods: { verified, precursors }, trajectory }) => {
      if (trajectory.status !== "ok") return;
      for (const year of assumedBenchmarks(trajectory)) benchmarkYears.add(year);
      const isAlone = lacksDefault(trajectory);
      const ofAllocated = trajectory.sector !== "electricity";
      isAllocated ||= ofAllocated;
      hasBreakEven ||= ofAllocated && !isAlone;
      hasNothingBeside ||= isAlone;
      const isStated = verified?.freeAllocationTPerT !== undefined ||
        precursors?.some(({ freeAllocationTPerT }) => freeAllocationTPerT !== undefined) === true;
      if (verified !== undefined && isStated) scaledYears.add(verified.year);
      if (isAlone) return;
      isByColumnB ||= precursors === undefined && verified?.freeAllocationTPerT === undefined && ofAllocated;
      isBeforePaid ||= verified?.originCarbonPriceEurPerT !== undefined;
    },
    remarks: () => {
      const years = [...benchmarkYears].sort((one, other) => one - other);
      return [
        ...yearRemarks(plan),
        ...(isAllocated ? allocationRemarks(plan) : []),
        ...(hasBreakEven ? [{ kind: "breakEven" } as const] : []),
        { kind: "roundedOnce" },
        ...(years.length === 0 ? [] : [{ kind: "benchmarksAssumed", years } as const]),
        ...(hasNothingBeside ? [{ kind: "nothingBeside" } as const] : []),
        ...(isByColumnB ? [{ kind: "breakEvenByColumnB" } as const] : []),
        ...(isBeforePaid ? [{ kind: "breakEvenBeforePaid" } as const] : []),
        ...[...scaledYears].sort().map((year) => ({ kind: "allocationScaled", year }) as const),
      ];
    },
  };
};

/** Returns the notes on the plan, a few goods and their verified values; each holds for all goods that it is said of. */
export const goodsRemarks = (
  plan: PlanOfGoods,
  all: Iterable<PlannedTrajectory>,
): ReadonlyArray<PlanNote> => {
  const tally = remarksTally(plan);
  for (const planned of all) tally.add(planned);
  return tally.remarks();
};
