/**
 * Workbooks (XLSX, ISO/IEC 29500) as the texts of their cells. The one file that knows which library reads them.
 */
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import readSheets from "read-excel-file/universal";

/** A sheet with its rows; empty cells are empty texts, numbers the digits that the file holds. */
export interface Sheet {
  readonly name: string;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
}

/** The file is no workbook, or a broken one. */
export class WorkbookUnreadable
  extends Data.TaggedError("WorkbookUnreadable")<{ readonly message: string }> {}

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

/** @fails WorkbookUnreadable for bytes that are no workbook */
export const readWorkbook = (
  bytes: Uint8Array<ArrayBuffer>,
): Effect.Effect<ReadonlyArray<Sheet>, WorkbookUnreadable> =>
  Effect.map(
    Effect.tryPromise({
      try: () => readSheets(new Blob([bytes]), { parseNumber: (digits) => digits }),
      catch: (error) => new WorkbookUnreadable({ message: `The file can't be read as a workbook: ${error}` }),
    }),
    (sheets) => sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) })),
  );
