/** Values that were found, as an English sentence of a page shows them. */
import { plainText } from "../../../kernel/decimal.ts";
import { markedFigure } from "../../../kernel/text/grouped_digits.ts";
import { shown } from "../../../kernel/text/shown.ts";

/** @returns the number with grouped thousands */
export const englishNumber = (value: number): string =>
  markedFigure(plainText(value), { thousands: ",", decimals: "." });

/** @returns the value as it was entered; lists and groups by their kind */
export const shownInEnglish = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  return typeof value === "object" ? "several entries" : shown(value);
};
