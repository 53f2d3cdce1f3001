/**
 * Codes of the Harmonized System, with national digits where a customs tariff has them. Contract section 2.10;
 * decisions, "Requests".
 */
import type * as Schema from "effect/Schema";
import { type Fault, scalar } from "../scalar.ts";

/** Six digits of the Harmonized System, then up to four national ones; chapters run from 01 to 99. */
const dotted = /^(?!00)\d{4}\.\d{2}(\.\d{2}(\.?\d{2})?)?$/;
const sixDigits = /^(?!00)\d{6}$/;

/** Code in the contract's own form; a caller who has no code yet may send it. */
export const placeholderHsCode = "0000.00";

/** Digits of the Harmonized System; the most that are read; and those of a code that ends in three for statistics. */
const [hsDigits, mostDigits, statisticalDigits] = [6, 10, 9];

const withDots = (digits: string): string =>
  [digits.slice(0, 4), ...digits.slice(4).match(/\d{2}/g) ?? []].join(".");

/** Returns the code in its dotted form, national digits as they were written; undefined when the text isn't one. */
const hsCodeOfText = (text: string): string | undefined => {
  if (dotted.test(text) || text === placeholderHsCode) return text;
  return sixDigits.test(text) || text === placeholderHsCode.replace(".", "") ? withDots(text) : undefined;
};

/**
 * Digits with other signs between them, or as a number: 6, 8 or 10 of them leave no doubt. Of a national code of 11 or 12 digits (Germany,
 * Türkiye) it is the first ten, of one of 9 (Japan: three for statistics) the six of the Harmonized System.
 */
const suggestionOf = (sent: unknown): string | undefined => {
  if (typeof sent !== "string" && typeof sent !== "number") return undefined;
  const digits = String(sent).trim().replace(/[\s.-]/g, "");
  if (!/^(?!00)(?:\d{6}|\d{8,12})$/.test(digits)) return undefined;
  return withDots(digits.slice(0, digits.length === statisticalDigits ? hsDigits : mostDigits));
};

const explain = (sent: unknown): Fault => {
  const suggestion = suggestionOf(sent);
  return suggestion === undefined ? { code: "format" } : { code: "format", suggestion };
};

/** An HS code in its dotted form. */
export const HsCode: Schema.Schema<string> = scalar({
  identifier: "HsCode",
  expected: "an HS code with dots, such as 7318.15, 7318.15.52 or 7318.15.52.00",
  read: (sent) => typeof sent === "string" ? hsCodeOfText(sent) : undefined,
  explain,
  example: "7318.15",
  jsonSchema: {
    type: "string",
    pattern: "^(0000\\.?00|(?!00)([0-9]{6}|[0-9]{4}\\.[0-9]{2}(\\.[0-9]{2}(\\.?[0-9]{2})?)?))$",
  },
  description:
    "Code of the Harmonized System: six digits as 0000.00, with up to four national digits. Six digits without the dot are read too and printed with it. `0000.00` stands for a code that isn't known yet and is warned of.",
});
