/**
 * Values that imports took, held against what a declaration may rest on: verified ones, as they are now. Regulation (EU)
 * 2023/956, Articles 6 and 8; Implementing Regulation (EU) 2025/2546.
 */
import { type CalendarDay, dayOfEpochMs } from "../../kernel/time/calendar.ts";
import { isWithdrawn, type SupplierValue } from "./value.ts";

/** Steps that are left before imports by a value may be declared. */
export const valueSteps = ["nothing", "verify", "correct", "replace"] as const;
/** Step that is left. */
export type ValueStep = typeof valueSteps[number];

/**
 * Returns the step that is left for imports that took a version of a value: none where it is verified and the newest; else the
 * value is to be replaced because it was withdrawn, the imports to be corrected because a newer version holds, or the value to
 * be verified.
 */
export const stepOf = (newest: SupplierValue, usedVersion: number): ValueStep => {
  if (isWithdrawn(newest)) return "replace";
  if (newest.version !== usedVersion) return "correct";
  return newest.facts.state === "verified" ? "nothing" : "verify";
};

/** First and last day on which a report can be of use. */
export interface VerificationTime {
  /** First day of the year after the reporting period. */
  readonly from: CalendarDay;
  /** Last day of the declaration. */
  readonly by: CalendarDay;
}

/**
 * Returns the days between which a value is to be verified: from the end of its reporting period to the declaration of the
 * year of import.
 * @source Regulation (EU) 2023/956, Article 6(1)
 */
export const verificationTime = ({ key }: SupplierValue, importYear: number): VerificationTime => ({
  from: dayOfEpochMs(Date.UTC(key.period + 1, 0, 1)),
  by: dayOfEpochMs(Date.UTC(importYear + 1, 8, 30)),
});
