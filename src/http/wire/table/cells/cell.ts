/** Cells, whichever file they came in. */
import type { Cell, Cells } from "../../../../domain/documents/workbook.ts";
import { splitMass } from "../../../../kernel/lenient/mass.ts";

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === "string" && cell.trim() === "");

export const isBlankRow = (cells: Cells): boolean => cells.every(isBlank);

/** Longer than any number, date or code. */
const longestDatum = 60;
const datum = /^[-+]?[\d.,:/'\u2019\s\u00a0\u202f-]*\d[\d.,:/'\u2019\s\u00a0\u202f-]*[%*]?$/;

/** True if the cell holds a number, a date, a code or a mass: something that no heading is made of. */
export const isDatum = (cell: Cell | undefined): boolean => {
  if (typeof cell !== "string") return typeof cell === "number" || typeof cell === "boolean";
  if (cell.length > longestDatum) return false;
  return datum.test(splitMass(cell, "kg").number.trim());
};

export const textOf = (cell: Cell | undefined): string =>
  cell === undefined || cell === null ? "" : String(cell).trim();
