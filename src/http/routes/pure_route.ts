/**
 * Routes that are answered by plain functions, without a fiber: from the request, the law, the time, and an admission that
 * memory decides. The same function is an ordinary route of HttpRouter, for calls whose admission has to be asked for.
 * docs/decisions/0099-two-kinds-of-routes.md
 */
import type * as HttpRouter from "@effect/platform/HttpRouter";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type * as Clock from "effect/Clock";
import type * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Either from "effect/Either";
import type { ApiFailure } from "../../contract/problems.ts";
import type { Exchange } from "../exchange/exchange.ts";

/** An answer, or the failure that it is made of. */
export type PureAnswer = Either.Either<HttpServerResponse.HttpServerResponse, ApiFailure>;

/** Effect that answers a call that was let in and needs more than the law. */
export interface EffectAnswer<Answer, E, R> {
  readonly effect: Effect.Effect<Answer, E, R>;
}

/** An answer that is there, or the effect that makes one. */
export type AnswerOrEffect<R> =
  | PureAnswer
  | EffectAnswer<HttpServerResponse.HttpServerResponse, ApiFailure, R>;

/**
 * Answers without a fiber: at once, or once the body was read; undefined: the route's effect has to, and nothing was
 * counted.
 */
export type AnswerNow<R> = (
  request: HttpServerRequest.HttpServerRequest,
  exchange: Exchange["Type"],
) => AnswerOrEffect<R> | Promise<AnswerOrEffect<R>> | undefined;

/** A route of HttpRouter with a plain function beside its effect. Its path has no parameters. */
export interface PureRoute<E, R> extends HttpRouter.Route<E, R | Exchange> {
  /** The plain function, for the services that a listener has. */
  readonly answerNow: (services: Context.Context<R>, clock: Clock.Clock) => AnswerNow<R>;
}

/** Every route. */
export interface RouteTable<E, R> {
  readonly routes: Iterable<PureRoute<E, R> | HttpRouter.Route<E, R | Exchange>>;
}
