/**
 * Finds the route of a method and path among a router's routes: fixed paths by one look-up, paths with parameters
 * by the matcher that HttpRouter itself uses. HEAD is answered by GET's handler.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRespondable from "@effect/platform/HttpServerRespondable";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { make } from "find-my-way-ts";
import type { DirectRoute, Given, RouteTable, TableRoute } from "./call.ts";
import type { Exchange } from "./exchange.ts";

type Respond<E, R> = DirectRoute<E, R | Given | Exchange, R>["respond"];

/** A route that is ready to answer. */
export interface Match<E, R> {
  readonly respond: Respond<E, R>;
  readonly context: HttpRouter.RouteContext;
}

/** The match, or the methods that the path takes (none: there is no such path). */
export type Found<E, R> = Match<E, R> | { readonly allow: ReadonlyArray<string> };

const methodsOf = (methods: Iterable<string>): ReadonlyArray<string> => {
  const own = new Set(methods);
  if (own.has("GET")) own.add("HEAD");
  return own.size === 0 ? [] : [...own.add("OPTIONS")];
};

const isFixed = (path: string): boolean => !path.includes(":") && !path.includes("*");

/** What answers a route of HttpRouter's, whose answer may be anything that it takes for one. */
const respondOf = <E, R>(route: TableRoute<E, R>): Respond<E, R> => {
  if ("respond" in route) return route.respond;
  const answer = Effect.flatMap(
    route.handler,
    (made) =>
      HttpServerResponse.isServerResponse(made)
        ? Effect.succeed(made)
        : HttpServerRespondable.toResponse(made),
  );
  return () => answer;
};

const ready = <E, R>(route: TableRoute<E, R>): Match<E, R> => ({
  respond: respondOf(route),
  context: {
    [HttpRouter.RouteContextTypeId]: HttpRouter.RouteContextTypeId,
    route: HttpRouter.makeRoute(route.method, route.path, HttpServerResponse.empty()),
    params: {},
  },
});

/** @returns a function from method and path to what was found. */
export const routeFinder = <E, R>(
  router: RouteTable<E, R>,
): (method: string, path: string) => Found<E, R> => {
  const fixed = new Map<string, Map<string, Match<E, R>>>();
  const matcher = make<Match<E, R>>();
  const matched = new Set<string>();
  for (const route of router.routes) {
    const match = ready(route);
    if (isFixed(route.path)) {
      const matches = fixed.get(route.path) ?? new Map<string, Match<E, R>>();
      fixed.set(route.path, matches.set(route.method, match));
    } else {
      matcher.on(route.method, route.path, match);
      matched.add(route.method);
    }
  }

  const withParameters = (method: string, path: string): Match<E, R> | undefined => {
    const found = matcher.find(method, path);
    return found && { ...found.handler, context: { ...found.handler.context, params: found.params } };
  };

  return (method, path) => {
    const asked = method === "HEAD" ? "GET" : method;
    const ofPath = fixed.get(path);
    const match = ofPath?.get(asked) ?? withParameters(asked, path);
    if (match !== undefined) return match;
    const others = [...matched].filter((other) => matcher.find(other, path) !== undefined);
    return { allow: methodsOf([...ofPath?.keys() ?? [], ...others]) };
  };
};
