/**
 * The body of a bulk call, JSON, CSV or a workbook: its rows, and how a table of them was written. Decisions, "Bulk rows
 * and CSV".
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import * as Contract from "../../../contract/bulk.ts";
import { byPointer, decoderOf } from "../../../contract/decoding/decoding.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type ServiceUnavailable,
  type UnsupportedMediaType,
} from "../../../contract/failures.ts";
import type { BulkQuery } from "../../../contract/requests/bulk_query.ts";
import { markOf } from "../../../contract/requests/written_query.ts";
import type { SentRows } from "../../../domain/cbam/bulk/bulk.ts";
import { isRecord, unsoundness } from "../../../kernel/text/json.ts";
import { rowsLookedAt, rowsOfJson, rowsOfTable } from "../table/bulk_rows.ts";
import { shipmentTable } from "../table/columns.ts";
import { isJson, mediaType, parseJson, requirePlain } from "../../../http/wire/request.ts";
import type { CsvDialect } from "../../../http/wire/table/csv_answer.ts";
import { dialectOf, type TableQuestion } from "../../../http/wire/table/question.ts";
import {
  isUtf8,
  noTable,
  optionsOf,
  type TableReader,
  tableReaderOf,
} from "../../../http/wire/table/sent_table.ts";

/** Question of a bulk call. */
export interface BulkQuestion {
  readonly rows: SentRows;
  readonly dialect: CsvDialect;
  readonly readAs: ReadonlyArray<string>;
}

/** Reads a body that is within the endpoint's limit. */
export type BodyReader = (
  bytes: Uint8Array,
  query: BulkQuery,
) => Effect.Effect<BulkQuestion, InvalidRequest | ServiceUnavailable, Spreadsheets>;

const decodeEnvelope = decoderOf(Contract.BulkRequest);

/** The envelope alone, with no more rows than are looked at: what is wrong inside a row stays with the row. */
const envelopeOf = (value: unknown): Either.Either<Contract.BulkRequest, InvalidRequest> => {
  const { shipments, ...others }: Readonly<Record<string, unknown>> = isRecord(value) ? value : {};
  const unsound = unsoundness(others);
  if (unsound !== undefined) return Either.left(invalidRequest([unsound]));
  const rows = Array.isArray(shipments) ? shipments.slice(0, rowsLookedAt) : shipments;
  const sent = isRecord(value)
    ? { ...others, ...(rows === undefined ? undefined : { shipments: rows }) }
    : value;
  return Either.mapLeft(decodeEnvelope(sent, byPointer()), ({ issues }) => invalidRequest(issues));
};

const fromJson: BodyReader = (bytes, query) =>
  Either.map(
    Either.flatMap(
      Either.flatMap(parseJson(bytes), envelopeOf),
      (envelope) => rowsOfJson(envelope, markOf(query), query.dates),
    ),
    (rows) => ({ rows, dialect: dialectOf(optionsOf(query)), readAs: [] }),
  );

const rowsOf = ({ shape, rows, dialect, readAs }: TableQuestion): BulkQuestion => ({
  rows: rowsOfTable(rows, shape),
  dialect,
  readAs,
});

const fromTable = (read: TableReader): BodyReader => (bytes, query) =>
  Effect.map(read(bytes, optionsOf(query)), rowsOf);

const readerOf = (request: HttpServerRequest.HttpServerRequest): BodyReader | undefined => {
  const readTable = tableReaderOf(shipmentTable, request);
  if (readTable !== undefined) return fromTable(readTable);
  return isUtf8(request) && isJson(mediaType(request)) ? fromJson : undefined;
};

/** @fails UnsupportedMediaType for a body that is neither JSON nor UTF-8 CSV nor a workbook, or compressed */
export const bodyReaderOf = (
  request: HttpServerRequest.HttpServerRequest,
): Effect.Effect<BodyReader, UnsupportedMediaType> => {
  const reader = readerOf(request);
  return reader === undefined ? noTable(request) : Effect.as(requirePlain(request), reader);
};
