/**
 * Times every request of an app, and the app that tells the figures. The endpoint is the route's path with the names of
 * its parameters, so that their number does not grow with what callers ask.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { Metrics } from "../../application/metrics.ts";
import type { App } from "./http_server.ts";

/** What has no route is one endpoint: paths are the caller's. */
const noEndpoint = "none";

const endpointOf = (given: Context.Context<never>): string =>
  Option.match(Context.getOption(given, HttpRouter.RouteContext), {
    onNone: () => noEndpoint,
    onSome: ({ route }) => route.path === "*" ? noEndpoint : `${route.method} ${route.path}`,
  });

/** @returns the app, whose requests are timed. */
export const measured = <R, G>(app: App<R, G>, metrics: Metrics["Type"]): App<R, G> => (request) => {
  const startedMs = performance.now();
  const plan = app(request);
  const note = (status: number): void =>
    metrics.time(
      "requests",
      [endpointOf(plan.given), String(status)],
      (performance.now() - startedMs) / 1_000,
    );
  return { ...plan, answer: Effect.tap(plan.answer, ({ status }) => Effect.sync(() => note(status))) };
};

/** `GET /metrics` on a port of its own; every other path there is a 404. */
export const metricsApp =
  (metrics: Metrics["Type"]): App<never, never> => (request: HttpServerRequest.HttpServerRequest) => ({
    answer: request.method === "GET" && request.url.split("?")[0] === "/metrics"
      ? Effect.map(
        metrics.exposition,
        ({ text, mediaType }) => HttpServerResponse.text(text, { contentType: mediaType }),
      )
      : Effect.succeed(HttpServerResponse.empty({ status: 404 })),
    given: Context.empty(),
    headers: {},
  });
