/**
 * Binds an endpoint's declaration to a handler that is a plain function of the decoded request and the law: a route that
 * is answered without a fiber where admission decides at once, and an effect of the same parts where it has to be asked.
 * docs/decisions/0099-two-kinds-of-routes.md
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
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
import type { AccessRule } from "../../contract/access.ts";
import { Accounts, RateLimiter } from "../../application/ports.ts";
import type { BodyTooSlow } from "../../contract/failures.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import type { Notation } from "../../kernel/lenient/notation.ts";
import type { Written } from "../wire/written.ts";
import { type BodyFailure, bodyOf } from "./body.ts";
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
import type { PureAnswer, PureRoute } from "./pure_route.ts";

type Request = HttpServerRequest.HttpServerRequest;

/** Answers a decoded request from the law and the time. */
export type PureHandler<Path, Query, Answer, Failure> = (
  decoded: DecodedRequest<Path, Query>,
  cbam: CbamContext,
) => Either.Either<Reply<Answer>, Failure>;

/** Failures of reading a body that an endpoint with one declares; any may come too slowly. */
type DeclaredBodyFailure = Exclude<BodyFailure, BodyTooSlow>;

/** Answers a body that was read, from the law and the time. */
export interface BodyHandler<Query, Body, Answer, Failure> {
  /** Notation of the body's values, by the query. */
  readonly notationOf: (query: Query) => Notation | undefined;
  readonly answer: (sent: Written<Body>, cbam: CbamContext) => Either.Either<Reply<Answer>, Failure>;
}

/** Lets a call in, and answers it, without a fiber. */
const answeringNow = (
  rule: AccessRule | undefined,
  answer: (
    request: Request,
    contextNow: () => CbamContext,
    forThem: (made: PureAnswer) => PureAnswer,
  ) => PureAnswer | Promise<PureAnswer>,
): PureRoute<ApiFailure, LawServices | AdmissionServices>["answerNow"] =>
(services, clock) => {
  const contextAt = cbamContexts(heldBy(services));
  const contextNow = (): CbamContext => contextAt(clock.unsafeCurrentTimeMillis());
  const admission = {
    accounts: Context.get(services, Accounts),
    limiter: Context.get(services, RateLimiter),
  };
  return (request, exchange) => {
    if (rule === undefined) return answer(request, contextNow, (made) => made);
    const admitted = admitNow(rule, callOf(request, exchange, admission));
    if (admitted === undefined) return undefined;
    if (Either.isLeft(admitted)) return Either.left(admitted.left);
    const { caller, window } = admitted.right;
    Object.assign(exchange.answerHeaders, windowHeaders(window));
    return answer(
      request,
      contextNow,
      (made) => Either.isLeft(made) ? made : Either.right(forCaller(caller, made.right)),
    );
  };
};

/**
 * The route of an endpoint that anyone may call and that is answered from the law and the time alone.
 * @fails InvalidRequest with every issue of the query, before the handler runs
 */
export const implementPure = <Path, Query, Body, Answer, Failure extends ApiFailure>(
  endpoint: Declared<Path, Query, Body, Answer, Failure>,
  handler: PureHandler<Path, Query, Answer, Failure>,
): PureRoute<ApiFailure, LawServices | AdmissionServices> => {
  const decode = requestDecoder(endpoint);
  const respond = answererOf(endpoint);
  const route = implement(
    endpoint,
    (decoded: DecodedRequest<Path, Query>) => Effect.flatMap(cbamContext, (cbam) => handler(decoded, cbam)),
  );
  const answerNow = answeringNow(accessOf(endpoint), (request, contextNow, forThem) => {
    const decoded = decode(request, {});
    if (Either.isLeft(decoded)) return Either.left(decoded.left);
    const reply = handler(decoded.right, contextNow());
    return Either.isLeft(reply)
      ? Either.left(reply.left)
      : forThem(Either.right(respond(reply.right, request)));
  });
  return Object.assign(route, { answerNow });
};

/**
 * Implementation of a pure endpoint with a JSON body, which is waited for. Its declaration names what a body may fail
 * with.
 * @fails InvalidRequest with every issue of query or body, and what else a body may fail with, before the handler runs
 */
export const implementPureBody = <Path, Query, Body, Answer, Failure extends ApiFailure>(
  endpoint: Declared<Path, Query, Body, Answer, Failure | DeclaredBodyFailure>,
  { notationOf, answer }: BodyHandler<Query, Body, Answer, Failure | DeclaredBodyFailure>,
): PureRoute<ApiFailure, LawServices | AdmissionServices> => {
  const decode = requestDecoder(endpoint);
  const respond = answererOf(endpoint);
  const body = bodyOf(endpoint);
  const route = implement(
    endpoint,
    ({ request, query }: DecodedRequest<Path, Query>) =>
      Effect.gen(function* () {
        const sent = yield* body.decode(yield* body.bytes(request), notationOf(query));
        return yield* answer(sent, yield* cbamContext);
      }),
  );
  const answerNow = answeringNow(accessOf(endpoint), (request, contextNow, forThem) => {
    const decoded = decode(request, {});
    if (Either.isLeft(decoded)) return Either.left(decoded.left);
    const answerTo = (bytes: Uint8Array): Either.Either<Reply<Answer>, ApiFailure> =>
      Either.flatMap(
        body.decode(bytes, notationOf(decoded.right.query)),
        (sent) => answer(sent, contextNow()),
      );
    return body.bytesNow(request).then((read): PureAnswer =>
      Either.match(Either.flatMap(read, answerTo), {
        onLeft: (failure) => Either.left(failure),
        onRight: (reply) => forThem(Either.right(respond(reply, request))),
      })
    );
  });
  return Object.assign(route, { answerNow });
};
