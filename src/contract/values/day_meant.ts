/**
 * Day that a date in another form than YYYY-MM-DD most likely means. It is a suggestion, and only where one day of the
 * calendar fits: 03/04/2026 is two.
 */
import { daysMeant } from "../../kernel/lenient/day.ts";
import type { Fault } from "./scalar.ts";

const isoShape = /^\d{4}-\d{2}-\d{2}$/;

/** Returns why a value isn't a day, with the day that it means where only one fits. */
export const dayFault = (sent: unknown): Fault | undefined => {
  if (typeof sent !== "string") return undefined;
  if (isoShape.test(sent)) {
    return { code: "range", finding: { kind: "noSuchDay", found: sent } };
  }
  const [suggestion, another] = daysMeant(sent);
  return suggestion === undefined || another !== undefined ? undefined : { code: "format", suggestion };
};
