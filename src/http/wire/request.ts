/**
 * Reading a request: its query with every problem at once, its body within bounds. Decisions, "Requests" and
 * "Errors".
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { type Input, refuseUnknown } from "../../domain/cbam/input/input.ts";
import { isRecord, jsonInput } from "../../domain/cbam/input/shipment_input.ts";
import {
  type InvalidRequest,
  invalidRequest,
  PayloadTooLarge,
  UnsupportedMediaType,
} from "../../contract/failures.ts";
import type { Issue } from "../../kernel/issue.ts";
import { headerOf } from "../server/exchange.ts";

/** Reads the values of an input; undefined only after it reported an issue. */
export type Reader<Value> = (input: Input) => Value | undefined;

const settle = <Value>(
  value: Value | undefined,
  issues: ReadonlyArray<Issue>,
): Either.Either<Value, InvalidRequest> =>
  value === undefined || issues.length > 0 ? Either.left(invalidRequest(issues)) : Either.right(value);

/** A parsed query; repeated names have an array. */
export type SearchParams = Readonly<Record<string, string | Array<string>>>;

/** The query of an address, as HttpRouter gives it to handlers. */
export const searchParamsOf = (url: string): SearchParams => {
  const start = url.indexOf("?");
  const values: Record<string, string | Array<string>> = Object.create(null);
  if (start < 0) return values;
  new URLSearchParams(url.slice(start + 1)).forEach((value, name) => {
    const earlier = values[name];
    values[name] = earlier === undefined ? value : [earlier, value].flat();
  });
  return values;
};

/**
 * A query under its known names: unknown and repeated ones are issues too.
 * @fails InvalidRequest with every issue
 */
export const readQuery = <Value>(
  params: SearchParams,
  known: ReadonlyArray<string>,
  read: Reader<Value>,
): Either.Either<Value, InvalidRequest> => {
  const issues: Array<Issue> = [];
  const input: Input = {
    value: (name) => {
      const value = params[name];
      return Array.isArray(value) ? value[0] : value;
    },
    isText: true,
    report: (issue) => issues.push(issue),
  };
  refuseUnknown(input, Object.keys(params), known);
  for (const name in params) {
    if (Array.isArray(params[name])) {
      issues.push({ path: name, message: `${name} is given more than once: give it once.` });
    }
  }
  return settle(read(input), issues);
};

const tooLarge = (limitBytes: number): PayloadTooLarge =>
  new PayloadTooLarge({
    limitBytes,
    message:
      `The body is larger than ${limitBytes} bytes, the most that this endpoint reads: send less in one call.`,
  });

export const unreadable = (reason: string): InvalidRequest => invalidRequest([{ path: "", message: reason }]);

const gather = async (
  body: ReadableStream<Uint8Array>,
  limitBytes: number,
): Promise<Uint8Array | undefined> => {
  const chunks: Array<Uint8Array> = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limitBytes) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
};

/**
 * The body's bytes, read no further than the limit, whether or not its length was announced.
 * @fails PayloadTooLarge as soon as the limit is passed
 */
export const readBytes = (
  request: HttpServerRequest.HttpServerRequest,
  limitBytes: number,
): Effect.Effect<Uint8Array, InvalidRequest | PayloadTooLarge> => {
  if (Number(headerOf(request, "content-length") ?? 0) > limitBytes) return Effect.fail(tooLarge(limitBytes));
  const body = request.source instanceof Request ? request.source.body : null;
  if (body === null) return Effect.succeed(new Uint8Array());
  return Effect.tryPromise({
    try: () => gather(body, limitBytes),
    catch: () => unreadable("The body ended before it was complete: send it again."),
  }).pipe(
    Effect.flatMap((bytes) =>
      bytes === undefined ? Effect.fail(tooLarge(limitBytes)) : Effect.succeed(bytes)
    ),
  );
};

/** The media type without its parameters, in lower case; empty when none is given. */
export const mediaType = (request: HttpServerRequest.HttpServerRequest): string =>
  (headerOf(request, "content-type") ?? "").split(";", 1).join().trim().toLowerCase();

export const isJson = (type: string): boolean =>
  type === "" || type === "application/json" || type.endsWith("+json");

/** @fails UnsupportedMediaType for a compressed body */
export const requirePlain = (
  request: HttpServerRequest.HttpServerRequest,
): Either.Either<void, UnsupportedMediaType> => {
  const encoding = headerOf(request, "content-encoding") ?? "identity";
  return encoding === "identity" ? Either.right(undefined) : Either.left(
    new UnsupportedMediaType({
      message: `The body must not be compressed (Content-Encoding: ${encoding}): send it as it is.`,
    }),
  );
};

/** @fails UnsupportedMediaType for another media type or a compressed body */
export const requireJson = (
  request: HttpServerRequest.HttpServerRequest,
): Either.Either<void, UnsupportedMediaType> => {
  const type = mediaType(request);
  return isJson(type) ? requirePlain(request) : Either.left(
    new UnsupportedMediaType({
      message: `The body must be JSON: send it with Content-Type: application/json, found ${type}.`,
    }),
  );
};

/** UTF-8 JSON text to a value. */
export const parseJson = (bytes: Uint8Array): Either.Either<unknown, InvalidRequest> =>
  Either.try({
    try: (): unknown => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)),
    catch: (error) =>
      unreadable(
        `The body is not valid JSON in UTF-8: ${error instanceof Error ? error.message : "unreadable"}.`,
      ),
  });

/**
 * The members of a JSON object, under their known names, from bytes that were read.
 * @fails InvalidRequest with every issue
 */
export const readJsonBytes = <Value>(
  bytes: Uint8Array,
  known: ReadonlyArray<string>,
  read: Reader<Value>,
): Either.Either<Value, InvalidRequest> =>
  Either.flatMap(parseJson(bytes), (value) => {
    if (!isRecord(value)) {
      return Either.left(unreadable(`The body must be a JSON object with ${known.join(", ")}.`));
    }
    const issues: Array<Issue> = [];
    const input = jsonInput(value, (issue) => issues.push(issue));
    refuseUnknown(input, Object.keys(value), known);
    return settle(read(input), issues);
  });

/**
 * A JSON object's members under their known names.
 * @fails InvalidRequest with every issue; PayloadTooLarge; UnsupportedMediaType
 */
export const readJsonObject = <Value>(
  limitBytes: number,
  known: ReadonlyArray<string>,
  read: Reader<Value>,
): Effect.Effect<
  Value,
  InvalidRequest | PayloadTooLarge | UnsupportedMediaType,
  HttpServerRequest.HttpServerRequest
> =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest;
    yield* requireJson(request);
    return yield* readJsonBytes(yield* readBytes(request, limitBytes), known, read);
  });
