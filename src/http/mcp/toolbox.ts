/**
 * The tools of all features, and their way back to the service's own endpoints, without a socket: a tool's call goes
 * through the same route as anyone's, with the caller's key and address, so it is let in, counted, decoded and refused as
 * any other.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import type * as HttpServerError from "@effect/platform/HttpServerError";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { ApiFailure } from "../../contract/problems.ts";
import { Exchange } from "../exchange/exchange.ts";
import type { RouteTable } from "../routes/pure_route.ts";
import { problemResponse, unexpectedResponse } from "../wire/answer.ts";
import type { ObjectSchema } from "./declared_schemas.ts";
import type { Answer } from "./shortening.ts";

/** Arguments of a tool, before anything of them is checked. */
export type Arguments = Readonly<Record<string, unknown>>;

/** An endpoint's answer as text, whatever its status. */
export interface EndpointAnswer {
  readonly isOk: boolean;
  readonly text: string;
}

/** A tool's answer, or the sentence that says why there is none and what would be right. */
export type ToolAnswer =
  | { readonly isOk: true; readonly answer: Answer }
  | { readonly isOk: false; readonly text: string };

/** A call of an endpoint. */
export interface EndpointCall {
  /** The path with the query. */
  readonly target: string;
  /** JSON; undefined for a GET. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Services that describe the call that a tool's call came in. */
export type OuterCall = Exchange | HttpServerRequest.HttpServerRequest;

/** Effects of a tool's call, as hints for the program that may ask its user first. */
export interface Effects {
  readonly isReadOnly: boolean;
  /** True if something leaves the service: a mail. */
  readonly isOpenWorld: boolean;
}

/** A tool: its words for a model, what it is called with, and what it does with that. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For a model: what it answers, when to use it, what it costs. */
  readonly description: string;
  readonly effects: Effects;
  /** True if the list describes each argument; of the others it has names and types. */
  readonly isDetailed: boolean;
  /** Arguments that the list has by their name alone, because few calls need them. */
  readonly named?: ReadonlyArray<string>;
  /** Name of a tool that lists the same arguments by their names. */
  readonly namedBy?: string;
  /** Schemas with every definition; the list has them shorter. */
  readonly inputSchema: () => ObjectSchema;
  readonly outputSchema: () => ObjectSchema;
  readonly call: (sent: Arguments) => Effect.Effect<ToolAnswer, never, Toolbox | OuterCall>;
}

/** The tools, and the endpoints that they ask. */
export class Toolbox extends Context.Tag("Toolbox")<Toolbox, {
  readonly tools: ReadonlyArray<Tool>;
  /** Asks one of the service's own endpoints as the caller of the outer request; its answer, or its problem, as text. */
  readonly ask: (call: EndpointCall) => Effect.Effect<EndpointAnswer, never, OuterCall>;
}>() {}

/** Services that a tool's call needs. */
export type ToolServices = Toolbox | OuterCall;

const forwarded = ["authorization", "x-request-id"] as const;

/** The request that the outer one would have been, had it asked the endpoint itself. */
const innerRequest = (
  outer: HttpServerRequest.HttpServerRequest,
  { target, body, headers = {} }: EndpointCall,
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
 * @param tools those of all features
 * @param routes the routes that tools may ask; a tool that asks another one fails as unexpected
 */
export const layer = <R>(
  tools: ReadonlyArray<Tool>,
  { routes }: RouteTable<ApiFailure, R>,
): Layer.Layer<Toolbox, never, R> =>
  Layer.effect(
    Toolbox,
    Effect.map(Effect.context<R>(), (services) => {
      const router = Effect.scoped(HttpRouter.fromIterable(routes));
      const ask: Toolbox["Type"]["ask"] = (asked) =>
        Effect.gen(function* () {
          const outer = yield* HttpServerRequest.HttpServerRequest;
          const exchange = yield* Exchange;
          const response = yield* router.pipe(
            Effect.catchAllCause((cause) => failed(cause, exchange.requestId)),
            Effect.provideService(
              HttpServerRequest.HttpServerRequest,
              HttpServerRequest.fromWeb(innerRequest(outer, asked)),
            ),
            Effect.provideService(Exchange, { ...exchange, answerHeaders: {} }),
            Effect.provide(services),
          );
          return { isOk: response.status < 400, text: yield* textOf(response) };
        });
      return { tools, ask };
    }),
  );
