import { plainText } from "../../../kernel/decimal.ts";
import { type FigureMarks, markedFigure } from "../../../kernel/text/grouped_digits.ts";
import { cut } from "../../../kernel/text/shown.ts";

/** Length of the longest text that a German sentence repeats. */
const longestEcho = 60;

const marks: FigureMarks = { thousands: ".", decimals: "," };

/** @param plain a number as findings have it: `1234.5`, which is 1.234,5 in German */
export const germanFigure = (plain: string): string => markedFigure(plain, marks);

/** @returns the number with a decimal comma and grouped thousands */
export const germanNumber = (value: number): string => germanFigure(plainText(value));

/** @param printed a number as documents print it: `1,234.50` */
export const germanAmount = (printed: string): string =>
  printed.replace(/[.,]/g, (mark) => mark === "." ? "," : ".");

/** @returns a day `YYYY-MM-DD` as 15.02.2026; another text as it is */
export const germanDay = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3.$2.$1");

/** @returns the text in German quotation marks, cut where it is long */
export const quoted = (text: string): string =>
  text.length <= longestEcho ? `„${text}“` : `„${cut(text, longestEcho)}…“ (${text.length} Zeichen)`;

/** @returns the value as it was entered; lists and groups by their kind */
export const shownInGerman = (value: unknown): string => {
  if (typeof value === "string") return value === "" ? "nichts" : quoted(value);
  if (typeof value === "number") {
    return Number.isFinite(value) ? plainText(value).replace(".", ",") : "eine Zahl jenseits von 1,7e308";
  }
  if (Array.isArray(value)) return value.length === 0 ? "eine leere Liste" : "eine Liste";
  if (typeof value === "boolean") return value ? "ja" : "nein";
  return value === null || value === undefined ? "nichts" : "mehrere Angaben";
};

/** @returns the words as a list with „oder“ before the last */
export const either = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} oder ${words.at(-1) ?? ""}`;
