/**
 * A stored document as an answer: whole, or a range of its bytes.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import type { StoredDocument } from "../../application/documents/document_ports.ts";
import type { RangeNotSatisfiable } from "../../contract/failures.ts";
import { lengthOf } from "../../domain/documents/byte_range.ts";
import { byteRangeOf, contentRange } from "./range_header.ts";
import { contentDisposition, type FileName } from "../../domain/documents/file_name.ts";
import { headerOf } from "../exchange/exchange.ts";
import { noStore } from "./response.ts";

/**
 * A condition on a version can't be met, because documents have none here: then the whole is sent. HEAD tells of the
 * whole, because ranges are GET's alone.
 * @source RFC 9110, sections 13.1.5 and 14.2
 */
const rangeAsked = (request: HttpServerRequest.HttpServerRequest): string | undefined =>
  request.method === "GET" && headerOf(request, "if-range") === undefined
    ? headerOf(request, "range")
    : undefined;

/** Returns whether all bytes of a document are asked for, and not its head or a part of it. */
export const isAskedWhole = (
  request: HttpServerRequest.HttpServerRequest,
): boolean => request.method === "GET" && rangeAsked(request) === undefined;

/**
 * @param bytes all of them, where they were read already: they leave at once, without a stream
 * @fails RangeNotSatisfiable for a range that starts behind the end
 */
export const documentAnswer = (
  request: HttpServerRequest.HttpServerRequest,
  document: StoredDocument,
  fileName: FileName,
  bytes?: Uint8Array,
): Effect.Effect<HttpServerResponse.HttpServerResponse, RangeNotSatisfiable> =>
  Effect.map(
    byteRangeOf(rangeAsked(request), document.sizeBytes),
    (range) => {
      const answer = {
        status: range === undefined ? 200 : 206,
        contentType: document.mediaType,
        contentLength: range === undefined ? document.sizeBytes : lengthOf(range),
        headers: {
          "accept-ranges": "bytes",
          "cache-control": noStore,
          "content-disposition": contentDisposition(fileName),
          ...(range === undefined ? undefined : { "content-range": contentRange(range, document.sizeBytes) }),
        },
      };
      return bytes === undefined
        ? HttpServerResponse.stream(document.read(range), answer)
        : HttpServerResponse.uint8Array(
          range === undefined ? bytes : bytes.subarray(range.firstByte, range.lastByte + 1),
          answer,
        );
    },
  );
