/** Rows below the headings of a table that are no shipments: headings again, titles, numbers of pages and remarks. */
import type { Cells, SheetRows } from "../../../../../domain/documents/workbook.ts";
import { isBlank, isDatum } from "../../../../../http/wire/table/cells/cell.ts";
import type { HeaderCell } from "../../../../../http/wire/table/columns/header.ts";
import { mergedFilled } from "../../../../../http/wire/table/columns/merged.ts";
import { readCountryAsWritten } from "../../../../../kernel/lenient/country.ts";
import { sumWordIn } from "../../../../../kernel/lenient/sum_words.ts";
import { groupsInSteps, type Steps } from "../../../../../kernel/steps.ts";
import { shipmentTable } from "../../../table/columns.ts";

/** Share of a row's columns that titles, numbers of pages and remarks fill at most. */
const mostOfNotes = 3;
const fewestColumns = 3;
const codeDigits = /\d\D{0,2}\d\D{0,2}\d\D{0,2}\d/;

/** True for a row of a few texts, none of them where goods, origin or mass stand: a title, a page's number, a remark. */
const isNote = (cells: Cells, header: ReadonlyArray<HeaderCell>): boolean => {
  const filled = header.filter(({ position }) => !isBlank(cells[position]));
  const most = Math.max(1, Math.floor(header.length / mostOfNotes));
  if (header.length < fewestColumns || filled.length === 0 || filled.length > most) return false;
  return filled.every(({ position, heading }) => {
    const cell = cells[position] ?? null;
    if (typeof cell !== "string" || sumWordIn(cell) !== undefined) return false;
    if ("lacksUnit" in heading || "isGross" in heading) return !isDatum(cell);
    if (!("column" in heading)) return true;
    const column = shipmentTable.columns.find(({ name }) => name === heading.column);
    if (column?.name === "cn_code") return !codeDigits.test(cell) && /\s/.test(cell.trim());
    const isText = /\s/.test(cell.trim()) && !isDatum(cell);
    return isText && !("value" in readCountryAsWritten({ path: "", value: cell }));
  });
};

/** A row with its number in the file. */
interface NumberedRow {
  readonly cells: Cells;
  readonly number: number;
}

/** Rows below the headings: those of data, and those that are passed over. */
export interface SplitRows {
  readonly data: ReadonlyArray<NumberedRow>;
  readonly notes: ReadonlyArray<NumberedRow>;
}

/**
 * @param header the table's cells of headings
 * @param isAgain whether a row repeats them; undefined for a table without any, in which every row is one of data
 * @returns the rows, in steps
 */
export function* splitRows(
  sent: SheetRows,
  header: ReadonlyArray<HeaderCell>,
  isAgain: ((cells: Cells) => boolean) | undefined,
): Steps<SplitRows> {
  const filled = mergedFilled(shipmentTable, header, sent);
  yield;
  const all = filled.map((cells, at): NumberedRow => ({ cells, number: sent.numbers[at] ?? 0 }));
  const groups = yield* groupsInSteps(
    all,
    ({ cells }) => isAgain !== undefined && (isAgain(cells) || isNote(cells, header)) ? "notes" : "data",
  );
  return { data: groups.get("data") ?? [], notes: groups.get("notes") ?? [] };
}
