/** Cells, whichever file they came in. */
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === "string" && cell.trim() === "");

export const isBlankRow = (cells: Cells): boolean => cells.every(isBlank);

export const textOf = (cell: Cell | undefined): string =>
  cell === undefined || cell === null ? "" : String(cell).trim();
