/**
 * The header of a table: which of the first rows it is, what each of its cells stands for, and what is wrong with it.
 */
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { isSoundText } from "../../../kernel/text/json.ts";
import { nearest } from "../../../kernel/text/nearest.ts";
import { shortened } from "../../../kernel/text/shown.ts";
import { isBlank, textOf } from "./cell.ts";
import type { Column, ColumnSet } from "./column_set.ts";
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

const isKnown = (set: ColumnSet, cell: Cell): boolean =>
  !isBlank(cell) && !("unknown" in headingOf(set, textOf(cell)));

/** @returns the number of cells that are known headings */
export const knownHeadings = (set: ColumnSet, cells: Cells): number =>
  cells.filter((cell) => isKnown(set, cell)).length;

/** @returns the position of the row with the most known headings; the first one's where none has any */
export const headerPosition = (set: ColumnSet, rows: ReadonlyArray<Cells>): number => {
  const known = rows.slice(0, headerRows).map((cells) => knownHeadings(set, cells));
  return Math.max(0, known.indexOf(Math.max(...known, 0)));
};

/** @returns the header's cells, those left out that have neither a heading nor anything below */
export const headerCells = (
  set: ColumnSet,
  header: Cells,
  below: ReadonlyArray<Cells>,
): ReadonlyArray<HeaderCell> =>
  header.flatMap((cell, position) => {
    const text = textOf(cell);
    const isUnused = text === "" && below.every((cells) => isBlank(cells[position]));
    return isUnused ? [] : [{ position, text, heading: headingOf(set, text) }];
  });

const unknownIssue = ({ columns }: ColumnSet, { position, text }: HeaderCell): Issue =>
  issueOf(
    { path: shortened(text), code: "unknown", suggestion: nearest(text, columns.map(({ name }) => name)) },
    { kind: "unknownColumn", position: position + 1, text },
  );

const lacksUnitIssue = ({ text }: HeaderCell): Issue =>
  issueOf({ path: text, code: "ambiguous" }, { kind: "columnWithoutUnit", text });

const duplicateIssue = (column: string, earlier: string, text: string): Issue =>
  issueOf({ path: column, code: "duplicate" }, { kind: "columnTwice", column, earlier, text });

const missingIssue = ({ name, need }: Column): Issue =>
  issueOf(
    { path: name, code: "missing" },
    { kind: "columnMissing", column: name, isQuantity: need === "one quantity", rows: headerRows },
  );

/** Needs of which a table must have one column. */
const oneOf = ["one code", "one quantity"] as const;

/** The required columns that lack, and the first of those of which one must be there where every one lacks. */
const missingColumns = (
  { columns }: ColumnSet,
  cells: ReadonlyArray<HeaderCell>,
): ReadonlyArray<Column> => {
  const there = new Set(cells.map(({ heading }) => "column" in heading ? heading.column : ""));
  const required = columns.filter(({ name, need }) => need === "required" && !there.has(name));
  const lacksUnit = cells.some(({ heading }) => "lacksUnit" in heading);
  const groups = oneOf.flatMap((group) => {
    const ofGroup = columns.filter(({ need }) => need === group);
    const isThere = ofGroup.some(({ name }) => there.has(name)) || (group === "one quantity" && lacksUnit);
    return isThere ? [] : ofGroup.slice(0, 1);
  });
  return [...required, ...groups];
};

/**
 * @param keepsExtraColumns whether unknown columns are passed through
 * @returns every column that is unknown, doubled, without a unit or missing
 */
export const headerIssues = (
  set: ColumnSet,
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
    if ("unknown" in heading) return keepsExtraColumns ? undefined : unknownIssue(set, cell);
    const earlier = seen.get(heading.column);
    seen.set(heading.column, text);
    return earlier === undefined ? undefined : duplicateIssue(heading.column, earlier, text);
  };
  return [...cells.flatMap((cell) => issueWith(cell) ?? []), ...missingColumns(set, cells).map(missingIssue)];
};
