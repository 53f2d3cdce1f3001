/**
 * A request on its way to its answer, with all that is known of it. Short answers are made from it as plain calls; the
 * context that effects are given is made of it only where one runs.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type { HttpMethod } from "@effect/platform/HttpMethod";
import type * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import { searchParamsOf } from "../wire/query.ts";
import { Exchange } from "./exchange.ts";

/** What stands ready for every call. */
export interface AtHand<R> {
  readonly services: Context.Context<R>;
  readonly clock: Clock.Clock;
}

/** One request to one route. */
export interface Call<R> extends AtHand<R> {
  readonly request: HttpServerRequest.HttpServerRequest;
  readonly exchange: Exchange["Type"];
  readonly route: HttpRouter.RouteContext;
}

/** What the edge gives to the effect of each route. */
export type Given =
  | HttpServerRequest.HttpServerRequest
  | HttpServerRequest.ParsedSearchParams
  | HttpRouter.RouteContext;

export type Answered = HttpServerResponse.HttpServerResponse;

/** A route whose answers may be there at once; `Plain` are the services that it calls without an effect. */
export interface DirectRoute<E, R, Plain> {
  readonly method: HttpMethod | "*";
  readonly path: HttpRouter.PathInput;
  readonly respond: (call: Call<Plain>) => Effect.Effect<Answered, E, R>;
}

/** A route of the table, ours or one of HttpRouter's. */
export type TableRoute<E, R> = DirectRoute<E, R | Given | Exchange, R> | HttpRouter.Route<E, R | Exchange>;

/** Every route. */
export interface RouteTable<E, R> {
  readonly routes: Iterable<TableRoute<E, R>>;
}

/** @returns the context of a call's effect, beside the services */
export const givenOf = ({ request, route, exchange }: Call<never>): Context.Context<Given | Exchange> =>
  Context.unsafeMake(
    new Map<string, unknown>([
      [HttpServerRequest.HttpServerRequest.key, request],
      [HttpServerRequest.ParsedSearchParams.key, searchParamsOf(request.url)],
      [HttpRouter.RouteContext.key, route],
      [Exchange.key, exchange],
    ]),
  );
