/** Tables in bodies, CSV in UTF-8 or a workbook, by the media type that the caller names. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import { runWithPauses, yieldToIo } from "../../../application/yield_to_io.ts";
import type { TableQuery } from "../../../contract/requests/table_query.ts";
import type { WrittenQuery } from "../../../contract/requests/written_query.ts";
import { csv, isWorkbookType, xlsx } from "../../../contract/values/media_types.ts";
import {
  type InvalidRequest,
  type ServiceUnavailable,
  UnsupportedMediaType,
} from "../../../contract/failures.ts";
import { headerOf } from "../../exchange/exchange.ts";
import { mediaType, typeInWords } from "../request.ts";
import type { ColumnSet } from "./columns/column_set.ts";
import { inTurnOfRows } from "./cells/passed_headings.ts";
import { readCsvInTurns } from "./csv.ts";
import { csvQuestion, sheetQuestion, type TableQuestion } from "./question.ts";
import type { TableOptions } from "./shape.ts";
import { sheetLimits } from "./table_budget.ts";

/** Options of a table, as the query of its call has them. */
export const optionsOf = (query: TableQuery & Pick<WrittenQuery, "decimal">): TableOptions => ({
  decimal: query.decimal,
  keepsExtraColumns: query.extra_columns === "keep",
  dates: query.dates,
  headingRow: query.heading_row,
  totalRows: query.total_rows,
});

/** Reads the bytes of a table, but for its rows. */
export type TableReader = (
  bytes: Uint8Array,
  options: TableOptions,
) => Effect.Effect<TableQuestion, InvalidRequest | ServiceUnavailable, Spreadsheets>;

const fromCsv = (set: ColumnSet): TableReader => (bytes, options) =>
  Effect.gen(function* () {
    const table = yield* readCsvInTurns(set, bytes, options.headingRow);
    yield* yieldToIo;
    const question = yield* yield* runWithPauses(() => csvQuestion(set, table, options));
    return yield* Effect.as(inTurnOfRows(question), question);
  });

const fromWorkbook = (set: ColumnSet): TableReader => (bytes, options) =>
  Effect.gen(function* () {
    const sheet = yield* (yield* Spreadsheets).read(bytes, sheetLimits(set), "customer");
    const question = yield* yield* runWithPauses(() => sheetQuestion(set, sheet, options));
    return yield* Effect.as(inTurnOfRows(question), question);
  });

const beginningOfArchives = [0x50, 0x4b];

/** True if a file is an archive, as workbooks are, and no text. */
export const isWorkbookFile = (bytes: Uint8Array): boolean =>
  beginningOfArchives.every((byte, index) => bytes[index] === byte);

/** Reader of a file that says nothing of its kind: a workbook, or CSV. */
export const fileReader = (set: ColumnSet): TableReader => (bytes, options) =>
  (isWorkbookFile(bytes) ? fromWorkbook(set) : fromCsv(set))(bytes, options);

const charsetOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1]?.toLowerCase();

/** True if the body is text in UTF-8, or says nothing of its characters. */
export const isUtf8 = (request: HttpServerRequest.HttpServerRequest): boolean => {
  const charset = charsetOf(headerOf(request, "content-type") ?? "") ?? "utf-8";
  return ["utf-8", "utf8", "us-ascii"].includes(charset);
};

/** @returns the reader of the body's tables; undefined for a body that is none */
export const tableReaderOf = (
  set: ColumnSet,
  request: HttpServerRequest.HttpServerRequest,
): TableReader | undefined => {
  const type = mediaType(request);
  if (isWorkbookType(type)) return fromWorkbook(set);
  return type === csv && isUtf8(request) ? fromCsv(set) : undefined;
};

/** The failure of a body that is neither JSON nor a table. */
export const noTable = (request: HttpServerRequest.HttpServerRequest): UnsupportedMediaType =>
  new UnsupportedMediaType({
    message:
      `The body must be JSON, CSV in UTF-8, or an Excel workbook: send it with Content-Type: application/json, text/csv or ${xlsx}, found ${
        typeInWords(headerOf(request, "content-type") ?? "")
      }.`,
  });
