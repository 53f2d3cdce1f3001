/**
 * The header of a table: which of the first rows it is, what each of its cells stands for, and what is wrong with it.
 */
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";
import { type Issue, shortened } from "../../../kernel/issue.ts";
import { isSoundText } from "../../../kernel/json.ts";
import { nearest } from "../../../kernel/nearest.ts";
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

/** @returns how many of the cells are known headings */
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
const quoted = (text: string): string => JSON.stringify(shortened(text));

const unknownIssue = ({ position, text }: HeaderCell): Issue => {
  const named = text === ""
    ? `Column ${position + 1} has no heading`
    : `The column ${quoted(text)} is not known`;
  const suggestion = nearest(text, columnNames);
  return {
    path: shortened(text),
    code: "unknown",
    message: `${named}: leave it out, or say extra_columns=keep to pass it through.`,
    ...(suggestion === undefined ? undefined : { suggestion }),
  };
};

const lacksUnitIssue = ({ text }: HeaderCell): Issue => ({
  path: text,
  code: "ambiguous",
  message: `The column ${quoted(text)} names no unit: call it "${text} (kg)" or "${text} (t)".`,
});

const duplicateIssue = (column: string, earlier: string, text: string): Issue => ({
  path: column,
  code: "duplicate",
  message: `The column ${column} is there more than once${
    earlier === text ? "" : ` (${quoted(earlier)} and ${quoted(text)})`
  }.`,
});

const missingIssue = (column: string): Issue => ({
  path: column,
  code: "missing",
  message: `The column ${column} is missing${
    column === "tonnage" ? " (or net_mass_kg, for electricity mwh)" : ""
  }: one of the first ${headerRows} rows must name the columns.`,
});

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
  const issueOf = (cell: HeaderCell): Issue | undefined => {
    const { heading, text } = cell;
    if (!isSoundText(text)) {
      return { path: "", code: "unreadable", message: `Column ${cell.position + 1} has a broken heading.` };
    }
    if ("lacksUnit" in heading) return lacksUnitIssue(cell);
    if ("unknown" in heading) return keepsExtraColumns ? undefined : unknownIssue(cell);
    const earlier = seen.get(heading.column);
    seen.set(heading.column, text);
    return earlier === undefined ? undefined : duplicateIssue(heading.column, earlier, text);
  };
  return [...cells.flatMap((cell) => issueOf(cell) ?? []), ...missingColumns(cells).map(missingIssue)];
};
