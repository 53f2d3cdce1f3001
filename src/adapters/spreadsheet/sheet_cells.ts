/**
 * The cells of all sheets of a workbook with their places, within one budget: a file of many sheets may hold no more
 * characters together than one of a single sheet.
 */
import type {
  CellKind,
  CellRow,
  SheetCell,
  SheetCells,
  WorkbookCells,
} from "../../domain/documents/sheet_cells.ts";
import { soundTextOf } from "../../kernel/text/json.ts";
import { cut } from "../../kernel/text/shown.ts";
import { withinOneMore } from "../../kernel/text/text_budget.ts";
import type { Cell } from "../../domain/documents/workbook.ts";
import { type CellSources, cellSourcesOf } from "./cell_sources.ts";
import { type OpenCell, SheetReader, valueOf } from "./sheet_reader.ts";
import { CharacterBudget, mergedRanges } from "./sheet_rows.ts";
import { Unreadable, WorkbookArchive } from "./unpack.ts";
import { type SheetPart, workbookSheets } from "./workbook_parts.ts";

/** Bounds of what is read of a workbook of many sheets. */
export interface WorkbookLimits {
  /** Names of the sheets that are read; where the workbook lacks one of them, and where none is named, all are. */
  readonly named: ReadonlyArray<string>;
  /** Sheets that are read; those behind are left out. */
  readonly sheets: number;
  /** Number of the last row that is read of a sheet. */
  readonly rows: number;
  /** Position of the last column that is read of a sheet. */
  readonly columns: number;
  /** Characters of one cell; a longer text is cut to one more. */
  readonly cellCharacters: number;
  /** Cells with something in them, of all sheets together; a workbook that has more is refused. */
  readonly cells: number;
  /** Characters of all cells together, counted as those of one sheet; a workbook that has more is refused. */
  readonly characters: number;
}

/** Bounds of a template: it has 19 sheets, the longest that is needed 895 rows and 73 columns. */
export const templateLimits = {
  sheets: 20,
  rows: 1_100,
  columns: 100,
  cellCharacters: 1_000,
  cells: 200_000,
  characters: 8_388_608,
} as const;

const kindOf = ({ type, hasFormula }: OpenCell, value: Cell): CellKind =>
  type === "e" ? "error" : !hasFormula ? "typed" : value === null ? "uncalculated" : "result";

/** The cell as it is told; undefined for one without anything, also for a formula that came to nothing. */
const cellOf = (open: OpenCell, sources: CellSources, { cellCharacters }: WorkbookLimits) => {
  const read = valueOf(open, sources);
  const value = typeof read === "string" ? soundTextOf(withinOneMore(read, cellCharacters)) : read;
  const kind = kindOf(open, value);
  const isBlank = value === "" || value === null && kind !== "uncalculated";
  if (isBlank) return undefined;
  const shown = typeof value === "number" ? sources.styles.of(open.style)?.ofNumber(value) : undefined;
  return { column: open.column + 1, value, kind, ...(shown === undefined ? undefined : { shown }) };
};

const sheetCells = (
  part: SheetPart,
  sources: CellSources,
  limits: WorkbookLimits,
  budget: CharacterBudget,
): SheetCells => {
  const text = part.text();
  const reader = new SheetReader(text, limits.cellCharacters);
  const rows: Array<CellRow> = [];
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
    else rows.push({ number, cells });
    cells = [];
  }
  const name = cut(soundTextOf(part.name), limits.cellCharacters);
  return { name, isHidden: part.isHidden, rows, merged: mergedRanges(text), isCut };
};

/** The sheets that are read. */
const chosenOf = (sheets: ReadonlyArray<SheetPart>, { named }: WorkbookLimits): ReadonlyArray<SheetPart> => {
  const there = new Set(sheets.map(({ name }) => name));
  const hasAll = named.length > 0 && named.every((name) => there.has(name));
  return hasAll ? sheets.filter(({ name }) => named.includes(name)) : sheets;
};

/**
 * @returns the sheets in their order, up to the limit; cells behind the last row or column that is read are left out,
 * which the sheet says
 * @throws Unreadable, with a sentence for the one who sent it
 */
export const workbookCells = (bytes: Uint8Array, limits: WorkbookLimits): WorkbookCells => {
  const workbook = workbookSheets(new WorkbookArchive(bytes));
  const { sheets, hasMacros } = workbook;
  const chosen = chosenOf(sheets, limits);
  const read = chosen.slice(0, limits.sheets);
  const sources = cellSourcesOf(workbook, limits.cellCharacters);
  const budget = new CharacterBudget(limits.characters);
  return {
    furtherSheets: sheets.length - read.length,
    hasMacros,
    sheets: read.map((part) => sheetCells(part, sources, limits, budget)),
  };
};
