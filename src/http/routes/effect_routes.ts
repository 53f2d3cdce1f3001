/**
 * The routes as one effect for each request, served by HttpRouter itself: what is found runs, what isn't is told, what
 * fails becomes its answer. Decisions, "Errors".
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerError from "@effect/platform/HttpServerError";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type { ApiFailure } from "../../contract/problems.ts";
import { MethodNotAllowed, NotFound } from "../../contract/failures.ts";
import { type Asker, problemResponse, unexpectedResponse } from "../wire/answer.ts";
import { isFixed, type TakenMethods, takenMethods } from "./allowed_methods.ts";
import { Exchange, headerOf } from "../exchange/exchange.ts";
import { allowedHeaders, isCbamPath, preflightAge } from "../exchange/headers.ts";

/** Services that every request's effect is given beside those of the process. */
export type RequestServices = HttpServerRequest.HttpServerRequest | Exchange;

type Response = HttpServerResponse.HttpServerResponse;
type Request = HttpServerRequest.HttpServerRequest;

/** @returns the path of a request's address, without its query */
export const pathOf = (url: string): string => {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
};

/** Preflight, and `Allow` for anyone who asks what a path takes. */
const options = (request: Request, path: string, allow: ReadonlyArray<string>): Response => {
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

/** Request that no route takes. */
export interface Untaken {
  readonly request: Request;
  readonly failure: NotFound | MethodNotAllowed;
  readonly exchange: Exchange["Type"];
  /** Path of the nearest page above the address; undefined where there is none below the front page. */
  readonly pageAbove: () => string | undefined;
}

/** The answer where there is nothing, or nothing for the method: a page for browsers, the failure itself for programs. */
export type NoSuchPage = (untaken: Untaken) => Either.Either<Response, NotFound | MethodNotAllowed>;

/** The path as addresses are written here: lower case, without escapes, doubled slashes and one at the end. */
const asUsual = (path: string): string =>
  decodeURIComponent(path).toLowerCase().replaceAll(/\/{2,}/g, "/").replace(/(?<=[^/])\/$/, "");

const noSuchPath = (path: string, { allowed }: TakenMethods): NotFound => {
  const usual = asUsual(path);
  return new NotFound({
    message: usual !== path && allowed(usual).length > 0
      ? `There is no ${path} here, but ${usual}.`
      : `There is no ${path} here: see the API reference, /docs/reference, for the paths that are.`,
  });
};

const noSuchMethod = (method: string, path: string, allow: ReadonlyArray<string>): MethodNotAllowed =>
  new MethodNotAllowed({ message: `${path} does not take ${method}: use ${allow.join(", ")}.`, allow });

/** Answers of a request that no route takes. */
type WithoutRoute = (
  request: Request,
  exchange: Exchange["Type"],
) => Either.Either<Response, NotFound | MethodNotAllowed>;

/** @returns the longest path above this one that a page has; undefined where that is the front page's */
const pageAbove = (path: string, taken: TakenMethods): string | undefined => {
  const above = path.slice(0, path.lastIndexOf("/"));
  if (above === "") return undefined;
  return taken.isTaken("GET", above) ? above : pageAbove(above, taken);
};

const withoutRoute = (taken: TakenMethods, noSuchPage: NoSuchPage): WithoutRoute => (request, exchange) => {
  const { method } = request;
  const path = pathOf(request.url);
  const allow = taken.allowed(path);
  if (method === "OPTIONS" && (allow.length > 0 || isCbamPath(path))) {
    return Either.right(options(request, path, allow));
  }
  return noSuchPage({
    request,
    failure: allow.length === 0 ? noSuchPath(path, taken) : noSuchMethod(method, path, allow),
    exchange,
    pageAbove: () => pageAbove(path, taken),
  });
};

/** @returns the caller, as answers of failures need it */
export const askerOf = (request: Request, { requestId }: Exchange["Type"]): Asker => ({
  requestId,
  accept: headerOf(request, "accept"),
});

/** The answer of what failed; what was interrupted stays so. */
const answerCause = (cause: Cause.Cause<ApiFailure>): Effect.Effect<Response, never, RequestServices> =>
  Effect.gen(function* () {
    const asker = askerOf(yield* HttpServerRequest.HttpServerRequest, yield* Exchange);
    const failure = Cause.failureOption(cause);
    if (failure._tag === "Some") return problemResponse(failure.value, asker);
    if (Cause.isInterruptedOnly(cause)) return yield* Effect.interrupt;
    yield* Effect.logError("The request failed unexpectedly.", cause);
    return unexpectedResponse(asker);
  });

/** @returns the effect with answers for its failures, expected or not */
export const answered = <R>(
  effect: Effect.Effect<Response, ApiFailure, R>,
): Effect.Effect<Response, never, R | RequestServices> => Effect.catchAllCause(effect, answerCause);

/** @returns the name of a route: its method and path, with the names of its parameters */
export const nameOf = (
  { method, path }: Pick<HttpRouter.Route<unknown, unknown>, "method" | "path">,
): string => `${method} ${path}`;

type NamedRoute<E, R> = HttpRouter.Route<E | HttpServerError.RouteNotFound, R | Exchange>;

/** The route, which says that it was reached. */
const reached = <E, R>(route: HttpRouter.Route<E, R>): NamedRoute<E, R> => {
  const name = nameOf(route);
  return HttpRouter.makeRoute(
    route.method,
    route.path,
    Effect.flatMap(Exchange, (exchange) => {
      exchange.route.name = name;
      return route.handler;
    }),
  );
};

/**
 * A route without parameters, which takes its path only as it is written: the matcher would read its escapes, and what
 * stands before the service would see another path than it does.
 * @param otherwise answers a path that is written in another way
 */
const asWritten = <E, R>(
  route: HttpRouter.Route<E, R>,
  otherwise: HttpRouter.HttpRouter<E, R>,
): HttpRouter.Route<E | HttpServerError.RouteNotFound, R> =>
  HttpRouter.makeRoute(
    route.method,
    route.path,
    Effect.flatMap(
      HttpServerRequest.HttpServerRequest,
      ({ url }): HttpRouter.Route.Handler<E | HttpServerError.RouteNotFound, R> =>
        pathOf(url) === route.path ? route.handler : otherwise,
    ),
  );

/** The routes as they are served. */
export interface ServedRoutes<R> {
  /** Answers each request: the route's effect, and the answers of what has no route or fails. */
  readonly effect: Effect.Effect<Response, never, R | RequestServices>;
  /** Answers a request that no route takes, without a fiber; undefined where one does: the effect has to. */
  readonly withoutRouteNow: (
    request: Request,
    exchange: Exchange["Type"],
  ) => ReturnType<WithoutRoute> | undefined;
}

/**
 * @returns the routes as they are served. A path that no route without parameters takes as it is written may be a
 * parameter's value
 */
export const effectRoutes = <R>(
  routes: Iterable<HttpRouter.Route<ApiFailure, R>>,
  noSuchPage: NoSuchPage,
): ServedRoutes<R> => {
  const all = [...routes];
  const taken = takenMethods(all);
  const otherwise = withoutRoute(taken, noSuchPage);
  const open = all.filter((route) => !isFixed(route)).map(reached);
  const withParameters = HttpRouter.fromIterable(open);
  const fixed = all.filter(isFixed).map((route) => asWritten(reached(route), withParameters));
  return {
    effect: Effect.scoped(HttpRouter.fromIterable([...fixed, ...open])).pipe(
      Effect.catchTag(
        "RouteNotFound",
        ({ request }) => Effect.flatMap(Exchange, (exchange) => otherwise(request, exchange)),
      ),
      answered,
    ),
    withoutRouteNow: (request, exchange) =>
      taken.isTaken(request.method, pathOf(request.url)) ? undefined : otherwise(request, exchange),
  };
};
