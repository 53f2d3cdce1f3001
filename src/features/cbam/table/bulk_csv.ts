/** An answered table of shipments as CSV text, in the dialect of the question. */
import type { BatchHead, RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";
import { type CsvDialect, tablePieces } from "../../../http/wire/table/csv_answer.ts";
import { type AnsweredRow, answeredRow, columnsWith, givenNames, hasCodes, isCounted } from "./answer_row.ts";

/** Rows of an answer and their form. */
export interface CsvAnswer {
  readonly head: BatchHead;
  readonly rows: ReadonlyArray<RowRecord>;
  readonly extraNames: ReadonlyArray<string>;
  readonly dialect: CsvDialect;
  readonly hasSumRow: boolean;
}

/** Made one after the other, while they are taken. */
function* answeredRows({ head, rows }: CsvAnswer): Generator<AnsweredRow> {
  for (const row of rows) yield answeredRow(head, row);
}

/** @returns the table's text in pieces: its header, its rows, its sums */
export const csvPieces = (answer: CsvAnswer): Generator<string> =>
  tablePieces({
    columns: columnsWith({
      given: givenNames(answer.rows),
      extraNames: answer.extraNames,
      hasCodes: hasCodes(answer.rows),
    }),
    rows: answeredRows(answer),
    dialect: answer.dialect,
    wholeTable: { readAs: answer.head.readAs, heading: "read_as" },
    ...(answer.hasSumRow ? { isCounted } : undefined),
  });
