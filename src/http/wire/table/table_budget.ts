/**
 * Bounds of the part of a table that is read, whichever file it comes in. Rows and columns are the contract's (section
 * 8.2); a sheet's cells hold no more text than two tables of the largest body.
 */
import type { SheetLimits } from "../../../application/documents/spreadsheets.ts";
import { longestText, withinOneMore } from "../../../kernel/text/text_budget.ts";
import { lastHeadingRow } from "../../../contract/requests/table_query.ts";
import type { ColumnSet } from "./columns/column_set.ts";
import { mostColumns } from "./columns/header.ts";

/** Rows of a file that are read: those in which a header may stand, and one more than a call may have. */
export const mostTableRows = ({ mostRows }: ColumnSet): number => lastHeadingRow + mostRows + 1;

/** Bounds of the part of a sheet that is read. */
export const sheetLimits = (set: ColumnSet): SheetLimits => ({
  rows: mostTableRows(set),
  columns: mostColumns,
  cellCharacters: longestText,
  characters: 8_388_608,
  headings: new Set([...set.columnOfHeading.keys(), ...set.wordsWithoutUnit]),
});

/** Most cells of a row that are told: its complaint names their number where they are more than the headings. */
const mostCells = 5 * mostColumns;

/**
 * Cells of a row, each no longer than any that is read, and without the blank ones behind; undefined for a row of thousands
 * that aren't blank.
 */
export const withinBudget = (cells: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
  for (let at = mostCells; at < cells.length; at++) if (cells[at]?.trim() !== "") return undefined;
  return cells.slice(0, mostCells).map((cell) => withinOneMore(cell, longestText));
};
