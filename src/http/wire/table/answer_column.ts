/** The columns of a table that leaves: each with its format, and its cell of a row. */
import type { Cell, CellFormat, Cells, SheetColumn } from "../../../domain/documents/workbook.ts";

/** A column of a table that leaves; `Row` is a row of it. */
export interface AnswerColumn<Row> {
  readonly name: string;
  readonly format: CellFormat;
  readonly widthCharacters: number;
  /** True if a row of sums adds it up. */
  readonly isSummed: boolean;
  readonly cell: (row: Row) => Cell | undefined;
}

/** @returns a column that isn't summed */
export const column = <Row>(
  name: string,
  format: CellFormat,
  widthCharacters: number,
  cell: AnswerColumn<Row>["cell"],
): AnswerColumn<Row> => ({ name, format, widthCharacters, isSummed: false, cell });

/** @returns the row's cells */
export const cellsOf = <Row>(columns: ReadonlyArray<AnswerColumn<Row>>, row: Row): Cells =>
  columns.map(({ cell }) => cell(row) ?? null);

/** @returns the columns as a workbook's sheet has them */
export const sheetColumns = (
  columns: ReadonlyArray<Pick<AnswerColumn<never>, "name" | "format" | "widthCharacters">>,
): ReadonlyArray<SheetColumn> =>
  columns.map(({ name, format, widthCharacters }) => ({ heading: name, format, widthCharacters }));
