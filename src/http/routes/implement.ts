/**
 * Binds an endpoint's declaration to its handler as one route of HttpRouter: lets the caller in, decodes path and query
 * with every issue at once, and makes the answer with the status and caching that are declared. A handler gets decoded
 * values; what it fails with must be declared, or it does not compile. Decisions, "The contract is data". Pure routes,
 * whose handlers are plain functions, are `implement_pure.ts`'s matter.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { AccessRule } from "../../contract/access.ts";
import { BodyLimit } from "../../contract/endpoint.ts";
import type { BodyTooSlow, InvalidRequest, ServiceUnavailable } from "../../contract/failures.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import { admittedAhead } from "./admitted_ahead.ts";
import {
  accessOf,
  answererOf,
  type Declaration,
  type DecodedRequest,
  type Reply,
  requestDecoder,
  type UntypedDeclaration,
} from "./declared.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { type AdmissionServices, admitted } from "./limited.ts";

/** Effect of a handler; it may fail with what is declared, or because a part of the service is away. */
export type Work<Answer, Failure, R> = Effect.Effect<
  Reply<Answer>,
  Failure | BodyTooSlow | ServiceUnavailable,
  R
>;

/** A route of the table. */
export type Route<R> = HttpRouter.Route<
  ApiFailure,
  HttpRouter.HttpRouter.ExcludeProvided<R> | Exchange | AdmissionServices
>;

const defaultBodyLimitBytes = 65_536;

/** @returns the largest body that the endpoint reads, in bytes */
export const bodyLimitOf = (endpoint: Pick<UntypedDeclaration, "annotations">): number =>
  Option.getOrElse(Context.getOption(endpoint.annotations, BodyLimit), () => defaultBodyLimitBytes);

/** A handler of a decoded request, as an effect from the request to the response. */
const responding = <Path, Query, Body, Answer, Failure, R>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
): (
  handler: (decoded: DecodedRequest<Path, Query>) => Work<Answer, Failure, R>,
) => Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  Failure | InvalidRequest | BodyTooSlow | ServiceUnavailable,
  R | HttpServerRequest.HttpServerRequest | HttpRouter.RouteContext
> => {
  const decode = requestDecoder(endpoint);
  const respond = answererOf(endpoint);
  return (handler) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest;
      const decoded = yield* decode(request, yield* HttpRouter.params);
      return respond(yield* handler(decoded), request);
    });
};

/**
 * The route of an endpoint that anyone may call; the handler is told who calls with a key.
 * @fails InvalidRequest with every issue of path and query, before the handler runs
 */
export const implement = <Path, Query, Body, Answer, Failure extends ApiFailure, R>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
  handler: (decoded: DecodedRequest<Path, Query>, caller: Caller | undefined) => Work<Answer, Failure, R>,
): Route<R> => {
  const rule = accessOf(endpoint);
  const answer = responding<Path, Query, Body, Answer, Failure, R>(endpoint);
  const answerTo = (caller: Caller | undefined) => answer((decoded) => handler(decoded, caller));
  return HttpRouter.makeRoute(
    endpoint.method,
    endpoint.path,
    rule === undefined ? answerTo(undefined) : admitted(rule, answerTo),
  );
};

const ruleOf = (endpoint: UntypedDeclaration & { readonly name: string }): AccessRule => {
  const rule = accessOf(endpoint);
  if (rule === undefined) throw new TypeError(`${endpoint.name} is for holders of keys and says no access`);
  return rule;
};

const strangerAt = ({ name }: { readonly name: string }): Effect.Effect<never> =>
  Effect.dieMessage(`${name} let a call in that has no key.`);

/**
 * The route of an endpoint for holders of keys, whose handler is told who calls.
 * @fails InvalidRequest with every issue of path and query, before the handler runs
 */
export const implementFor = <Path, Query, Body, Answer, Failure extends ApiFailure, R>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
  handler: (decoded: DecodedRequest<Path, Query>, caller: Caller) => Work<Answer, Failure, R>,
): Route<R> => {
  const answer = responding<Path, Query, Body, Answer, Failure, R>(endpoint);
  return HttpRouter.makeRoute(
    endpoint.method,
    endpoint.path,
    admitted(
      ruleOf(endpoint),
      (caller) => caller === undefined ? strangerAt(endpoint) : answer((decoded) => handler(decoded, caller)),
    ),
  );
};

/**
 * Implementation of an endpoint for long work, which begins before the admission of the call has come back from the
 * database.
 * @param handler waits for its third parameter, the call's admission, before anything is kept
 */
export const implementAheadFor = <Path, Query, Body, Answer, Failure extends ApiFailure, R>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
  handler: (
    decoded: DecodedRequest<Path, Query>,
    caller: Caller,
    admission: Effect.Effect<void>,
  ) => Work<Answer, Failure, R>,
): Route<R> => {
  const answer = responding<Path, Query, Body, Answer, Failure, R>(endpoint);
  return HttpRouter.makeRoute(
    endpoint.method,
    endpoint.path,
    admittedAhead(
      ruleOf(endpoint),
      (caller, admission) =>
        caller === undefined
          ? strangerAt(endpoint)
          : answer((decoded) => handler(decoded, caller, admission)),
    ),
  );
};
