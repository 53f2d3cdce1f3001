/** Outcomes of the rows of a call as a table: the results, and behind them each row as it was sent. */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type * as Effect from "effect/Effect";
import type { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import type { ImportsAnswer } from "../../../contract/answers/imports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { xlsx } from "../../../contract/values/media_types.ts";
import type { Cell, Cells, SheetDescription } from "../../../domain/documents/workbook.ts";
import { type AnswerColumn, cellsOf, column, sheetColumns } from "../../../http/wire/table/answer_column.ts";
import { type CsvDialect, tablePieces } from "../../../http/wire/table/csv_answer.ts";
import { csvResponse, workbookResponse } from "../../../http/wire/forms/preferred_form.ts";
import { sentenceOf } from "../../../kernel/lenient/reading.ts";
import type { EntryResult } from "../records/entry_results.ts";

/** A row as it was sent: its cells by the names of their columns. */
export type SentCells = Readonly<Record<string, Cell>>;

/** A row with what became of it. */
interface AnsweredRow {
  readonly result: EntryResult;
  readonly sent: SentCells;
}

const resultColumns: ReadonlyArray<AnswerColumn<AnsweredRow>> = [
  column("row", "whole", 8, ({ result }) => result.row ?? result.index + 1),
  column("result", "text", 12, ({ result }) => result.result),
  column("id", "text", 38, ({ result }) => result.id),
  column("message", "text", 60, ({ result }) => result.issues.map(({ message }) => message).join(" ")),
  column("notes", "text", 40, ({ result }) => result.notes.join(" ")),
  column("read_as", "text", 40, ({ result }) => (result.read_as ?? []).map(sentenceOf).join(" ")),
];

const sentWidth = 18;

/** Answer of a call, with what was sent. */
export interface ResultsTable {
  readonly answer: typeof ImportsAnswer.Type;
  /** The columns of the rows that were sent, in their order. */
  readonly sentNames: ReadonlyArray<string>;
  readonly sentAt: (index: number) => SentCells;
  readonly dialect: CsvDialect;
  /** Time of the answer, ISO 8601. */
  readonly createdAt: string;
}

/** @param ofCall notes about the whole call, which stand with its first row */
function* answeredRows(
  { answer, sentAt }: ResultsTable,
  ofCall: ReadonlyArray<string>,
): Generator<AnsweredRow> {
  for (const [at, result] of answer.results.entries()) {
    const notes = at === 0 ? [...ofCall, ...result.notes] : result.notes;
    yield { result: { ...result, notes }, sent: sentAt(result.index) };
  }
}

/** Counts of the answer, and what is to be known of the whole table. */
const notesSheet = (
  { summary, read_as: readAs = [], notes = [] }: ResultsTable["answer"],
): SheetDescription => ({
  name: "Notes",
  columns: [
    { heading: "what", format: "text", widthCharacters: 24 },
    { heading: "says", format: "text", widthCharacters: 110 },
  ],
  rows: [
    ...Object.entries(summary),
    ...readAs.map((sentence) => ["read as", sentence]),
    ...notes.map((sentence) => ["note", sentence]),
  ],
  endsWithSums: false,
});

const wholeRows = 500;

/** @returns the table as CSV or as a workbook */
export const resultsTable = (
  table: ResultsTable,
  form: string,
): Effect.Effect<HttpServerResponse.HttpServerResponse, ServiceUnavailable, Spreadsheets> => {
  const { answer, sentNames, dialect, createdAt } = table;
  const columns = [
    ...resultColumns,
    ...sentNames.map((name) => column<AnsweredRow>(name, "text", sentWidth, ({ sent }) => sent[name])),
  ];
  if (form !== xlsx) {
    const wholeTable = { readAs: answer.read_as ?? [], heading: "read_as" };
    const pieces = tablePieces({
      columns,
      rows: answeredRows(table, answer.notes ?? []),
      dialect,
      wholeTable,
    });
    return csvResponse(pieces, answer.results.length <= wholeRows);
  }
  const rows = function* (): Generator<Cells> {
    for (const row of answeredRows(table, [])) yield cellsOf(columns, row);
  };
  return workbookResponse({
    title: "Imports that were sent",
    createdAt,
    sheets: [
      {
        name: "Results",
        columns: sheetColumns(columns),
        rows: { [Symbol.iterator]: rows },
        endsWithSums: false,
      },
      notesSheet(answer),
    ],
  }, "imports-results");
};
