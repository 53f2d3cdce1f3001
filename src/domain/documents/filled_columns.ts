/**
 * Lists of a document whose columns are given whole: a column that no line fills is left out, and sums are carried over.
 */
import type { RowsBlock, RowsColumn } from "./printable.ts";

/** A column with the cells of all lines, its sums after each line, and its cell in the closing row. */
export interface GoodsColumn extends RowsColumn {
  /** The cells, one a line. */
  readonly cells: ReadonlyArray<string>;
  /** The sum after each line, for what a page carries over. */
  readonly carried?: ReadonlyArray<string>;
  /** The cell of the closing row. */
  readonly closing?: string;
}

/** Returns the list of those columns that say something; the rows close with a total where a column of figures has one. */
export const goodsRows = (
  title: string,
  columns: ReadonlyArray<GoodsColumn>,
  rest: Pick<RowsBlock, "tail" | "language" | "margin" | "caption">,
): RowsBlock => {
  const filled = columns.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const count = filled[0]?.cells.length ?? 0;
  const lines = Array.from({ length: count }, (_, index) => index);
  const carries = filled.some(({ carried }) => carried !== undefined);
  const closes = filled.some(({ kind, closing = "" }) => kind === "figure" && closing !== "");
  return {
    title,
    columns: filled.map(({ cells: _cells, carried: _carried, closing: _closing, ...column }) => column),
    rows: lines.map((index) => filled.map(({ cells }) => cells[index] ?? "")),
    carried: carries ? lines.map((index) => filled.map(({ carried }) => carried?.[index] ?? "")) : [],
    ...(closes && { closing: filled.map(({ closing }) => closing ?? "") }),
    ...rest,
  };
};
