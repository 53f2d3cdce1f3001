/**
 * Headings to columns: the contract's names and their aliases, whatever their case, accents and punctuation. A word for
 * a mass without a unit leads to no column: whether it means kilograms or tonnes is never guessed, and a gross mass is no
 * net mass.
 */
import { folded } from "../../../../kernel/lenient/fold.ts";
import type { HeadingWords } from "./column_set.ts";

const lastWord = /^(.+?)(?: in| en| em| w)? ([a-z]+)$/;

/** Longer than any heading that is known. */
const longestHeading = 100;

/** Number of a box or a data element of the customs declaration before its name: `33 Warennummer`, `Feld 38: Eigenmasse`. */
const boxNumber =
  /^(?:(?:feld|box|case|casella|casilla|vak|pole|campo|d ?e|data element) )?\d{1,3}(?: \d{1,3}){0,3}[a-z]? (?=\p{L}{3})/u;
/** Words before the name of what stands on each line of a declaration or an invoice. */
const lineWord =
  /^(?:goods item|item|line|line item|position|pos|artikel|article|articolo|pozycja|ligne|riga|linea|regel|declared) (?=\p{L}{2})/u;
/** Remark in brackets about the form of the values: `(ISO-2)`, `(KN8)`, `(10 digits)`, `(TT.MM.JJJJ)`. */
const remark = /\s*[([]\s*([^()[\]]{1,20}?)\s*[)\]]\s*$/;
const ofForm =
  /^(?:iso.*|alpha.*|codes?|[ckng]n ?8?|nc ?8?|hs ?\d*|taric|\d{1,2}[ -]?\p{L}{4,}|[dmyjtag]{1,4}(?:[./ -][dmyjtag]{1,4}){1,2})$/iu;

/** The heading as it is looked up: as it stands, and without what programs put around the name of a column. */
const keysOf = (text: string): ReadonlyArray<string> => {
  const key = folded(text);
  const name = text.replace(remark, (whole, inside: string) => ofForm.test(inside) ? "" : whole);
  const bare = folded(name).replace(boxNumber, "").replace(lineWord, "");
  return bare === key || bare === "" ? [key] : [key, bare];
};

/** Meaning of a heading: a column, a word for a mass that lacks its unit, a gross mass, or nothing that is known here. */
export type Heading =
  | { readonly column: string }
  | { readonly lacksUnit: true }
  | { readonly isGross: true }
  | { readonly unknown: true };

const headingWithUnit = (
  { wordsWithoutUnit, grossWords, unitWords: { units } }: HeadingWords,
  key: string,
): Heading => {
  if (wordsWithoutUnit.has(key)) return { lacksUnit: true };
  if (grossWords.has(key)) return { isGross: true };
  const [, word = "", unit = ""] = lastWord.exec(key) ?? [];
  const column = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (column !== undefined && grossWords.has(word)) return { isGross: true };
  return column !== undefined && wordsWithoutUnit.has(word) ? { column } : { unknown: true };
};

/** @returns the meaning of the heading */
export const headingOf = (set: HeadingWords, text: string): Heading => {
  if (text.length > longestHeading) return { unknown: true };
  for (const key of keysOf(text)) {
    const column = set.columnOfHeading.get(key);
    const heading = column === undefined ? headingWithUnit(set, key) : { column };
    if (!("unknown" in heading)) return heading;
  }
  return { unknown: true };
};
