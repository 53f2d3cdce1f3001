/**
 * Texts of a table that each row of its answer repeats: headings of columns that the rows pass through (`extra_columns=keep`), values of
 * merged cells, labels of groups.
 */
import * as Effect from "effect/Effect";
import { runWithPauses } from "../../../../application/yield_to_io.ts";
import { bytesOfRow, WhoseWork } from "../../../../application/whose_work.ts";
import type { Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import { utf8Bytes } from "../../../../kernel/text/text_budget.ts";
import { inStepsOf, type Steps } from "../../../../kernel/steps.ts";

/** Most bytes of them in all rows of an answer together: twice as many as a sheet has characters. */
const mostBytes = 16_777_216;

/** @returns an issue where all rows' answers together would repeat more of the headings than an answer may hold */
export const passedIssues = (
  headings: ReadonlyArray<string>,
  { rows: { length: rows } }: Pick<SheetRows, "rows">,
): ReadonlyArray<Issue> => {
  const bytes = headings.reduce((sum, heading) => sum + utf8Bytes(heading), 0);
  return bytes * rows <= mostBytes ? [] : [issueOf(
    { path: "extra_columns", code: "length" },
    { kind: "longPassedHeadings", columns: headings.length, bytes, rows, most: Math.floor(mostBytes / rows) },
  )];
};

/** Rows of a table, each with what it shares with others. */
interface FilledTable {
  /** Its columns that are passed through. */
  readonly shape: { readonly extraColumns: ReadonlyArray<{ readonly name: string }> };
  readonly rows: ReadonlyArray<Cells>;
}

/** @returns bytes of the rows' texts in UTF-8, and of the headings that each row repeats, or those for which the rows count, in steps */
function* bytesOfRows({ shape: { extraColumns }, rows }: FilledTable): Steps<number> {
  let bytes = rows.length * extraColumns.reduce((sum, { name }) => sum + utf8Bytes(name), 0);
  yield* inStepsOf(rows, (cells) => {
    for (const cell of cells) if (typeof cell === "string") bytes += utf8Bytes(cell);
  });
  return Math.max(bytes, rows.length * bytesOfRow);
}

/**
 * Waits until so much of the table may be worked on as its rows have, where that is more than came: a merged cell may stand in each of
 * five thousand rows. docs/decisions/0270-packed-tables-by-turns.md
 */
export const inTurnOfRows = (table: FilledTable): Effect.Effect<void> =>
  Effect.flatMap(
    WhoseWork,
    ({ place }) =>
      place === undefined
        ? Effect.void
        : Effect.flatMap(runWithPauses(() => bytesOfRows(table)), (bytes) => place.takenForBody(bytes)),
  );
