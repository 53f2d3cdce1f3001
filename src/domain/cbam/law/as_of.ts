/**
 * `as_of`: the moment whose law and prices answer a question. A day stands for all that was known when it ended, or by
 * now while it lasts; a time, as `versions.as_of` of an answer has it, repeats that answer. Decisions, "Answers".
 */
import * as Either from "effect/Either";
import { dayOfEpochMs, dayOfText } from "../../../kernel/calendar.ts";

const dayMs = 86_400_000;
const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

const momentOf = (text: string): { readonly startMs: number; readonly endMs: number } | undefined => {
  const day = dayOfText(text);
  if (day !== undefined) {
    const startMs = Date.parse(day);
    return { startMs, endMs: startMs + dayMs - 1 };
  }
  const isTime = timeForm.test(text) && dayOfText(text.slice(0, 10)) !== undefined;
  const timeMs = isTime ? Date.parse(text) : Number.NaN;
  return Number.isNaN(timeMs) ? undefined : { startMs: timeMs, endMs: timeMs };
};

/**
 * @param text a calendar day, or a time in UTC such as `2026-11-21T09:30:00.000Z`
 * @param nowMs in milliseconds since 1970
 * @returns the moment in milliseconds since 1970, or what completes "as_of must "
 */
export const asOfMsOfText = (text: string, nowMs: number): Either.Either<number, string> => {
  const moment = momentOf(text);
  if (moment === undefined) {
    return Either.left("be a calendar date YYYY-MM-DD, or a time in UTC such as 2026-11-21T09:30:00.000Z");
  }
  return moment.startMs > nowMs
    ? Either.left(`not be after today, ${dayOfEpochMs(nowMs)}: nobody knows yet what will be published`)
    : Either.right(Math.min(moment.endMs, nowMs));
};
