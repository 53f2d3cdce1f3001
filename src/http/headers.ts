/**
 * The headers that every answer carries: request id, security, and CORS on the CBAM namespace, also on errors.
 * Contract section 4; decisions, "Other headers".
 */
import * as Headers from "@effect/platform/Headers";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";

const security = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "Content-Type, Authorization",
  "access-control-expose-headers":
    "ETag, Idempotent-Replayed, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id",
  "access-control-max-age": "86400",
};

const everywhere = Headers.fromInput(security);
const onCbam = Headers.fromInput({ ...security, ...cors });

const cbamPrefix = "/api/v1/cbam/";

/** Whether the path is in the CBAM namespace, which any web page may call. */
export const isCbamPath = (path: string): boolean => path.startsWith(cbamPrefix);

/** @returns the answer with its headers; one that the handler set wins. */
export const finish = (
  response: HttpServerResponse.HttpServerResponse,
  path: string,
  requestId: string,
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.setHeaders(response, {
    ...(isCbamPath(path) ? onCbam : everywhere),
    ...response.headers,
    "x-request-id": requestId,
  });
