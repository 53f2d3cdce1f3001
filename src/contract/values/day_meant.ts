/**
 * Which day a date in another form than YYYY-MM-DD most likely means. It is a suggestion, and only where one day of the
 * calendar fits: 03/04/2026 is two.
 */
import { dayOfText } from "../../kernel/calendar.ts";
import type { Fault } from "./scalar.ts";

const isoShape = /^\d{4}-\d{2}-\d{2}$/;
const yearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

const dayOfParts = (year = "", month = "", day = ""): string | undefined =>
  dayOfText(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);

const readingsOf = (text: string): ReadonlyArray<string | undefined> => {
  const [, year, sign, month, day] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return sign === "" && day?.length !== 2 ? [] : [dayOfParts(year, month, day)];
  const [, first, between, second, ending] = yearLast.exec(text) ?? [];
  const dayFirst = dayOfParts(ending, second, first);
  // Whoever writes dots writes the day first.
  return between === "." ? [dayFirst] : [dayFirst, dayOfParts(ending, first, second)];
};

/** Returns why a value isn't a day, with the day that it means where only one fits. */
export const dayFault = (sent: unknown): Fault | undefined => {
  if (typeof sent !== "string") return undefined;
  const text = sent.trim();
  if (isoShape.test(text) && text === sent) {
    return {
      code: "range",
      sentence: `is ${JSON.stringify(text)}, a day that no calendar has: check month and day.`,
    };
  }
  const days = [...new Set(readingsOf(text))].filter((day) => day !== undefined);
  const [suggestion] = days;
  return suggestion === undefined || days.length > 1 ? undefined : { code: "format", suggestion };
};
