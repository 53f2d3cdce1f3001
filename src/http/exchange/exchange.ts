/** Facts of a request before its handler runs: the id that its answer carries and whose call it is. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Context from "effect/Context";
import * as Option from "effect/Option";
import type { RequestLines } from "../../application/turns/request_lines.ts";
import { isNameBesideBatches } from "../../contract/bulk.ts";
import type { CallPlace } from "./account_places.ts";
import type { SenderCheck } from "./sender_check.ts";

/** One request and its answer. */
export class Exchange extends Context.Tag("Exchange")<Exchange, {
  /** The caller's `X-Request-Id` if it is sane, else ours. */
  readonly requestId: string;
  /** The client's address: the socket's, or what trusted proxies say. */
  readonly clientAddress: string;
  /** The origin under which clients reach the service, as the operator says. */
  readonly publicOrigin: string | undefined;
  /** The origin that links and mails name: the public one, else the address that the service listens on. */
  readonly linkOrigin: string;
  /** Headers of the answer, whatever it will be; what is put in here also stands on errors. */
  readonly answerHeaders: Record<string, string>;
  /** Method and path of the route that was reached, with the names of its parameters: never what a caller wrote. */
  readonly route: { name: string };
  /** Whose call it is, once its key was looked at: what the access line names. */
  readonly account: {
    id: string | undefined;
    /** Check of who sent it, which is made again once a body has come that took its time; none for strangers. */
    check?: SenderCheck;
  };
  /** Place among the calls of its account, which is given back once the answer has left. */
  readonly place: CallPlace;
  /** Lines in which it waits before anything is done for it. */
  readonly lines: RequestLines;
}>() {}

/** Name of the one endpoint that stands for all paths without a route: paths are the caller's. */
export const noRoute = "none";

/** One header of the request, by its name in lower case. */
export const headerOf = (request: HttpServerRequest.HttpServerRequest, name: string): string | undefined =>
  request.headers[name];

const saneRequestId = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;

/** True if the text could be the id of a request: 1 to 128 plain characters, and no name that addresses have for others. */
export const isRequestId = (text: string): boolean => saneRequestId.test(text) && !isNameBesideBatches(text);

/** @returns the caller's request id if it is 1 to 128 plain characters, else a new UUID. */
export const requestIdOf = (request: HttpServerRequest.HttpServerRequest): string => {
  const given = headerOf(request, "x-request-id");
  return given !== undefined && isRequestId(given) ? given : crypto.randomUUID();
};

/** The address at the other end of the socket; empty for a socket without one. */
export const peerOf = (request: HttpServerRequest.HttpServerRequest): string =>
  Option.getOrElse(request.remoteAddress, () => "");

/** @returns the reference as an address that clients can follow; never made of what a caller says of the host */
export const absoluteUrl = (
  reference: string,
  { linkOrigin }: Pick<Exchange["Type"], "linkOrigin">,
): string => new URL(reference, linkOrigin).href;

/** @returns the origin that the client of this request believes to talk to; good for comparing, never for links */
export const originAsked = (
  request: HttpServerRequest.HttpServerRequest,
  { publicOrigin }: Exchange["Type"],
): string => {
  const own = request.source instanceof Request ? request.source.url : request.originalUrl;
  return new URL(publicOrigin ?? own).origin;
};
