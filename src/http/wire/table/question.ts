/** A table that was sent, whichever file it came in: its rows, its shape, and how to answer in its dialect. */
import * as Either from "effect/Either";
import type { Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import type { InvalidRequest } from "../../../contract/failures.ts";
import type { ColumnSet } from "./column_set.ts";
import type { CsvTable } from "./csv.ts";
import { type CsvDialect, plainDialect } from "./csv_answer.ts";
import { shapeOf, type TableOptions, type TableShape } from "./shape.ts";
import { dataRows } from "./table_row.ts";

/** A table before its rows are read. */
export interface TableQuestion {
  readonly shape: TableShape;
  /** Its rows, each to be read by `readTableRow`. */
  readonly rows: ReadonlyArray<Cells>;
  /** The number of each row in the file, from 1. */
  readonly numbers: ReadonlyArray<number>;
  /** Values of the whole table as they were written and read, in sentences. */
  readonly readAs: ReadonlyArray<string>;
  readonly dialect: CsvDialect;
}

const sumRowsSentence = (sumRows: number): ReadonlyArray<string> =>
  sumRows === 0 ? [] : [`${sumRows === 1 ? "A row" : `${sumRows} rows`} of sums was passed over.`];

const question = (
  { rows, numbers }: SheetRows,
  shape: TableShape,
  { separator, hasByteOrderMark }: Omit<CsvDialect, "decimalMark">,
): TableQuestion => {
  const data = dataRows(rows, shape);
  const numberOf = new Map(rows.map((cells, at) => [cells, numbers[at] ?? at + 1]));
  return {
    shape,
    rows: data.rows,
    numbers: data.rows.map((cells) => numberOf.get(cells) ?? 0),
    readAs: [...shape.readAs, ...sumRowsSentence(data.sumRows)],
    dialect: { separator, hasByteOrderMark, decimalMark: shape.mark === "comma" ? "comma" : "point" },
  };
};

/** @returns the form of a table's answer that nobody sent: with semicolons where numbers have decimal commas */
export const dialectOf = ({ decimal }: TableOptions): CsvDialect =>
  decimal === "comma" ? { ...plainDialect, separator: ";", decimalMark: "comma" } : plainDialect;

/** @fails InvalidRequest with every column that is wrong */
export const csvQuestion = (
  set: ColumnSet,
  table: CsvTable,
  options: TableOptions,
): Either.Either<TableQuestion, InvalidRequest> =>
  Either.map(
    shapeOf(set, table.rows, options, table.separator === "," ? "point" : undefined),
    (shape) => question(table, shape, table),
  );

/**
 * @param sheet its rows, blank ones left out
 * @fails InvalidRequest with every column that is wrong
 */
export const sheetQuestion = (
  set: ColumnSet,
  sheet: SheetRows,
  options: TableOptions,
): Either.Either<TableQuestion, InvalidRequest> =>
  Either.map(
    shapeOf(set, sheet.rows, options, undefined),
    (shape) => question(sheet, shape, dialectOf(options)),
  );
