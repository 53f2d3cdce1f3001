/**
 * Numbers as people type them into a form of their language. What could be read in two ways is not read at all.
 */
import { decimalOfNumber, decimalOfText, times, toJsonNumber } from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { readNumberAsWritten } from "../../../kernel/lenient/number.ts";
import { decimalMarks } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";

const plain = /^-?\d+(?:\.\d+)?$/;
const pointWithThousands = /^-?\d{1,3}(?:,\d{3})+\.\d+$/;
const commaWithThousands = /^-?\d{1,3}(?:\.\d{3})+,\d+$/;
const comma = /^-?\d+,\d+$/;
const ambiguous = /^-?\d{1,3}(?:\.\d{3})+$/;

/**
 * @returns the number; undefined when the text is none, or could be two: 1.200 where the decimal mark is a comma, 1,200
 * where it is a point
 */
export const typedNumber = (text: string, language: Language): number | undefined => {
  const typed = text.replace(/[\s\u00a0\u202f'’]/g, "");
  if (decimalMarks[language] === ",") {
    if (ambiguous.test(typed)) return undefined;
    if (commaWithThousands.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
    if (comma.test(typed)) return Number(typed.replace(",", "."));
  } else if (pointWithThousands.test(typed)) return Number(typed.replaceAll(",", ""));
  return plain.test(typed) ? Number(typed) : undefined;
};

const withUnit = /^(?<amount>.*\d)\s*(?<unit>kg|t)$/i;
const thousand = decimalOfText("1000");

/** @returns kilograms of a mass that may say its unit (`360 kg`, `0,36 t`); undefined where it can't be read */
export const typedKilograms = (text: string, language: Language): number | undefined => {
  const { amount = text, unit = "kg" } = withUnit.exec(text.trim())?.groups ?? {};
  const number = typedNumber(amount, language);
  const exact = number === undefined ? undefined : decimalOfNumber(number);
  if (unit.toLowerCase() === "kg" || exact === undefined || thousand === undefined) return number;
  return toJsonNumber(times(exact, thousand));
};

/** @returns the question which of two numbers is meant, as tables ask it; undefined for any other text */
export const questionOfTyped = (path: string, text: string, language: Language): Issue | undefined => {
  const { amount: value = text } = withUnit.exec(text.trim())?.groups ?? {};
  const reading = readNumberAsWritten({ path, value }, decimalMarks[language] === "," ? "comma" : "point");
  return "complaint" in reading && reading.complaint.code === "ambiguous" ? reading.complaint : undefined;
};
