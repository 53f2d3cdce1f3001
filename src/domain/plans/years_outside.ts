/**
 * Years of a plan in which CBAM does not reach the goods, beside others in which it does: tables of law may apply from a year to come.
 */
import { zero } from "../../kernel/decimal.ts";
import type { PlanFinding } from "../../kernel/findings/plan_notes.ts";
import type { PlanYear } from "./plan_years.ts";
import type { PlannedGoods, TrajectoryYear, YearSide } from "./trajectory.ts";

/** Nothing to pay for: a year in which CBAM does not reach the goods. */
const nothing: YearSide = {
  embeddedTPerT: zero,
  freeAllocationTPerT: zero,
  netTPerT: zero,
  deductionEurPerT: zero,
  costEurPerT: zero,
  benchmark: undefined,
};

/** Returns a year in which CBAM does not reach the goods, beside others in which it does. */
export const yearOutside = (
  plan: PlanYear,
  { verified }: PlannedGoods,
  hasDefault: boolean,
): TrajectoryYear => ({
  plan,
  isOutside: true,
  isOfOthers: false,
  markUp: undefined,
  byDefault: hasDefault ? nothing : undefined,
  verified: verified && nothing,
  known: nothing,
  breakEvenTPerT: undefined,
});

/** Returns the note of the goods that names the years in which CBAM does not reach them; undefined without any. */
export const outsideNoteOf = (notes: ReadonlyArray<PlanFinding>): PlanFinding | undefined =>
  notes.find(({ kind }) => kind === "yearsOutside");

/** Returns the note that names the years; none without any. */
export const outsideNotes = (plans: ReadonlyArray<PlanYear>): ReadonlyArray<PlanFinding> =>
  plans.length === 0 ? [] : [{ kind: "yearsOutside", years: plans.map(({ year }) => year) }];
