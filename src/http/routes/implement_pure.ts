/**
 * Binds an endpoint's declaration to a handler that is a plain function of the decoded request and the law: a route that
 * is answered without a fiber where admission decides at once, and an effect of the same parts where it has to be asked.
 * docs/decisions/0099-two-kinds-of-routes.md
 */
import type * as HttpRouter from "@effect/platform/HttpRouter";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { admitNow } from "../../application/accounts/admit.ts";
import {
  type CbamContext,
  cbamContext,
  cbamContexts,
  heldBy,
  type LawServices,
} from "../../application/cbam/cbam_context.ts";
import { smallBodyBytes } from "../../application/whose_work.ts";
import type { AccessRule } from "../../contract/access.ts";
import { Accounts, RateLimiter } from "../../application/ports.ts";
import type { BodyTooSlow, ServiceUnavailable } from "../../contract/failures.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import type { Notation } from "../../kernel/lenient/notation.ts";
import type { RequestAsWritten } from "../wire/written.ts";
import { type BodyFailure, bodyOf } from "./body.ts";
import {
  accessOf,
  answererOf,
  type Declaration,
  type DecodedRequest,
  type Reply,
  requestDecoder,
} from "./declared.ts";
import { bodyLimitOf, implement } from "./implement.ts";
import { type AdmissionServices, callOf, forCaller, windowHeaders } from "./limited.ts";
import type { AnswerOrEffect, EffectAnswer, PureRoute } from "./pure_route.ts";

type Request = HttpServerRequest.HttpServerRequest;
type Response = HttpServerResponse.HttpServerResponse;

/**
 * Answer of a handler: there at once, from the law and the time, or an effect for a call that needs more, such as what an
 * account recorded.
 */
type PureWork<Answer, Failure, R> =
  | Either.Either<Reply<Answer>, Failure>
  | EffectAnswer<Reply<Answer>, Failure | ServiceUnavailable, R>;

/** The same as an effect, for the route of HttpRouter. */
const effectOf = <Answer, Failure, R>(
  work: PureWork<Answer, Failure, R>,
): Effect.Effect<Reply<Answer>, Failure | ServiceUnavailable, R> => "effect" in work ? work.effect : work;

/** Answers a decoded request. */
export type PureHandler<Path, Query, Answer, Failure, R> = (
  decoded: DecodedRequest<Path, Query>,
  cbam: CbamContext,
  caller: Caller | undefined,
) => PureWork<Answer, Failure, R>;

/** Failures of reading a body that an endpoint with one declares; any may come too slowly. */
type DeclaredBodyFailure = Exclude<BodyFailure, BodyTooSlow>;

/** Answers a body that was read. */
export interface BodyHandler<Query, Body, Answer, Failure, R> {
  /** Notation of the body's values, by the query. */
  readonly notationOf: (query: Query) => Notation | undefined;
  readonly answer: (
    sent: RequestAsWritten<Body>,
    cbam: CbamContext,
    caller: Caller | undefined,
  ) => PureWork<Answer, Failure, R>;
}

/** A call that was let in: who calls, and what makes an answer theirs. */
interface LetIn {
  readonly caller: Caller | undefined;
  readonly forThem: <R>(made: AnswerOrEffect<R>) => AnswerOrEffect<R>;
}

const forAnyone: LetIn = { caller: undefined, forThem: (made) => made };

const letIn = (caller: Caller | undefined): LetIn => ({
  caller,
  forThem: (made) => {
    if ("effect" in made) {
      return { effect: Effect.map(made.effect, (response) => forCaller(caller, response)) };
    }
    return Either.isLeft(made) ? made : Either.right(forCaller(caller, made.right));
  },
});

/** Lets a call in, and answers it, without a fiber where its answer needs none. */
const answeringNow = <R>(
  rule: AccessRule | undefined,
  answer: (
    request: Request,
    contextNow: () => CbamContext,
    letIn: LetIn,
  ) => AnswerOrEffect<R> | Promise<AnswerOrEffect<R>>,
): PureRoute<ApiFailure, R | LawServices | AdmissionServices>["answerNow"] =>
(services, clock) => {
  const contextAt = cbamContexts(heldBy(services));
  const contextNow = (): CbamContext => contextAt(clock.unsafeCurrentTimeMillis());
  const admission = {
    accounts: Context.get(services, Accounts),
    limiter: Context.get(services, RateLimiter),
  };
  return (request, exchange) => {
    if (rule === undefined) return answer(request, contextNow, forAnyone);
    const admitted = admitNow(rule, callOf(request, exchange, admission));
    if (admitted === undefined) return undefined;
    if (Either.isLeft(admitted)) return Either.left(admitted.left);
    const { caller, window } = admitted.right;
    Object.assign(exchange.answerHeaders, windowHeaders(window));
    return answer(request, contextNow, letIn(caller));
  };
};

/** The reply of a handler as the response that it is sent as. */
const respondingTo = <Answer, Failure extends ApiFailure, R>(
  reply: PureWork<Answer, Failure, R>,
  respond: (reply: Reply<Answer>) => Response,
): AnswerOrEffect<R> => {
  if ("effect" in reply) return { effect: Effect.map(reply.effect, respond) };
  return Either.isLeft(reply) ? Either.left(reply.left) : Either.right(respond(reply.right));
};

/**
 * The route of an endpoint that anyone may call and that is answered from the law and the time, but for calls that name
 * what an account recorded.
 * @fails InvalidRequest with every issue of the query, before the handler runs
 */
export const implementPure = <Path, Query, Body, Answer, Failure extends ApiFailure, R = never>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
  handler: PureHandler<Path, Query, Answer, Failure, R>,
): PureRoute<ApiFailure, R | LawServices | AdmissionServices> => {
  const decode = requestDecoder(endpoint);
  const respond = answererOf(endpoint);
  const route = implement(
    endpoint,
    (decoded: DecodedRequest<Path, Query>, caller) =>
      Effect.flatMap(cbamContext, (cbam) => effectOf(handler(decoded, cbam, caller))),
  );
  const answerNow = answeringNow<R>(accessOf(endpoint), (request, contextNow, { caller, forThem }) => {
    const decoded = decode(request, {});
    if (Either.isLeft(decoded)) return Either.left(decoded.left);
    const reply = handler(decoded.right, contextNow(), caller);
    return forThem(respondingTo(reply, (made) => respond(made, request)));
  });
  return Object.assign(route, { answerNow });
};

/** The services of an effect that its listener has, and no request brings along. */
type ListenerServices<R> = HttpRouter.HttpRouter.ExcludeProvided<R>;

/**
 * The route of an endpoint that anyone may call, uncounted, and that memory mostly answers.
 * @param effect answers where memory doesn't know
 * @param answerOf makes a plain function of the services that answers from memory; undefined: the effect has to
 */
export const implementRemembered = <Path, Query, Body, Answer, Failure extends ApiFailure, R>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
  effect: Effect.Effect<Reply<Answer>, Failure | ServiceUnavailable, R>,
  answerOf: (
    services: Context.Context<ListenerServices<R>>,
  ) => () => Either.Either<Reply<Answer>, Failure | ServiceUnavailable> | undefined,
): PureRoute<ApiFailure, ListenerServices<R> | AdmissionServices> => {
  if (accessOf(endpoint) !== undefined) throw new TypeError(`${endpoint.name} is counted`);
  const decode = requestDecoder(endpoint);
  const respond = answererOf(endpoint);
  const answerNow: PureRoute<ApiFailure, ListenerServices<R>>["answerNow"] = (services) => {
    const answer = answerOf(services);
    return (request) => {
      const decoded = decode(request, {});
      if (Either.isLeft(decoded)) return Either.left(decoded.left);
      const reply = answer();
      return reply && respondingTo<Answer, Failure | ServiceUnavailable, never>(
        reply,
        (made) => respond(made, request),
      );
    };
  };
  return Object.assign(implement(endpoint, () => effect), { answerNow });
};

/**
 * Implementation of such an endpoint with a JSON body, which is waited for. Its declaration names what a body may fail
 * with.
 * @fails InvalidRequest with every issue of query or body, and what else a body may fail with, before the handler runs
 */
export const implementPureBody = <Path, Query, Body, Answer, Failure extends ApiFailure, R = never>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure | DeclaredBodyFailure>,
  { notationOf, answer }: BodyHandler<Query, Body, Answer, Failure | DeclaredBodyFailure, R>,
): PureRoute<ApiFailure, R | LawServices | AdmissionServices> => {
  if (bodyLimitOf(endpoint) > smallBodyBytes) throw new TypeError(`${endpoint.name} takes large bodies`);
  const decode = requestDecoder(endpoint);
  const respond = answererOf(endpoint);
  const body = bodyOf(endpoint);
  const route = implement(
    endpoint,
    ({ request, query }: DecodedRequest<Path, Query>, caller) =>
      Effect.gen(function* () {
        const sent = yield* body.decode(yield* body.bytes(request), notationOf(query));
        return yield* effectOf(answer(sent, yield* cbamContext, caller));
      }),
  );
  const answerNow = answeringNow<R>(accessOf(endpoint), (request, contextNow, { caller, forThem }) => {
    const decoded = decode(request, {});
    if (Either.isLeft(decoded)) return Either.left(decoded.left);
    return body.bytesNow(request).then((read): AnswerOrEffect<R> => {
      const sent = Either.flatMap(read, (bytes) => body.decode(bytes, notationOf(decoded.right.query)));
      if (Either.isLeft(sent)) return Either.left(sent.left);
      const reply = answer(sent.right, contextNow(), caller);
      return forThem(respondingTo(reply, (made) => respond(made, request)));
    });
  });
  return Object.assign(route, { answerNow });
};
