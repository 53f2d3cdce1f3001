/**
 * Breaks the rows of a list into lines, in the columns that they are fitted to: cells side by side, first baselines on
 * one height.
 */
import type { RowsBlock } from "../../../domain/documents/printable.ts";
import { labelSize } from "../../../domain/documents/type_sizes.ts";
import { cellPadding, type Column, type Fitting } from "./columns.ts";
import { inlinesOf, linesOf, type TextLine } from "./inlines.ts";

/** A row that is broken into lines: its cells side by side, first baselines on one height. */
export interface LaidRow {
  readonly cells: ReadonlyArray<ReadonlyArray<TextLine>>;
  readonly height: number;
}

/** A list with everything that is known before it is put onto pages. */
export interface LaidRows {
  readonly columns: ReadonlyArray<Column>;
  readonly headings: LaidRow;
  readonly rows: ReadonlyArray<LaidRow>;
  /** @returns the row of the sums that are carried after so many rows; nothing for lists without */
  readonly carried: (rows: number, label: string) => LaidRow | undefined;
  readonly carriedHeight: number;
  readonly closing: LaidRow | undefined;
}

/** Above and below a row's lines. */
export const spacing = cellPadding.top + cellPadding.bottom;

/** @returns the highest of the first lines' distances from their top to their baseline */
export const ascentOf = (cells: LaidRow["cells"]): number => {
  let ascent = 0;
  for (const [first] of cells) ascent = Math.max(ascent, first?.ascent ?? 0);
  return ascent;
};

/** @returns the height of the lines below each other */
export const heightOf = (lines: ReadonlyArray<TextLine>): number => {
  let height = 0;
  for (const line of lines) height += line.height;
  return height;
};

const stacked = (cells: LaidRow["cells"]): LaidRow => {
  const ascent = ascentOf(cells);
  let height = 0;
  for (const lines of cells) {
    height = Math.max(height, heightOf(lines) + ascent - (lines[0]?.ascent ?? ascent));
  }
  return { cells, height: height + spacing };
};

/** Size of what moved below a row's text, as a part of the text's. */
const movedSize = 0.85;

/** @returns a cell that moved below its row's text, behind the first line of its column's heading where that has one */
const labelledCell = (heading: string, cell: string): string =>
  heading === "" ? cell : `${heading.replace(/\n.*/s, "").replaceAll(" ", "\u00a0")}\u00a0${cell}`;

/** @returns the block broken into lines, as it is fitted to the page's width */
export const laidRows = (block: RowsBlock, { columns, moved }: Fitting): LaidRows => {
  const language = block.language === undefined ? {} : { language: block.language };
  const below = moved.toSorted((one, other) => one - other);
  const textColumn = columns.find(({ kind }) => kind === "text")?.index;
  const movedText = (row: ReadonlyArray<string>): string =>
    below.flatMap((index) =>
      (row[index] ?? "") === "" ? [] : [labelledCell(block.columns[index]?.heading ?? "", row[index] ?? "")]
    ).join("   ");
  const set = columns.map((column) => {
    const lineEnds = { text: "words", code: "spaces", figure: "nowhere", decimal: "nowhere" } as const;
    const setting = { fontSize: column.fontSize, bold: false, lineEnds: lineEnds[column.kind], ...language };
    const width = column.points - 2 * cellPadding.side;
    return { column, width, ordinary: setting, heavy: { ...setting, bold: true } };
  });
  const laid = (row: ReadonlyArray<string>, bold: boolean) => {
    const extra = moved.length === 0 ? "" : movedText(row);
    return stacked(
      set.map(({ column, width, ordinary, heavy }) => {
        const [text, setting] = [row[column.index] ?? "", bold ? heavy : ordinary];
        if (extra === "" || column.index !== textColumn) return linesOf(inlinesOf(text, setting), width);
        const fontSize = Math.max(labelSize, setting.fontSize * movedSize);
        // A blank keeps both apart where they are copied.
        return [
          ...linesOf(inlinesOf(`${text} `, setting), width),
          ...linesOf(inlinesOf(extra, { ...setting, fontSize }), width),
        ];
      }),
    );
  };
  const carried = (rows: number, label: string) => {
    const sums = block.carried[rows - 1];
    return sums === undefined
      ? undefined
      : laid(sums.map((sum, index) => index === textColumn ? label : sum), true);
  };
  const heading = { fontSize: labelSize, bold: true, lineEnds: "words" } as const;
  return {
    columns,
    headings: stacked(
      columns.map((column) =>
        linesOf(inlinesOf(column.heading, heading), column.points - 2 * cellPadding.side)
      ),
    ),
    rows: block.rows.map((row) => laid(row, false)),
    carried,
    carriedHeight: carried(block.rows.length, "Carried forward")?.height ?? 0,
    closing: block.closing && laid(block.closing, true),
  };
};

/** @returns the part of the row that fits in the height, and what is left of it */
export const split = (row: LaidRow, height: number): readonly [LaidRow, LaidRow] => {
  const parts = row.cells.map((lines) => {
    let used = spacing;
    const count = lines.findIndex((line) => (used += line.height) > height);
    const fitting = count === -1 ? lines.length : Math.max(count, 1);
    return [lines.slice(0, fitting), lines.slice(fitting)] as const;
  });
  return [stacked(parts.map(([head]) => head)), stacked(parts.map(([, rest]) => rest))];
};
