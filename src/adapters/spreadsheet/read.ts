/** The cells of a workbook's first sheet. */
import type { SheetLimits } from "../../application/documents/spreadsheets.ts";
import type { NumberedRow } from "../../domain/documents/workbook.ts";
import { dateStylesOf } from "./date_cells.ts";
import { sharedStringsOf } from "./shared_strings.ts";
import { sheetRows } from "./sheet_rows.ts";
import { WorkbookArchive } from "./unpack.ts";
import { workbookParts } from "./workbook_parts.ts";

/**
 * @returns the rows that have something in them, from the first one on
 * @throws Unreadable, with a sentence for the one who sent it
 */
export function* readRows(bytes: Uint8Array, limits: SheetLimits): Generator<NumberedRow> {
  const { sheet, strings, styles, isFrom1904 } = workbookParts(new WorkbookArchive(bytes));
  if (sheet === undefined) return;
  const sources = {
    strings: strings === undefined ? [] : sharedStringsOf(strings, limits.cellCharacters),
    dateStyles: styles === undefined ? [] : dateStylesOf(styles),
    isFrom1904,
  };
  yield* sheetRows(sheet, sources, limits);
}
