/**
 * Headings to columns: the contract's names and their aliases, whatever their case, accents and punctuation. A word for
 * a mass without a unit leads to no column: whether it means kilograms or tonnes is never guessed, and a gross mass is no
 * net mass.
 */
import { folded } from "../../../kernel/lenient/fold.ts";
import type { HeadingWords } from "./column_set.ts";

const lastWord = /^(.+?)(?: in| en| em| w)? ([a-z]+)$/;

/** Longer than any heading that is known. */
const longestHeading = 100;

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
  const key = folded(text);
  const column = set.columnOfHeading.get(key);
  return column === undefined ? headingWithUnit(set, key) : { column };
};
