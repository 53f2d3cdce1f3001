/** Rows above the header of a table that could be read as rows below it. */
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import type { Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import { isBlank } from "./cells/cell.ts";
import type { ReadColumn } from "./column_orders.ts";
import type { ColumnSet } from "./columns/column_set.ts";

/**
 * @param read columns, by the header at the position
 * @returns the issue of a row above the header that could be read as one below it; undefined where there is none
 */
export const dataAbove = (
  set: ColumnSet,
  { rows, numbers, position }: SheetRows & { readonly position: number },
  read: ReadonlyArray<Pick<ReadColumn, "name" | "position">>,
): Issue | undefined => {
  const names = new Set(set.columns.filter(({ isIdentifying }) => isIdentifying).map(({ name }) => name));
  const identifying = read.filter(({ name }) => names.has(name));
  const isData = (cells: Cells): boolean => {
    const sent = Object.fromEntries(identifying.map(({ name, position }) => [name, cells[position] ?? null]));
    return Object.values(sent).every((cell) => !isBlank(cell)) &&
      set.readRow(sent, "unsaid").complaints.length === 0;
  };
  const at = identifying.length === 0 ? -1 : rows.slice(0, position).findIndex(isData);
  if (at < 0) return undefined;
  const finding = {
    kind: "dataAboveHeadings",
    row: numbers[at] ?? at + 1,
    headings: numbers[position] ?? 1,
  } as const;
  return issueOf({ path: "heading_row", code: "ambiguous" }, finding);
};
