/**
 * Puts a list of rows onto pages: each page has the headings; where one ends inside the list, its foot and the next
 * one's head have the sums carried. What stands below the list (totals, signature) is on the page of its last three
 * rows. A row is split only where it is higher than a page.
 */
import type { RowsBlock } from "../../../domain/documents/printable.ts";
import { textSize } from "../../../domain/documents/type_sizes.ts";
import { layBlock } from "./blocks.ts";
import { type Ending, endingOf, leastPart, type Tails } from "./ending.ts";
import { type LaidBlock, leavesOf } from "./laid.ts";
import { cellPadding, type Column, type Fitting, fractionOf } from "./columns.ts";
import { type TextLine, widthOf } from "./inlines.ts";
import { ascentOf, heightOf, type LaidRow, type LaidRows, laidRows, spacing, split } from "./laid_rows.ts";
import type { Pen } from "./page.ts";
import { columnScope, type Element, elementIn } from "../structure.ts";

const hairline = 0.25;
const heavyRule = 0.75;

/** @returns the width of the line's decimal point and what is behind it; a heading stands over all of the column's fractions */
const widthOfFraction = ({ heading, fraction, fontSize }: Column, { inlines }: TextLine): number => {
  const text = inlines.map(({ text }) => text).join("");
  return text === heading
    ? fraction * fontSize
    : widthOf(fractionOf(text), { fontSize, bold: false, lineEnds: "nowhere" });
};

/** @returns the distance of a line of the cell from the page's left edge */
const lineX = (pen: Pen, column: Column, line: TextLine): number => {
  const room = column.points - 2 * cellPadding.side;
  const shifts = {
    ...{ text: 0, code: 0, figure: room - line.width },
    decimal: room - line.width - column.fraction * column.fontSize + widthOfFraction(column, line),
  };
  return pen.x + column.left + cellPadding.side + shifts[column.kind];
};

/** @returns a row of the table with an element for each cell */
const cellsIn = (
  table: Element,
  columns: ReadonlyArray<Column>,
  type: "TD" | "TH",
): ReadonlyArray<Element> => {
  const row = elementIn(table, "TR");
  return columns.map(() => elementIn(row, type, type === "TH" ? columnScope : ""));
};

/** Puts the row with the rule below it; without cells it is no part of the content. */
const putRow = (
  pen: Pen,
  columns: ReadonlyArray<Column>,
  row: LaidRow,
  { cells, rule, isHeading = false }: {
    readonly cells: ReadonlyArray<Element> | undefined;
    readonly rule: number;
    readonly isHeading?: boolean;
  },
): void => {
  const ascent = ascentOf(row.cells);
  const page = pen.page();
  columns.forEach((column, index) => {
    const lines = row.cells[index] ?? [];
    let y = pen.y() + cellPadding.top +
      (isHeading ? row.height - spacing - heightOf(lines) : ascent - (lines[0]?.ascent ?? 0));
    for (const line of lines) {
      if (line.width > 0) {
        page.texts.push({ line, x: lineX(pen, column, line), y, element: cells?.[index] });
      }
      y += line.height;
    }
  });
  pen.down(row.height);
  const y = pen.y();
  page.rules.push({ x1: pen.x, y1: y, x2: pen.x + pen.width, y2: y, weight: rule });
};

/** Sums that would take more than this part of a page at its foot, and again at the next one's head, are not carried. */
const mostCarried = 0.2;

const withCarried = (list: LaidRows, wholeRoom: number): LaidRows =>
  list.carriedHeight <= wholeRoom * mostCarried
    ? list
    : { ...list, carried: () => undefined, carriedHeight: 0 };

/** A list as it is put onto pages. */
interface PlacedList {
  readonly block: RowsBlock;
  readonly fitting: Fitting;
  readonly tails: Tails;
  /** Height of the blocks after the list, where they are to stand on its last page; 0 where they are not. */
  readonly after: number;
  readonly root: Element;
}

/** @returns the height of the whole list, without what stands below it */
export const heightOfList = (block: RowsBlock, fitting: Fitting, width: number): number => {
  const { headings, rows, closing } = laidRows(block, fitting);
  const [, above] = block.margin ?? [0, 0];
  const own = above + captionOf(block, width).height + headings.height + (closing?.height ?? 0);
  return rows.reduce((sum, { height }) => sum + height, own);
};

/**
 * Puts the list and what stands below it onto the pen's page and the pages after it.
 * @returns the table that its rows are parts of
 */
export const putRows = (pen: Pen, { block, fitting, tails, after, root }: PlacedList): Element => {
  const list = withCarried(laidRows(block, fitting), pen.wholeRoom);
  const { columns, headings, rows, carriedHeight, closing } = list;
  const caption = captionOf(block, pen.width);
  const ending = endingOf(list, tails, {
    ...{ whole: pen.wholeRoom - headings.height - carriedHeight, after },
    first: pen.room() - caption.height - headings.height,
  });
  const first = ending.settledFrom === 0
    ? ending.settledHeight
    : (rows[0]?.height ?? 0) + (rows.length === 1 ? 0 : carriedHeight);
  if (caption.height + headings.height + first > pen.room() && !pen.isAtTop()) pen.turn();
  caption.put({ page: pen.page(), x: pen.x, y: pen.y(), parent: root });
  pen.down(caption.height);
  const table = elementIn(root, "Table", `/T ${titleText(block.title)}`);
  putRow(pen, columns, headings, { cells: cellsIn(table, columns, "TH"), rule: heavyRule, isHeading: true });
  rows.forEach((_, index) => putNext(pen, index, { list, ending, table }));
  if (closing !== undefined) {
    putRow(pen, columns, closing, { cells: cellsIn(table, columns, "TD"), rule: heavyRule });
  }
  putBelow(pen, ending.tail, root);
  return table;
};

/** Goes on to the next page, with the sums of the rows so far at the foot of this one and the head of that one. */
const turn = (pen: Pen, { columns, headings, carried }: LaidRows, rowsBefore: number): void => {
  const putCarried = (label: string) => {
    const row = carried(rowsBefore, label);
    if (row !== undefined) putRow(pen, columns, row, { cells: undefined, rule: hairline });
  };
  putCarried("Carried forward");
  pen.turn();
  putRow(pen, columns, headings, { cells: undefined, rule: heavyRule, isHeading: true });
  putCarried("Brought forward");
};

/** Puts the row of the index, on the next page where this one has no room, in parts where no page has. */
const putNext = (
  pen: Pen,
  index: number,
  { list, ending, table }: { readonly list: LaidRows; readonly ending: Ending; readonly table: Element },
): void => {
  const { columns, rows, carriedHeight } = list;
  const { settledFrom, settledHeight, belowLast } = ending;
  const row = rows[index];
  if (row === undefined) return;
  const cells = cellsIn(table, columns, "TD");
  const isLast = index === rows.length - 1;
  const rule = isLast ? heavyRule : hairline;
  if (index >= settledFrom) {
    if (index === settledFrom && index > 0 && settledHeight > pen.room()) turn(pen, list, index);
    putRow(pen, columns, row, { cells, rule });
    return;
  }
  const after = isLast ? belowLast : carriedHeight;
  if (index > 0 && row.height + after > pen.room()) turn(pen, list, index);
  const wholePage = pen.wholeRoom - list.headings.height - carriedHeight;
  // The first row stays whole where its page has room for it, though not for what is below it.
  const needed = (height: number) =>
    isLast && height + after <= wholePage && height <= pen.room() ? height : height + after;
  let rest = row;
  while (needed(rest.height) > pen.room()) {
    const [head, more] = split(rest, Math.min(pen.room() - carriedHeight, rest.height - leastPart));
    putRow(pen, columns, head, { cells, rule: 0 });
    turn(pen, list, index + 1);
    rest = more;
  }
  putRow(pen, columns, rest, { cells, rule });
};

/** @returns the block above the first headings; nothing for lists without a caption */
const captionOf = ({ caption }: RowsBlock, width: number): LaidBlock =>
  layBlock(
    caption === undefined
      ? { stack: [] }
      : { text: caption, fontSize: textSize, bold: true, role: "heading", margin: [0, 0, 0, 2] },
    { width, style: {} },
  );

const titleText = (title: string): string => `(${title.replace(/[()\\]/g, "")})`;

/** So many of its last lines or items go to the next page with a block that must not stand there alone. */
const leavesBeside = 2;

/** Puts the block where the pen is; its end goes to the next page where that has room for neither it nor `after` here. */
export const putBefore = (pen: Pen, laid: LaidBlock, { after, root }: {
  /** Height of the block behind it, which doesn't stand on a page of its own. */
  readonly after: number;
  readonly root: Element;
}): void => {
  const room = pen.room();
  if (laid.height > room || laid.height + after <= room || laid.height + after > pen.wholeRoom) {
    return putBelow(pen, laid, root);
  }
  const leaves = leavesOf(laid);
  const here = Math.max(0, leaves.length - leavesBeside);
  leaves.forEach((leaf, index) => {
    if (index === here && !pen.isAtTop()) pen.turn();
    putBelow(pen, leaf, root);
  });
};

/** Puts the block where the pen is, or as far as it fits and the rest on the pages after it. */
const putBelow = (pen: Pen, laid: LaidBlock, root: Element): void => {
  if (laid.height <= pen.room() + 0.001 || (laid.parts === undefined && pen.isAtTop())) {
    laid.put({ page: pen.page(), x: pen.x, y: pen.y(), parent: root });
    pen.down(laid.height);
  } else if (laid.parts === undefined || laid.parts.length === 0) {
    pen.turn();
    putBelow(pen, laid, root);
  } else if (laid.height <= pen.wholeRoom * (laid.staysWhole === true ? 1 : 0.4) && !pen.isAtTop()) {
    pen.turn();
    putBelow(pen, laid, root);
  } else {
    for (const part of laid.parts) putBelow(pen, part, root);
  }
};
