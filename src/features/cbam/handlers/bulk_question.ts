/**
 * The body of a bulk call, JSON, CSV or a workbook: its rows, and how a table of them was written. Decisions, "Bulk rows
 * and CSV".
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import type { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import * as Contract from "../../../contract/bulk.ts";
import type { InvalidRequest, ServiceUnavailable, UnsupportedMediaType } from "../../../contract/failures.ts";
import type { BulkQuery } from "../../../contract/requests/bulk_query.ts";
import { markOf } from "../../../contract/requests/written_query.ts";
import type { SentRows } from "../../../domain/cbam/bulk/bulk.ts";
import { rowsLookedAt, rowsOfJson, rowsOfTable } from "../table/bulk_rows.ts";
import { shipmentTable } from "../table/columns.ts";
import { rowsBodyOf } from "../../../http/routes/rows_body.ts";
import { isJson, requirePlain } from "../../../http/wire/request.ts";
import type { CsvDialect } from "../../../http/wire/table/csv_answer.ts";
import { dialectOf, hasCells, type TableQuestion } from "../../../http/wire/table/question.ts";
import {
  isUtf8,
  noTable,
  optionsOf,
  type TableReader,
  tableReaderOf,
} from "../../../http/wire/table/sent_table.ts";
import { memberOf } from "../../../kernel/text/json.ts";

/** Question of a bulk call. */
export interface BulkQuestion {
  readonly rows: SentRows;
  /** True if a row names a supplier's value. */
  readonly namesValues: boolean;
  readonly dialect: CsvDialect;
  readonly readAs: ReadonlyArray<string>;
}

/** Reads a body that is within the endpoint's limit. */
export type BodyReader = (
  bytes: Uint8Array,
  query: BulkQuery,
) => Effect.Effect<BulkQuestion, InvalidRequest | ServiceUnavailable, Spreadsheets>;

const valueMember = "value_id";
const isNothing = (value: unknown): boolean => value === undefined || value === null;

/** The envelope alone, with no more rows than are looked at: what is wrong inside a row stays with the row. */
const envelope = rowsBodyOf(Contract.bulk, { name: "shipments", most: rowsLookedAt });

const fromJson: BodyReader = (bytes, query) =>
  Effect.gen(function* () {
    const body = yield* envelope.ofBytes(bytes);
    const rows = yield* rowsOfJson(body, markOf(query), query.dates);
    const namesValues = body.shipments.some((row) => !isNothing(memberOf(row, valueMember)));
    return { rows, namesValues, dialect: dialectOf(optionsOf(query)), readAs: [] };
  });

const rowsOf = (table: TableQuestion): BulkQuestion => ({
  rows: rowsOfTable(table.rows, table.shape),
  namesValues: hasCells(table, valueMember),
  dialect: table.dialect,
  readAs: table.readAs,
});

const fromTable = (read: TableReader): BodyReader => (bytes, query) =>
  Effect.map(read(bytes, optionsOf(query)), rowsOf);

const readerOf = (request: HttpServerRequest.HttpServerRequest): BodyReader | undefined => {
  const readTable = tableReaderOf(shipmentTable, request);
  if (readTable !== undefined) return fromTable(readTable);
  return isUtf8(request) && isJson(request) ? fromJson : undefined;
};

/** @fails UnsupportedMediaType for a body that is neither JSON nor UTF-8 CSV nor a workbook, or compressed */
export const bodyReaderOf = (
  request: HttpServerRequest.HttpServerRequest,
): Effect.Effect<BodyReader, UnsupportedMediaType> => {
  const reader = readerOf(request);
  return reader === undefined ? noTable(request) : Effect.as(requirePlain(request), reader);
};
