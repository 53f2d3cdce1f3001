/**
 * Pages and the files that they load as answers: with a policy of what the browser may do, and an entity tag of their own
 * bytes.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import { createHash } from "node:crypto";
import { headerOf } from "../server/exchange.ts";

const policyOf = (parts: Readonly<Record<string, string>>): string =>
  Object.entries({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    ...parts,
  }).map(([name, value]) => `${name} ${value}`).join("; ");

/** What a page of the documentation may load: the service's own files. */
export const pagePolicy = policyOf({});

/** The page that sends calls has its pictures in its style. */
export const tryPolicy = policyOf({ "img-src": "'self' data:" });

/** How a page is served. */
export interface PageRule {
  readonly contentType: string;
  readonly policy: string;
  readonly status: number;
}

/** @returns the body with its entity tag; 304 when the caller has it already */
export const pageAnswer = (
  request: HttpServerRequest.HttpServerRequest,
  body: string | Uint8Array,
  { contentType, policy, status }: PageRule,
): HttpServerResponse.HttpServerResponse => {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = { etag, "cache-control": "public, no-cache", "content-security-policy": policy };
  const known = headerOf(request, "if-none-match") ?? "";
  if (status === 200 && known.includes(etag.slice(2))) {
    return HttpServerResponse.empty({ status: 304, headers });
  }
  return typeof body === "string"
    ? HttpServerResponse.raw(body, { status, contentType, headers })
    : HttpServerResponse.uint8Array(body, { status, contentType, headers });
};
