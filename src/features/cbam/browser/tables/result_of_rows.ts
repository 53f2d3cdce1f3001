/// <reference lib="dom" />
/** A calculated table beside the rows of the file that it was made of. */
import { checkRows, type Result, type Settled } from "./service.ts";
import type { Table } from "./table.ts";
import { texts } from "./told.ts";

/**
 * The result with the rows' numbers in the file, and what the page itself says of wrong ones: the answer's sentences are
 * the API's.
 */
export const withRows = async (
  { table: current, settled }: { readonly table: Table; readonly settled: Settled },
  answered: Result,
): Promise<Result> => {
  const { wrong, sums } = await checkRows(current, current.rows, settled);
  const passedOver = new Set(sums);
  const numbers = current.numbers.filter((_, index) => !passedOver.has(index));
  const result = {
    ...answered,
    results: answered.results.map((row) => ({ ...row, number: numbers[row.row_index] })),
  };
  if (result.summary.errors === 0) return result;
  const mistakes = new Map(
    wrong.map(({ index, issues }) => [
      index - sums.filter((sum) => sum < index).length,
      issues.map(({ sentence }) => sentence).join(" "),
    ]),
  );
  return {
    ...result,
    results: result.results.map((row) =>
      row.output.status === "error"
        ? { ...row, mistakes: mistakes.get(row.row_index) ?? texts.wrongRow }
        : row
    ),
  };
};
