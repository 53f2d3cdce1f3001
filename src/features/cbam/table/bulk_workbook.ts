/**
 * An answered table of shipments as a workbook: a sheet of results with typed cells and sums, and a sheet that says what the figures
 * rest on.
 */
import type { BatchHead, RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";
import type {
  Cells,
  SheetColumn,
  SheetDescription,
  WorkbookDescription,
} from "../../../domain/documents/workbook.ts";
import { cellsOf } from "../../../http/wire/table/answer_column.ts";
import { type Sums, sumsOf } from "../../../http/wire/table/sums.ts";
import { type AnsweredRow, answeredRow, columnsWith, isCounted, notesOf } from "./answer_row.ts";

/** Contents of an answer. */
export interface WorkbookAnswer {
  readonly head: BatchHead;
  readonly rows: Iterable<RowRecord>;
  readonly extraNames: ReadonlyArray<string>;
  readonly hasSumRow: boolean;
  /** Values of the whole table as they were written and read. */
  readonly readAs: ReadonlyArray<string>;
}

/** Notes of all rows, each with the rows that it stands at. */
type NotedRows = Map<string, Array<number>>;

const mostRowsNamed = 20;

const rowsText = (rows: ReadonlyArray<number>): string => {
  const named = rows.slice(0, mostRowsNamed).join(", ");
  const more = rows.length > mostRowsNamed ? ` and ${rows.length - mostRowsNamed} more` : "";
  return `${rows.length === 1 ? "Row" : "Rows"} ${named}${more}`;
};

const gatherNotes = (notes: NotedRows, answered: AnsweredRow): void => {
  const { row } = answered;
  for (const note of notesOf(answered)) {
    const rows = notes.get(note);
    if (rows === undefined) notes.set(note, [row.rowIndex]);
    else rows.push(row.rowIndex);
  }
};

/** The first sheet's rows; the notes of each are gathered as it is taken, for the second sheet. */
function* resultRows(
  { head, rows, hasSumRow }: WorkbookAnswer,
  columns: ReturnType<typeof columnsWith>,
  { notes, sums }: { readonly notes: NotedRows; readonly sums: Sums },
): Generator<Cells> {
  for (const row of rows) {
    const answered = answeredRow(head, row);
    const cells = cellsOf(columns, answered);
    gatherNotes(notes, answered);
    if (isCounted(answered)) sums.add(cells);
    yield cells;
  }
  if (hasSumRow) yield sums.row();
}

const noteColumns: ReadonlyArray<SheetColumn> = [
  { heading: "What", widthCharacters: 24, format: "text" },
  { heading: "Says", widthCharacters: 110, format: "text" },
  { heading: "Where", widthCharacters: 60, format: "text" },
];

function* noteRows({ head, readAs }: WorkbookAnswer, notes: NotedRows): Generator<Cells> {
  const { summary, disclosure } = head;
  yield ["Call", head.requestId];
  yield ["Answered at", head.processedAt];
  yield ["Rows", summary.total];
  yield ["Rows with figures", summary.in_scope];
  yield ["Rows out of scope", summary.out_of_scope];
  yield ["Rows that lack data", summary.needs_data];
  yield ["Rows with errors", summary.errors];
  yield ["Total net cost, EUR", summary.total_net_cost_eur];
  yield ["Data set", disclosure.dataset_version];
  yield ["Disclosure", disclosure.statement];
  for (const sentence of readAs) yield ["Read as", sentence];
  for (const [note, rows] of notes) yield ["Note", note, rowsText(rows)];
  const sources = new Map(head.sourceLists.flat().map(({ label, url }) => [label, url]));
  for (const [label, url] of sources) yield ["Source", label, url];
  for (const { label, url } of disclosure.legal_basis) yield ["Legal basis", label, url];
}

/** @returns the workbook, whose rows are made while it is written: the first sheet's before the second one's */
export const workbookAnswer = (answer: WorkbookAnswer): WorkbookDescription => {
  const columns = columnsWith(answer.extraNames);
  const notes: NotedRows = new Map();
  const results: SheetDescription = {
    name: "Results",
    columns: columns.map(({ name, format, widthCharacters }) => ({ heading: name, format, widthCharacters })),
    rows: resultRows(answer, columns, { notes, sums: sumsOf(columns) }),
    endsWithSums: answer.hasSumRow,
  };
  return {
    title: `CBAM figures of call ${answer.head.requestId}`,
    createdAt: answer.head.processedAt,
    sheets: [results, {
      name: "Notes and sources",
      columns: noteColumns,
      rows: noteRows(answer, notes),
      endsWithSums: false,
    }],
  };
};
