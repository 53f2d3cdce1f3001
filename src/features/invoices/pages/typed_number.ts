/**
 * Numbers as people type them into a form of their language. What could be read in two ways is not read at all.
 */
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
