/** The rows below a header, without those that repeat it, and those that belong to another table. */
import type { Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { isBlankRow } from "./cells/cell.ts";
import { headingsBelow } from "./columns/other_headings.ts";
import type { TableShape } from "./shape.ts";

/** A row below the header, with its number. */
export interface Row {
  readonly cells: Cells;
  readonly number: number;
  /** The row above it; undefined for the first one. */
  readonly above: Cells | undefined;
}

/** Rows below a header. */
export interface RowsBelow {
  readonly below: ReadonlyArray<Row>;
  /** Number of rows that repeat the headings. */
  readonly headingRows: number;
  /** Findings about rows that stand below the headings of another table. */
  readonly strange: ReadonlyMap<Cells, Finding>;
}

/**
 * @param numbers of the rows in the file
 * @returns the rows, in steps
 */
export function* rowsBelow(numbers: SheetRows["numbers"], shape: TableShape): Steps<RowsBelow> {
  const { rows, firstRow } = shape;
  const below: Array<Row> = [];
  const strange = new Map<Cells, Finding>();
  let headingRows = 0;
  let otherHeadings: number | undefined;
  yield* inStepsOf(rows.slice(firstRow), (cells, at) => {
    if (isBlankRow(cells)) return;
    const position = firstRow + at;
    const number = numbers[position] ?? position + 1;
    const headings = shape.isHeadingAgain(cells) ? "same" : headingsBelow(shape, cells);
    if (headings !== "none") {
      if (headings === "same") headingRows += 1;
      otherHeadings = headings === "same" ? undefined : number;
      return;
    }
    if (otherHeadings !== undefined) {
      strange.set(cells, { kind: "belowOtherHeadings", headings: otherHeadings });
    }
    below.push({ cells, number, above: at === 0 ? undefined : rows[position - 1] });
  });
  return { below, headingRows, strange };
}
