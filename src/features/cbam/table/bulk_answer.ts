/**
 * A bulk batch as it leaves: JSON and CSV piece by piece while they are sent, so that thousands of rows neither hold
 * other calls up nor stand in memory twice; a workbook as a file. The same batch gives the same bytes. Contract sections
 * 2.6 and 4.5.
 */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type * as Effect from "effect/Effect";
import type { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import { xlsx } from "../../../contract/values/media_types.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { Batch, BatchHead, RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";
import { betweenVersions } from "../../../domain/cbam/law/law.ts";
import { jsonOf, recordOf } from "../../../kernel/text/json.ts";
import type { CsvDialect } from "../../../http/wire/table/csv_answer.ts";
import {
  type AnswerForm,
  csvResponse,
  streamed,
  workbookResponse,
} from "../../../http/wire/forms/preferred_form.ts";
import { givenNames, hasCodes } from "./answer_row.ts";
import { csvPieces } from "./bulk_csv.ts";
import { workbookAnswer } from "./bulk_workbook.ts";

const pieceRows = 100;
/** Answers of no more rows, two megabytes at most, leave in one piece. */
const wholeRows = 500;

/** The texts that rows share, made once. */
interface SharedTexts {
  /** The members that end a row's output, by the position of its list of sources; a row names its own data set alone. */
  readonly endOf: (sourceList: number, output: string) => string;
  readonly disclosure: string;
  /** A member of the whole answer, with its comma; empty where rows carry their sources themselves. */
  readonly sourceLists: string;
}

/** The data set of a row's output, as JSON. */
const ownDataSet = /"dataset_version":("[^"]*")/;

/** @param isShort whether rows name their sources by position, and the answer says them once (`sources=short`) */
export const sharedTexts = ({ sourceLists, disclosure }: BatchHead, isShort = false): SharedTexts => {
  const disclosed = JSON.stringify(disclosure);
  const ends = sourceLists.map((list, position) =>
    isShort ? `"source_list":${position}` : `"sources":${JSON.stringify(list)},"disclosure":${disclosed}`
  );
  const all = JSON.stringify(disclosure.dataset_version);
  const isOfSeveral = disclosure.dataset_version.includes(betweenVersions);
  return {
    endOf: (sourceList, output) => {
      const end = ends[sourceList] ?? "";
      const own = isOfSeveral ? ownDataSet.exec(output)?.[1] : undefined;
      return own === undefined
        ? end
        : end.replace(`"dataset_version":${all}`, () => `"dataset_version":${own}`);
    },
    disclosure: disclosed,
    sourceLists: isShort ? `"source_lists":${JSON.stringify(sourceLists)},` : "",
  };
};

/** The row's `output` as contract section 2.2 has it, or short. */
const outputText = ({ output, sourceList }: RowRecord, { endOf }: SharedTexts): string =>
  sourceList === undefined ? output : `${output.slice(0, -1)},${endOf(sourceList, output)}}`;

/**
 * A result row as JSON.
 * @param more members beside those of contract section 2.6, as JSON without braces; empty for none
 */
export const rowText = (row: RowRecord, shared: SharedTexts, more = ""): string =>
  `{"row_index":${row.rowIndex},"client_ref":${row.clientRef},${more}"input":${row.input},"output":${
    outputText(row, shared)
  }}`;

/** Sentences about the whole table, as a member of the answer with its comma; empty for none. */
export const readAsText = ({ readAs }: BatchHead): string =>
  readAs.length === 0 ? "" : `"read_as":${JSON.stringify(readAs)},`;

function* jsonPieces(batch: Batch, { isShort }: Pick<AnswerStyle, "isShort">): Generator<string> {
  const shared = sharedTexts(batch, isShort);
  const head = {
    request_id: batch.requestId,
    processed_at: batch.processedAt,
    row_count: batch.rows.length,
    summary: batch.summary,
    versions: batch.versions,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"results":[`;
  for (let start = 0; start < batch.rows.length; start += pieceRows) {
    const rows = batch.rows.slice(start, start + pieceRows).map((row) => rowText(row, shared));
    // With the comma before it a piece is one text; put before the joined rows it would be copied again.
    if (start > 0) rows[0] = `,${rows[0]}`;
    yield rows.join(",");
  }
  const { dataset_version: version } = batch.disclosure;
  yield `],${shared.sourceLists}${readAsText(batch)}"dataset_version":${
    JSON.stringify(version)
  },"disclosure":${shared.disclosure}}`;
}

/** The form that a batch is answered in. */
export type BatchForm = AnswerForm;

const json = "application/json";

/** Form of a batch's answer. */
export interface AnswerStyle {
  readonly form: BatchForm;
  readonly dialect: CsvDialect;
  /** Undefined: as the form usually has it. */
  readonly hasSumRow: boolean | undefined;
  /** Of JSON: whether the sources are said once. */
  readonly isShort: boolean;
}

/** Columns that were passed through: every row of a table has the same. */
const extraNamesOf = ([first]: ReadonlyArray<RowRecord>): ReadonlyArray<string> =>
  first === undefined ? [] : Object.keys(recordOf(recordOf(jsonOf(first.input))["extra"]));

/** The rows as a workbook or as CSV; sums stand in a workbook unless they are unwanted. */
export const tableAnswer = (
  { rows, ...head }: Batch,
  { form, dialect, hasSumRow }: Omit<AnswerStyle, "isShort">,
): Effect.Effect<HttpServerResponse.HttpServerResponse, ServiceUnavailable, Spreadsheets> => {
  const extraNames = extraNamesOf(rows);
  if (form !== xlsx) {
    const pieces = csvPieces({ head, rows, extraNames, dialect, hasSumRow: hasSumRow ?? false });
    return csvResponse(pieces, rows.length <= wholeRows);
  }
  const workbook = workbookAnswer({
    head,
    rows,
    extraNames,
    given: givenNames(rows),
    hasCodes: hasCodes(rows),
    hasSumRow: hasSumRow ?? true,
  });
  return workbookResponse(workbook, `bulk-${head.requestId}`);
};

/** The whole batch, in the form that is asked for. */
export const batchAnswer = (
  batch: Batch,
  style: AnswerStyle,
): Effect.Effect<HttpServerResponse.HttpServerResponse, ServiceUnavailable, Spreadsheets> =>
  style.form === json
    ? streamed(jsonPieces(batch, style), json, batch.rows.length <= wholeRows)
    : tableAnswer(batch, style);
