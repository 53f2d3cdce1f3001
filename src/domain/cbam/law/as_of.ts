/**
 * `as_of`: the moment whose law and prices answer a question. A day stands for all that was known when it ended, or by
 * now while it lasts; a time, as `versions.as_of` of an answer has it, repeats that answer. Decisions, "Answers".
 */
import * as Either from "effect/Either";
import { dayInBrussels } from "../../../kernel/day_in_brussels.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import type { Moment } from "../../../kernel/moment.ts";

/**
 * Returns the last millisecond of the moment that isn't after now.
 * @param nowMs in milliseconds since 1970
 * @fails Issue for a moment that begins after now
 */
export const asOfMsOf = (
  { text, startMs, endMs }: Moment,
  nowMs: number,
): Either.Either<number, Issue> => {
  const today = dayInBrussels(nowMs);
  return startMs > nowMs
    ? Either.left(
      issueOf({ path: "as_of", code: "range", suggestion: today }, {
        kind: "afterToday",
        today,
        found: text,
      }),
    )
    : Either.right(Math.min(endMs, nowMs));
};
