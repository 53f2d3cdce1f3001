/**
 * Documents behind links that the service signed itself: whole or a range of them, as long as the link is good. A
 * link is all that a reader needs; keys are not looked at. Decisions, "Errors" (403, 410).
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { filesPath } from "../../application/documents/document_links.ts";
import {
  DocumentStore,
  LinkSigner,
  type StoredDocument,
} from "../../application/documents/document_ports.ts";
import { byteRangeOf, contentRange, lengthOf } from "../../domain/documents/byte_range.ts";
import { documentKeyOfText } from "../../domain/documents/document_key.ts";
import { DocumentNotFound, type RangeNotSatisfiable } from "../../contract/failures.ts";
import { contentDisposition, type FileName } from "../../domain/documents/file_name.ts";
import { absoluteUrl, Exchange, headerOf } from "../server/exchange.ts";
import type { Answering } from "../server/limited.ts";
import { noStore } from "../wire/response.ts";

const noSuchDocument = new DocumentNotFound({
  message: "There is no such document: it was never made, or its retention is over.",
});

/**
 * A condition on a version can't be met, because documents have none here: then the whole is sent. HEAD tells of the
 * whole, because ranges are GET's alone.
 * @source RFC 9110, sections 13.1.5 and 14.2
 */
const rangeAsked = (request: HttpServerRequest.HttpServerRequest): string | undefined =>
  request.method === "GET" && headerOf(request, "if-range") === undefined
    ? headerOf(request, "range")
    : undefined;

/** @fails RangeNotSatisfiable for a range that starts behind the end */
export const documentAnswer = (
  request: HttpServerRequest.HttpServerRequest,
  document: StoredDocument,
  fileName: FileName,
): Effect.Effect<HttpServerResponse.HttpServerResponse, RangeNotSatisfiable> =>
  Effect.map(
    byteRangeOf(rangeAsked(request), document.sizeBytes),
    (range) =>
      HttpServerResponse.stream(document.read(range), {
        status: range === undefined ? 200 : 206,
        contentType: document.mediaType,
        contentLength: range === undefined ? document.sizeBytes : lengthOf(range),
        headers: {
          "accept-ranges": "bytes",
          "cache-control": noStore,
          "content-disposition": contentDisposition(fileName),
          ...(range === undefined ? undefined : { "content-range": contentRange(range, document.sizeBytes) }),
        },
      }),
  );

export const files: Answering<DocumentStore | Exchange | HttpServerRequest.HttpServerRequest | LinkSigner> =
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest;
    const url = new URL(absoluteUrl(request.url, request, yield* Exchange));
    const { path, fileName } = yield* (yield* LinkSigner).verify(url);
    const key = documentKeyOfText(path.slice(filesPath.length));
    if (key === undefined) return yield* noSuchDocument;
    const document = yield* (yield* DocumentStore).open(key);
    return yield* documentAnswer(request, document, fileName);
  });
