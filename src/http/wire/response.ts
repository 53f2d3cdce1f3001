/**
 * Answers that went well: records as JSON, with an entity tag where a caller may ask with it again.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpBody from "@effect/platform/HttpBody";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type { Caching } from "../../contract/endpoint.ts";
import { headerOf } from "../exchange/exchange.ts";
import { serviceVersion } from "../../kernel/service_version.ts";
import { KeptBody } from "../fast/kept_body.ts";
import { LongAnswer } from "../fast/long_answer.ts";
import { serialise } from "../fast/serialise.ts";

const contentType = "application/json";
/** Header that `compression.ts` gives every text, set here so that it need not be added. */
const vary = "Accept-Encoding";

export const noStore = "no-store";
/** Contract section 4.4. */
export const publicHour = "public, max-age=3600";

const cacheControls: Readonly<Record<Caching, string>> = {
  "no-store": noStore,
  "revalidate": "public, no-cache",
  "public-hour": publicHour,
  "public-hour-untagged": publicHour,
};

/** JSON that is text already, sent as it is and kept by no one. */
export const jsonText = (text: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(text, { contentType, headers: { "cache-control": noStore } });

/** An answer that follows from its address and from data that has a name: it is made only if the caller lacks it. */
export class TaggedAnswer<Answer> {
  /**
   * @param data names everything that the answer depends on beside its address, such as the tables' fingerprint
   * @param make makes the answer
   */
  constructor(readonly data: string, readonly make: () => Answer) {}
}

/** FNV-1a, 32 bits: tells one query of a resource from another; no secret depends on it. */
const hash = (text: string): string => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
};

/** A weak tag: two answers with it say the same, but for the time they were made at. */
const entityTag = (request: HttpServerRequest.HttpServerRequest, data: string): string =>
  `W/"${serviceVersion}-${data}-${hash(request.url)}"`;

const matches = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === tag.slice(2)));

/**
 * The tag of an answer that isn't JSON, and whether the caller has it already.
 * @param data names everything that the answer depends on beside its address
 */
export const tagFor = (
  request: HttpServerRequest.HttpServerRequest,
  data: string,
): { readonly etag: string; readonly isKnown: boolean } => {
  const etag = entityTag(request, data);
  return { etag, isKnown: matches(headerOf(request, "if-none-match"), etag) };
};

/** Endpoint's declaration of its answers. */
export interface AnswerRule {
  readonly caching: Caching;
  readonly status: number;
}

/** @returns a maker of the endpoint's answers of a handler's replies: JSON; 304 when the caller has it already */
export const answerMaker = (
  { caching, status }: AnswerRule,
): (
  reply: unknown,
  request: HttpServerRequest.HttpServerRequest,
) => HttpServerResponse.HttpServerResponse => {
  const headers = { "content-type": contentType, "cache-control": cacheControls[caching], vary };
  const blank = HttpServerResponse.empty({ status, headers });
  const json = (value: unknown) =>
    HttpServerResponse.setBody(blank, HttpBody.raw(value instanceof KeptBody ? value : serialise(value)));
  return (reply, request) => {
    if (reply instanceof LongAnswer) return HttpServerResponse.setBody(blank, HttpBody.raw(reply.json()));
    if (!(reply instanceof TaggedAnswer)) return json(reply);
    const etag = entityTag(request, reply.data);
    return matches(headerOf(request, "if-none-match"), etag)
      ? HttpServerResponse.empty({
        status: 304,
        headers: { etag, "cache-control": cacheControls[caching], vary },
      })
      : HttpServerResponse.setHeader(json(reply.make()), "etag", etag);
  };
};
