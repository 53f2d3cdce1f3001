/**
 * Answers that went well: JSON, and JSON with an entity tag that a caller can ask with again.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import { headerOf } from "../server/exchange.ts";
import { type Cited, serialise } from "./serialise.ts";

const contentType = "application/json";

/** How long and for whom an answer may be kept. */
export const noStore = "no-store";
/** Anyone may keep it and asks again with the entity tag. */
export const revalidate = "public, no-cache";
/** Contract section 4.4. */
export const publicHour = "public, max-age=3600";

/** JSON that is text already, sent as it is. */
export const jsonText = (text: string, cacheControl: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(text, { contentType, headers: { "cache-control": cacheControl } });

/** Serialised once, sent as it is. */
export const json = (body: object, cacheControl: string): HttpServerResponse.HttpServerResponse =>
  jsonText(JSON.stringify(body), cacheControl);

/** A CBAM answer. */
export const citedJson = (body: Cited, cacheControl: string): HttpServerResponse.HttpServerResponse =>
  jsonText(serialise(body), cacheControl);

/** FNV-1a, 32 bits: tells one query of a resource from another; no secret depends on it. */
const hash = (text: string): string => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
};

/**
 * The weak entity tag of an answer that follows from its address and the data: two answers with it say the same,
 * but for the time they were made at.
 * @param data what else the answer depends on, such as the tables' fingerprint
 */
export const entityTag = (request: HttpServerRequest.HttpServerRequest, data: string): string =>
  `W/"${data}-${hash(request.url)}"`;

const matches = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === tag.slice(2)));

/** What a tagged answer is made of. */
export interface Tagged {
  readonly tag: string;
  readonly cacheControl: string;
}

/** 304 when the caller has the answer already, else 200 with it and its tag. */
export const taggedJson = (
  request: HttpServerRequest.HttpServerRequest,
  { tag, cacheControl }: Tagged,
  body: () => Cited,
): HttpServerResponse.HttpServerResponse => {
  const headers = { etag: tag, "cache-control": cacheControl };
  return matches(headerOf(request, "if-none-match"), tag)
    ? HttpServerResponse.empty({ status: 304, headers })
    : HttpServerResponse.raw(serialise(body()), { contentType, headers });
};
