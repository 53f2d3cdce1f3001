/**
 * Bounds of the part of a table that is read, whichever file it comes in. Rows and columns are the contract's (section
 * 8.2); a sheet's cells hold no more text than two tables of the largest body.
 */
import type { SheetLimits } from "../../../application/documents/spreadsheets.ts";
import { longestText } from "../../../kernel/text/text_budget.ts";
import { lastHeadingRow } from "../../../contract/requests/table_query.ts";
import type { ColumnSet } from "./column_set.ts";
import { mostColumns } from "./header.ts";

/** Rows of a file that are read: those in which a header may stand, and one more than a call may have. */
export const mostTableRows = ({ mostRows }: ColumnSet): number => lastHeadingRow + mostRows + 1;

/** Bounds of the part of a sheet that is read. */
export const sheetLimits = (set: ColumnSet): SheetLimits => ({
  rows: mostTableRows(set),
  columns: mostColumns,
  cellCharacters: longestText,
  characters: 8_388_608,
});
