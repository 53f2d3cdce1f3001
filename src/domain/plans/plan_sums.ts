/** Sums of trajectories over all years: exact, rounded by whoever prints them. */
import { type Decimal, sumOf, times, zero } from "../../kernel/decimal.ts";
import type { Trajectory } from "./trajectory.ts";

/** Cost of all years, EUR, exact. */
export interface ExactSums {
  /** With default values. */
  readonly defaultEur: Decimal;
  /** With verified values; undefined without any. */
  readonly verifiedEur: Decimal | undefined;
}

/** Returns the cost of all years: 0 for goods that CBAM doesn't reach, undefined without figures. */
export const planSumsOf = (trajectory: Trajectory): ExactSums | undefined => {
  if (trajectory.status === "needs_data") return undefined;
  if (trajectory.status === "out_of_scope") return { defaultEur: zero, verifiedEur: undefined };
  const { years, tonnage } = trajectory;
  const verified = years.flatMap((year) => year.verified ?? []);
  return {
    defaultEur: times(sumOf(years.map(({ byDefault }) => byDefault.costEurPerT)), tonnage),
    verifiedEur: verified.length < years.length || verified.length === 0
      ? undefined
      : times(sumOf(verified.map(({ costEurPerT }) => costEurPerT)), tonnage),
  };
};
