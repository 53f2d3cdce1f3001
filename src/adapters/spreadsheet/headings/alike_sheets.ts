/**
 * Sheets of a workbook that have the headings of the one that is read, whatever these mean: a list of another month, whose
 * columns nobody knows before a person names them.
 */
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";
import { folded } from "../../../kernel/lenient/fold.ts";

/** A row by its texts. */
export interface TextRow {
  /** Its texts, folded, in their order. */
  readonly texts: ReadonlyArray<string>;
  /** Those with a letter, each once: no number, date or code is made of one. */
  readonly words: ReadonlySet<string>;
  /** Number of its cells that have something in them. */
  readonly filled: number;
  /** True if one of them is no word. */
  readonly hasData: boolean;
}

/** Fewest cells of a row that names columns: one alone is a title. */
const fewestCells = 2;
/** Fewest headings in which two sheets agree, where they have so many. */
const fewestShared = 2;

const letter = /\p{L}/u;

/** True of a cell with something in it that names no column: a number, a date, a code of digits. */
const isData = (cell: Cell): boolean =>
  typeof cell === "string" ? /\d/.test(cell) && !letter.test(cell) : cell !== null;

/** @returns the row's texts */
export const textRow = (cells: Cells): TextRow => {
  const texts = cells.flatMap((cell) => typeof cell === "string" ? [folded(cell)] : []);
  return {
    texts,
    words: new Set(texts.filter((text) => letter.test(text))),
    filled: cells.filter((cell) => cell !== null).length,
    hasData: cells.some(isData),
  };
};

/**
 * @param first rows of the sheet that is read
 * @returns the words of each that may be its headings: of those with most words the ones without data, where all have some
 * the first one
 */
export const headingTexts = (first: ReadonlyArray<TextRow>): ReadonlyArray<ReadonlySet<string>> => {
  const most = Math.max(0, ...first.map(({ words }) => words.size));
  const wide = first.filter(({ words, filled }) => filled >= fewestCells && 2 * words.size > most);
  const plain = wide.filter(({ hasData }) => !hasData);
  return (plain.length === 0 ? wide.slice(0, 1) : plain).map(({ words }) => words);
};

/**
 * @param headings words of the sheet that is read
 * @param first rows of another one
 * @returns true if one of the rows repeats two of its headings or most of them, at whatever place
 */
export const repeatsHeadings = (
  headings: ReadonlyArray<ReadonlySet<string>>,
  first: ReadonlyArray<TextRow>,
): boolean =>
  first.some(({ words, filled }) =>
    filled >= fewestCells && headings.some((own) => {
      const shared = own.intersection(words).size;
      return shared >= fewestShared || 2 * shared > own.size;
    })
  );
