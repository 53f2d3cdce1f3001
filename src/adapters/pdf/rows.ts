/**
 * Lays out a list of rows: fixed columns, each page with the headings and, where it begins inside the list, with
 * what is carried forward; no row is split. This is what documents of many pages consist of, so lines and rules go
 * straight onto the page instead of through a general table.
 */
import type { RowsBlock, RowsColumn } from "../../domain/documents/printable.ts";
import { inlinesOf, takeLine, type TextLine } from "./inlines.ts";

/** The page that rows are put on; lengths are points, `y` runs downwards. */
export interface RowsPage {
  readonly x: number;
  readonly width: number;
  readonly y: () => number;
  readonly availableHeight: () => number;
  readonly moveDown: (height: number) => void;
  readonly turn: () => void;
  readonly addLine: (line: TextLine, x: number, y: number) => void;
  readonly addRule: (
    rule: { readonly x: number; readonly y: number; readonly width: number; readonly weight: number },
  ) => void;
}

const fontSize = 7.5;
const headingFontSize = 6.5;
const padding = { side: 3, top: 2, bottom: 2.5 };
const hairline = 0.25;
const headingRule = 0.75;

/** A column with its place. */
interface Column extends RowsColumn {
  readonly left: number;
  readonly points: number;
}

/** A row that is broken into lines: its cells side by side. */
interface LaidRow {
  readonly cells: ReadonlyArray<ReadonlyArray<TextLine>>;
  readonly height: number;
}

/** Puts all rows onto the page and the pages after it. */
export const layOutRows = (block: RowsBlock, page: RowsPage): void => {
  const columns = placedColumns(block.columns, page.width);
  const laid = (cells: ReadonlyArray<string>, bold = false) => layRow(columns, cells, { fontSize, bold });
  const headings = columns.map((column) => column.heading);
  const putHeadings = () =>
    putRow(page, columns, layRow(columns, headings, { fontSize: headingFontSize, bold: true }), headingRule);
  const closing = block.closing === undefined ? undefined : laid(block.closing, true);
  const first = laid(block.rows[0] ?? []);
  const headingsHeight = layRow(columns, headings, { fontSize: headingFontSize, bold: true }).height;
  if (headingsHeight + first.height > page.availableHeight()) page.turn();
  putHeadings();
  block.rows.forEach((cells, index) => {
    const row = index === 0 ? first : laid(cells);
    const isLast = index === block.rows.length - 1;
    const needed = row.height + (isLast ? closing?.height ?? 0 : 0);
    if (needed > page.availableHeight()) {
      page.turn();
      putHeadings();
      const carried = block.carried[index - 1];
      if (carried !== undefined) putRow(page, columns, laid(carried, true), hairline);
    }
    putRow(page, columns, row, isLast ? headingRule : hairline);
  });
  if (closing !== undefined) putRow(page, columns, closing, headingRule);
};

const placedColumns = (columns: ReadonlyArray<RowsColumn>, width: number): ReadonlyArray<Column> => {
  const fixed = columns.reduce((sum, column) => sum + (column.width === "*" ? 0 : column.width), 0);
  let left = 0;
  return columns.map((column) => {
    const points = column.width === "*" ? width - fixed : column.width;
    left += points;
    return { ...column, left: left - points, points };
  });
};

const layRow = (
  columns: ReadonlyArray<Column>,
  texts: ReadonlyArray<string>,
  look: { readonly fontSize: number; readonly bold: boolean },
): LaidRow => {
  let height = 0;
  const cells = columns.map(({ alignment, points }, index) => {
    const inlines = inlinesOf(texts[index] ?? "", { ...look, alignment });
    const lines: Array<TextLine> = [];
    let cellHeight = 0;
    for (let line = takeLine(inlines, points - 2 * padding.side); line !== null;) {
      lines.push(line);
      cellHeight += line.getHeight();
      line = takeLine(inlines, points - 2 * padding.side);
    }
    height = Math.max(height, cellHeight);
    return lines;
  });
  return { cells, height: height + padding.top + padding.bottom };
};

const putRow = (page: RowsPage, columns: ReadonlyArray<Column>, row: LaidRow, rule: number): void => {
  columns.forEach((column, index) => {
    const room = column.points - 2 * padding.side;
    let y = page.y() + padding.top;
    for (const line of row.cells[index] ?? []) {
      const shift = { left: 0, center: 0.5, right: 1 }[column.alignment] * (room - line.getWidth());
      page.addLine(line, page.x + column.left + padding.side + shift, y);
      y += line.getHeight();
    }
  });
  page.moveDown(row.height);
  page.addRule({ x: page.x, y: page.y(), width: page.width, weight: rule });
};
