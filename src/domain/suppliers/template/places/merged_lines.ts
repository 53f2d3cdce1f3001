/**
 * Lines of a template that merged cells bring together with another row. A sheet may have 50 000 merged ranges and a thousand lines: each
 * line is looked at for the first range that it is in.
 */
import { type Place, rangeOf } from "./grid.ts";

/** A line with a cell that is merged with one of another row. */
export interface MergedLine {
  /** Number of the line. */
  readonly line: number;
  /** First cell of the range. */
  readonly from: Place;
  /** The range as the sheet names it. */
  readonly range: string;
}

/** Position of the first line, in the order of rows, that doesn't stand above the row. */
const firstFrom = (lines: ReadonlyArray<readonly [line: number, row: number]>, row: number): number => {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.[1] ?? Infinity) < row) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Returns each line that is in a range of several rows, with the first such range.
 * @param lines rows of the lines, by their numbers
 * @param merged ranges of a sheet as it names them
 */
export const mergedLines = (
  lines: ReadonlyMap<number, number>,
  merged: ReadonlyArray<string>,
): ReadonlyArray<MergedLine> => {
  const left = [...lines].sort(([, one], [, other]) => one - other);
  const found: Array<MergedLine> = [];
  for (const range of merged) {
    if (left.length === 0) break;
    const { from, to } = rangeOf(range) ?? {};
    if (from === undefined || to === undefined || from.row >= to.row) continue;
    const first = firstFrom(left, from.row);
    const within = left.splice(first, firstFrom(left, to.row + 1) - first);
    for (const [line] of within.sort(([one], [other]) => one - other)) found.push({ line, from, range });
  }
  return found;
};
