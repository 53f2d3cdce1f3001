/**
 * Spreadsheets as plain data: the cells of a sheet that came in, and the description of a workbook that leaves. What a
 * file of them looks like is an adapter's matter.
 */

/** Text, a number, a truth value, or nothing; a day is text `YYYY-MM-DD`, with its time behind it if it has one. */
export type Cell = string | number | boolean | null;

/** Cells from left to right; cells behind the last one are empty. */
export type Cells = ReadonlyArray<Cell>;

/** Format of a column's cells; `day` turns `YYYY-MM-DD` into a date of the spreadsheet. */
export type CellFormat = "text" | "whole" | "number" | "money" | "day";

/** Form in which the format of a cell shows its number. */
export interface ShownAs {
  /** Text beside the number, such as `kg`; `%` of one that is shown in hundredths; empty without any. */
  readonly unit: string;
  /** Number of times that it is shown divided by a thousand. */
  readonly thousands: number;
  /** Format of which nobody knows that it shows the number itself; undefined of one that does. */
  readonly format?: string;
}

/** A cell that shows its number as another one, or with a unit that it has not itself. */
export interface ShownUnit extends ShownAs {
  /** Number of the row. */
  readonly row: number;
  /** Position of the column, from 0. */
  readonly column: number;
}

/** A cell with a line through it, as people cancel what is in it. */
export interface StruckCell {
  /** Number of the row. */
  readonly row: number;
  /** Position of the column, from 0. */
  readonly column: number;
}

/** A row that came in, with its number. */
export interface NumberedRow {
  /** Number of the row in its file, from 1, as a spreadsheet shows it. */
  readonly number: number;
  /** Its cells. */
  readonly cells: Cells;
  /** True of a row that its sheet hides. */
  readonly isHidden: boolean;
  /** Units that its numbers are shown with. */
  readonly shown: ReadonlyArray<ShownUnit>;
  /** Positions of the columns whose cells are struck out. */
  readonly struck: ReadonlyArray<number>;
}

/** Cells of a column that are merged into one, from the row with their value on. */
export interface MergedCells {
  /** Position of the column, from 0. */
  readonly column: number;
  /** Number of the first row, which has the value. */
  readonly from: number;
  /** Number of the last row. */
  readonly to: number;
}

/** The rows of a file that have something in them. */
export interface SheetRows {
  /** The cells of each. */
  readonly rows: ReadonlyArray<Cells>;
  /** The number of each in the file, from 1, as a spreadsheet shows it. */
  readonly numbers: ReadonlyArray<number>;
  /** Cells that a workbook has merged with those below them. */
  readonly merged?: ReadonlyArray<MergedCells>;
  /** Names of further sheets of a workbook that have such columns or can't be read, and are not read. */
  readonly alike?: ReadonlyArray<string>;
  /** True of a workbook that holds macros, which nothing runs. */
  readonly hasMacros?: boolean;
  /** Numbers of the rows that a workbook hides, by a filter or by hand. */
  readonly hidden?: ReadonlyArray<number>;
  /** Units that a workbook shows beside numbers: the first 20 000, of more where their column has them first, in at most 10 000 places. */
  readonly shown?: ReadonlyArray<ShownUnit>;
  /** Cells that a workbook strikes out, each by its row and the position of its column. */
  readonly struck?: ReadonlyArray<StruckCell>;
  /** Positions of the columns that a workbook hides. */
  readonly hiddenColumns?: ReadonlyArray<number>;
  /** True of a workbook that counts days from 1904. */
  readonly isFrom1904?: boolean;
}

/** A column of a sheet that leaves. */
export interface SheetColumn {
  /** Text of the header. */
  readonly heading: string;
  /** Width in characters of the standard font. */
  readonly widthCharacters: number;
  /** Format of the cells. */
  readonly format: CellFormat;
}

/** Rows of a column, counted from 0 below the header. */
export interface ChartSeries {
  /** Name in the legend. */
  readonly name: string;
  /** Column of its values, from 0. */
  readonly column: number;
  /** First row of its values. */
  readonly firstRow: number;
}

/** A chart of a sheet's own cells, beside them. */
export interface ChartDescription {
  /** Lines over columns of years, or bars of names. */
  readonly kind: "line" | "bar";
  /** Title above the chart. */
  readonly title: string;
  /** Words for a reader who does not see it. */
  readonly description: string;
  /** Column of its categories, from 0; their rows are those of the first series. */
  readonly categories: number;
  /** Rows of each series; at least one. */
  readonly rowCount: number;
  /** Its series. */
  readonly series: ReadonlyArray<ChartSeries>;
}

/** A sheet with a header that stays in view; text is text in it, whatever it begins with. */
export interface SheetDescription {
  /** Name on the sheet's tab, at most 31 characters. */
  readonly name: string;
  /** The columns, from left to right. */
  readonly columns: ReadonlyArray<SheetColumn>;
  /** Taken one after the other while the file is made. */
  readonly rows: Iterable<Cells>;
  /** True if the last row adds up the others: it is set apart. */
  readonly endsWithSums: boolean;
  /** A chart on the right of the columns. */
  readonly chart?: ChartDescription;
}

/** A workbook that leaves; the same description gives the same bytes. */
export interface WorkbookDescription {
  /** Title among the file's properties. */
  readonly title: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The sheets in order. */
  readonly sheets: ReadonlyArray<SheetDescription>;
}
