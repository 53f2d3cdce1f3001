/**
 * The service as a plan for each request: the answer or the effect that makes it, and what every answer carries.
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Runtime from "effect/Runtime";
import type { Exchange } from "../exchange/exchange.ts";
import { type SharedHeaders } from "../exchange/headers.ts";

/** The answer of a plain function, there already or once a body was read, or the effect that makes one. */
export type Work<R> =
  | { readonly answer: HttpServerResponse.HttpServerResponse }
  | { readonly later: Promise<Work<R>> }
  | { readonly effect: Effect.Effect<HttpServerResponse.HttpServerResponse, never, R> };

/** Plan for a request: its answer or the effect that makes it, what that is given, and the headers of any answer. */
export interface Plan<R, G> {
  readonly work: Work<R | G>;
  readonly given: Context.Context<G>;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers that it shares with other answers. */
  readonly sharedHeaders: SharedHeaders;
  /** Facts of the request; undefined for apps that know nothing of it. */
  readonly exchange?: Exchange["Type"];
  /** Method and path of the route, with the names of its parameters. */
  readonly route: string;
  /** Each is told the status once, when the answer is there or the client has gone away. */
  readonly onEnd: Array<(status: number) => void>;
}

/** The whole service, for the runtime that its effects run in. */
export type App<R, G> = (
  runtime: Runtime.Runtime<R>,
) => (request: HttpServerRequest.HttpServerRequest) => Plan<R, G>;
