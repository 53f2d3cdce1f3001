/**
 * Lays out boxes in a grid: cells that reach over columns and rows, borders around each. A page may end between rows
 * that no cell joins.
 */
import type { Block, BoxesBlock } from "../../../domain/documents/printable.ts";
import { below, type LaidBlock, type Surroundings } from "./laid.ts";
import type { Page } from "./page.ts";

const border = 0.5;
const ruledPadding = { side: 3.5, above: 3 };
const openPadding = { side: 0, above: 0.5 };

/** A cell that isn't covered, with its place in the grid. */
interface PlacedCell {
  readonly row: number;
  readonly rows: number;
  readonly x: number;
  readonly width: number;
  readonly laid: LaidBlock;
}

/** Lays out a block in its surroundings. */
type Lay = (block: Block, surroundings: Surroundings) => LaidBlock;

/**
 * @param lay lays out what a cell holds
 * @returns the boxes, whose rows may be separated
 */
export const layBoxes = (block: BoxesBlock, { width, style }: Surroundings, lay: Lay): LaidBlock => {
  const { boxes, ruled } = block;
  const padding = ruled ? ruledPadding : openPadding;
  const lefts = columnEdges(block.widths, width);
  const layCell = (cell: Block, points: number): LaidBlock =>
    lay(cell, { width: points - 2 * padding.side, style });
  const cells = placedCells(block, layCell, lefts);
  const heights = rowHeights(cells, boxes.length, block.heights ?? [], 2 * padding.above);
  const heightOf = (row: number, rows: number) =>
    heights.slice(row, row + rows).reduce((sum, height) => sum + height, 0);
  const rowAt = (first: number, rows: number): LaidBlock => ({
    height: heightOf(first, rows),
    put: (spot) => {
      for (const { row, rows: reach, x, width: points, laid } of cells) {
        if (row < first || row >= first + rows) continue;
        const y = spot.y + heightOf(first, row - first);
        laid.put({ ...spot, x: spot.x + x + padding.side, y: y + padding.above });
        if (ruled) putBorder(spot.page, { x: spot.x + x, y, width: points, height: heightOf(row, reach) });
      }
    },
  });
  const parts = joinedRows(cells, boxes.length).map(({ first, rows }) => rowAt(first, rows));
  return below(parts);
};

/** @returns the left edge of each column, and the right edge of the last one */
const columnEdges = (widths: BoxesBlock["widths"], width: number): ReadonlyArray<number> => {
  const given = widths.reduce<number>((sum, each) => sum + (each === "*" ? 0 : each), 0);
  const share = (width - given) / widths.filter((each) => each === "*").length;
  let edge = 0;
  return [0, ...widths.map((each) => edge += each === "*" ? share : each)];
};

const placedCells = (
  { boxes }: BoxesBlock,
  layCell: (cell: Block, width: number) => LaidBlock,
  edges: ReadonlyArray<number>,
): ReadonlyArray<PlacedCell> => {
  const covered = new Set<string>();
  return boxes.flatMap((row, rowIndex) =>
    row.flatMap((cell, column) => {
      if (covered.has(`${rowIndex} ${column}`)) return [];
      const { rowSpan = 1, colSpan = 1 } = cell;
      for (let down = 0; down < rowSpan; down += 1) {
        for (let right = 0; right < colSpan; right += 1) covered.add(`${rowIndex + down} ${column + right}`);
      }
      const x = edges[column] ?? 0;
      const width = (edges[column + colSpan] ?? 0) - x;
      return [{ row: rowIndex, rows: rowSpan, x, width, laid: layCell(cell, width) }];
    })
  );
};

/** Each row is as high as its own cells need; the last of joined ones as high as the cell over them still needs. */
const rowHeights = (
  cells: ReadonlyArray<PlacedCell>,
  count: number,
  least: ReadonlyArray<number>,
  padding: number,
): ReadonlyArray<number> => {
  const heights = Array.from({ length: count }, (_, row) => least[row] ?? 0);
  for (const { row, rows, laid } of [...cells].sort((one, other) => one.rows - other.rows)) {
    const others = heights.slice(row, row + rows - 1).reduce((sum, height) => sum + height, 0);
    const last = row + rows - 1;
    heights[last] = Math.max(heights[last] ?? 0, laid.height + padding - others);
  }
  return heights;
};

/** @returns the runs of rows that a cell joins, from top to bottom */
const joinedRows = (
  cells: ReadonlyArray<PlacedCell>,
  count: number,
): ReadonlyArray<{ readonly first: number; readonly rows: number }> => {
  const runs: Array<{ first: number; rows: number }> = [];
  for (let first = 0; first < count;) {
    let end = first + 1;
    for (let row = first; row < end; row += 1) {
      for (const cell of cells) if (cell.row === row) end = Math.max(end, row + cell.rows);
    }
    runs.push({ first, rows: end - first });
    first = end;
  }
  return runs;
};

const putBorder = (
  page: Page,
  { x, y, width, height }: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
): void => {
  const rule = (x1: number, y1: number, x2: number, y2: number) =>
    page.rules.push({ x1, y1, x2, y2, weight: border });
  rule(x, y, x + width, y);
  rule(x, y + height, x + width, y + height);
  rule(x, y, x, y + height);
  rule(x + width, y, x + width, y + height);
};
