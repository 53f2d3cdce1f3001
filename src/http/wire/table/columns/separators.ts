/** The sign that separates the cells of a text: the one that makes the most known headings, or that the text names itself. */
import type { ColumnSet } from "./column_set.ts";
import { foundHeader, headerRows, knownHeadings, mostColumns } from "./header.ts";
import { lineEndsOf, type Marks, rowsOfText } from "./text_rows.ts";

/** Separator between two cells of a table that leaves. */
export type Separator = "," | ";" | "\t";

/** Separator between two cells of a text that came: bars in lists of SAP that were saved as text. */
export type SentSeparator = Marks["separator"];

const separators: ReadonlyArray<SentSeparator> = [",", ";", "\t", "|"];

/** Enough for the rows that a header may stand in; a longer header is no header. */
const beginningCharacters = 65_536;

/** First line by which a text names its separator to Excel. */
const separatorLine = /^sep=([,;|\t])\r?(?:\n|\r|$)/i;
/** More characters than that line has. */
const lineCharacters = 8;

/** A text without the line that names its separator. */
export interface NamedSeparator {
  readonly text: string;
  /** Undefined where the text names none. */
  readonly named: SentSeparator | undefined;
}

/** @returns the text behind the line that names its separator, which no spreadsheet counts as a row */
export const withoutSeparatorLine = (text: string): NamedSeparator => {
  const [line = "", named] = separatorLine.exec(text.slice(0, lineCharacters)) ?? [];
  return { text: text.slice(line.length), named: separators.find((separator) => separator === named) };
};

const isBlankLine = (cells: ReadonlyArray<string>): boolean => cells.every((cell) => cell.trim() === "");

/** Rows that may name the columns, when the text is taken apart at the separator: the first ones that aren't blank, or the named one. */
const headingCandidates = (
  beginning: string,
  marks: Marks,
  headingRow: number | undefined,
): ReadonlyArray<ReadonlyArray<string>> => {
  const { rows: whole, begun } = rowsOfText(beginning, marks, true, headingRow ?? headerRows);
  const rows = begun.length === 0 ? whole : [...whole, begun];
  return headingRow === undefined ? rows.filter((row) => !isBlankLine(row)) : rows.slice(headingRow - 1);
};

/** Headings of single rows that are known; where none is, those that two rows make together. */
const knownIn = (set: ColumnSet, rows: ReadonlyArray<ReadonlyArray<string>>, isJoined: boolean): number =>
  isJoined
    ? knownHeadings(set, foundHeader(set, rows)?.cells ?? [])
    : Math.max(...rows.map((cells) => knownHeadings(set, cells)), 0);

/**
 * @param text as it was decoded
 * @param headingRow number of the row that names the columns, where it is known
 * @returns the separator that makes the most known headings; of equals the one that the first line has
 */
export const separatorOf = (set: ColumnSet, text: string, headingRow: number | undefined): SentSeparator => {
  const beginning = text.slice(0, beginningCharacters);
  const [firstLine = ""] = beginning.split(/\r?\n|\r/, 1);
  const ends = lineEndsOf(beginning, beginning);
  const candidates = separators.map((separator) => ({
    separator,
    rows: headingCandidates(beginning, { separator, ...ends }, headingRow).map((cells) =>
      cells.slice(0, mostColumns)
    ),
    inFirstLine: firstLine.split(separator).length,
  }));
  const isJoined = candidates.every(({ rows }) => knownIn(set, rows, false) === 0);
  const counts = candidates.map(({ rows, ...rest }) => ({ ...rest, known: knownIn(set, rows, isJoined) }));
  counts.sort((one, other) => other.known - one.known || other.inFirstLine - one.inFirstLine);
  return counts[0]?.separator ?? ",";
};

/** @returns true if one of the first rows has more columns than a table may have */
export const hasTooManyColumns = (text: string, marks: Marks): boolean =>
  headingCandidates(text.slice(0, beginningCharacters), marks, undefined).some((cells) =>
    cells.length > mostColumns
  );

/** @returns the signs of a text that is taken apart at the separator */
export const marksOf = (text: string, separator: SentSeparator): Marks => ({
  separator,
  ...lineEndsOf(text, text.slice(0, beginningCharacters)),
});
