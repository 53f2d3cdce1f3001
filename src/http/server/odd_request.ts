/**
 * Requests that are refused before anything else reads them: targets and heads beyond any use, and hosts that are no
 * part of an address. The runtime itself refuses heads above 64 kB and whatever is no HTTP.
 * @source RFC 9110, sections 15.5.15 and 7.2; RFC 6585, section 5; RFC 9112, section 3.2
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import { HeadTooLarge, type InvalidRequest, invalidRequest, TargetTooLong } from "../../contract/failures.ts";
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
    sentence: "The request's Host is no host: send the name that the service is reached under.",
  }),
]);

const addressWithPath = /^https?:\/\/[^/?#\\@]+\//;
/** The runtime puts host and target together as they come: what ends a host would make a part of it the path. */
const endOfHost = /[/?#\\@]/;

/** @returns a function that knows the host that it has seen last: nearly all requests are sent to the same */
const hostCheck = (): (request: HttpServerRequest.HttpServerRequest) => boolean => {
  let known = "//";
  return ({ originalUrl: address, headers }) => {
    if (endOfHost.test(headers["host"] ?? "")) return false;
    if (address.startsWith(known)) return true;
    const [origin] = addressWithPath.exec(address) ?? [];
    if (origin === undefined || !URL.canParse(origin)) return false;
    known = origin;
    return true;
  };
};

/** @returns a function that says why a request is refused; undefined for nearly all */
export const makeRefusals = (): (
  request: HttpServerRequest.HttpServerRequest,
) => TargetTooLong | HeadTooLarge | InvalidRequest | undefined => {
  const hasHost = hostCheck();
  return (request) => {
    if (request.originalUrl.length > targetLimit) return targetTooLong;
    if (headBytes(request.headers) > headLimit) return headTooLarge;
    return hasHost(request) ? undefined : badHost;
  };
};
