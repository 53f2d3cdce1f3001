/** The row of sums of a table that leaves: exact. */
import { type Decimal, decimalOfNumber, plus, toJsonNumber, zero } from "../../../kernel/decimal.ts";
import type { Cells } from "../../../domain/documents/workbook.ts";
import type { AnswerColumn } from "./answer_column.ts";

/** Adds up the rows that it is shown. */
export interface Sums {
  readonly add: (cells: Cells) => void;
  /** The last row, which begins with the word that the reader of tables knows a row of sums by. */
  readonly row: () => Cells;
}

const wordOfSums = "Total";

/**
 * @param word by which the row of sums is known
 * @returns sums that begin at zero
 */
export const sumsOf = (
  columns: ReadonlyArray<Pick<AnswerColumn<never>, "isSummed">>,
  word = wordOfSums,
): Sums => {
  const totals: Array<Decimal> = columns.map(() => zero);
  const add = (cells: Cells): void => {
    for (const [position, { isSummed }] of columns.entries()) {
      const cell = cells[position];
      const value = isSummed && typeof cell === "number" ? decimalOfNumber(cell) : undefined;
      if (value !== undefined) totals[position] = plus(totals[position] ?? zero, value);
    }
  };
  const row = (): Cells =>
    columns.map(({ isSummed }, position) =>
      position === 0 ? word : isSummed ? toJsonNumber(totals[position] ?? zero) : null
    );
  return { add, row };
};
