/** The sign that separates the cells of a text: the one that makes the most known headings, or that the text names itself. */
import Papa from "papaparse";
import type { ColumnSet } from "./column_set.ts";
import { foundHeader, headerRows, knownHeadings, mostColumns } from "./header.ts";

/** Separator between two cells of a table that leaves. */
export type Separator = "," | ";" | "\t";

/** Separator between two cells of a text that came: bars in lists of SAP that were saved as text. */
export type SentSeparator = Separator | "|";

const separators: ReadonlyArray<SentSeparator> = [",", ";", "\t", "|"];

/** Enough for the rows that a header may stand in; a longer header is no header. */
const beginningCharacters = 65_536;

/** First line by which a text names its separator to Excel. */
const separatorLine = /^sep=([,;|\t])\r?(?:\n|\r|$)/i;

/** A text without the line that names its separator. */
export interface NamedSeparator {
  readonly text: string;
  /** Undefined where the text names none. */
  readonly named: SentSeparator | undefined;
}

/** @returns the text behind the line that names its separator, which no spreadsheet counts as a row */
export const withoutSeparatorLine = (text: string): NamedSeparator => {
  const [line = "", named] = separatorLine.exec(text) ?? [];
  return { text: text.slice(line.length), named: separators.find((separator) => separator === named) };
};

const parse = (
  text: string,
  delimiter: SentSeparator,
  preview: number,
): ReadonlyArray<ReadonlyArray<string>> =>
  Papa.parse<Array<string>>(text, { delimiter, preview, skipEmptyLines: "greedy" }).data;

/** Rows that may name the columns, when the text is taken apart at the separator: the first ones, or the named one. */
const headingCandidates = (
  beginning: string,
  delimiter: SentSeparator,
  headingRow: number | undefined,
): ReadonlyArray<ReadonlyArray<string>> => {
  const rows = headingRow === undefined
    ? parse(beginning, delimiter, headerRows)
    : Papa.parse<Array<string>>(beginning, { delimiter, preview: headingRow }).data.slice(headingRow - 1);
  return rows.map((cells) => cells.slice(0, mostColumns));
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
  const candidates = separators.map((separator) => ({
    separator,
    rows: headingCandidates(beginning, separator, headingRow),
    inFirstLine: firstLine.split(separator).length,
  }));
  const isJoined = candidates.every(({ rows }) => knownIn(set, rows, false) === 0);
  const counts = candidates.map(({ rows, ...rest }) => ({ ...rest, known: knownIn(set, rows, isJoined) }));
  counts.sort((one, other) => other.known - one.known || other.inFirstLine - one.inFirstLine);
  return counts[0]?.separator ?? ",";
};

/** @returns true if one of the first rows has more columns than a table may have */
export const hasTooManyColumns = (text: string, separator: SentSeparator): boolean =>
  parse(text.slice(0, beginningCharacters), separator, headerRows).some((cells) =>
    cells.length > mostColumns
  );

/** @returns the line break that the text has */
export const lineBreakOf = (text: string, delimiter: SentSeparator): "\r" | "\n" | "\r\n" => {
  const beginning = text.slice(0, beginningCharacters);
  const { linebreak } = Papa.parse<Array<string>>(beginning, { delimiter, preview: 1 }).meta;
  return linebreak === "\r" || linebreak === "\r\n" ? linebreak : "\n";
};
