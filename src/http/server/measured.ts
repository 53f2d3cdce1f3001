/**
 * Times every request of an app, and the app that tells the figures. The endpoint is the route's path with the names of
 * its parameters, so that their number does not grow with what callers ask.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Meters } from "../../application/metrics.ts";
import { nothingShared } from "../exchange/headers.ts";
import type { App } from "./plan.ts";
import { noRoute } from "../exchange/exchange.ts";

/** @returns the app, whose requests are timed. */
export const measured = <R, G>(app: App<R, G>, metrics: Meters): App<R, G> => (runtime) => {
  const planOf = app(runtime);
  return (request) => {
    const startedMs = performance.now();
    const plan = planOf(request);
    plan.onEnd.push((status) =>
      metrics.time("requests", [plan.route, String(status)], (performance.now() - startedMs) / 1_000)
    );
    return plan;
  };
};

/** `GET /metrics` on a port of its own; every other path there is a 404. */
export const metricsApp =
  (metrics: Meters): App<never, never> => () => (request: HttpServerRequest.HttpServerRequest) => ({
    work: request.method === "GET" && request.url.split("?")[0] === "/metrics"
      ? {
        effect: Effect.map(
          metrics.exposition,
          ({ text, mediaType }) => HttpServerResponse.text(text, { contentType: mediaType }),
        ),
      }
      : { answer: HttpServerResponse.empty({ status: 404 }) },
    given: Context.empty(),
    headers: {},
    sharedHeaders: nothingShared,
    route: noRoute,
    onEnd: [],
  });
