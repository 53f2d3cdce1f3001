/**
 * The end of a list: which of its last rows stand on one page with what is below them, and how much room that takes.
 */
import { beginningOf, type LaidBlock } from "./laid.ts";
import type { LaidRows } from "./laid_rows.ts";

/** So many of the last rows stand on the page of the totals, where there are so many. */
const rowsBesideTotals = 3;

/** End of a list. Heights are points. */
export interface Ending {
  readonly tail: LaidBlock;
  /** The first of the rows that stand on one page with the tail; behind the last row where none can. */
  readonly settledFrom: number;
  /** Height of those rows with all that is below them. */
  readonly settledHeight: number;
  /** Block below the last row, or below the last part of it, on its page. */
  readonly belowLast: number;
}

/** Blocks below a list, in ordinary type and then smaller. */
export type Tails = readonly [LaidBlock, ...ReadonlyArray<LaidBlock>];

/** Room for the end of a list. */
interface Room {
  /** Height of a page beside its headings and what is carried. */
  readonly whole: number;
  /** Height that is left of the page on which the list begins. */
  readonly first: number;
  /** Height of the blocks after the list, where they are to stand on its last page; 0 where they are not. */
  readonly after: number;
}

/** At least so much of a row that is split stands on each page. */
export const leastPart = 30;

/** True if so many last rows leave one for the page on which the list begins, or all of them fit there. */
const leavesGoodsBefore = (count: number, height: number, { rows }: LaidRows, room: Room): boolean => {
  const [first] = rows;
  return count < rows.length || height <= room.first || first === undefined || first.height > room.first;
};

/** The ending with the given tail: as many as three rows on its page, but never all of them on a later one. */
const settledWith = (tail: LaidBlock, list: LaidRows, room: Room): Ending | undefined => {
  const { rows, closing } = list;
  const below = (closing?.height ?? 0) + tail.height;
  for (let count = Math.min(rowsBesideTotals, rows.length); count >= 1; count -= 1) {
    const own = rows.slice(rows.length - count).reduce((sum, { height }) => sum + height, below);
    const settledHeight = own + room.after;
    if (settledHeight <= room.whole && leavesGoodsBefore(count, settledHeight, list, room)) {
      return { tail, settledFrom: rows.length - count, settledHeight, belowLast: below };
    }
  }
  return undefined;
};

/** A last row that a page has room for stays whole, with the beginning of the tail; a higher one is split. */
const unsettled = (tail: LaidBlock, { rows, closing }: LaidRows, { whole }: Room): Ending => {
  const closingHeight = closing?.height ?? 0;
  const [below, begins] = [closingHeight + tail.height, closingHeight + beginningOf(tail)];
  const isWhole = (rows.at(-1)?.height ?? 0) + begins <= whole;
  const belowLast = isWhole || below + leastPart > whole ? begins : below;
  return {
    tail,
    settledFrom: rows.length,
    settledHeight: 0,
    belowLast: Math.min(belowLast, whole - leastPart),
  };
};

/** @returns the first of the tails that goes with three rows, else with one; with the blocks after it where they fit */
export const endingOf = (list: LaidRows, tails: Tails, room: Room): Ending => {
  const least = Math.max(0, list.rows.length - rowsBesideTotals);
  for (const after of room.after > 0 ? [room.after, 0] : [0]) {
    const endings = tails.flatMap((tail) => settledWith(tail, list, { ...room, after }) ?? []);
    const found = endings.find(({ settledFrom }) => settledFrom <= least) ?? endings[0];
    if (found !== undefined) return found;
  }
  return unsettled(tails[0], list, room);
};
