/**
 * The headers that every answer carries: request id, security, and CORS on the CBAM namespace, also on errors; and those
 * that only pages need. Contract section 4; decisions, "Other headers".
 */
import { cbamPrefix } from "../../contract/endpoint.ts";

const security = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
} as const;

/** Of pages, which a browser shows and follows: nothing else has a use for them. */
const ofHtml = {
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "Content-Type, Authorization",
  "access-control-expose-headers":
    "ETag, Idempotent-Replayed, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id",
} as const;

/** Time for which a browser may remember the answer to a preflight, in seconds. */
export const preflightAge = "86400";

type Fields = Readonly<Record<string, string>>;

/**
 * Headers that many answers have in common, in lower case, as objects that are never changed: of pages, and of all else.
 */
export interface SharedHeaders {
  readonly ofData: Fields;
  readonly ofPages: Fields;
}

const sharedWith = (fields: Fields): SharedHeaders => ({ ofData: fields, ofPages: { ...fields, ...ofHtml } });

const onCbam = sharedWith({ ...security, ...cors });
const elsewhere = sharedWith(security);
/** Of listeners that serve something else. */
export const nothingShared: SharedHeaders = sharedWith({});

/** True if the path is in the CBAM namespace, which any web page may call. */
export const isCbamPath = (path: string): boolean =>
  path.startsWith(cbamPrefix) || path === cbamPrefix.slice(0, -1);

/** @returns the headers that any answer on the path shares with others */
export const sharedHeaders = (path: string): SharedHeaders => isCbamPath(path) ? onCbam : elsewhere;

const html = /^text\/html\b/;

/** @returns those of them that an answer of the media type carries */
export const headersOfType = ({ ofData, ofPages }: SharedHeaders, mediaType: string | undefined): Fields =>
  mediaType !== "application/json" && html.test(mediaType ?? "") ? ofPages : ofData;

/** Headers that a page may send beside those of the contract's own list, when it asks. Decisions, "Requests". */
const onRequest = ["Idempotency-Key", "If-None-Match", "X-Request-Id"];

/**
 * @param asked the preflight's `Access-Control-Request-Headers`
 * @returns the contract's list to the letter, longer only where a page asks for a header that is known here
 */
export const allowedHeaders = (asked: string | undefined): string => {
  const names = (asked ?? "").toLowerCase().split(",").map((name) => name.trim());
  const more = onRequest.filter((name) => names.includes(name.toLowerCase()));
  return [cors["access-control-allow-headers"], ...more].join(", ");
};
