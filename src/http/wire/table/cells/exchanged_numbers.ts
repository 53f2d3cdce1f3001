/**
 * Numbers of a workbook that a spreadsheet with another decimal mark may have made of texts, beside texts that it took for none: of
 * `24.500` and `1.204.500` an English one makes 24.5 and a text, of `750,000` and `24.500,000` it makes 750000 and a text.
 */
import type { Cell, Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import { textOf } from "./cell.ts";

/** A column of numbers that is read. */
interface NumberColumn {
  readonly position: number;
  readonly name: string;
  readonly heading: string;
}

const longestNumber = 30;
/** A number whose thousands have marks that can only be that: two groups or more, or a decimal mark behind them. */
const marked = /^-?[1-9]\d{0,2}(?:\.\d{3}){2,}(?:,\d+)?$|^-?[1-9]\d{0,2}(?:,\d{3}){2,}(?:\.\d+)?$/;
const markedOnce = /^-?[1-9]\d{0,2}(?:\.\d{3},\d+|,\d{3}\.\d+)$/;
/** A number with grouped thousands and three decimals, which could be a group too. */
const threeDecimals = /^-?[1-9]\d{0,2}(?:(?:[. \u00a0\u202f'’]\d{3})+,|(?:[, \u00a0\u202f'’]\d{3})+\.)\d{3}$/;

/** The kinds of numbers that may have been made: a fraction of a grouped number, or a whole one of a number with three decimals. */
type Made = "fraction" | "whole";

const madeBeside = (cell: Cell | undefined): Made | undefined => {
  if (typeof cell !== "string" || cell.length > longestNumber) return undefined;
  const text = cell.trim();
  if (threeDecimals.test(text)) return "whole";
  return marked.test(text) || markedOnce.test(text) ? "fraction" : undefined;
};

const thousand = 1_000;

/** True if each number could be left or made so, and one was made: a number that couldn't says that the spreadsheet knew the marks. */
const areMade = (numbers: ReadonlyArray<number>, made: Made): boolean => {
  const isChanged = (number: number): boolean =>
    made === "whole"
      ? Number.isInteger(number) && number >= thousand
      : !Number.isInteger(number) && number >= 1 && number * thousand % 1 === 0;
  const canBe = (number: number): boolean =>
    made === "whole"
      ? Number.isInteger(number) && number < thousand * thousand
      : number < thousand && (Number.isInteger(number) || isChanged(number));
  return numbers.every((number) => canBe(Math.abs(number))) &&
    numbers.some((number) => isChanged(Math.abs(number)));
};

const issueIn = (
  { position, name, heading }: NumberColumn,
  { rows, numbers }: Pick<SheetRows, "rows" | "numbers">,
): Issue | undefined => {
  const cellOf = (cells: Cells): Cell | undefined => cells[position];
  const left = rows.findIndex((cells) => madeBeside(cellOf(cells)) !== undefined);
  const made = madeBeside(rows[left] && cellOf(rows[left]));
  if (made === undefined) return undefined;
  const found = rows.flatMap((cells) => {
    const cell = cellOf(cells);
    return typeof cell === "number" ? [cell] : [];
  });
  if (!areMade(found, made)) return undefined;
  const at = rows.findIndex((cells) => {
    const cell = cellOf(cells);
    return typeof cell === "number" && areMade([cell], made);
  });
  const placed = (row: number) => ({
    text: textOf(rows[row]?.[position]),
    row: numbers[row] ?? row + 1,
  });
  return issueOf({ path: name, code: "ambiguous" }, {
    kind: "exchangedNumbers",
    heading,
    number: placed(at),
    left: placed(left),
  });
};

/** @returns the issue of each column of numbers of a workbook that may have been read with another decimal mark */
export const exchangedNumbers = (
  columns: ReadonlyArray<NumberColumn>,
  below: Pick<SheetRows, "rows" | "numbers">,
): ReadonlyArray<Issue> => columns.flatMap((column) => issueIn(column, below) ?? []);
