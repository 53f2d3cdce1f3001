/** Answers that leave as JSON, as CSV or as a workbook, whichever the caller prefers. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import Negotiator from "negotiator";
import { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import { IoTurn } from "../../../application/yield_to_io.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { csv, xlsx } from "../../../contract/values/media_types.ts";
import { contentDisposition, fileNameOf } from "../../../domain/documents/file_name.ts";
import type { WorkbookDescription } from "../../../domain/documents/workbook.ts";
import { headerOf } from "../../exchange/exchange.ts";
import { streamInTurns } from "../../fast/long_answer.ts";
import { noStore } from "../response.ts";

const json = "application/json";

/** The forms of an answer by their media types, the usual one first. */
const forms = [json, csv, xlsx] as const;

/** Form of an answer: the media type of JSON, CSV or a workbook. */
export type AnswerForm = typeof forms[number];

/** @returns the media type that the caller prefers of those that are offered; undefined where it takes none of them */
export const preferredOf = <Form extends string>(
  request: HttpServerRequest.HttpServerRequest,
  offered: ReadonlyArray<Form>,
): Form | undefined => {
  const accept = headerOf(request, "accept") ?? "*/*";
  const preferred = new Negotiator({ headers: { accept } }).mediaType([...offered]);
  return offered.find((form) => form === preferred);
};

/** @returns the form that the caller prefers; JSON where it doesn't say */
export const formOf = (request: HttpServerRequest.HttpServerRequest): AnswerForm =>
  preferredOf(request, forms) ?? json;

/**
 * Text that leaves piece by piece while it is made.
 * @param isShort whether it leaves in one piece
 */
export const streamed = (
  pieces: Generator<string>,
  contentType: string,
  isShort: boolean,
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  Effect.map(
    IoTurn,
    ({ pass }) =>
      HttpServerResponse.raw(
        isShort ? [...pieces].join("") : streamInTurns(pieces, pass),
        { contentType, headers: { "cache-control": noStore } },
      ),
  );

/** A table as CSV, piece by piece. */
export const csvResponse = (
  pieces: Generator<string>,
  isShort: boolean,
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  streamed(pieces, `${csv}; charset=utf-8; header=present`, isShort);

/**
 * The bytes of a workbook as a file.
 * @param stem its name without the ending
 */
export const workbookFile = (bytes: Uint8Array, stem: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.uint8Array(bytes, {
    contentType: xlsx,
    headers: {
      "cache-control": noStore,
      "content-disposition": contentDisposition(fileNameOf(stem, "xlsx")),
    },
  });

/**
 * A workbook of a caller with a key or a session as a file.
 * @param stem its name without the ending
 */
export const workbookResponse = (
  workbook: WorkbookDescription,
  stem: string,
): Effect.Effect<HttpServerResponse.HttpServerResponse, ServiceUnavailable, Spreadsheets> =>
  Effect.map(
    Effect.flatMap(Spreadsheets, ({ write }) => write(workbook, "customer")),
    (bytes) => workbookFile(bytes, stem),
  );
