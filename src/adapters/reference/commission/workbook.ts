/**
 * Workbooks (XLSX, ISO/IEC 29500) that the operator names, as the texts of their cells. The one file of the comparison
 * that knows which library reads them.
 */
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import { type CellValue, readXlsx } from "hucre/xlsx";

/** A sheet with its rows; empty cells are empty texts. */
export interface Sheet {
  readonly name: string;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
}

/** The file is no workbook, or a broken one. */
export class WorkbookUnreadable
  extends Data.TaggedError("WorkbookUnreadable")<{ readonly message: string }> {}

const textOf = (cell: CellValue | undefined): string => {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

/** @fails WorkbookUnreadable for bytes that are no workbook */
export const readWorkbook = (
  bytes: Uint8Array,
): Effect.Effect<ReadonlyArray<Sheet>, WorkbookUnreadable> =>
  Effect.map(
    Effect.tryPromise({
      try: () => readXlsx(bytes),
      catch: (error) => new WorkbookUnreadable({ message: `The file can't be read as a workbook: ${error}` }),
    }),
    ({ sheets }) => sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(textOf)) })),
  );
