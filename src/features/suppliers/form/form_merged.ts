/**
 * Merged cells of a table that a supplier filled in: what says which goods a row is about holds for each of its rows; a figure that
 * stands in rows of different goods is asked about, where all but the first would be taken to have none.
 */
import type { Cell, Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import { isBlank, textOf } from "../../../http/wire/table/cells/cell.ts";
import { filledDown } from "../../../http/wire/table/columns/merged.ts";
import type { FormColumn } from "./form_columns.ts";

/** Columns that say which goods a row is about. */
const goodsColumns: ReadonlySet<string> = new Set<FormColumn>([
  "cn_code",
  "goods",
  "reporting_period",
  "production_route",
]);

/** A merged cell whose value would be lost for a row. */
export interface LostCell {
  /** Number of the row. */
  readonly row: number;
  /** Position of the column. */
  readonly position: number;
}

/**
 * @param columns positions of the columns that the table has
 * @returns the rows with what they share, and cells whose value would be lost
 */
export const mergedRead = (
  sheet: SheetRows,
  columns: ReadonlyMap<string, number>,
): { readonly rows: ReadonlyArray<Cells>; readonly lost: ReadonlyArray<LostCell> } => {
  const { numbers, merged = [] } = sheet;
  const goods = new Set([...columns].filter(([name]) => goodsColumns.has(name)).map(([, at]) => at));
  const others = new Set([...columns.values()].filter((at) => !goods.has(at)));
  const rows = filledDown(goods, sheet);
  const places = new Map(numbers.map((number, at) => [number, at]));
  const cellOf = (cells: Cells | undefined, name: FormColumn): Cell =>
    cells?.[columns.get(name) ?? -1] ?? null;
  const isOf = (cells: Cells | undefined, name: FormColumn): string => textOf(cellOf(cells, name));
  const lost = merged.filter(({ column }) => others.has(column)).flatMap(({ column, from, to }) => {
    const at = places.get(from) ?? -1;
    const first = rows[at];
    if (isBlank(first?.[column])) return [];
    const end = numbers.findIndex((number) => number > to);
    const further = rows.slice(at + 1, end < 0 ? rows.length : end);
    const other = further.findIndex((cells) =>
      !isBlank(cellOf(cells, "cn_code")) &&
      (isOf(cells, "cn_code") !== isOf(first, "cn_code") ||
        isOf(cells, "production_route") !== isOf(first, "production_route"))
    );
    return other < 0 ? [] : [{ row: numbers[at + 1 + other] ?? from, position: column }];
  });
  return { rows, lost };
};
