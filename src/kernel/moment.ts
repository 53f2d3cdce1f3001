/**
 * A moment as callers write it: a calendar day, which lasts in Brussels, or a time in UTC.
 */
import { dayOfText } from "./calendar.ts";
import { endOfDayInBrussels, startOfDayInBrussels } from "./day_in_brussels.ts";

/** From its first to its last millisecond since 1970; a time has one. */
export interface Moment {
  /** The moment as it was written. */
  readonly text: string;
  /** First millisecond that the text can mean, since 1970. */
  readonly startMs: number;
  /** Last millisecond that it can mean, since 1970. */
  readonly endMs: number;
}

const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/**
 * Returns the moment, or undefined when the text is neither `YYYY-MM-DD` nor a time such as
 * `2026-11-21T09:30:00.000Z`.
 */
export const momentOfText = (text: string): Moment | undefined => {
  const day = dayOfText(text);
  if (day !== undefined) {
    return { text, startMs: startOfDayInBrussels(day), endMs: endOfDayInBrussels(day) };
  }
  const isTime = timeForm.test(text) && dayOfText(text.slice(0, 10)) !== undefined;
  const timeMs = isTime ? Date.parse(text) : Number.NaN;
  return Number.isNaN(timeMs) ? undefined : { text, startMs: timeMs, endMs: timeMs };
};
