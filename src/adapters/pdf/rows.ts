/**
 * Puts a list of rows onto pages: each page has the headings; where one ends inside the list, its foot and the next
 * one's head have the sums carried. What stands below the list (totals, signature) is on the page of its last three
 * rows. A row is split only where it is higher than a page.
 */
import type { RowsBlock } from "../../domain/documents/printable.ts";
import { textSize } from "../../domain/documents/type_sizes.ts";
import { type Laid, layBlock } from "./blocks.ts";
import { cellPadding, type Column, type Fitting } from "./columns.ts";
import type { TextLine } from "./inlines.ts";
import { ascentOf, heightOf, type LaidRow, type LaidRows, laidRows, spacing, split } from "./laid_rows.ts";
import type { Pen } from "./page.ts";
import { columnScope, type Element, elementIn } from "./structure.ts";

const hairline = 0.25;
const heavyRule = 0.75;
/** So many of the last rows stand on the page of the totals, where there are so many. */
const rowsBesideTotals = 3;

/** @returns where a line of the cell begins, from the page's left edge */
const lineX = (pen: Pen, column: Column, line: TextLine): number => {
  const room = column.points - 2 * cellPadding.side;
  const shift = column.kind === "figure" ? room - line.width : 0;
  return pen.x + column.left + cellPadding.side + shift;
};

/** Puts the row; `typeOf` names the cells' elements, and a row without a parent is no part of the content. */
const putRow = (
  pen: Pen,
  columns: ReadonlyArray<Column>,
  row: LaidRow,
  { table, cell = "TD", rule, isHeading = false }: {
    readonly table: Element | undefined;
    readonly cell?: "TD" | "TH";
    readonly rule: number;
    readonly isHeading?: boolean;
  },
): void => {
  const parent = table && elementIn(table, "TR");
  const ascent = ascentOf(row.cells);
  const page = pen.page();
  columns.forEach((column, index) => {
    const element = parent && elementIn(parent, cell, cell === "TH" ? columnScope : "");
    const lines = row.cells[index] ?? [];
    let y = pen.y() + cellPadding.top +
      (isHeading ? row.height - spacing - heightOf(lines) : ascent - (lines[0]?.ascent ?? 0));
    for (const line of lines) {
      if (line.width > 0) page.texts.push({ line, x: lineX(pen, column, line), y, element });
      y += line.height;
    }
  });
  pen.down(row.height);
  const y = pen.y();
  page.rules.push({ x1: pen.x, y1: y, x2: pen.x + pen.width, y2: y, weight: rule });
};

/** The last rows, which stand on one page with what is below them: how many, and how high all of it is. */
const lastPage = ({ rows, closing }: LaidRows, tail: Laid, room: number) => {
  const needed = (count: number) =>
    rows.slice(rows.length - count).reduce((sum, { height }) => sum + height, 0) + (closing?.height ?? 0) +
    tail.height;
  for (let count = Math.min(rowsBesideTotals, rows.length); count >= 1; count -= 1) {
    if (needed(count) <= room) return { count, height: needed(count) };
  }
  return undefined;
};

/**
 * Puts the list and what stands below it onto the pen's page and the pages after it.
 * @param tails what stands below, in ordinary type and then as small as it may get; the first that fits is taken
 */
export const putRows = (
  pen: Pen,
  { block, fitting, tails, root }: {
    readonly block: RowsBlock;
    readonly fitting: Fitting;
    readonly tails: readonly [Laid, ...ReadonlyArray<Laid>];
    readonly root: Element;
  },
): void => {
  const list = laidRows(block, fitting);
  const { columns, headings, rows, carriedHeight, closing } = list;
  const wholeRoom = pen.wholeRoom - headings.height - carriedHeight;
  const tail = tails.find((each) => lastPage(list, each, wholeRoom)?.count === Math.min(3, rows.length)) ??
    tails.find((each) => lastPage(list, each, wholeRoom) !== undefined) ?? tails[0];
  const end = lastPage(list, tail, wholeRoom);
  const lastStart = rows.length - (end?.count ?? 1);
  // What can't stand on one page with a row begins on the last row's page.
  const leastTail = end === undefined ? tail.parts?.[0]?.height ?? 0 : 0;
  const table = elementIn(root, "Table", `/T ${titleText(block.title)}`);
  const first = lastStart === 0 && end !== undefined ? end.height : (rows[0]?.height ?? 0) + carriedHeight;
  const caption = captionOf(block, pen.width);
  if (caption.height + headings.height + first > pen.room() && !pen.isAtTop()) pen.turn();
  caption.put({ page: pen.page(), x: pen.x, y: pen.y(), parent: root });
  pen.down(caption.height);
  putRow(pen, columns, headings, { table, cell: "TH", rule: heavyRule, isHeading: true });

  const putCarried = (count: number, label: string) => {
    const row = list.carried(count, label);
    if (row !== undefined) putRow(pen, columns, row, { table: undefined, rule: hairline });
  };
  const turn = (rowsBefore: number) => {
    putCarried(rowsBefore, "Carried forward");
    pen.turn();
    putRow(pen, columns, headings, { table: undefined, rule: heavyRule, isHeading: true });
    putCarried(rowsBefore, "Brought forward");
  };
  rows.forEach((row, index) => {
    const isLast = index === rows.length - 1;
    const rule = isLast ? heavyRule : hairline;
    const after = isLast ? (closing?.height ?? 0) + leastTail : carriedHeight;
    const isSettled = end !== undefined && index >= lastStart;
    const needed = isSettled ? (index === lastStart ? end.height : 0) : row.height + after;
    if (needed > pen.room() && index > 0) turn(index);
    let rest = row;
    while (!isSettled && rest.height + after > pen.room()) {
      const [head, more] = split(rest, pen.room() - carriedHeight);
      putRow(pen, columns, head, { table, rule: 0 });
      turn(index);
      rest = more;
    }
    putRow(pen, columns, rest, { table, rule });
  });
  if (closing !== undefined) putRow(pen, columns, closing, { table, rule: heavyRule });
  putBelow(pen, tail, root);
};

/** @returns what stands above the first headings; nothing for lists without */
const captionOf = ({ caption }: RowsBlock, width: number): Laid =>
  layBlock(
    caption === undefined
      ? { stack: [] }
      : { text: caption, fontSize: textSize, bold: true, role: "heading", margin: [0, 0, 0, 2] },
    { width, style: {} },
  );

const titleText = (title: string): string => `(${title.replace(/[()\\]/g, "")})`;

/** Puts the block where the pen is, or as far as it fits and the rest on the pages after it. */
export const putBelow = (pen: Pen, laid: Laid, root: Element): void => {
  if (laid.height <= pen.room() + 0.001 || (laid.parts === undefined && pen.isAtTop())) {
    laid.put({ page: pen.page(), x: pen.x, y: pen.y(), parent: root });
    pen.down(laid.height);
  } else if (laid.parts === undefined || laid.parts.length === 0) {
    pen.turn();
    putBelow(pen, laid, root);
  } else if (laid.height <= pen.wholeRoom * 0.4 && !pen.isAtTop()) {
    pen.turn();
    putBelow(pen, laid, root);
  } else {
    for (const part of laid.parts) putBelow(pen, part, root);
  }
};
