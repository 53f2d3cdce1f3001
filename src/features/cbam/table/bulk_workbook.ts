/**
 * An answered table of shipments as a workbook: a sheet of results with typed cells and sums, and a sheet that says what the figures
 * rest on.
 */
import type { BatchHead, RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";
import type { Cells, SheetDescription, WorkbookDescription } from "../../../domain/documents/workbook.ts";
import { cellsOf, sheetColumns } from "../../../http/wire/table/answer_column.ts";
import { type Sums, sumsOf } from "../../../http/wire/table/sums.ts";
import { sheetTexts } from "../texts/sheets.ts";
import { answeredRow, columnsWith, isCounted } from "./answer_row.ts";
import type { GivenMember } from "./sent_members.ts";
import { gatherNotes, noRows, type NotedRows, notesSheet } from "./notes_sheet.ts";

/** Contents of an answer. */
export interface WorkbookAnswer {
  readonly head: BatchHead;
  readonly rows: Iterable<RowRecord>;
  readonly extraNames: ReadonlyArray<string>;
  /** Members that rows give and no figure shows. */
  readonly given?: ReadonlyArray<GivenMember> | undefined;
  /** True if rows have document codes. */
  readonly hasCodes?: boolean | undefined;
  readonly hasSumRow: boolean;
}

/** The API's workbook has the API's own sentences. */
const asSaid = (sentence: string): string => sentence;

/** The first sheet's rows; the notes of each are gathered as it is taken, for the second sheet. */
function* resultRows(
  { head, rows, hasSumRow }: WorkbookAnswer,
  columns: ReturnType<typeof columnsWith>,
  { notes, sums }: { readonly notes: NotedRows; readonly sums: Sums },
): Generator<Cells> {
  for (const row of rows) {
    const answered = answeredRow(head, row);
    const cells = cellsOf(columns, answered);
    gatherNotes(notes, answered, { number: row.rowIndex, inLanguage: asSaid });
    if (isCounted(answered)) sums.add(cells);
    yield cells;
  }
  if (hasSumRow) yield sums.row();
}

/** @returns the workbook, whose rows are made while it is written: the first sheet's before the second one's */
export const workbookAnswer = (answer: WorkbookAnswer): WorkbookDescription => {
  const columns = columnsWith({
    given: answer.given ?? [],
    extraNames: answer.extraNames,
    hasCodes: answer.hasCodes === true,
  });
  const notes = noRows();
  const results: SheetDescription = {
    name: "Results",
    columns: sheetColumns(columns),
    rows: resultRows(answer, columns, { notes, sums: sumsOf(columns) }),
    endsWithSums: answer.hasSumRow,
  };
  return {
    title: `CBAM figures of call ${answer.head.requestId}`,
    createdAt: answer.head.processedAt,
    sheets: [
      results,
      notesSheet({ head: answer.head, readAs: answer.head.readAs, notes, texts: sheetTexts.en.notes }),
    ],
  };
};
