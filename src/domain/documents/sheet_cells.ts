/**
 * Cells of a workbook of many sheets that came in, with their places: for forms in which a value is known by the cell
 * that it stands in. Reading a file into them is an adapter's matter.
 */
import type { Cell, ShownAs } from "./workbook.ts";

/**
 * Kind of a cell: typed in, the result that a formula had when the file was saved, a formula whose result the file lacks,
 * or an error of the spreadsheet such as `#REF!`.
 */
export type CellKind = "typed" | "result" | "uncalculated" | "error";

/** A cell that has something in it. */
export interface SheetCell {
  /** Position of its column, from 1. */
  readonly column: number;
  /** Null for a formula whose result the file lacks; the error's name for an error. */
  readonly value: Cell;
  /** Origin of its value. */
  readonly kind: CellKind;
  /** Unit and thousands that its format shows a number with; left out for the number alone. */
  readonly shown?: ShownAs;
}

/** A row that has something in it. */
export interface CellRow {
  /** Number of the row, from 1, as a spreadsheet shows it. */
  readonly number: number;
  /** Its cells, from left to right. */
  readonly cells: ReadonlyArray<SheetCell>;
}

/** A sheet that came in. */
export interface SheetCells {
  /** Name on its tab. */
  readonly name: string;
  /** True if the spreadsheet doesn't show it. */
  readonly isHidden: boolean;
  /** Rows that have something in them, from the top. */
  readonly rows: ReadonlyArray<CellRow>;
  /** Ranges of cells that are merged, such as `D10:D12`. */
  readonly merged: ReadonlyArray<string>;
  /** True if it has more rows or columns than were read. */
  readonly isCut: boolean;
}

/** A workbook that came in. */
export interface WorkbookCells {
  /** The sheets that were read, in their order. */
  readonly sheets: ReadonlyArray<SheetCells>;
  /** Number of sheets that were not read. */
  readonly furtherSheets: number;
  /** True if it holds macros, which nothing runs. */
  readonly hasMacros: boolean;
}

const letters = 26;
const firstLetter = 65;

/** Returns the column's name of its position from 1: `A`, `Z`, `AA`. */
export const columnName = (column: number): string => {
  let name = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / letters)) {
    name = String.fromCharCode(firstLetter + (rest - 1) % letters) + name;
  }
  return name;
};

/** Returns the column's position from 1 of its name. */
export const columnOfName = (name: string): number =>
  Array.from(name.toUpperCase()).reduce(
    (sum, letter) => sum * letters + letter.charCodeAt(0) - firstLetter + 1,
    0,
  );

/** Returns the cell's name, such as `AB12`. */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`;
