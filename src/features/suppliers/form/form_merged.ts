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

/** Questions by which rows of different goods are told apart. */
interface GoodsOfRows {
  readonly isNamed: (cells: Cells | undefined) => boolean;
  readonly isSame: (one: Cells | undefined, other: Cells | undefined) => boolean;
}

/** The place of the next row of each that names other goods; undefined where none does. Each row is compared with one other, however many cells are merged. */
const nextOther = (
  rows: ReadonlyArray<Cells>,
  { isNamed, isSame }: GoodsOfRows,
): ReadonlyArray<number | undefined> => {
  const next: Array<number | undefined> = rows.map(() => undefined);
  let named: number | undefined;
  for (let at = rows.length - 1; at >= 0; at--) {
    next[at] = named === undefined || !isSame(rows[named], rows[at]) ? named : next[named];
    if (isNamed(rows[at])) named = at;
  }
  return next;
};

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
  const otherGoods = nextOther(rows, {
    isNamed: (cells) => !isBlank(cellOf(cells, "cn_code")),
    isSame: (one, other) =>
      isOf(one, "cn_code") === isOf(other, "cn_code") &&
      isOf(one, "production_route") === isOf(other, "production_route"),
  });
  const lost = merged.filter(({ column }) => others.has(column)).flatMap(({ column, from, to }) => {
    const at = places.get(from) ?? -1;
    if (isBlank(rows[at]?.[column])) return [];
    const row = numbers[otherGoods[at] ?? rows.length];
    return row === undefined || row > to ? [] : [{ row, position: column }];
  });
  return { rows, lost };
};
