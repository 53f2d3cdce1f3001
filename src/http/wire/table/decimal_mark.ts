/** The decimal mark of a table's numbers. */
import type { Cell, Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { splitMass } from "../../../kernel/lenient/mass.ts";
import { type DecimalMark, evidenceOf } from "../../../kernel/lenient/number.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { exchangedNumbers } from "./cells/exchanged_numbers.ts";
import type { ReadColumn } from "./column_orders.ts";
import type { ColumnSet } from "./columns/column_set.ts";

/** Rows with the columns that they are read by. */
export interface MarkedTable {
  readonly rows: ReadonlyArray<Cells>;
  readonly read: ReadonlyArray<ReadColumn>;
  /** True if commas separate the cells. */
  readonly cutsAtCommas: boolean;
}

const numbersIn = (
  columns: ColumnSet["columns"],
  read: ReadonlyArray<ReadColumn>,
): ReadonlyArray<ReadColumn> => {
  const numberColumns = new Set(columns.filter(({ isNumber }) => isNumber).map(({ name }) => name));
  return read.filter(({ name }) => numberColumns.has(name));
};

/** @returns issues of numbers that may have been made with another decimal mark, unless the call names one */
export const markIssues = (
  { columns }: ColumnSet,
  read: ReadonlyArray<ReadColumn>,
  below: Pick<SheetRows, "rows" | "numbers">,
  decimal: "comma" | "point" | undefined,
): ReadonlyArray<Issue> => decimal === undefined ? exchangedNumbers(numbersIn(columns, read), below) : [];

/**
 * The mark that the numbers of the table can only mean. Between commas it is a point, unless a number in quotes can only
 * have a comma: then it is unsaid, as where both are there.
 */
export function* markOf(
  { columns }: ColumnSet,
  { rows, read, cutsAtCommas }: MarkedTable,
): Steps<DecimalMark> {
  const positions = numbersIn(columns, read).map(({ position }) => position);
  const found = new Set<string>();
  yield* inStepsOf(rows, (cells) => {
    for (const position of positions) {
      const cell: Cell | undefined = cells[position];
      if (typeof cell === "string") found.add(evidenceOf(splitMass(cell, "kg").number));
    }
  });
  if (found.has("comma")) return cutsAtCommas || found.has("point") ? "unsaid" : "comma";
  return cutsAtCommas || found.has("point") ? "point" : "unsaid";
}
