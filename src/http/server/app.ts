/**
 * From a request to its answer: finds the route, runs its handler, turns failures into answers, and names the
 * headers that every answer carries. Decisions, "Errors" and "Other headers".
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { ApiFailure } from "../../contract/problems.ts";
import { type Asker, problemResponse, unexpectedResponse } from "../wire/answer.ts";
import { Exchange, headerOf, peerOf, requestIdOf } from "./exchange.ts";
import { MethodNotAllowed, NotFound } from "../../contract/failures.ts";
import { allowedHeaders, commonHeaders, isCbamPath } from "./headers.ts";
import { makeRefusals } from "./odd_request.ts";
import { searchParamsOf } from "../wire/request.ts";
import type { Given } from "./implement.ts";
import { routeFinder } from "./route_finder.ts";

/** What the edge decides about a request's origin. */
export interface EdgeOptions {
  /** The origin under which clients reach the service; undefined: each request's own. */
  readonly publicOrigin: string | undefined;
  /** The client behind the peer: the peer itself, or what a trusted proxy says. */
  readonly clientAddress: (peer: string, forwardedFor: string | undefined) => string;
  /** Where a request that came over plain HTTP has to go; undefined when it may stay. */
  readonly secureLocation: (request: HttpServerRequest.HttpServerRequest, peer: string) => string | undefined;
}

/** What a request comes to: the effect that answers it, what that is given, and the headers of any answer. */
export interface Plan<R> {
  readonly answer: Effect.Effect<HttpServerResponse.HttpServerResponse, never, R | Given | Exchange>;
  readonly given: Context.Context<Given | Exchange>;
  readonly headers: Readonly<Record<string, string>>;
}

const pathOf = (url: string): string => {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
};

/** Preflight, and `Allow` for anyone who asks what a path takes. */
const options = (
  request: HttpServerRequest.HttpServerRequest,
  path: string,
  allow: ReadonlyArray<string>,
): HttpServerResponse.HttpServerResponse => {
  const asked = isCbamPath(path) ? headerOf(request, "access-control-request-headers") : undefined;
  return HttpServerResponse.empty({
    status: 204,
    headers: {
      ...(allow.length === 0 ? undefined : { allow: allow.join(", ") }),
      ...(asked === undefined ? undefined : { "access-control-allow-headers": allowedHeaders(asked) }),
    },
  });
};

const noSuchPath = (path: string): NotFound =>
  new NotFound({ message: `There is no ${path} here: see the API reference for the paths that are.` });

const noSuchMethod = (method: string, path: string, allow: ReadonlyArray<string>): MethodNotAllowed =>
  new MethodNotAllowed({ message: `${path} does not take ${method}: use ${allow.join(", ")}.`, allow });

const withoutRoute = (
  request: HttpServerRequest.HttpServerRequest,
  path: string,
  allow: ReadonlyArray<string>,
): Effect.Effect<HttpServerResponse.HttpServerResponse, NotFound | MethodNotAllowed> => {
  const { method } = request;
  if (method === "OPTIONS" && (allow.length > 0 || isCbamPath(path))) {
    return Effect.succeed(options(request, path, allow));
  }
  return allow.length === 0 ? noSuchPath(path) : noSuchMethod(method, path, allow);
};

const answerCause = (
  cause: Cause.Cause<ApiFailure>,
  asker: Asker,
): Effect.Effect<HttpServerResponse.HttpServerResponse> => {
  const failure = Cause.failureOption(cause);
  if (failure._tag === "Some") return Effect.succeed(problemResponse(failure.value, asker));
  if (Cause.isInterruptedOnly(cause)) return Effect.interrupt;
  return Effect.as(
    Effect.annotateLogs(
      Effect.logError("The request failed unexpectedly.", cause),
      "request_id",
      asker.requestId,
    ),
    unexpectedResponse(asker),
  );
};

const noRoute: HttpRouter.RouteContext = {
  [HttpRouter.RouteContextTypeId]: HttpRouter.RouteContextTypeId,
  route: HttpRouter.makeRoute("GET", "*", HttpServerResponse.empty()),
  params: {},
};

/**
 * The whole service as a plan per request, whose effect never fails.
 * @param router every route; its failures are those that have an answer
 */
export const makeApp = <R>(
  router: HttpRouter.HttpRouter<ApiFailure, R | Exchange>,
  edge: EdgeOptions,
): (request: HttpServerRequest.HttpServerRequest) => Plan<R> => {
  const find = routeFinder(router);
  const refusalOf = makeRefusals();
  return (request) => {
    const path = pathOf(request.url);
    const requestId = requestIdOf(request);
    const peer = peerOf(request);
    const refusal = refusalOf(request);
    const location = edge.secureLocation(request, peer);
    const found = find(request.method, path);
    const isMatch = "handler" in found;
    const handler = refusal !== undefined
      ? refusal
      : location !== undefined
      ? Effect.succeed(HttpServerResponse.empty({ status: 308, headers: { location } }))
      : isMatch
      ? found.handler
      : withoutRoute(request, path, found.allow);
    const answerHeaders = commonHeaders(path, requestId);
    const clientAddress = edge.clientAddress(peer, headerOf(request, "x-forwarded-for"));
    return {
      answer: Effect.catchAllCause(
        handler,
        (cause) => answerCause(cause, { requestId, accept: headerOf(request, "accept") }),
      ),
      given: Context.unsafeMake(
        new Map<string, unknown>([
          [HttpServerRequest.HttpServerRequest.key, request],
          [
            HttpServerRequest.ParsedSearchParams.key,
            searchParamsOf(refusal === undefined ? request.url : ""),
          ],
          [HttpRouter.RouteContext.key, isMatch ? found.context : noRoute],
          [Exchange.key, { requestId, clientAddress, publicOrigin: edge.publicOrigin, answerHeaders }],
        ]),
      ),
      headers: answerHeaders,
    };
  };
};
