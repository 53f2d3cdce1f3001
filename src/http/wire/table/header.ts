/**
 * The header of a table: which of the first rows it is, what each of its cells stands for, and what is wrong with it.
 */
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { isSoundText } from "../../../kernel/text/json.ts";
import { nearest } from "../../../kernel/text/nearest.ts";
import { shortened } from "../../../kernel/text/shown.ts";
import { isBlank, textOf } from "./cell.ts";
import { columns } from "./columns.ts";
import { type Heading, headingOf } from "./headings.ts";

/** The header may stand below a title: it is looked for in the first rows. */
export const headerRows = 10;

/** The most columns that a table may have. */
export const mostColumns = 200;

/** A header's cell with what it stands for. */
export interface HeaderCell {
  readonly position: number;
  readonly text: string;
  readonly heading: Heading;
}

const isKnown = (cell: Cell): boolean => !isBlank(cell) && !("unknown" in headingOf(textOf(cell)));

/** @returns the number of cells that are known headings */
export const knownHeadings = (cells: Cells): number => cells.filter(isKnown).length;

/** @returns the position of the row with the most known headings; the first one's where none has any */
export const headerPosition = (rows: ReadonlyArray<Cells>): number => {
  const known = rows.slice(0, headerRows).map(knownHeadings);
  return Math.max(0, known.indexOf(Math.max(...known, 0)));
};

/** @returns the header's cells, those left out that have neither a heading nor anything below */
export const headerCells = (header: Cells, below: ReadonlyArray<Cells>): ReadonlyArray<HeaderCell> =>
  header.flatMap((cell, position) => {
    const text = textOf(cell);
    const isUnused = text === "" && below.every((cells) => isBlank(cells[position]));
    return isUnused ? [] : [{ position, text, heading: headingOf(text) }];
  });

const columnNames = columns.map(({ name }) => name);

const unknownIssue = ({ position, text }: HeaderCell): Issue =>
  issueOf(
    { path: shortened(text), code: "unknown", suggestion: nearest(text, columnNames) },
    { kind: "unknownColumn", position: position + 1, text },
  );

const lacksUnitIssue = ({ text }: HeaderCell): Issue =>
  issueOf({ path: text, code: "ambiguous" }, { kind: "columnWithoutUnit", text });

const duplicateIssue = (column: string, earlier: string, text: string): Issue =>
  issueOf({ path: column, code: "duplicate" }, { kind: "columnTwice", column, earlier, text });

const missingIssue = (column: string): Issue =>
  issueOf(
    { path: column, code: "missing" },
    { kind: "columnMissing", column, isQuantity: column === "tonnage", rows: headerRows },
  );

const missingColumns = (cells: ReadonlyArray<HeaderCell>): ReadonlyArray<string> => {
  const there = new Set(cells.map(({ heading }) => "column" in heading ? heading.column : ""));
  const required = columns.filter(({ name, need }) => need === "required" && !there.has(name));
  const hasQuantity = columns.some(({ name, need }) => need === "one quantity" && there.has(name)) ||
    cells.some(({ heading }) => "lacksUnit" in heading);
  return [...required.map(({ name }) => name), ...(hasQuantity ? [] : ["tonnage"])];
};

/**
 * @param keepsExtraColumns whether unknown columns are passed through
 * @returns every column that is unknown, doubled, without a unit or missing
 */
export const headerIssues = (
  cells: ReadonlyArray<HeaderCell>,
  keepsExtraColumns: boolean,
): ReadonlyArray<Issue> => {
  const seen = new Map<string, string>();
  const issueWith = (cell: HeaderCell): Issue | undefined => {
    const { heading, text } = cell;
    if (!isSoundText(text)) {
      const position = cell.position + 1;
      return issueOf({ path: "", code: "unreadable" }, { kind: "brokenHeading", position });
    }
    if ("lacksUnit" in heading) return lacksUnitIssue(cell);
    if ("unknown" in heading) return keepsExtraColumns ? undefined : unknownIssue(cell);
    const earlier = seen.get(heading.column);
    seen.set(heading.column, text);
    return earlier === undefined ? undefined : duplicateIssue(heading.column, earlier, text);
  };
  return [...cells.flatMap((cell) => issueWith(cell) ?? []), ...missingColumns(cells).map(missingIssue)];
};
