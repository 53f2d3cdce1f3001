/**
 * Merged cells of a workbook, given to each of their rows: a quantity that holds for several rows is given to none, and another number
 * refuses the table, where its rows would be calculated without it.
 */
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import type { Cells, MergedCells, SheetRows } from "../../../../domain/documents/workbook.ts";
import { isBlank } from "../cells/cell.ts";
import type { ColumnSet } from "./column_set.ts";
import type { HeaderCell } from "./header.ts";

/** True if a value may hold for several rows: what identifies them or says when, but no number. */
export const mayBeShared = ({ columns }: ColumnSet, { heading }: HeaderCell): boolean => {
  if (!("column" in heading)) return false;
  const column = columns.find(({ name }) => name === heading.column);
  return column !== undefined && column.isNumber !== true && column.need !== "one quantity";
};

/** @returns issues of numbers other than quantities that are merged with blank cells of further rows: the first of each column */
export const mergedNumbers = (
  { columns }: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  { rows, numbers, merged = [] }: SheetRows,
): ReadonlyArray<Issue> => {
  if (merged.length === 0) return [];
  const places = new Map(numbers.map((number, at) => [number, at]));
  const isOpen = ({ column, from, to }: MergedCells): boolean => {
    const at = places.get(from);
    if (at === undefined || isBlank(rows[at]?.[column])) return false;
    return (numbers[at + 1] ?? to + 1) <= to && isBlank(rows[at + 1]?.[column]);
  };
  return header.flatMap(({ position, text, heading }) => {
    if (!("column" in heading)) return [];
    const column = columns.find(({ name }) => name === heading.column);
    if (column?.isNumber !== true || column.need !== "optional") return [];
    const range = merged.find((cells) => cells.column === position && isOpen(cells));
    if (range === undefined) return [];
    const { from: first, to: last } = range;
    return [
      issueOf({ path: column.name, code: "ambiguous" }, { kind: "mergedNumber", heading: text, first, last }),
    ];
  });
};

/**
 * @param below rows below the header, with their numbers
 * @returns the rows, in which the merged cells of columns without numbers have their value
 */
export const mergedFilled = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  { rows, numbers, merged = [] }: SheetRows,
): ReadonlyArray<Cells> => {
  const shared = new Set(header.filter((cell) => mayBeShared(set, cell)).map(({ position }) => position));
  return filledDown(shared, { rows, numbers, merged });
};

/**
 * @param shared positions of the columns
 * @returns the rows, in which the merged cells of those columns have their value
 */
export const filledDown = (
  shared: ReadonlySet<number>,
  { rows, numbers, merged = [] }: SheetRows,
): ReadonlyArray<Cells> => {
  const ranges = merged.filter(({ column }) => shared.has(column));
  if (ranges.length === 0) return rows;
  const places = new Map(numbers.map((number, at) => [number, at]));
  const filled = rows.map((cells) => [...cells]);
  for (const { column, from, to } of ranges) {
    const value = rows[places.get(from) ?? -1]?.[column] ?? null;
    if (isBlank(value)) continue;
    for (let at = (places.get(from) ?? 0) + 1; at < rows.length && (numbers[at] ?? to + 1) <= to; at++) {
      const cells = filled[at];
      if (cells === undefined || !isBlank(cells[column])) continue;
      while (cells.length < column) cells.push(null);
      cells[column] = value;
    }
  }
  return filled;
};

/** @returns the rows without the value of their merged cells but in the first one, where it was given to each */
export const emptiedAgain = ({ rows, numbers, merged = [] }: SheetRows): ReadonlyArray<Cells> => {
  if (merged.length === 0) return rows;
  const places = new Map(numbers.map((number, at) => [number, at]));
  const emptied = rows.map((cells) => [...cells]);
  for (const { column, from, to } of merged) {
    const first = places.get(from) ?? rows.length;
    for (let at = first + 1; at < rows.length && (numbers[at] ?? Infinity) <= to; at++) {
      const cells = emptied[at];
      if (cells !== undefined && cells[column] === rows[first]?.[column]) cells[column] = null;
    }
  }
  return emptied;
};
