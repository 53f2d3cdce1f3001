/**
 * Cells of a workbook that would be read as something else than its people see: numbers in merged cells, quantities shown in thousands or with another
 * unit than that of their heading, bare numbers of days in a workbook that counts them from 1904.
 */
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import type { SheetRows, ShownUnit } from "../../../../domain/documents/workbook.ts";
import { isCurrency } from "../../../../kernel/currency.ts";
import { massUnitOf } from "../../../../kernel/lenient/mass.ts";
import type { Column, ColumnSet } from "./column_set.ts";
import type { HeaderCell } from "./header.ts";
import { mergedNumbers } from "./merged.ts";
import { columnOfUnit } from "./unit_columns.ts";
import { isUnitWithoutColumn } from "./unit_conflicts.ts";

/** A heading with the column that it is read as. */
interface ReadHeading {
  readonly position: number;
  readonly text: string;
  readonly column: Column;
}

const readHeadings = (
  { columns }: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
): ReadonlyArray<ReadHeading> =>
  header.flatMap(({ position, text, heading }) => {
    const column = "column" in heading ? columns.find(({ name }) => name === heading.column) : undefined;
    return column === undefined ? [] : [{ position, text, column }];
  });

/** Columns of amounts of euros. */
const ofEuros = /(?:^|_)eur(?:_|$)/;
const symbol = /^\p{Sc}$/u;

const isOtherCurrency = (unit: string): boolean =>
  unit !== "€" && (symbol.test(unit) || (unit !== "EUR" && isCurrency(unit)));

/** True if a number that is shown so is another one in the column; kilograms may be shown as tonnes. */
const isOther = (set: ColumnSet, { name, need }: Column, { unit, thousands }: ShownUnit): boolean => {
  const column = columnOfUnit(set, unit) ?? columnOfUnit(set, massUnitOf(unit));
  if (thousands > 0) return thousands > 1 || name !== "net_mass_kg" || column !== "tonnage";
  if (need !== "one quantity") return ofEuros.test(name) && isOtherCurrency(unit);
  return column === undefined ? isUnitWithoutColumn(unit) : column !== name;
};

/** The first number of each column that its format shows in thousands, or with another unit or currency; units of quantities count for nothing where a column of their own names them. */
const shownUnits = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  { numbers, shown = [] }: SheetRows,
): ReadonlyArray<Issue> => {
  const first = numbers[0] ?? Infinity;
  const read = readHeadings(set, header);
  const hasUnits = read.some(({ column }) => column.isUnit === true);
  return read.flatMap(({ position, text, column }) => {
    if (column.isNumber !== true) return [];
    const isSaid = hasUnits && column.need === "one quantity";
    const found = shown.find((each) =>
      each.column === position && each.row >= first && !(isSaid && each.thousands === 0) &&
      isOther(set, column, each)
    );
    if (found === undefined) return [];
    const { row, unit, thousands } = found;
    return [
      issueOf({ path: column.name, code: "ambiguous" }, {
        kind: "shownUnit",
        heading: text,
        row,
        unit,
        isScaled: thousands > 0,
      }),
    ];
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
  ...bareDays(set, header, below),
];
