/** Cells of a sheet that are merged with those below them: the file holds their value in the first one alone. */
import type { MergedCells } from "../../domain/documents/workbook.ts";
import { columnOf } from "./sheet_reader.ts";

/** Most merged ranges that are told. */
const mostRanges = 2_000;
const range = /<(?:\w{1,20}:)?mergeCell\s[^>]{0,200}?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;

/** @returns ranges of a single column and several rows, in the file's order */
export const mergedDown = (sheet: string): ReadonlyArray<MergedCells> => {
  const behindRows = sheet.slice(sheet.lastIndexOf("sheetData>") + 1);
  const found: Array<MergedCells> = [];
  for (const [, first = "", top, last, bottom] of behindRows.matchAll(range)) {
    const column = columnOf(first);
    const [from, to] = [Number(top), Number(bottom)];
    if (column !== undefined && first === last && from < to) found.push({ column, from, to });
    if (found.length === mostRanges) break;
  }
  return found;
};
