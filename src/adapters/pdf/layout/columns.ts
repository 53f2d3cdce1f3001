/**
 * Decides how wide the columns of a list are, from the texts that really stand in them: figures and codes get what
 * they need, texts share the rest. Where the rest is too narrow to be read, cells that may move go below the row's
 * text; where even that isn't enough, figures are set smaller. Nothing is cut.
 */
import type { RowsBlock, RowsColumn } from "../../../domain/documents/printable.ts";
import { labelSize } from "../../../domain/documents/type_sizes.ts";
import { widthOf } from "./inlines.ts";

export const cellPadding = { side: 3.5, top: 2, bottom: 2.5 };

/** A column with its place. Lengths are points. */
export interface Column extends RowsColumn {
  /** Its place in the block's columns and in each row's cells. */
  readonly index: number;
  readonly left: number;
  readonly points: number;
  readonly fontSize: number;
  /** Widest fraction with its point, in points at a size of one; 0 where points needn't stand below each other. */
  readonly fraction: number;
}

/** Widths and type size of a list that is fitted to the page. */
export interface Fitting {
  readonly columns: ReadonlyArray<Column>;
  /** The columns whose cells stand below the text of their row. */
  readonly moved: ReadonlyArray<number>;
  /** True if the texts have the width that reading asks for. */
  readonly isReadable: boolean;
}

/** Least font size of figures that are set smaller. */
const leastFontSize = 4.5;
/** A text is readable from here on. */
const leastTextWidth = 150;

/** The texts of a column, and how wide the widest of them is at a size of one point. */
interface MeasuredColumn extends RowsColumn {
  readonly index: number;
  readonly natural: number;
  readonly fraction: number;
  readonly headingWidth: number;
}

/** Digits are equally wide, so one figure stands for all that look like it. */
const withoutDigits = (text: string): string => text.replace(/\d/g, "0");

const widest = (texts: Iterable<string>, isBold: boolean): number => {
  const looks = new Set<string>();
  for (const text of texts) looks.add(withoutDigits(text));
  let width = 0;
  for (const look of looks) {
    for (const line of look.split("\n")) {
      width = Math.max(width, widthOf(line, { fontSize: 1, bold: isBold, lineEnds: "nowhere" }));
    }
  }
  return width;
};

/** @returns the decimal point and the digits behind it */
export const fractionOf = (figure: string): string => /\.\d*$/.exec(figure)?.[0] ?? "";

/** @returns the block's columns, measured once for all fittings */
export const measuredColumns = (block: RowsBlock): ReadonlyArray<MeasuredColumn> =>
  block.columns.map((column, index) => {
    const at = (row: ReadonlyArray<string>) => row[index] ?? "";
    const bold = [...block.carried.map(at), ...(block.closing === undefined ? [] : [at(block.closing)])];
    const words = column.heading.split(/[ \n]/);
    const headingWidth = Math.max(
      ...words.map((word) => widthOf(word, { fontSize: labelSize, bold: true, lineEnds: "nowhere" })),
    );
    const cells = column.kind === "text" ? [] : block.rows.map(at);
    const isAligned = column.kind === "decimal";
    const fraction = isAligned ? widest(cells.map(fractionOf), false) : 0;
    const wholes = isAligned
      ? cells.map((cell) => cell.slice(0, cell.length - fractionOf(cell).length))
      : cells;
    const own = widest(wholes, false) + fraction;
    const natural = column.kind === "text" ? 0 : Math.max(own, widest(bold, true));
    return { ...column, index, natural, fraction, headingWidth };
  });

/**
 * @param width points; all columns fill it
 * @param moves the columns whose cells move below the row's text: those that do so at this number or before it
 * @param shrinks whether figures may be set smaller, until the texts are readable
 */
export const fitted = (
  measured: ReadonlyArray<MeasuredColumn>,
  { width, fontSize, moves, shrinks }: {
    readonly width: number;
    readonly fontSize: number;
    readonly moves: number;
    readonly shrinks: boolean;
  },
): Fitting => {
  const moved = measured.flatMap(({ movesBelow, index }) =>
    movesBelow !== undefined && movesBelow <= moves ? [index] : []
  );
  const shown = measured.filter(({ index }) => !moved.includes(index));
  const pointsOf = (column: MeasuredColumn, size: number) =>
    Math.max(
      Math.min(column.natural * size, column.widest ?? Infinity) + 2 * cellPadding.side + 0.1,
      column.headingWidth + 2 * cellPadding.side + 0.1,
    );
  const texts = shown.filter(({ kind }) => kind === "text").length;
  const restAt = (size: number) =>
    shown.reduce((rest, column) => rest - (column.kind === "text" ? 0 : pointsOf(column, size)), width);
  let size = fontSize;
  while (shrinks && restAt(size) < leastTextWidth * texts && size > leastFontSize) size -= 0.25;
  const rest = restAt(size);
  let left = 0;
  const columns = shown.map(({ natural: _natural, headingWidth: _heading, ...column }, position): Column => {
    const points = column.kind === "text"
      ? rest / texts
      : pointsOf(shown[position] ?? { ...column, natural: 0, headingWidth: 0 }, size);
    left += points;
    return { ...column, left: left - points, points, fontSize: column.kind === "text" ? fontSize : size };
  });
  return {
    columns,
    moved,
    isReadable: rest >= leastTextWidth * texts,
  };
};
