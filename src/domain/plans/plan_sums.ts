/** Sums of trajectories over all years: exact, rounded by whoever prints them. */
import { type Decimal, sumOf, times, zero } from "../../kernel/decimal.ts";
import type { Trajectory, YearSide } from "./trajectory.ts";

/** Cost of all years, EUR, exact. */
export interface ExactSums {
  /** With default values; undefined for verified goods that have none beside them. */
  readonly defaultEur: Decimal | undefined;
  /** With verified values; undefined without any. */
  readonly verifiedEur: Decimal | undefined;
  /** With verified values where they are known, else default ones. */
  readonly knownEur: Decimal;
}

/** Returns the cost of all years: 0 for goods that CBAM doesn't reach, undefined without figures. */
export const planSumsOf = (trajectory: Trajectory): ExactSums | undefined => {
  if (trajectory.status === "needs_data") return undefined;
  if (trajectory.status === "out_of_scope") {
    return { defaultEur: zero, verifiedEur: undefined, knownEur: zero };
  }
  const { years, tonnage } = trajectory;
  const ofAll = (sides: ReadonlyArray<YearSide>): Decimal | undefined =>
    sides.length < years.length || sides.length === 0
      ? undefined
      : times(sumOf(sides.map(({ costEurPerT }) => costEurPerT)), tonnage);
  return {
    defaultEur: ofAll(years.flatMap(({ byDefault }) => byDefault ?? [])),
    verifiedEur: ofAll(years.flatMap(({ verified }) => verified ?? [])),
    knownEur: ofAll(years.map(({ known }) => known)) ?? zero,
  };
};
