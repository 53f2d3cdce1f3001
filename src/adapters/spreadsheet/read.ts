/** The cells of a workbook's sheet with the table: the visible one whose first rows have the most known headings. */
import type { SheetLimits } from "../../application/documents/spreadsheets.ts";
import type { MergedCells, NumberedRow } from "../../domain/documents/workbook.ts";
import { type CellSources, cellSourcesOf } from "./cell_sources.ts";
import { headingTexts, repeatsHeadings, type TextRow, textRow } from "./headings/alike_sheets.ts";
import { hiddenColumns, mergedDown, sheetRows } from "./sheet_rows.ts";
import { Unreadable, WorkbookArchive } from "./unpack.ts";
import { type SheetPart, workbookSheets } from "./workbook_parts.ts";

/** Sheets that are looked at for a table, one for each week of a year; those behind are not read. */
const mostSheets = 53;
/** Rows in which a sheet's headings are looked for. */
const headingRows = 12;
/** Fewest known headings of another sheet that is told. */
const fewestHeadings = 3;

/** A sheet that was unpacked, with what its first rows tell of its headings. */
interface OpenedSheet {
  readonly name: string;
  /** Undefined for one that can't be read. */
  readonly text: string | undefined;
  /** The most known headings of one row. */
  readonly known: number;
  /** The texts of each of its first rows. */
  readonly first: ReadonlyArray<TextRow>;
}

/** A sheet that is read. */
export interface ReadSheet {
  /** Rows that have something in them, one after the other, while they are taken. */
  readonly rows: Generator<NumberedRow>;
  /** Cells that are merged with those below them. */
  readonly merged: ReadonlyArray<MergedCells>;
  /** Positions of the columns that the sheet hides. */
  readonly hiddenColumns: ReadonlyArray<number>;
  /** Names of further sheets with some known headings or with those of this one, and of those that can't be read. */
  readonly alike: ReadonlyArray<string>;
  /** True if the workbook holds macros. */
  readonly hasMacros: boolean;
  /** True if the workbook counts days from 1904. */
  readonly isFrom1904: boolean;
}

const firstRows = (
  text: string,
  sources: CellSources,
  limits: SheetLimits,
): Pick<OpenedSheet, "known" | "first"> => {
  const { headings } = limits;
  const first: Array<TextRow> = [];
  let most = 0;
  for (const { cells } of sheetRows(text, sources, { ...limits, rows: headingRows })) {
    const row = textRow(cells);
    most = Math.max(most, row.texts.filter((each) => headings?.has(each)).length);
    first.push(row);
  }
  return { known: most, first };
};

/** The sheets that may hold the table: the first one, and those beside it. */
const candidates = (
  parts: ReadonlyArray<SheetPart>,
  sources: CellSources,
  limits: SheetLimits,
): ReadonlyArray<OpenedSheet> => {
  const visible = parts.filter(({ isHidden }) => !isHidden);
  const shown = visible.length === 0 ? parts.slice(0, 1) : visible;
  const chosen = shown.slice(0, limits.headings === undefined ? 1 : mostSheets);
  return chosen.map((part, at): OpenedSheet => {
    try {
      const text = part.text();
      const told = chosen.length === 1 ? { known: 0, first: [] } : firstRows(text, sources, limits);
      return { name: part.name, text, ...told };
    } catch (error) {
      if (at === 0 || !(error instanceof Unreadable)) throw error;
      return { name: part.name, text: undefined, known: 0, first: [] };
    }
  });
};

function* noRows(): Generator<NumberedRow> {}

/**
 * @returns the sheet with the table
 * @throws Unreadable, with a sentence for the one who sent it
 */
export const readSheet = (bytes: Uint8Array, limits: SheetLimits): ReadSheet => {
  const workbook = workbookSheets(new WorkbookArchive(bytes));
  const { sheets, hasMacros, isFrom1904 } = workbook;
  const sources = cellSourcesOf(workbook, limits.cellCharacters);
  const opened = candidates(sheets, sources, limits);
  const most = Math.max(...opened.map(({ known }) => known));
  const sheet = opened.find(({ text, known }) => text !== undefined && known === most);
  if (sheet?.text === undefined) {
    return { rows: noRows(), merged: [], hiddenColumns: [], alike: [], hasMacros, isFrom1904 };
  }
  const own = headingTexts(sheet.first);
  const alike = opened.filter((other) =>
    other !== sheet &&
    (other.text === undefined || other.known >= fewestHeadings || repeatsHeadings(own, other.first))
  );
  return {
    rows: sheetRows(sheet.text, sources, limits),
    merged: mergedDown(sheet.text),
    hiddenColumns: hiddenColumns(sheet.text, limits.columns),
    alike: alike.map(({ name }) => name),
    hasMacros,
    isFrom1904,
  };
};
