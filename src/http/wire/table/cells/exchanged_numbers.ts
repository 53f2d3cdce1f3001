/**
 * Numbers of a workbook that a spreadsheet with another decimal mark may have made of texts, beside texts that it took for none: of
 * `24.500` and `850,5` an English one makes 24.5 and a text, of `18.375` and `0.75` a German one 18375 and a text.
 */
import type { Cell, Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import { evidenceOf } from "../../../../kernel/lenient/number.ts";
import { textOf } from "./cell.ts";

/** A column of numbers that is read. */
interface NumberColumn {
  readonly position: number;
  readonly name: string;
  readonly heading: string;
}

/** Marks of the list that a text stands in, if another decimal mark than that of the spreadsheet is why it was left. */
interface LeftText {
  /** True if points or commas may group thousands in the list: `24.500` becomes 24.5, and `7.000` becomes 7. */
  readonly mayGroup: boolean;
  /** True if it has decimals: `18.375` becomes 18375, and `0.750` becomes 750. */
  readonly hasDecimals: boolean;
}

const longestNumber = 30;
/** A number of digits that a spreadsheet holds: one with more is left as text, whatever its mark. */
const number = /^-?\d(?:\D?\d){1,14}$/;
const spaced = /[\s'’]/;
/** Thousands in two groups or more, and nothing behind them. */
const grouped = /^-?\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;
/** Three digits behind the only mark, which every spreadsheet takes for a number: for decimals, or for thousands as in `0,750`. */
const taken = /^-?\d+[.,]\d{3}$/;

/** Kinds of texts that are left, by whether they have spaces between thousands, or nothing but thousands. */
const kinds = {
  spaced: { mayGroup: false, hasDecimals: true },
  grouped: { mayGroup: true, hasDecimals: false },
  plain: { mayGroup: true, hasDecimals: true },
} as const satisfies Record<string, LeftText>;

const leftTextOf = (cell: Cell | undefined): LeftText | undefined => {
  if (typeof cell !== "string" || cell.length > longestNumber) return undefined;
  const text = cell.trim();
  const evidence = number.test(text) && !taken.test(text) ? evidenceOf(text) : "none";
  if (evidence === "none" || evidence === "either") return undefined;
  if (spaced.test(text)) return kinds.spaced;
  return grouped.test(text) ? kinds.grouped : kinds.plain;
};

const thousand = 1_000;
const digitsOfGroup = 3;
/** Significant digits of a spreadsheet's numbers. */
const significantDigits = 15;

/** True of a number that a spreadsheet can have read in the list, right or not. */
const canBe = (number: number, { mayGroup, hasDecimals }: LeftText): boolean =>
  Number.isInteger(number)
    ? hasDecimals || number < thousand
    : mayGroup && number >= 1 && number < thousand && Number(number.toFixed(digitsOfGroup)) === number;

const numberIn = (cell: Cell | undefined): number | undefined =>
  typeof cell === "number" ? Math.abs(Number(cell.toPrecision(significantDigits))) : undefined;

/** Row of the first number that may be another one; none where one shows that the spreadsheet knew the marks. */
const firstWrong = (cells: ReadonlyArray<Cell | undefined>, left: LeftText): number => {
  const numbers = cells.map(numberIn);
  return numbers.every((number) => number === undefined || canBe(number, left))
    ? numbers.findIndex((number) => number !== undefined && number >= 1)
    : -1;
};

const issueIn = (
  { position, name, heading }: NumberColumn,
  { rows, numbers }: Pick<SheetRows, "rows" | "numbers">,
): Issue | undefined => {
  const cells = rows.map((row: Cells): Cell | undefined => row[position]);
  const lefts = cells.map(leftTextOf);
  const placed = (row: number) => ({ text: textOf(cells[row]), row: numbers[row] ?? row + 1 });
  for (const left of Object.values(kinds)) {
    const at = lefts.indexOf(left);
    const wrong = at === -1 ? -1 : firstWrong(cells, left);
    if (wrong === -1) continue;
    return issueOf({ path: name, code: "ambiguous" }, {
      kind: "exchangedNumbers",
      heading,
      number: placed(wrong),
      left: placed(at),
    });
  }
  return undefined;
};

/** @returns the issue of each column of numbers of a workbook that may have been read with another decimal mark */
export const exchangedNumbers = (
  columns: ReadonlyArray<NumberColumn>,
  below: Pick<SheetRows, "rows" | "numbers">,
): ReadonlyArray<Issue> => columns.flatMap((column) => issueIn(column, below) ?? []);
