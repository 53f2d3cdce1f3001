/**
 * The methods that a path takes, of the same list of routes that answers it: for `Allow`, and for the difference between
 * 404 and 405. Paths with parameters are matched by the matcher that HttpRouter itself uses; a path that a route has as it
 * is written is no parameter's value, whatever the method: `GET /api/v1/invoices/validate` asks for no invoice.
 */
import type * as HttpRouter from "@effect/platform/HttpRouter";
import { make } from "find-my-way-ts";

type Route = Pick<HttpRouter.Route<unknown, unknown>, "method" | "path">;

/** True if the path has no parameters: then it is taken as it is written. */
export const isFixed = ({ path }: Pick<Route, "path">): boolean => !path.includes(":") && !path.includes("*");

const withImplied = (methods: Iterable<string>): ReadonlyArray<string> => {
  const own = new Set(methods);
  if (own.has("GET")) own.add("HEAD");
  return own.size === 0 ? [] : [...own.add("OPTIONS")];
};

/** The methods that paths take. */
export interface TakenMethods {
  /** Methods of a path, HEAD and OPTIONS included; none: there is no such path. */
  readonly allowed: (path: string) => ReadonlyArray<string>;
  /** True if a route may answer the method on the path; without one `allowed` says what the path takes. */
  readonly isTaken: (method: string, path: string) => boolean;
}

/** @returns the methods that the routes take */
export const takenMethods = (routes: Iterable<Route>): TakenMethods => {
  const fixed = new Map<string, Set<string>>();
  const matcher = make<true>();
  const matched = new Set<Route["method"]>();
  for (const route of routes) {
    if (isFixed(route)) {
      fixed.set(route.path, (fixed.get(route.path) ?? new Set()).add(route.method));
    } else {
      matcher.on(route.method, route.path, true);
      matched.add(route.method);
    }
  }
  return {
    allowed: (path) =>
      withImplied(
        fixed.get(path) ?? [...matched].filter((method) => matcher.find(method, path) !== undefined),
      ),
    isTaken: (method, path) => {
      const asked = method === "HEAD" ? "GET" : method;
      return fixed.get(path)?.has(asked) ?? matcher.find(asked, path) !== undefined;
    },
  };
};
