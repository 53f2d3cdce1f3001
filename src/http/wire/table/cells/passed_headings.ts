/** Headings of columns that a table's rows pass through (`extra_columns=keep`): each row of an answer repeats them. */
import type { SheetRows } from "../../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";

/** Most bytes of them in all rows of an answer together: twice as many as a sheet has characters. */
const mostBytes = 16_777_216;

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

/** @returns an issue where all rows' answers together would repeat more of the headings than an answer may hold */
export const passedIssues = (
  headings: ReadonlyArray<string>,
  { rows: { length: rows } }: Pick<SheetRows, "rows">,
): ReadonlyArray<Issue> => {
  const bytes = headings.reduce((sum, heading) => sum + bytesIn(heading), 0);
  return bytes * rows <= mostBytes ? [] : [issueOf(
    { path: "extra_columns", code: "length" },
    { kind: "longPassedHeadings", columns: headings.length, bytes, rows, most: Math.floor(mostBytes / rows) },
  )];
};
