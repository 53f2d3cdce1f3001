/** An answered table as its sender's own sheet, in a file: own columns first, figures behind them. */
import type { HttpServerResponse } from "@effect/platform/HttpServerResponse";
import * as Server from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import type { Spreadsheets } from "../../../../application/documents/spreadsheets.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import type { OwnSheet } from "../../../../domain/cbam/bulk/own_sheet.ts";
import {
  contentDisposition,
  type FileEnding,
  type FileName,
  fileNameOf,
} from "../../../../domain/documents/file_name.ts";
import type { WorkbookDescription } from "../../../../domain/documents/workbook.ts";
import { csvResponse, workbookResponse } from "../../../../http/wire/forms/preferred_form.ts";
import { type AnswerColumn, cellsOf, column } from "../../../../http/wire/table/answer_column.ts";
import { type CsvDialect, tablePieces } from "../../../../http/wire/table/csv_answer.ts";
import { sumsOf } from "../../../../http/wire/table/sums.ts";
import { dayInBrussels } from "../../../../kernel/time/day_in_brussels.ts";
import { decimalMarks } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { sheetTexts } from "../../texts/sheets.ts";
import { type AnsweredRow, hasCodes, isCounted } from "../answer_row.ts";
import { gatherNotes, noRows, type NotedRows, notesSheet } from "../notes_sheet.ts";
import { figureColumns } from "./figure_columns.ts";
import {
  dialectCell,
  formatOf,
  type OwnAnswer,
  type OwnRow,
  ownRows,
  saidOfTable,
  sentCell,
  translator,
  typedCell,
} from "./own_row.ts";

type Column = AnswerColumn<OwnRow>;

/** Answers of no more rows leave in one piece. */
const wholeRows = 500;
const ownWidth = 18;

/** @returns the columns of the file; `own` gives the cells of the sender's */
const columnsOf = ({ sheet, language, rows }: OwnAnswer, own: typeof sentCell): ReadonlyArray<Column> => [
  ...sheet.columns.map((each): Column =>
    column(each.heading, formatOf(each), ownWidth, (row) => own(row, each))
  ),
  ...figureColumns(language, hasCodes(rows)),
];

/** The dialect that the table came in; that of the language's spreadsheets where it was no CSV. */
const dialectOf = ({ separator, mark }: OwnSheet, language: Language): CsvDialect => {
  const isComma = separator === null ? decimalMarks[language] === "," : separator === ";";
  return {
    separator: separator ?? (isComma ? ";" : ","),
    decimalMark: separator === null || mark === "unsaid" ? isComma ? "comma" : "point" : mark,
    hasByteOrderMark: true,
  };
};

/** Name of the file without its ending: the sender's, or the call's, with what was done to it. */
const stemOf = ({ sheet: { fileName }, head, language }: OwnAnswer): string => {
  const { withCosts } = sheetTexts[language];
  return fileName === null
    ? `${withCosts}-${dayInBrussels(Date.parse(head.processedAt))}`
    : `${fileName.replace(/\.[^.]*$/, "")}-${withCosts}`;
};

/** @returns the name of a file of the answer */
const ownFileName = (answer: OwnAnswer, ending: FileEnding): FileName => fileNameOf(stemOf(answer), ending);

const countedRow = ({ answered }: { readonly answered: AnsweredRow }): boolean => isCounted(answered);

/** @returns the sheet as CSV, in the dialect that it came in, else in the one of the language */
export const ownCsv = (answer: OwnAnswer): Effect.Effect<HttpServerResponse> => {
  const { sheet: { separator, mark } } = answer;
  const texts = sheetTexts[answer.language];
  return Effect.map(
    csvResponse(
      tablePieces({
        columns: columnsOf(answer, separator === null ? dialectCell(mark) : sentCell),
        rows: ownRows(answer),
        dialect: dialectOf(answer.sheet, answer.language),
        isCounted: countedRow,
        wordOfSums: texts.total,
        wholeTable: {
          readAs: saidOfTable(answer),
          heading: texts.figures.said,
          words: texts.notes.wholeTable,
        },
      }),
      answer.rows.length <= wholeRows,
    ),
    Server.setHeader("content-disposition", contentDisposition(ownFileName(answer, "csv"))),
  );
};

function* workbookRows(answer: OwnAnswer, columns: ReadonlyArray<Column>, notes: NotedRows) {
  const sums = sumsOf(columns, sheetTexts[answer.language].total);
  const inLanguage = translator(answer.language);
  for (const row of ownRows(answer)) {
    const cells = cellsOf(columns, row);
    gatherNotes(notes, row.answered, { number: row.number, inLanguage });
    if (countedRow(row)) sums.add(cells);
    yield cells;
  }
  yield sums.row();
}

const workbookOf = (answer: OwnAnswer): WorkbookDescription => {
  const texts = sheetTexts[answer.language];
  const columns = columnsOf(answer, typedCell);
  const notes = noRows();
  return {
    title: stemOf(answer),
    createdAt: answer.head.processedAt,
    sheets: [
      {
        name: texts.results,
        columns: columns.map(({ name, format, widthCharacters }) => ({
          heading: name,
          format,
          widthCharacters: Math.max(widthCharacters, Math.min(name.length + 2, 46)),
        })),
        rows: workbookRows(answer, columns, notes),
        endsWithSums: true,
      },
      notesSheet({
        head: answer.head,
        readAs: saidOfTable(answer),
        notes,
        texts: texts.notes,
      }),
    ],
  };
};

/** @returns the sheet as a workbook, with a sheet of what its figures rest on */
export const ownWorkbook = (
  answer: OwnAnswer,
): Effect.Effect<HttpServerResponse, ServiceUnavailable, Spreadsheets> =>
  workbookResponse(workbookOf(answer), stemOf(answer));
