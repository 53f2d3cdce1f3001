/**
 * Binds an endpoint's declaration to a handler that is a plain function of the decoded request and the law: a route that
 * is answered without a fiber where admission decides at once, and an effect of the same parts where it has to be asked.
 * docs/decisions/0099-two-kinds-of-routes.md
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { admitNow } from "../../application/accounts/admit.ts";
import {
  type CbamContext,
  cbamContext,
  cbamContexts,
  type LawServices,
} from "../../application/cbam/cbam_context.ts";
import { Accounts, RateLimiter } from "../../application/ports.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import {
  accessOf,
  answererOf,
  type Declared,
  type DecodedRequest,
  type Reply,
  requestDecoder,
} from "./declared.ts";
import { implement } from "./implement.ts";
import { type AdmissionServices, callOf, forCaller, windowHeaders } from "./limited.ts";
import type { AnswerNow, PureAnswer, PureRoute } from "./pure_route.ts";

/** Answers a decoded request from the law and the time. */
export type PureHandler<Path, Query, Answer, Failure> = (
  decoded: DecodedRequest<Path, Query>,
  cbam: CbamContext,
) => Either.Either<Reply<Answer>, Failure>;

/**
 * The route of an endpoint that anyone may call and that is answered from the law and the time alone.
 * @fails InvalidRequest with every issue of the query, before the handler runs
 */
export const implementPure = <Path, Query, Body, Answer, Failure extends ApiFailure>(
  endpoint: Declared<Path, Query, Body, Answer, Failure>,
  handler: PureHandler<Path, Query, Answer, Failure>,
): PureRoute<ApiFailure, LawServices | AdmissionServices> => {
  const rule = accessOf(endpoint);
  const decode = requestDecoder(endpoint);
  const respond = answererOf(endpoint);
  const route = implement(
    endpoint,
    (decoded: DecodedRequest<Path, Query>) => Effect.flatMap(cbamContext, (cbam) => handler(decoded, cbam)),
  );
  const answer = (request: HttpServerRequest.HttpServerRequest, cbam: CbamContext): PureAnswer => {
    const decoded = decode(request, {});
    if (Either.isLeft(decoded)) return Either.left(decoded.left);
    const reply = handler(decoded.right, cbam);
    return Either.isLeft(reply) ? Either.left(reply.left) : Either.right(respond(reply.right, request));
  };
  return Object.assign(route, {
    answerNow: (
      services: Context.Context<LawServices | AdmissionServices>,
      clock: Clock.Clock,
    ): AnswerNow => {
      const contextAt = cbamContexts(services);
      const admission = {
        accounts: Context.get(services, Accounts),
        limiter: Context.get(services, RateLimiter),
      };
      return (request, exchange) => {
        const contextNow = (): CbamContext => contextAt(clock.unsafeCurrentTimeMillis());
        if (rule === undefined) return answer(request, contextNow());
        const admitted = admitNow(rule, callOf(request, exchange, admission));
        if (admitted === undefined) return undefined;
        if (Either.isLeft(admitted)) return Either.left(admitted.left);
        const { caller, window } = admitted.right;
        Object.assign(exchange.answerHeaders, windowHeaders(window));
        const made = answer(request, contextNow());
        return Either.isLeft(made) ? made : Either.right(forCaller(caller, made.right));
      };
    },
  });
};
