/**
 * Requests that are refused before anything else reads them: targets and heads beyond any use, paths that can't be read,
 * and hosts that are no part of an address, or aren't there. The runtime itself refuses heads above 64 kB and whatever is no HTTP.
 * @source RFC 9110, sections 15.5.15 and 7.2; RFC 6585, section 5; RFC 9112, section 3.2; RFC 3986, section 2.1
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import { HeadTooLarge, type InvalidRequest, invalidRequest, TargetTooLong } from "../../contract/failures.ts";
import { healthz, readyz } from "../../contract/operations.ts";
import { issueOf } from "../../kernel/issue.ts";

const targetLimit = 8_192;
const headLimit = 8_192;
/** `: ` and the line's end. */
const bytesBesideField = 4;

const headBytes = (headers: Readonly<Record<string, string>>): number => {
  let bytes = 0;
  for (const name in headers) bytes += name.length + (headers[name]?.length ?? 0) + bytesBesideField;
  return bytes;
};

const targetTooLong = new TargetTooLong({
  message: `The address with its query is longer than ${targetLimit} characters: ask for less in one call.`,
});

const headTooLarge = new HeadTooLarge({
  message: `The request's header fields are larger than ${headLimit} bytes: send fewer or shorter ones.`,
});

const badHost = invalidRequest([
  issueOf({ path: "Host", label: "", code: "format" }, {
    kind: "call",
    sentence:
      "The request has no Host, or one that is no host: send the name that the service is reached under, in HTTP/1.1.",
  }),
]);

const otherCoding = invalidRequest([
  issueOf({ path: "Transfer-Encoding", label: "", code: "format" }, {
    kind: "call",
    sentence:
      "The request's Transfer-Encoding is not chunked alone: send the body as it is, in chunks or with its length.",
  }),
]);

const badPath = invalidRequest([
  issueOf({ path: "", label: "", code: "format" }, {
    kind: "call",
    sentence:
      "The address's path has a percent sign that begins no UTF-8 character: write a percent sign as %25.",
  }),
]);

const isReadable = (path: string): boolean => {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Host that the runtime puts in the place of a missing one: the address that was connected to, on port 80 without port and brackets. */
const unnamed = /^https?:\/\/(?:localhost|[\d.]+|\[[^\]]*\]|[\da-f]*:[\da-f]*:[\da-f:.]*)(?::\d+)?\//;

/** Paths that load balancers ask in HTTP/1.0, which has no Host, unless they are told one: nothing of their answers names an address. */
const askedWithoutHost: ReadonlySet<string> = new Set([healthz.path, readyz.path]);

const addressWithPath = /^https?:\/\/[^/?#\\@]+\//;
/** The runtime puts host and target together as they come: what ends a host would make a part of it the path. */
const endOfHost = /[/?#\\@]/;

/** @returns a function that knows the host that it has seen last: nearly all requests are sent to the same */
const hostCheck = (): (request: HttpServerRequest.HttpServerRequest, path: string) => boolean => {
  let known = "//";
  return ({ originalUrl: address, headers }, path) => {
    const host = headers["host"] ?? "";
    if (host === "" && unnamed.test(address)) return askedWithoutHost.has(path);
    if (endOfHost.test(host)) return false;
    if (address.startsWith(known)) return true;
    const [origin] = addressWithPath.exec(address) ?? [];
    if (origin === undefined || !URL.canParse(origin)) return false;
    known = origin;
    return true;
  };
};

/** Other codings are taken from no body: what the runtime reads as chunks would be read as it is. RFC 9112, section 6.1 */
const isChunked = /^chunked$/i;

/** Why a request is refused. */
export type Refusal = TargetTooLong | HeadTooLarge | InvalidRequest;

/** @returns a function that says why a request with a path is refused; undefined for nearly all */
export const makeRefusals = (): (
  request: HttpServerRequest.HttpServerRequest,
  path: string,
) => Refusal | undefined => {
  const hasHost = hostCheck();
  return (request, path) => {
    if (request.originalUrl.length > targetLimit) return targetTooLong;
    if (headBytes(request.headers) > headLimit) return headTooLarge;
    if (!hasHost(request, path)) return badHost;
    const coding = request.headers["transfer-encoding"];
    if (coding !== undefined && !isChunked.test(coding)) return otherCoding;
    return isReadable(path) ? undefined : badPath;
  };
};
