/**
 * Reading a request: its query by a declared schema with every issue at once, its body within bounds. Decisions,
 * "Requests" and "Errors".
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type * as Schema from "effect/Schema";
import { byPointer } from "../../contract/decoding/decoding.ts";
import {
  type BodyTooSlow,
  type InvalidRequest,
  invalidRequest,
  PayloadTooLarge,
  UnsupportedMediaType,
} from "../../contract/failures.ts";
import { otherNamesOf } from "../../contract/requests/other_names.ts";
import { type Issue, issueOf } from "../../kernel/issue.ts";
import { partsOfPointer, placeInWords, unsoundness, withoutNulls } from "../../kernel/text/json.ts";
import { excessOf, repeatedMember } from "../../kernel/text/json_text.ts";
import { inTurn } from "../exchange/body_turn.ts";
import { headerOf } from "../exchange/exchange.ts";
import { type OtherPart, sayingWhere } from "../../contract/decoding/other_part.ts";
import type { Notation } from "../../kernel/lenient/notation.ts";
import { bodyBytes, bodyBytesNow, incomingBody } from "./body_bytes.ts";
import type { SearchParams } from "../fast/query.ts";
import { renamedQuery } from "./renamed_query.ts";
import { notationInQuery, type RequestAsWritten, writtenDecoderOf } from "./written.ts";

/** @param path its name in a query, its JSON Pointer in a body */
const repeated = (path: string): Issue =>
  issueOf(
    { path, code: "duplicate", label: path.startsWith("/") ? placeInWords(partsOfPointer(path), "") : path },
    { kind: "call", sentence: "is given more than once: give it once." },
  );

const isOnceEach = (params: SearchParams): params is Readonly<Record<string, string>> => {
  for (const name in params) if (typeof params[name] !== "string") return false;
  return true;
};

const noIssues: ReadonlyArray<Issue> = [];

/** The first value of each name, and the names that were repeated. */
const firstOfEach = (params: SearchParams) => {
  if (isOnceEach(params)) return { values: params, issues: noIssues };
  const issues: Array<Issue> = [];
  const values: Record<string, string> = {};
  for (const name in params) {
    const value = params[name];
    if (Array.isArray(value)) issues.push(repeated(name));
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) values[name] = first;
  }
  return { values, issues };
};

/** Parameters with NUL, which PostgreSQL has no place for. */
const withNul = (values: Readonly<Record<string, string | undefined>>): ReadonlyArray<Issue> => {
  let issues = noIssues;
  for (const name in values) {
    if (values[name]?.includes("\0") !== true) continue;
    const sentence = "has NUL in it: leave it out.";
    issues = [
      ...issues,
      issueOf({ path: name, code: "unreadable", label: name }, { kind: "call", sentence }),
    ];
  }
  return issues;
};

/** Decodes what was sent, or names every issue. */
export type RequestReader<Sent, A> = (sent: Sent) => Either.Either<A, InvalidRequest>;

/** @returns a reader of queries: unknown, repeated, missing and wrong parameters are issues. */
export const queryReader = <A, I>(
  schema: Schema.Schema<A, I>,
  body: OtherPart,
): RequestReader<SearchParams, RequestAsWritten<A>> => {
  const decode = writtenDecoderOf(schema);
  const names = Object.entries(otherNamesOf(schema.ast));
  return (params) => {
    const first = firstOfEach(params);
    const { values, naming, issues } = renamedQuery(first.values, names);
    const decoded = decode(values, { naming, notation: notationInQuery(values) });
    const found = Either.isLeft(decoded) ? sayingWhere(decoded.left, body) : withNul(values);
    if (Either.isRight(decoded) && first.issues.length + issues.length + found.length === 0) {
      return Either.right(decoded.right);
    }
    return Either.left(invalidRequest([...first.issues, ...issues, ...found]));
  };
};

/** @returns a reader of parsed JSON bodies; null stands for absent. */
export const bodyReader = <A, I>(
  schema: Schema.Schema<A, I>,
  query: OtherPart,
): (value: unknown, notation: Notation | undefined) => Either.Either<RequestAsWritten<A>, InvalidRequest> => {
  const decode = writtenDecoderOf(schema);
  const naming = byPointer();
  return (value, notation) => {
    const unsound = unsoundness(value);
    if (unsound !== undefined) return Either.left(invalidRequest([unsound]));
    return Either.mapLeft(
      decode(withoutNulls(value), { naming, notation }),
      (issues) => invalidRequest(sayingWhere(issues, query)),
    );
  };
};

const tooLarge = (limitBytes: number): PayloadTooLarge =>
  new PayloadTooLarge({
    limitBytes,
    message:
      `The body is larger than ${limitBytes} bytes, the most that this endpoint reads: send less in one call.`,
  });

/** @returns the failure of a body that can't be read as a whole. */
export const unreadable = (reason: string): InvalidRequest =>
  invalidRequest([issueOf({ path: "", code: "unreadable" }, { kind: "call", sentence: reason })]);

/**
 * The body's bytes, read no further than the limit, whether or not its length was announced. Those of a large one come when it may be
 * worked on: docs/decisions/0234-large-bodies-by-turns.md. Work of a sender who is no longer let in by then ends here.
 * @fails PayloadTooLarge as soon as the limit is passed, BodyTooSlow after a minute
 */
export const readBytes = (
  request: HttpServerRequest.HttpServerRequest,
  limitBytes: number,
): Effect.Effect<Uint8Array, BodyTooSlow | InvalidRequest | PayloadTooLarge> => {
  if (Number(headerOf(request, "content-length") ?? 0) > limitBytes) return Effect.fail(tooLarge(limitBytes));
  const body = incomingBody(request.source);
  if (body === undefined) return Effect.succeed(new Uint8Array());
  const whole = Effect.filterOrFail(
    bodyBytes(body, limitBytes),
    (bytes) => bytes !== undefined,
    () => tooLarge(limitBytes),
  );
  return Effect.tap(whole, inTurn);
};

/** Bytes of a body that is not large, by a plain promise, which is never rejected. */
export const readBytesNow = async (
  request: HttpServerRequest.HttpServerRequest,
  limitBytes: number,
): Promise<Either.Either<Uint8Array, BodyTooSlow | InvalidRequest | PayloadTooLarge>> => {
  if (Number(headerOf(request, "content-length") ?? 0) > limitBytes) return Either.left(tooLarge(limitBytes));
  const body = incomingBody(request.source);
  if (body === undefined) return Either.right(new Uint8Array());
  return Either.filterOrLeft(
    await bodyBytesNow(body, limitBytes),
    (bytes) => bytes !== undefined,
    () => tooLarge(limitBytes),
  );
};

/** The media type without its parameters, in lower case; empty when none is given. */
export const mediaType = (request: HttpServerRequest.HttpServerRequest): string =>
  (headerOf(request, "content-type") ?? "").split(";", 1).join().trim().toLowerCase();

/** True if the body is sent as JSON, or as nothing: a type that is there and empty names no form. */
export const isJson = (request: HttpServerRequest.HttpServerRequest): boolean => {
  const type = mediaType(request);
  return type === "application/json" || type.endsWith("+json") ||
    headerOf(request, "content-type") === undefined;
};

/** The type that a body was sent with, for a sentence that ends with it. */
export const typeInWords = (type: string): string => type === "" ? "an empty one" : type;

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
  return isJson(request) ? requirePlain(request) : Either.left(
    new UnsupportedMediaType({
      message: `The body must be JSON: send it with Content-Type: application/json, found ${
        typeInWords(mediaType(request))
      }.`,
    }),
  );
};

/** True if nothing but white space of ASCII is there. */
export const isBlank = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));

const notJson = (error: unknown): InvalidRequest =>
  unreadable(
    `The body is not valid JSON in UTF-8: ${error instanceof Error ? error.message : "unreadable"}.`,
  );

const decodeUtf8 = (bytes: Uint8Array): Either.Either<string, InvalidRequest> =>
  Either.try({ try: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes), catch: notJson });

const withinBudget = (text: string): Either.Either<string, InvalidRequest> => {
  const excess = excessOf(text);
  return excess === undefined
    ? Either.right(text)
    : Either.left(unreadable(`The body has ${excess}, the most that are read: send less in one call.`));
};

const valueOf = (text: string): Either.Either<unknown, InvalidRequest> =>
  Either.try({ try: (): unknown => JSON.parse(text), catch: notJson });

/**
 * Parsing of UTF-8 JSON text, counted before values are made of it, in steps of at most some dozen milliseconds for the
 * largest body; which of a member's values counts, where it has two, nobody can know. What the value holds is any shape yet:
 * `unsoundness` and the decoders look at it.
 */
export function* parsing(bytes: Uint8Array): Generator<void, Either.Either<unknown, InvalidRequest>> {
  if (isBlank(bytes)) return Either.left(unreadable("The body is empty: send JSON."));
  const text = Either.flatMap(decodeUtf8(bytes), withinBudget);
  if (Either.isLeft(text)) return text;
  yield;
  const value = valueOf(text.right);
  if (Either.isLeft(value)) return value;
  yield;
  const path = repeatedMember(text.right, value.right);
  return path === undefined ? value : Either.left(invalidRequest([repeated(path)]));
}

/** @returns the value of a small body: all steps of `parsing` at once */
export const parseJson = (bytes: Uint8Array): Either.Either<unknown, InvalidRequest> => {
  const steps = parsing(bytes);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
};
