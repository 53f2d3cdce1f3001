/**
 * From a request to its answer: finds the route, runs its handler, turns failures into answers, and puts the
 * headers on that every answer carries. Decisions, "Errors" and "Other headers".
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { type ApiError, type Asked, problemOf, problemResponse, unexpected } from "./answer.ts";
import { Exchange, peerOf, requestIdOf } from "./exchange.ts";
import { MethodNotAllowed, NotFound } from "./failures.ts";
import { finish, isCbamPath } from "./headers.ts";
import { searchParamsOf } from "./request.ts";
import { routeFinder } from "./route_finder.ts";

/** What the edge decides about a request's origin. */
export interface EdgeOptions {
  /** The client behind the peer: the peer itself, or what a trusted proxy says. */
  readonly clientAddress: (peer: string, forwardedFor: string | undefined) => string;
  /** Where a request that came over plain HTTP has to go; undefined when it may stay. */
  readonly secureLocation: (request: HttpServerRequest.HttpServerRequest, peer: string) => string | undefined;
}

const pathOf = (url: string): string => {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
};

/** Preflight, and `Allow` for anyone who asks what a path takes. */
const options = (allow: ReadonlyArray<string>): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.empty({ status: 204, headers: { allow: allow.join(", ") } });

const noSuchPath = (path: string): NotFound =>
  new NotFound({ message: `There is no ${path} here: see the API reference for the paths that are.` });

const noSuchMethod = (method: string, path: string, allow: ReadonlyArray<string>): MethodNotAllowed =>
  new MethodNotAllowed({ message: `${path} does not take ${method}: use ${allow.join(", ")}.`, allow });

/**
 * The whole service as one effect per request, which never fails.
 * @param router every route; its failures are those that have an answer
 */
export const makeApp = <R>(
  router: HttpRouter.HttpRouter<ApiError, R | Exchange>,
  edge: EdgeOptions,
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, R | HttpServerRequest.HttpServerRequest> => {
  const find = routeFinder(router);

  const handle = (
    request: HttpServerRequest.HttpServerRequest,
    path: string,
    exchange: Exchange["Type"],
  ): Effect.Effect<
    HttpServerResponse.HttpServerResponse,
    ApiError,
    R | HttpServerRequest.HttpServerRequest
  > => {
    const found = find(request.method, path);
    if ("handler" in found) {
      const given = Context.make(Exchange, exchange).pipe(
        Context.add(HttpServerRequest.ParsedSearchParams, searchParamsOf(request.url)),
        Context.add(HttpRouter.RouteContext, found.context),
      );
      return Effect.provide(found.handler, given);
    }
    const { allow } = found;
    if (request.method === "OPTIONS" && (allow.length > 0 || isCbamPath(path))) {
      return Effect.succeed(options(allow));
    }
    return allow.length === 0 ? noSuchPath(path) : noSuchMethod(request.method, path, allow);
  };

  const answerCause = (
    cause: Cause.Cause<ApiError>,
    asked: Asked,
  ): Effect.Effect<HttpServerResponse.HttpServerResponse> => {
    const failure = Cause.failureOption(cause);
    if (failure._tag === "Some") return Effect.succeed(problemResponse(problemOf(failure.value), asked));
    if (Cause.isInterruptedOnly(cause)) return Effect.interrupt;
    return Effect.as(
      Effect.annotateLogs(
        Effect.logError("The request failed unexpectedly.", cause),
        "request_id",
        asked.requestId,
      ),
      problemResponse(unexpected, asked),
    );
  };

  return Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
    const path = pathOf(request.url);
    const requestId = requestIdOf(request);
    const peer = peerOf(request);
    const location = edge.secureLocation(request, peer);
    const handled = location === undefined
      ? handle(request, path, {
        requestId,
        clientAddress: edge.clientAddress(peer, request.headers["x-forwarded-for"]),
      })
      : Effect.succeed(HttpServerResponse.empty({ status: 308, headers: { location } }));
    return Effect.matchCauseEffect(handled, {
      onSuccess: (response) => Effect.succeed(finish(response, path, requestId)),
      onFailure: (cause) =>
        Effect.map(
          answerCause(cause, { requestId, accept: request.headers["accept"] }),
          (response) => finish(response, path, requestId),
        ),
    });
  });
};
