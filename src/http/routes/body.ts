/**
 * Bodies by the declaration of their endpoint: read no further than its limit, decoded with every issue at once.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import type {
  BodyTooSlow,
  InvalidRequest,
  PayloadTooLarge,
  UnsupportedMediaType,
} from "../../contract/failures.ts";
import { otherPart } from "../../contract/decoding/other_part.ts";
import type { Notation } from "../../kernel/lenient/notation.ts";
import type { RequestAsWritten } from "../wire/written.ts";
import { bodyReader, parseJson, readBytes, readBytesNow, requireJson } from "../wire/request.ts";
import type { Declaration } from "./declared.ts";
import { bodyLimitOf } from "./implement.ts";

/** Failures of reading a body. */
export type BodyFailure = BodyTooSlow | InvalidRequest | PayloadTooLarge | UnsupportedMediaType;

/** Reads the JSON bodies of one endpoint. */
export interface BodyOf<Body> {
  /** The bytes of a JSON body, within the endpoint's limit. */
  readonly bytes: (
    request: HttpServerRequest.HttpServerRequest,
  ) => Effect.Effect<Uint8Array, BodyFailure>;
  /** Bytes by a plain promise, which is never rejected, for calls that are answered without a fiber. */
  readonly bytesNow: (
    request: HttpServerRequest.HttpServerRequest,
  ) => Promise<Either.Either<Uint8Array, BodyFailure>>;
  /**
   * The body, decoded.
   * @param notation where its values are as people write them; left out for the strict form
   */
  readonly decode: (
    bytes: Uint8Array,
    notation?: Notation,
  ) => Either.Either<RequestAsWritten<Body>, InvalidRequest>;
}

/** @returns the reader of an endpoint's JSON bodies; an endpoint that declares none has none to read */
export const bodyOf = <Path, Query, Body, Answer, Failure>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
): BodyOf<Body> => {
  const query = otherPart("query", Option.getOrUndefined(endpoint.urlParamsSchema));
  const read = bodyReader(Option.getOrThrow(endpoint.payloadSchema), query);
  const limitBytes = bodyLimitOf(endpoint);
  return {
    bytes: (request) => Effect.zipRight(requireJson(request), readBytes(request, limitBytes)),
    bytesNow: async (request) => {
      const isRead = requireJson(request);
      return Either.isLeft(isRead) ? Either.left(isRead.left) : await readBytesNow(request, limitBytes);
    },
    decode: (bytes, notation) => Either.flatMap(parseJson(bytes), (value) => read(value, notation)),
  };
};
