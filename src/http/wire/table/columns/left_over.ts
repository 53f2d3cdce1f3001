/**
 * Parts of a heading that looking it up leaves out: signs, numbers and remarks around its words. One that could make another number of the column's
 * makes the heading an unknown one: `Carbon price paid ($)`, `Tonnes (10 pieces)`, `EUR/kg`.
 */
import { folded, isCut } from "../../../../kernel/lenient/fold.ts";
import type { HeadingWords } from "./column_set.ts";

/** Signs that set words apart, mark a column or its order, or can't be seen. */
const plainSigns =
  /[\p{L}\p{M}\p{N}\p{Z}\p{C}.,:;\-\u2010-\u2015_/\\()[\]{}'\u2018\u2019\u201a`\u00b4"\u201c-\u201e\u00ab\u00bb*#&|\u00b7\u2022\u00b0\u00ba\u00aa!@\u2190-\u2193\u21e7\u21e9\u25b2-\u25bf\u2713\u2714]/gu;

/** Amounts of euros, by the name of their column. */
const ofEuros = /(?:^|_)eur(?:_|$)/;

/** True if the heading has no sign that could make another number or text of what stands below it; signs of double width count as the plain ones. */
const hasPlainSigns = (text: string, column: string): boolean => {
  const others = text.replace(plainSigns, "").normalize("NFKC").replace(plainSigns, "");
  return (ofEuros.test(column) ? others.replaceAll("\u20ac", "") : others) === "";
};

/** Numbers of the boxes and data elements of a net mass and of units beside it, also in full: Delegated Regulation (EU) 2015/2446, Annex B. */
const boxOfQuantity = /^(?:38|41|6 [12]|18 0?[12](?: 000 000)?)$/;
/** Number of a list before its words: `3. Tonnes`, `4) Net mass (kg)`. */
const listNumber = /^\s*\d{1,2}\s?[.):]\s*(?=\p{L})/u;
const boxWord = /^(?:feld|box|case|casella|casilla|vak|pole|campo|d ?e|data element) /;
const numbersBefore = /^\d+[a-z]?(?: \d+)*(?= \p{L}{2})/u;

/** True if a number before a quantity's words is that of its box or of a list. */
const isNumberOfBox = (text: string): boolean => {
  const key = folded(text.replace(listNumber, "")).replace(boxWord, "");
  const [number] = numbersBefore.exec(key) ?? [];
  return number === undefined || boxOfQuantity.test(number);
};

/** Words that say whether a column must be filled in. */
const needWord =
  /^(?:required|mandatory|optional|pflicht|pflichtfeld|erforderlich|obligatoire|obbligatorio|obligatorio|obrigatorio|wymagane|verplicht)$/;

/** @returns true if a remark in brackets changes nothing of any column: `(required)`, `(Feld 38)` */
export const isRemarkOfAny = (remark: string): boolean => {
  const key = folded(remark);
  return needWord.test(key) || (boxWord.test(key) && boxOfQuantity.test(key.replace(boxWord, "")));
};

/** True if a remark in brackets, which is left out, may stand behind the words for a column. */
export const isRemarkOf = ({ numbers }: HeadingWords, column: string, remark: string): boolean =>
  !numbers.has(column) || boxOfQuantity.test(folded(remark)) || isRemarkOfAny(remark);

/** @returns true if all of a heading that is read as the column is understood */
export const isWhollyKnown = (
  { numbers, columnOfHeading }: HeadingWords,
  text: string,
  column: string,
): boolean =>
  hasPlainSigns(text, column) &&
  (!numbers.has(column) || columnOfHeading.has(folded(text)) || isNumberOfBox(text));

const pathMark = /[./:]/;

/** Multiples in which numbers are counted, in the languages of headings. */
const multiple =
  /(?:^| )(?:thousands?|tsd|tausende?|milliers?|migliaia|milhares|tys|tysiac\w*|duizend\w*|millions?|millionen|mio|mln)(?: |$)/;

/** @returns true if the text names thousands or millions */
export const namesMultiple = (text: string): boolean => multiple.test(folded(text));

/** Words that make another number of what they stand above: other masses, rates, times, plans, amounts. */
const changing =
  /(?:^| )(?:per|je|pro|par|por|na|gross|brutto|brut|brute|bruto|bruta|lordo|lorda|tara|tare|verpackung|packaging|emballage|previous|prior|last|vorjahr|vorjahres|precedente?|anterior|plan|planned|geplant|forecast|budget|prognose|prevision|estimated?|geschatzt|estimee?|price|preis|prix|prezzo|precio|eur|usd|gbp|cny|kt)(?: |$)/;

/** @returns true if the words could make another number of what stands below them, as those may that aren't all looked at */
export const changesNumbers = (text: string): boolean => {
  const words = folded(text);
  return isCut(words) || changing.test(words) || namesMultiple(text) || /[%\u2030]|\p{Sc}/u.test(text);
};

/**
 * @returns true if the last part of a path names the column by itself: a unit doesn't, behind words for anything (`EUR/kg`, `Tare/kg`), and
 * no name does behind words that make another number of it (`previousYear.netMassKg`)
 */
export const isNamedByPath = ({ numbers }: HeadingWords, text: string, column: string): boolean => {
  const parts = text.trim().split(pathMark);
  const last = parts.pop() ?? "";
  if (parts.length === 0 || !numbers.has(column)) return true;
  if (changesNumbers(parts.join(" ").replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 "))) return false;
  return /_|\p{Ll}\p{Lu}/u.test(last) || (last === column && !text.includes("/"));
};
