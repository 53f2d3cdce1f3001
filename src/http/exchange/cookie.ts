/** Cookies as browsers send them. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import { headerOf } from "./exchange.ts";

/**
 * Value of the cookie that has exactly the name. Nothing is cut off a name but the blank behind the semicolon: a browser holds
 * cookies to this host by their names (`__Host-`), and lets any site beside it set one that only begins otherwise, with a blank
 * that is none to the browser.
 * @source RFC 6265, section 4.2.1
 */
export const cookieOf = (request: HttpServerRequest.HttpServerRequest, name: string): string | undefined => {
  const beginning = `${name}=`;
  return (headerOf(request, "cookie") ?? "").split(";")
    .map((pair, index) => index > 0 && pair.startsWith(" ") ? pair.slice(1) : pair)
    .find((pair) => pair.startsWith(beginning))
    ?.slice(beginning.length);
};
