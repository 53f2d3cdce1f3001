/**
 * Answers about a year as tables: a workbook with its sheets, or its first one as CSV, where `Accept` prefers them to JSON.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { csv, xlsx } from "../../../contract/values/media_types.ts";
import { contentDisposition, fileNameOf } from "../../../domain/documents/file_name.ts";
import type { Cells, SheetDescription, WorkbookDescription } from "../../../domain/documents/workbook.ts";
import { noStore } from "../../../http/wire/response.ts";
import { type AnswerColumn, cellsOf, column } from "../../../http/wire/table/answer_column.ts";
import { linePieces, sayingOfWhole, type WholeTable } from "../../../http/wire/table/csv_answer.ts";
import { dialectOf } from "../../../http/wire/table/question.ts";
import { csvResponse, formOf } from "../../../http/wire/forms/preferred_form.ts";

/** A table of rows, with the cells of a last row that adds them up. */
export interface RowsTable<Row> {
  /** Name on the sheet's tab. */
  readonly name: string;
  readonly columns: ReadonlyArray<AnswerColumn<Row>>;
  readonly rows: ReadonlyArray<Row>;
  /** Cells of the last row by the names of their columns; without it there is none. */
  readonly total?: Readonly<Record<string, string | number>>;
}

/** Cells of the rows, each made when it is taken, and of the last one. */
const cellsOfRows = <Row>({ columns, rows, total }: RowsTable<Row>): Iterable<Cells> => ({
  *[Symbol.iterator]() {
    for (const row of rows) yield cellsOf(columns, row);
    if (total !== undefined) yield columns.map((each) => total[each.name] ?? null);
  },
});

/** @returns the table as a sheet */
export const sheetOf = <Row>(table: RowsTable<Row>): SheetDescription => ({
  name: table.name,
  columns: table.columns.map((each) => ({
    heading: each.name,
    format: each.format,
    widthCharacters: each.widthCharacters,
  })),
  rows: cellsOfRows(table),
  endsWithSums: table.total !== undefined,
});

/** Ids in one cell, which holds 32 767 characters at most. */
const mostIds = 500;

/** @returns ids parted by blanks, and how many more there are */
export const idsText = (ids: ReadonlyArray<string>): string => {
  const more = ids.length > mostIds ? [`and ${ids.length - mostIds} more`] : [];
  return [...ids.slice(0, mostIds), ...more].join(" ");
};

/** A fact of the whole answer. */
export type Fact = readonly [what: string, says: string | number | null];

/** @returns a sheet of facts, and of notes with them */
export const factsSheet = (
  name: string,
  facts: ReadonlyArray<Fact>,
  notes: ReadonlyArray<string>,
): SheetDescription =>
  sheetOf<Fact>({
    name,
    columns: [column("what", "text", 44, ([what]) => what), column("says", "text", 110, ([, says]) => says)],
    rows: [...facts, ...notes.map((note): Fact => ["note", note])],
  });

/** An answer as sheets, and how they are written. */
export interface SheetsAnswer {
  /** Name of the file, without its ending. */
  readonly fileName: string;
  readonly title: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** In the order of the workbook; the first one is the CSV table, unless that is another. */
  readonly sheets: readonly [SheetDescription, ...ReadonlyArray<SheetDescription>];
  /** The CSV table where it has what the workbook has on a sheet of its own. */
  readonly csvSheet?: SheetDescription;
  /** The decimal mark that the call names. */
  readonly decimal: "comma" | "point" | undefined;
  /** Sentences about the whole table that was sent, for the CSV table; the workbook has them on a sheet of its own. */
  readonly wholeTable?: WholeTable;
}

/** All lines but the last one. */
function* withoutLast(lines: Iterable<Cells>): Generator<Cells> {
  let before: Cells | undefined;
  for (const cells of lines) {
    if (before !== undefined) yield before;
    before = cells;
  }
}

/** The sheet's lines of CSV: its headings, and its rows without their sums. */
function* csvLines(
  { columns, rows, endsWithSums }: SheetDescription,
  wholeTable: WholeTable | undefined,
): Generator<Cells> {
  const headings = columns.map(({ heading }) => heading);
  yield headings;
  const lines = sayingOfWhole(rows, headings, wholeTable);
  yield* endsWithSums ? withoutLast(lines) : lines;
}

/** An answer, and the same as sheets. */
export interface AnswerWithSheets<Answer> {
  readonly answer: Answer;
  readonly sheets: () => SheetsAnswer;
}

/** Media type of an answer as a table. */
export type TableForm = typeof csv | typeof xlsx;

/** The sheets as CSV or as a workbook. */
export const sheetsResponse = (
  form: TableForm,
  { fileName, title, createdAt, sheets, csvSheet = sheets[0], decimal, wholeTable }: SheetsAnswer,
): Effect.Effect<HttpServerResponse.HttpServerResponse, ServiceUnavailable, Spreadsheets> => {
  const headers = (ending: "csv" | "xlsx") => ({
    "cache-control": noStore,
    "content-disposition": contentDisposition(fileNameOf(fileName, ending)),
  });
  if (form === csv) {
    const dialect = dialectOf({ decimal, keepsExtraColumns: false });
    const pieces = linePieces(csvLines(csvSheet, wholeTable), dialect);
    return Effect.map(csvResponse(pieces, false), HttpServerResponse.setHeaders(headers("csv")));
  }
  const workbook: WorkbookDescription = { title, createdAt, sheets };
  return Effect.map(
    Effect.flatMap(Spreadsheets, ({ write }) => write(workbook, "customer")),
    (bytes) => HttpServerResponse.uint8Array(bytes, { contentType: xlsx, headers: headers("xlsx") }),
  );
};

/** Form of the table that the caller prefers to JSON; undefined where it prefers that. */
export const tableFormOf = (request: HttpServerRequest.HttpServerRequest): TableForm | undefined => {
  const form = formOf(request);
  return form === csv || form === xlsx ? form : undefined;
};

/** The sheets as CSV or as a workbook; undefined where the caller prefers JSON. */
export const tableAnswerTo = (
  request: HttpServerRequest.HttpServerRequest,
  answer: () => SheetsAnswer,
): ReturnType<typeof sheetsResponse> | undefined => {
  const form = tableFormOf(request);
  return form === undefined ? undefined : sheetsResponse(form, answer());
};
