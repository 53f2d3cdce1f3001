/**
 * Headings to columns: the contract's names and their aliases, whatever their case, accents and punctuation. A word for
 * a mass without a unit leads to no column: whether it means kilograms or tonnes is never guessed.
 */
import { folded, foldedWithUmlautsSpelled } from "../../../kernel/lenient/fold.ts";
import { columns } from "./columns.ts";
import { headingWords, massUnits, massWords } from "./heading_words.ts";

const keysOf = (
  heading: string,
): ReadonlyArray<string> => [folded(heading), foldedWithUmlautsSpelled(heading)];

const columnOfHeading: ReadonlyMap<string, string> = new Map(
  columns.flatMap(({ name }) =>
    [name, ...Object.values(headingWords[name] ?? {}).flat()].flatMap(keysOf).map((key) =>
      [key, name] as const
    )
  ),
);

const massKeys: ReadonlySet<string> = new Set(Object.values(massWords).flat().flatMap(keysOf));
const lastWord = /^(.+?)(?: in| en)? ([a-z]+)$/;

/** Longer than any heading that is known. */
const longestHeading = 100;

/** Meaning of a heading: a column, a word for a mass that lacks its unit, or nothing that is known here. */
export type Heading =
  | { readonly column: string }
  | { readonly lacksUnit: true }
  | { readonly unknown: true };

const massHeading = (key: string): Heading | undefined => {
  if (massKeys.has(key)) return { lacksUnit: true };
  const [, word = "", unit = ""] = lastWord.exec(key) ?? [];
  const column = Object.hasOwn(massUnits, unit) ? massUnits[unit] : undefined;
  return column !== undefined && massKeys.has(word) ? { column } : undefined;
};

/** @returns the meaning of the heading */
export const headingOf = (text: string): Heading => {
  if (text.length > longestHeading) return { unknown: true };
  const key = folded(text);
  const column = columnOfHeading.get(key);
  return column === undefined ? massHeading(key) ?? { unknown: true } : { column };
};
