/** A workbook put together of the pieces that its worker told. */
import type { CellRow, SheetCells, WorkbookCells } from "../../domain/documents/sheet_cells.ts";
import type { WorkbookPiece } from "./sheet_cells.ts";

/** Returns the workbook. */
export const gatheredWorkbook = (pieces: ReadonlyArray<WorkbookPiece>): WorkbookCells => {
  let head = { furtherSheets: 0, hasMacros: false };
  let sheet: Pick<SheetCells, "name" | "isHidden"> = { name: "", isHidden: false };
  let rows: Array<CellRow> = [];
  const sheets: Array<SheetCells> = [];
  for (const piece of pieces) {
    if ("row" in piece) rows.push(piece.row);
    else if ("sheet" in piece) [sheet, rows] = [piece.sheet, []];
    else if ("end" in piece) sheets.push({ ...sheet, rows, ...piece.end });
    else head = piece.head;
  }
  return { ...head, sheets };
};
