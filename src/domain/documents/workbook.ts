/**
 * Spreadsheets as plain data: the cells of a sheet that came in, and the description of a workbook that leaves. What a
 * file of them looks like is an adapter's matter.
 */

/** Text, a number, a truth value, or nothing; a day is text `YYYY-MM-DD`, with its time behind it if it has one. */
export type Cell = string | number | boolean | null;

/** Cells from left to right; cells behind the last one are empty. */
export type Cells = ReadonlyArray<Cell>;

/** How the cells of a column are shown; `day` turns `YYYY-MM-DD` into a date of the spreadsheet. */
export type CellFormat = "text" | "whole" | "number" | "money" | "day";

/** A column of a sheet that leaves. */
export interface SheetColumn {
  readonly heading: string;
  readonly widthCharacters: number;
  readonly format: CellFormat;
}

/** A sheet with a header that stays in view; text is text in it, whatever it begins with. */
export interface SheetDescription {
  readonly name: string;
  readonly columns: ReadonlyArray<SheetColumn>;
  /** Taken one after the other while the file is made. */
  readonly rows: Iterable<Cells>;
  /** Whether the last row adds up the others: it is set apart. */
  readonly endsWithSums: boolean;
}

/** A workbook that leaves; the same description gives the same bytes. */
export interface WorkbookDescription {
  readonly title: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly sheets: ReadonlyArray<SheetDescription>;
}
