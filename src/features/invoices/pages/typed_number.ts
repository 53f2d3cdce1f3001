/**
 * Numbers as people type them into a form of their language. What could be read in two ways is not read at all.
 */
import { decimalOfNumber, decimalOfText, times, toJsonNumber } from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { readNumberAsWritten } from "../../../kernel/lenient/number.ts";
import type { Reading } from "../../../kernel/lenient/reading.ts";
import { markIn } from "../../../web/words/typed_numbers.ts";
import type { Language } from "../../../web/words/language.ts";

const plain = /^-?\d+(?:\.\d+)?$/;
const pointWithThousands = /^-?\d{1,3}(?:,\d{3})+\.\d+$/;
const commaWithThousands = /^-?\d{1,3}(?:\.\d{3})+,\d+$/;
const comma = /^-?\d+,\d+$/;
const ambiguous = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;

/** The text as tables read it, with the language's decimal mark. */
const asWritten = (path: string, value: string, language: Language): Reading<number> =>
  readNumberAsWritten({ path, value }, markIn(language));

/** Number with several groups of thousands, which can be but one. */
const inGroups = (text: string, language: Language): number | undefined => {
  const reading = asWritten("", text, language);
  return "value" in reading ? reading.value : undefined;
};

/**
 * @returns the number; undefined when the text is none, or could be two: 1.200 where the decimal mark is a comma, 1,200
 * where it is a point
 */
export const typedNumber = (text: string, language: Language): number | undefined => {
  const typed = text.replace(/[\s\u00a0\u202f'’]/g, "");
  if (markIn(language) === "comma") {
    if (ambiguous.test(typed)) return inGroups(text, language);
    if (commaWithThousands.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
    if (comma.test(typed)) return Number(typed.replace(",", "."));
  } else if (pointWithThousands.test(typed)) return Number(typed.replaceAll(",", ""));
  return plain.test(typed) ? Number(typed) : inGroups(text, language);
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

/** @returns the mistake in a text that is no number, as tables say it; undefined for a number */
export const complaintOfTyped = (path: string, text: string, language: Language): Issue | undefined => {
  const { amount: value = text } = withUnit.exec(text.trim())?.groups ?? {};
  const reading = asWritten(path, value, language);
  return "complaint" in reading ? reading.complaint : undefined;
};

/** @returns the question which number is meant, or whether the one of the other mark is, as tables ask it; undefined for any other text */
export const questionOfTyped = (path: string, text: string, language: Language): Issue | undefined => {
  const complaint = complaintOfTyped(path, text, language);
  const asks = complaint?.code === "ambiguous" || complaint?.suggestion !== undefined;
  return asks ? complaint : undefined;
};
