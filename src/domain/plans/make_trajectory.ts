/**
 * Trajectories out of calculations: every year and side is a calculation of `domain/cbam/calculation` of one tonne; what no
 * act has set yet is assumed as `plan_years.ts` says. Decisions, 0119.
 */
import * as Either from "effect/Either";
import { type Decimal, minus, one, zero } from "../../kernel/decimal.ts";
import type { LawFinding } from "../../kernel/findings/law/law_finding.ts";
import type { PlanFinding } from "../../kernel/findings/plan_notes.ts";
import type { Issue } from "../../kernel/issue.ts";
import { calculate } from "../cbam/calculation/calculation.ts";
import type { FiguredCalculation, Outcome, OutOfScope } from "../cbam/calculation/outcome.ts";
import { costAt } from "../cbam/calculation/settle.ts";
import type { Precursor, Shipment } from "../cbam/calculation/shipment.ts";
import type { Law } from "../cbam/law/law.ts";
import { breakEvenAt } from "../cbam/planning/break_even.ts";
import { goodsByDefault } from "../cbam/planning/saving.ts";
import { allocationInYear } from "../cbam/planning/scaled_allocation.ts";
import { withoutOtherCosts } from "./plan_findings.ts";
import type { PlanYear } from "./plan_years.ts";
import type { PlannedGoods, Trajectory, TrajectoryYear, YearSide } from "./trajectory.ts";
import { outsideNotes, yearOutside } from "./years_outside.ts";

/** Notes of one year's price or factors, which plans say otherwise. */
export const notesOfOneYear: ReadonlySet<LawFinding["kind"]> = new Set([
  "allocationEnded",
  "factorAssumed",
  "factorAndBenchmarksAssumed",
  "yearAssumed",
  "priceNeverPublished",
  "priceNotYetPublished",
  "priceOfAssumedYear",
  "priceOfYear",
  "priceEstimated",
  "priceOfPurchase",
  "priceOfPurchaseBeforeWeeks",
]);

const blank = {
  verifiedDirectTPerT: undefined,
  verifiedIndirectTPerT: undefined,
  originCarbonPriceEurPerT: undefined,
  precursors: undefined,
};

/**
 * Returns one tonne of the goods with default values: by the named route, unless the goods have one and verified values name
 * another.
 */
export const defaultShipment = (
  law: Law,
  goods: PlannedGoods,
  { time, assumedCscf }: Pick<Shipment, "time" | "assumedCscf">,
): Shipment => {
  const { cnCode, taricCode, origin, unit, productionRoute, verified } = goods;
  const named = verified === undefined
    ? { taricCode, productionRoute }
    : goodsByDefault(law, { cnCode, taricCode, origin, time, productionRoute });
  return {
    ...blank,
    ...named,
    cnCode,
    origin,
    unit,
    time,
    tonnage: one,
    assumedCscf,
    holdsBenchmarks: true,
  };
};

/** One tonne with verified values; without any, one whose free allocation alone is looked at. */
const verifiedShipment = (law: Law, goods: PlannedGoods, plan: PlanYear): Shipment => {
  const { cnCode, taricCode, origin, unit, productionRoute, verified, precursors } = goods;
  const scaled = allocationInYear(law, verified?.year ?? plan.year, plan);
  const each = ({ freeAllocationTPerT, ...precursor }: Precursor): Precursor => ({
    ...precursor,
    freeAllocationTPerT: scaled(freeAllocationTPerT),
  });
  return {
    cnCode,
    taricCode,
    origin,
    unit,
    time: { year: plan.year },
    tonnage: one,
    productionRoute,
    verifiedDirectTPerT: verified === undefined ? zero : verified.directTPerT,
    verifiedIndirectTPerT: verified === undefined ? zero : verified.indirectTPerT,
    verifiedFreeAllocationTPerT: scaled(verified?.freeAllocationTPerT),
    unitContent: verified?.unitContent,
    originCarbonPriceEurPerT: undefined,
    precursors: precursors?.map(each),
    assumedCscf: plan.assumedCscf,
    holdsBenchmarks: true,
  };
};

/** @param paidEurPerT carbon price paid in the country of origin, which counts with verified values only */
const sideOf = (
  { terms }: FiguredCalculation,
  plan: PlanYear,
  paidEurPerT: Decimal | undefined,
): YearSide => {
  const { grossEur, deductionEur } = costAt(terms, plan.priceEurPerTco2e, paidEurPerT);
  return {
    embeddedTPerT: terms.intensity.embeddedTPerT,
    freeAllocationTPerT: terms.freeAllocation.perTonne,
    netTPerT: terms.netEmissionsT,
    deductionEurPerT: deductionEur,
    costEurPerT: minus(grossEur, deductionEur),
    benchmark: terms.freeAllocation.benchmark,
  };
};

const unsettled = (outcome: Exclude<Outcome, FiguredCalculation>): Trajectory => {
  const { sector, reason } = outcome;
  return outcome.status === "out_of_scope"
    ? { status: "out_of_scope", sector, reason }
    : { status: "needs_data", sector, reason, routes: outcome.routes };
};

/** Both calculations of a year. */
interface YearCalculations {
  readonly plan: PlanYear;
  /** Undefined for verified goods without a default value. */
  readonly byDefault: FiguredCalculation | undefined;
  readonly verified: FiguredCalculation;
}

const yearOf = ({ plan, byDefault, verified }: YearCalculations, goods: PlannedGoods): TrajectoryYear => {
  const ownSide = sideOf(verified, plan, goods.verified?.originCarbonPriceEurPerT);
  const ofVerified = goods.verified && ownSide;
  if (byDefault === undefined) {
    return {
      plan,
      isOutside: false,
      isOfOthers: false,
      markUp: undefined,
      byDefault: undefined,
      verified: ofVerified,
      known: ownSide,
      breakEvenTPerT: undefined,
    };
  }
  const { intensity, freeAllocation } = byDefault.terms;
  const defaultSide = sideOf(byDefault, plan, undefined);
  return {
    plan,
    isOutside: false,
    isOfOthers: intensity.source === "default_other_countries_year",
    markUp: intensity.defaultValue?.markUp ?? zero,
    byDefault: defaultSide,
    verified: ofVerified,
    known: ofVerified ?? defaultSide,
    breakEvenTPerT: breakEvenAt({
      defaultTPerT: intensity.embeddedTPerT,
      defaultFreeTPerT: freeAllocation.perTonne,
      verifiedFreeTPerT: verified.terms.freeAllocation.perTonne,
    }),
  };
};

const notesOf = (
  first: YearCalculations | undefined,
  { verified }: PlannedGoods,
): ReadonlyArray<PlanFinding> => {
  if (first === undefined) return [];
  const { byDefault } = first;
  const found = [...byDefault?.notes ?? [], ...verified === undefined ? [] : first.verified.notes];
  const notes = withoutOtherCosts(found.filter(({ kind }) => !notesOfOneYear.has(kind)));
  return byDefault === undefined ? [{ kind: "nothingBeside" }, ...notes] : notes;
};

/** The years as they are where each has a default value; without any where one lacks it, so that no sum is half a sum. */
const wholeOrNone = (years: ReadonlyArray<YearCalculations>): ReadonlyArray<YearCalculations> =>
  years.every(({ byDefault }) => byDefault !== undefined)
    ? years
    : years.map((year) => ({ ...year, byDefault: undefined }));

/** Makes the trajectory of goods. */
export type MakeTrajectory = (goods: PlannedGoods) => Either.Either<Trajectory, ReadonlyArray<Issue>>;

/**
 * Returns a maker of trajectories over the years of a plan, which calculates default values once for all goods of one code,
 * origin and route. Verified goods have figures where their calculation has, with or without a default value.
 * @fails the issues of a calculation: a route that the goods don't have, a precursor without a benchmark
 */
export const trajectoryMaker = (law: Law, years: ReadonlyArray<PlanYear>): MakeTrajectory => {
  const known = new Map<string, Either.Either<Outcome, ReadonlyArray<Issue>>>();
  const defaultOutcome = (goods: PlannedGoods, plan: PlanYear) => {
    const { year, assumedCscf } = plan;
    const shipment = defaultShipment(law, goods, { time: { year }, assumedCscf });
    const { cnCode, taricCode, origin, unit, productionRoute } = shipment;
    const name = `${taricCode ?? cnCode} ${origin} ${unit} ${productionRoute} ${year}`;
    const outcome = known.get(name) ?? calculate(law, shipment);
    known.set(name, outcome);
    return outcome;
  };
  return (goods) => {
    const calculated: Array<YearCalculations> = [];
    const outside: Array<OutOfScope> = [];
    for (const plan of years) {
      const outcome = defaultOutcome(goods, plan);
      if (Either.isRight(outcome) && outcome.right.status === "out_of_scope") {
        outside.push(outcome.right);
        continue;
      }
      if (goods.verified === undefined) {
        if (Either.isLeft(outcome)) return Either.left(outcome.left);
        if (outcome.right.status !== "ok") return Either.right(unsettled(outcome.right));
      }
      const byDefault = Either.isRight(outcome) && outcome.right.status === "ok" ? outcome.right : undefined;
      const verified = calculate(law, verifiedShipment(law, goods, plan));
      if (Either.isLeft(verified)) return Either.left(verified.left);
      if (verified.right.status !== "ok") return Either.right(unsettled(verified.right));
      calculated.push({ plan, byDefault, verified: verified.right });
    }
    const settled = wholeOrNone(calculated);
    const [first] = settled;
    const [reached] = outside;
    if (first === undefined && reached !== undefined) return Either.right(unsettled(reached));
    const ofPlans = new Map(settled.map((year) => [year.plan, yearOf(year, goods)]));
    const hasDefault = first?.byDefault !== undefined;
    return Either.right({
      status: "ok",
      sector: first?.verified.sector ?? "none",
      route: (first?.byDefault ?? first?.verified)?.terms.intensity.route ?? "default",
      tonnage: goods.tonnage,
      years: years.map((plan) => ofPlans.get(plan) ?? yearOutside(plan, goods, hasDefault)),
      notes: [...outsideNotes(years.filter((plan) => !ofPlans.has(plan))), ...notesOf(first, goods)],
    });
  };
};
