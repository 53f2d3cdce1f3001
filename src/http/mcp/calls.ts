/**
 * Calls of the service's own endpoints, without a socket: a tool's call goes through the same route as anyone's, with the
 * caller's key and address, so it is let in, counted, decoded and refused as any other.
 */
import type * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpRouter from "@effect/platform/HttpRouter";
import type * as HttpServerError from "@effect/platform/HttpServerError";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import type { ApiFailure } from "../../contract/problems.ts";
import { bulk } from "../handlers/bulk.ts";
import { calculateFromJson } from "../handlers/calculate.ts";
import { createInvoice, validateInvoice } from "../handlers/invoices.ts";
import { productionRoutes, scope, search } from "../handlers/lookups.ts";
import { verify } from "../handlers/verify.ts";
import { Exchange } from "../server/exchange.ts";
import { problemResponse, unexpectedResponse } from "../wire/answer.ts";
import type { Answered, ToolServices } from "./tool.ts";

/** An endpoint that tools ask. */
export type Endpoint = Pick<HttpApiEndpoint.HttpApiEndpoint.AnyWithProps, "method" | "path">;

/** What is asked of it. */
export interface Asked {
  /** The path with the query. */
  readonly target: string;
  /** JSON; undefined for a GET. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The routes that tools ask. */
const router = HttpRouter.fromIterable([
  scope,
  search,
  productionRoutes,
  calculateFromJson,
  bulk,
  verify,
  createInvoice,
  validateInvoice,
]);

const forwarded = ["authorization", "x-request-id"] as const;

/** The request that the outer one would have been, had it asked the endpoint itself. */
const innerRequest = (
  outer: HttpServerRequest.HttpServerRequest,
  { target, body, headers = {} }: Asked,
): Request => {
  const base = outer.source instanceof Request ? outer.source.url : "http://service.invalid";
  const own = new Headers({ accept: "application/json", "content-type": "application/json", ...headers });
  for (const name of forwarded) {
    const value = outer.headers[name];
    if (value !== undefined) own.set(name, value);
  }
  const method = body === undefined ? "GET" : "POST";
  return new Request(new URL(target, base), {
    method,
    headers: own,
    ...(body === undefined ? {} : { body }),
  });
};

/** A tool that asks for what is no route is a mistake of ours. */
const failed = (cause: Cause.Cause<ApiFailure | HttpServerError.RouteNotFound>, requestId: string) => {
  const asker = { requestId, accept: undefined };
  const failure = Cause.failureOption(cause);
  if (failure._tag === "Some" && failure.value._tag !== "RouteNotFound") {
    return Effect.succeed(problemResponse(failure.value, asker));
  }
  if (Cause.isInterruptedOnly(cause)) return Effect.interrupt;
  return Effect.as(Effect.logError("A tool's call failed unexpectedly.", cause), unexpectedResponse(asker));
};

const textOf = (response: HttpServerResponse.HttpServerResponse): Effect.Effect<string> =>
  Effect.promise(() => HttpServerResponse.toWeb(response).text());

/**
 * Asks one of the service's own endpoints as the caller of the outer request.
 * @returns its answer, or its problem, as text
 */
export const ask = (asked: Asked): Effect.Effect<Answered, never, ToolServices> =>
  Effect.gen(function* () {
    const outer = yield* HttpServerRequest.HttpServerRequest;
    const exchange = yield* Exchange;
    const request = HttpServerRequest.fromWeb(innerRequest(outer, asked));
    const response = yield* Effect.scoped(router).pipe(
      Effect.catchAllCause((cause) => failed(cause, exchange.requestId)),
      Effect.provideService(HttpServerRequest.HttpServerRequest, request),
      Effect.provideService(Exchange, { ...exchange, answerHeaders: {} }),
    );
    return { isOk: response.status < 400, text: yield* textOf(response) };
  });
