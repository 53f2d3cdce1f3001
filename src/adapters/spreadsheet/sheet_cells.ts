/**
 * The cells of all sheets of a workbook with their places, within one budget: a file of many sheets may hold no more
 * characters together than one of a single sheet.
 */
import { cut } from "../../kernel/text/shown.ts";
import { withinOneMore } from "../../kernel/text/text_budget.ts";
import type { WorkbookLimits } from "../../application/documents/spreadsheets.ts";
import type { CellKind, CellRow, SheetCell, SheetCells } from "../../domain/documents/sheet_cells.ts";
import type { Cell } from "../../domain/documents/workbook.ts";
import { dateStylesOf } from "./date_cells.ts";
import { sharedStringsOf } from "./shared_strings.ts";
import { type CellSources, type OpenCell, SheetReader, valueOf } from "./sheet_reader.ts";
import { CharacterBudget } from "./sheet_rows.ts";
import { Unreadable, WorkbookArchive } from "./unpack.ts";
import { type SheetPart, workbookSheets } from "./workbook_parts.ts";

/** Piece of a workbook that is told: its head, then each sheet's name, its rows, and its end. */
export type WorkbookPiece =
  | { readonly head: { readonly furtherSheets: number; readonly hasMacros: boolean } }
  | { readonly sheet: Pick<SheetCells, "name" | "isHidden"> }
  | { readonly row: CellRow }
  | { readonly end: Pick<SheetCells, "merged" | "isCut"> };

const kindOf = ({ type, hasFormula }: OpenCell, value: Cell): CellKind =>
  type === "e" ? "error" : !hasFormula ? "typed" : value === null ? "uncalculated" : "result";

/** The text with a mark in place of NUL and half characters, which can neither be stored nor printed. */
const storable = (text: string): string => text.replaceAll("\0", "\ufffd").toWellFormed();

/** The cell as it is told; undefined for one without anything, also for a formula that came to nothing. */
const cellOf = (open: OpenCell, sources: CellSources, { cellCharacters }: WorkbookLimits) => {
  const read = valueOf(open, sources);
  const value = typeof read === "string" ? storable(withinOneMore(read, cellCharacters)) : read;
  const kind = kindOf(open, value);
  const isBlank = value === "" || value === null && kind !== "uncalculated";
  return isBlank ? undefined : { column: open.column + 1, value, kind };
};

function* sheetPieces(
  part: SheetPart,
  sources: CellSources,
  limits: WorkbookLimits,
  budget: CharacterBudget,
): Generator<WorkbookPiece> {
  yield { sheet: { name: cut(storable(part.name), limits.cellCharacters), isHidden: part.isHidden } };
  const reader = new SheetReader(part.text(), limits.cellCharacters);
  let cells: Array<SheetCell> = [];
  let isCut = false;
  const put = (open: OpenCell): void => {
    const cell = cellOf(open, sources, limits);
    if (cell === undefined) return;
    if (cell.column > limits.columns) {
      isCut = true;
      return;
    }
    budget.spend(cell.value);
    if (budget.cells > limits.cells) {
      throw new Unreadable({ kind: "tooManyCellsInWorkbook", most: limits.cells });
    }
    cells.push(cell);
  };
  for (let number = reader.row(put); number !== undefined; number = reader.row(put)) {
    if (cells.length === 0) continue;
    if (number > limits.rows) isCut = true;
    else yield { row: { number, cells } };
    cells = [];
  }
  yield { end: { merged: reader.merged, isCut } };
}

/** The sheets that are read. */
const chosenOf = (sheets: ReadonlyArray<SheetPart>, { named }: WorkbookLimits): ReadonlyArray<SheetPart> => {
  const there = new Set(sheets.map(({ name }) => name));
  const hasAll = named.length > 0 && named.every((name) => there.has(name));
  return hasAll ? sheets.filter(({ name }) => named.includes(name)) : sheets;
};

/**
 * @returns the sheets in their order, up to the limit; cells behind the last row or column that is read are left out,
 * which the sheet's end says
 * @throws Unreadable, with a sentence for the one who sent it
 */
export function* workbookPieces(bytes: Uint8Array, limits: WorkbookLimits): Generator<WorkbookPiece> {
  const { sheets, strings, styles, isFrom1904, hasMacros } = workbookSheets(new WorkbookArchive(bytes));
  const chosen = chosenOf(sheets, limits);
  const read = chosen.slice(0, limits.sheets);
  yield { head: { furtherSheets: sheets.length - read.length, hasMacros } };
  const sources = {
    strings: strings === undefined ? [] : sharedStringsOf(strings, limits.cellCharacters),
    dateStyles: styles === undefined ? [] : dateStylesOf(styles),
    isFrom1904,
  };
  const budget = new CharacterBudget(limits.characters);
  for (const part of read) yield* sheetPieces(part, sources, limits, budget);
}
