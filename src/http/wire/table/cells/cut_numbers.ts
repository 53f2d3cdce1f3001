/**
 * Numbers that may have been cut at the commas that separate cells: `24,5` without quotes is 24, and 5 in the next
 * column, which nobody would notice where that column takes anything.
 */
import type { Cell, Cells } from "../../../../domain/documents/workbook.ts";
import type { Finding } from "../../../../kernel/findings/finding.ts";
import { splitMass } from "../../../../kernel/lenient/mass.ts";
import { isBlank } from "./cell.ts";

/** A column of numbers, and the column behind it. */
export interface NumberPair {
  readonly position: number;
  readonly heading: string;
  readonly next: string;
  /** Positions behind both of columns that a number cut before them would leave with what they don't take. */
  readonly checkedBehind: ReadonlyArray<number>;
}

const whole = /^-?\d{1,9}$/;
/** More decimals than a mass in tonnes has by the gram. */
const decimals = /^\d{1,6}$/;
const thousands = /^\d{3}(?:\.\d+)?$/;
const withPoint = /^-?\d+\.\d+$/;

const textOf = (cell: Cell | undefined): string => typeof cell === "string" ? cell.trim() : "";

/** True if the column behind holds numbers of its own: every row fills it, and some behind a decimal point. */
const holdsNumbers = (rows: ReadonlyArray<Cells>, { position }: NumberPair, width: number): boolean =>
  rows.every((cells) => !isBlank(cells[position + 1]) && cells.length <= width) &&
  rows.some((cells) => withPoint.test(textOf(cells[position])) && decimals.test(textOf(cells[position + 1])));

/** True if the table has decimal points, and no row another number of cells than its header. */
const isEven = (rows: ReadonlyArray<Cells>, width: number): boolean =>
  rows.every(({ length }) => length === width) &&
  rows.some((cells) => cells.some((cell) => withPoint.test(textOf(cell))));

/** True if a cell that is checked stands behind both: had a comma cut a number, another one would stand there. */
const isInPlace = (cells: Cells, { checkedBehind }: NumberPair): boolean =>
  checkedBehind.some((position) => !isBlank(cells[position]));

const isCut = (cells: Cells, { position }: NumberPair): boolean => {
  const next = splitMass(textOf(cells[position + 1]), "kg").number.trim();
  return whole.test(textOf(cells[position])) && (decimals.test(next) || thousands.test(next));
};

/**
 * @param pairs columns of numbers, each before a column that takes digits without a check of its own
 * @param width number of cells of the header
 * @returns a finding for each row with a number that may have been cut
 */
export const cutNumbers = (
  rows: ReadonlyArray<Cells>,
  pairs: ReadonlyArray<NumberPair>,
  width: number,
): ReadonlyMap<Cells, Finding> => {
  const doubts = new Map<Cells, Finding>();
  for (const pair of pairs) {
    const seen = rows.filter((cells) => isCut(cells, pair));
    const cut = seen.length > 0 && isEven(rows, width)
      ? seen.filter((cells) => !isInPlace(cells, pair))
      : seen;
    if (cut.length === 0 || holdsNumbers(rows, pair, width)) continue;
    for (const cells of cut) {
      const [before, after] = [textOf(cells[pair.position]), textOf(cells[pair.position + 1])];
      const { heading, next } = pair;
      doubts.set(cells, { kind: "cutNumber", heading, next, before, after });
    }
  }
  return doubts;
};
