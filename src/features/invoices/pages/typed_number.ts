/**
 * Numbers as people type them into a form of their language. What could be read in two ways is not read at all.
 */

const plain = /^-?\d+(?:\.\d+)?$/;
const english = /^-?\d{1,3}(?:,\d{3})+\.\d+$/;
const germanWithThousands = /^-?\d{1,3}(?:\.\d{3})+,\d+$/;
const german = /^-?\d+,\d+$/;
const ambiguous = /^-?\d{1,3}(?:\.\d{3})+$/;

/** @returns the number; undefined when the text is none, or could be two: 1.200 in German, 1,200 in English */
export const typedNumber = (text: string, language: "en" | "de"): number | undefined => {
  const typed = text.replace(/[\s\u00a0\u202f'’]/g, "");
  if (language === "de") {
    if (ambiguous.test(typed)) return undefined;
    if (germanWithThousands.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
    if (german.test(typed)) return Number(typed.replace(",", "."));
  } else if (english.test(typed)) return Number(typed.replaceAll(",", ""));
  return plain.test(typed) ? Number(typed) : undefined;
};
