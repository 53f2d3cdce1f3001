/**
 * Notices about an importer's year against the threshold: one when 90 % is exceeded, one when the limit is. Who passes
 * both at once needs the second only. Regulation (EU) 2023/956, Articles 2a and 25a(1).
 */
import type { DayReached, ThresholdSums } from "./threshold.ts";

/** Kind of notice. */
export type NoticeKind = "warned" | "passed";

/** A notice that is due. */
export interface ThresholdNotice {
  /** Kind of the notice that is sent. */
  readonly kind: NoticeKind;
  /** The day with the sum at its end. */
  readonly reached: DayReached;
}

/** Returns the notice that a year's sum calls for; undefined below 90 % of the limit. */
export const noticeOf = (
  { warnedOn, passedOn }: Pick<ThresholdSums, "warnedOn" | "passedOn">,
): ThresholdNotice | undefined =>
  passedOn !== undefined
    ? { kind: "passed", reached: passedOn }
    : warnedOn && { kind: "warned", reached: warnedOn };
