/** Columns that a table has beside those that are read, and that its rows' answers pass through (`extra_columns=keep`). */
import type { SheetRows } from "../../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import type { ColumnSet } from "../columns/column_set.ts";
import type { HeaderCell } from "../columns/header.ts";

/** A column that is passed through, under a name that no other one has. */
export interface ExtraColumn {
  readonly position: number;
  readonly name: string;
}

/** @returns the columns that aren't read, each with a name of its own */
export const extraColumnsOf = (cells: ReadonlyArray<HeaderCell>): ReadonlyArray<ExtraColumn> => {
  const taken = new Set<string>();
  return cells.filter(({ heading }) => !("column" in heading)).map(({ position, text }) => {
    const wanted = text === "" ? `column ${position + 1}` : text;
    const name = taken.has(wanted) ? `${wanted} (column ${position + 1})` : wanted;
    taken.add(name);
    return { position, name };
  });
};

/** Most bytes of these columns' names in all rows of an answer together: twice as many as a sheet has characters. */
const mostBytes = 16_777_216;

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

/** @returns an issue where all rows' answers together would repeat more of the headings than an answer may hold */
export const passedIssues = (
  { repeatsHeadings }: ColumnSet,
  columns: ReadonlyArray<ExtraColumn>,
  { rows: { length: rows } }: Pick<SheetRows, "rows">,
): ReadonlyArray<Issue> => {
  if (repeatsHeadings !== true) return [];
  const bytes = columns.reduce((sum, { name }) => sum + bytesIn(name), 0);
  return bytes * rows <= mostBytes ? [] : [issueOf(
    { path: "extra_columns", code: "length" },
    { kind: "longPassedHeadings", columns: columns.length, bytes, rows, most: Math.floor(mostBytes / rows) },
  )];
};
