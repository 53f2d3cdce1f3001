/** The sheet that says what the figures of an answered table rest on. */
import type { BatchHead } from "../../../domain/cbam/bulk/bulk_record.ts";
import type { Cells, SheetColumn, SheetDescription } from "../../../domain/documents/workbook.ts";
import type { SheetTexts } from "../texts/en/sheets.ts";
import { type AnsweredRow, dataSetOf, notesOf } from "./answer_row.ts";

/** Notes of all rows, each with the rows that it stands at, and their data sets. */
export interface NotedRows {
  readonly notes: Map<string, Array<number>>;
  readonly dataSets: Set<string>;
}

/** @returns notes and data sets of no rows */
export const noRows = (): NotedRows => ({ notes: new Map(), dataSets: new Set() });

/** Words of the sheet in a language. */
type NoteTexts = SheetTexts["notes"];

/** Contents of the sheet; the notes are gathered by the time that its rows are taken. */
export interface NotedAnswer {
  readonly head: BatchHead;
  /** Values of the whole table as they were written and read. */
  readonly readAs: ReadonlyArray<string>;
  readonly notes: NotedRows;
  readonly texts: NoteTexts;
}

/** Adds the notes of a row under its number, in the words that a reader gets. */
export const gatherNotes = (
  { notes, dataSets }: NotedRows,
  answered: AnsweredRow,
  { number, inLanguage }: { readonly number: number; readonly inLanguage: (sentence: string) => string },
): void => {
  const dataSet = dataSetOf(answered);
  if (dataSet !== undefined) dataSets.add(dataSet);
  for (const sentence of notesOf(answered)) {
    const note = inLanguage(sentence);
    const rows = notes.get(note);
    if (rows === undefined) notes.set(note, [number]);
    else rows.push(number);
  }
};

const mostRowsNamed = 20;

const rowsText = (rows: ReadonlyArray<number>, texts: NoteTexts): string => {
  const named = rows.slice(0, mostRowsNamed).join(", ");
  const more = rows.length > mostRowsNamed ? texts.more(rows.length - mostRowsNamed) : "";
  return `${rows.length === 1 ? texts.row : texts.rows} ${named}${more}`;
};

function* noteRows({ head, readAs, notes, texts }: NotedAnswer): Generator<Cells> {
  const { summary, disclosure } = head;
  yield [texts.call, head.requestId];
  yield [texts.answered, head.processedAt];
  yield [texts.rows, summary.total];
  yield [texts.inScope, summary.in_scope];
  yield [texts.outOfScope, summary.out_of_scope];
  yield [texts.needsData, summary.needs_data];
  yield [texts.errors, summary.errors];
  yield [texts.total, summary.total_net_cost_eur];
  const { notes: ofRows, dataSets } = notes;
  for (const version of dataSets.size === 0 ? [disclosure.dataset_version] : [...dataSets].sort()) {
    yield [texts.dataset, version];
  }
  yield [texts.disclosure, disclosure.statement];
  for (const sentence of readAs) yield [texts.readAs, sentence];
  for (const [note, rows] of ofRows) yield [texts.note, note, rowsText(rows, texts)];
  const sources = new Map(head.sourceLists.flat().map(({ label, url }) => [label, url]));
  for (const [label, url] of sources) yield [texts.source, label, url];
  for (const { label, url } of disclosure.legal_basis) yield [texts.basis, label, url];
}

const noteColumns = ({ what, says, where }: NoteTexts): ReadonlyArray<SheetColumn> => [
  { heading: what, widthCharacters: 24, format: "text" },
  { heading: says, widthCharacters: 110, format: "text" },
  { heading: where, widthCharacters: 60, format: "text" },
];

/** @returns the sheet, whose rows are taken after those of the results */
export const notesSheet = (answer: NotedAnswer): SheetDescription => ({
  name: answer.texts.sheet,
  columns: noteColumns(answer.texts),
  rows: noteRows(answer),
  endsWithSums: false,
});
