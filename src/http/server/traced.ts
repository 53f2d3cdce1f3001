/**
 * Attributes of a request that the runtime's own span lacks: the route, the request's id, and the trace for calls out
 * of the process; and what it has too much of: queries, which may be signed.
 * docs/decisions/0050-access-lines-and-readiness.md
 */
import * as Context from "effect/Context";
import { context, trace } from "@opentelemetry/api";
import { TraceContext } from "../../application/trace_context.ts";
import type { App } from "./plan.ts";

const hidden = (name: unknown, value: unknown): unknown =>
  name === "url.query"
    ? ""
    : name === "url.full" && typeof value === "string"
    ? value.replace(/[?#].*$/s, "")
    : value;

/**
 * From now on no span of this process has a query. The runtime sets the address before anyone is asked and can't take it
 * back, so this goes before what it sets attributes with.
 */
const hideQueries = (): void => {
  const ofSpans = Reflect.getPrototypeOf(trace.getTracer("customs").startSpan("never ended"));
  if (ofSpans === null) return;
  const set: unknown = Reflect.get(ofSpans, "setAttribute");
  if (typeof set !== "function") return;
  Reflect.set(ofSpans, "setAttribute", function (this: unknown, name: unknown, value: unknown): unknown {
    return Reflect.apply(set, this, [name, hidden(name, value)]);
  });
};

/** @returns the app, whose spans carry their route; only where the operator traces */
export const traced = <R, G>(app: App<R, G>): App<R, G> => {
  hideQueries();
  return (runtime) => {
    const planOf = app(runtime);
    return (request) => {
      const plan = planOf(request);
      const span = trace.getActiveSpan();
      if (span === undefined) return plan;
      plan.onEnd.push(() => {
        const { route, headers } = plan;
        span.updateName(route.includes(" ") ? route : request.method);
        span.setAttributes({
          "http.route": route.replace(/^\S+ /, ""),
          "customs.request_id": headers["x-request-id"] ?? "",
        });
      });
      const active = context.active();
      const within = <A>(work: () => A): A => context.with(active, work);
      const { work, headers, sharedHeaders, onEnd } = plan;
      return {
        work,
        given: Context.add(plan.given, TraceContext, { within }),
        get route() {
          return plan.route;
        },
        headers,
        sharedHeaders,
        onEnd,
        ...(plan.exchange && { exchange: plan.exchange }),
      };
    };
  };
};
