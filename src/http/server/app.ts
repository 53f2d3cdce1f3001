/**
 * From a request to its answer: finds the route, runs its handler, turns failures into answers, and names the
 * headers that every answer carries. Decisions, "Errors" and "Other headers".
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Cause from "effect/Cause";
import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as AtOnce from "../../application/at_once.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import { type Asker, problemResponse, unexpectedResponse } from "../wire/answer.ts";
import { type AtHand, type Call, type Given, givenOf, type RouteTable } from "./call.ts";
import { type Exchange, headerOf, peerOf, requestIdOf } from "./exchange.ts";
import { MethodNotAllowed, NotFound } from "../../contract/failures.ts";
import { allowedHeaders, isCbamPath, preflightAge, type SharedHeaders, sharedHeaders } from "./headers.ts";
import { noSuchPage } from "../web/no_such_page.ts";
import { makeRefusals } from "./odd_request.ts";
import { type Found, routeFinder, routeOf } from "./route_finder.ts";

/** What the edge decides about a request's origin. */
export interface EdgeOptions {
  /** The origin under which clients reach the service; undefined: each request's own. */
  readonly publicOrigin: string | undefined;
  /** The client behind the peer: the peer itself, or what a trusted proxy says. */
  readonly clientAddress: (peer: string, forwardedFor: string | undefined) => string;
  /** Where a request that came over plain HTTP has to go; undefined when it may stay. */
  readonly secureLocation: (request: HttpServerRequest.HttpServerRequest, peer: string) => string | undefined;
}

/** What a request comes to: its answer, there at once or an effect, what that is given, and the headers of any answer. */
class Plan<R> {
  constructor(
    readonly answer: Effect.Effect<HttpServerResponse.HttpServerResponse, never, R | Given | Exchange>,
    private readonly call: Call<R>,
    readonly sharedHeaders: SharedHeaders,
    /** Each is told the status once, when the answer is there or the client has gone away. */
    readonly onEnd: Array<(status: number) => void> = [],
  ) {}
  get given(): Context.Context<Given | Exchange> {
    return givenOf(this.call);
  }
  get exchange(): Exchange["Type"] {
    return this.call.exchange;
  }
  /** Method and path of the route, with the names of its parameters: never what a caller wrote. */
  get route(): string {
    return routeOf(this.call.route);
  }
  get headers(): Readonly<Record<string, string>> {
    return this.call.exchange.answerHeaders;
  }
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
      ...(isCbamPath(path) ? { "access-control-max-age": preflightAge } : undefined),
      ...(asked === undefined ? undefined : { "access-control-allow-headers": allowedHeaders(asked) }),
    },
  });
};

const noSuchPath = (path: string): NotFound =>
  new NotFound({
    message: `There is no ${path} here: see the API reference, /docs/reference, for the paths that are.`,
  });

const noSuchMethod = (method: string, path: string, allow: ReadonlyArray<string>): MethodNotAllowed =>
  new MethodNotAllowed({ message: `${path} does not take ${method}: use ${allow.join(", ")}.`, allow });

const withoutRoute = (
  request: HttpServerRequest.HttpServerRequest,
  path: string,
  allow: ReadonlyArray<string>,
): Effect.Effect<HttpServerResponse.HttpServerResponse, NotFound | MethodNotAllowed, Exchange> => {
  const { method } = request;
  if (method === "OPTIONS" && (allow.length > 0 || isCbamPath(path))) {
    return Effect.succeed(options(request, path, allow));
  }
  return allow.length === 0 ? noSuchPage(request, noSuchPath(path)) : noSuchMethod(method, path, allow);
};

const answerCause = (
  cause: Cause.Cause<ApiFailure>,
  asker: Asker,
): Effect.Effect<HttpServerResponse.HttpServerResponse> => {
  const failure = Cause.failureOption(cause);
  if (failure._tag === "Some") return Effect.succeed(problemResponse(failure.value, asker));
  if (Cause.isInterruptedOnly(cause)) return Effect.interrupt;
  return Effect.as(Effect.logError("The request failed unexpectedly.", cause), unexpectedResponse(asker));
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
  router: RouteTable<ApiFailure, R>,
  edge: EdgeOptions,
): (request: HttpServerRequest.HttpServerRequest, atHand: AtHand<R>) => Plan<R> => {
  const find = routeFinder(router);
  const refusalOf = makeRefusals();

  const answerOf = (
    call: Call<R>,
    found: Found<ApiFailure, R>,
    peer: string,
  ): Effect.Effect<HttpServerResponse.HttpServerResponse, ApiFailure, R | Given | Exchange> => {
    const { request } = call;
    const refusal = refusalOf(request);
    if (refusal !== undefined) return Effect.fail(refusal);
    const location = edge.secureLocation(request, peer);
    if (location !== undefined) {
      return Effect.succeed(HttpServerResponse.empty({ status: 308, headers: { location } }));
    }
    return "respond" in found ? found.respond(call) : withoutRoute(request, pathOf(request.url), found.allow);
  };

  return (request, { services, clock }) => {
    const path = pathOf(request.url);
    const requestId = requestIdOf(request);
    const peer = peerOf(request);
    const found = find(request.method, path);
    const call: Call<R> = {
      request,
      services,
      clock,
      route: "respond" in found ? found.context : noRoute,
      exchange: {
        requestId,
        clientAddress: edge.clientAddress(peer, headerOf(request, "x-forwarded-for")),
        publicOrigin: edge.publicOrigin,
        answerHeaders: { "x-request-id": requestId },
        account: { id: undefined },
      },
    };
    const answer = AtOnce.catchAllCause(
      () => answerOf(call, found, peer),
      (cause) => answerCause(cause, { requestId, accept: headerOf(request, "accept") }),
    );
    return new Plan(answer, call, sharedHeaders(path));
  };
};
