/**
 * Cells of a workbook that would be read as something else than its people see: numbers in merged cells, numbers that are shown as others, cells
 * that are struck out, bare numbers of days in a workbook that counts them from 1904.
 */
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import type { SheetRows } from "../../../../domain/documents/workbook.ts";
import { textOf } from "../cells/cell.ts";
import type { ColumnSet } from "./column_set.ts";
import type { HeaderCell } from "./header.ts";
import { mergedNumbers } from "./merged.ts";
import { isAsRead, type ReadHeading } from "./shown_units.ts";

const readHeadings = (
  { columns }: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
): ReadonlyArray<ReadHeading> =>
  header.flatMap(({ position, text, heading }) => {
    const column = "column" in heading ? columns.find(({ name }) => name === heading.column) : undefined;
    return column === undefined ? [] : [{ position, text, column }];
  });

/** The first number of each column that its format shows as another one. */
const shownUnits = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  { rows, numbers, shown = [] }: SheetRows,
): ReadonlyArray<Issue> => {
  const first = numbers[0] ?? Infinity;
  const read = readHeadings(set, header);
  const ofUnits = read.find(({ column }) => column.isUnit === true)?.position;
  const places = ofUnits === undefined ? undefined : new Map(numbers.map((number, at) => [number, at]));
  /** The unit that the row names in a column of its own; undefined where the table has no such column. */
  const unitAt = (row: number): string | undefined =>
    ofUnits === undefined ? undefined : textOf(rows[places?.get(row) ?? -1]?.[ofUnits]);
  return read.flatMap((heading) => {
    const { position, text, column } = heading;
    if (column.isNumber !== true) return [];
    const found = shown.find((each) =>
      each.column === position && each.row >= first && !isAsRead(set, heading, each, unitAt(each.row))
    );
    if (found === undefined) return [];
    const { row, unit, thousands, format } = found;
    return [
      issueOf({ path: column.name, code: "ambiguous" }, {
        kind: "shownUnit",
        heading: text,
        row,
        unit,
        isScaled: thousands > 0,
        format,
      }),
    ];
  });
};

/** Cells of each column that a line strikes out: whether they count only their sender knows. */
const struckCells = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  { numbers, struck = [] }: SheetRows,
): ReadonlyArray<Issue> => {
  const first = numbers[0] ?? Infinity;
  return readHeadings(set, header).flatMap(({ position, text, column }) => {
    const found = struck.filter((each) => each.column === position && each.row >= first);
    const [cell] = found;
    if (cell === undefined) return [];
    const finding = { kind: "struckCells", heading: text, row: cell.row, rows: found.length } as const;
    return [issueOf({ path: column.name, code: "ambiguous" }, finding)];
  });
};

/** Digits of a number that may be a day. */
const dayDigits = /^\d{5}$/;

/** The first bare number of each column of days, in a workbook that counts them from another day than tables do. */
const bareDays = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  { rows, numbers, isFrom1904 }: SheetRows,
): ReadonlyArray<Issue> => {
  if (isFrom1904 !== true) return [];
  return readHeadings(set, header).flatMap(({ position, text, column }) => {
    const isBare = (cell: unknown): boolean => typeof cell === "number" && dayDigits.test(String(cell));
    const at = column.format === "day" ? rows.findIndex((cells) => isBare(cells[position])) : -1;
    if (at < 0) return [];
    const finding = { kind: "bareDay", heading: text, row: numbers[at] ?? at + 1 } as const;
    return [issueOf({ path: column.name, code: "ambiguous" }, finding)];
  });
};

/** @returns issues of a workbook's cells, the first of each column */
export const workbookIssues = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  below: SheetRows,
): ReadonlyArray<Issue> => [
  ...mergedNumbers(set, header, below),
  ...shownUnits(set, header, below),
  ...struckCells(set, header, below),
  ...bareDays(set, header, below),
];
