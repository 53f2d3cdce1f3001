/** The row of sums of an answered table: exact, of the rows that have no error. */
import { type Decimal, decimalOfNumber, plus, toJsonNumber, zero } from "../../../kernel/decimal.ts";
import type { Cells } from "../../../domain/documents/workbook.ts";
import type { AnswerColumn, AnsweredRow } from "./answer_row.ts";

/** Adds up the rows that it is shown. */
export interface Sums {
  readonly add: (row: AnsweredRow, cells: Cells) => void;
  /** The last row, which begins with the word that the reader of tables knows a row of sums by. */
  readonly row: () => Cells;
}

const wordOfSums = "Total";

/** @returns sums that begin at zero */
export const sumsOf = (columns: ReadonlyArray<AnswerColumn>): Sums => {
  const totals: Array<Decimal> = columns.map(() => zero);
  const add = ({ row: { calcStatus } }: AnsweredRow, cells: Cells): void => {
    if (calcStatus === "error") return;
    for (const [position, { isSummed }] of columns.entries()) {
      const cell = cells[position];
      const value = isSummed && typeof cell === "number" ? decimalOfNumber(cell) : undefined;
      if (value !== undefined) totals[position] = plus(totals[position] ?? zero, value);
    }
  };
  const row = (): Cells =>
    columns.map(({ isSummed }, position) =>
      position === 0 ? wordOfSums : isSummed ? toJsonNumber(totals[position] ?? zero) : null
    );
  return { add, row };
};
