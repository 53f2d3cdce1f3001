/**
 * An endpoint behind admission: who isn't let in gets its refusal, and every answer, errors too, says how the
 * caller's window stands. Decisions, "Errors" (rate).
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { admit, type Call, countedAs, type Refusal } from "../../application/accounts/admit.ts";
import { Accounts, RateLimiter } from "../../application/ports.ts";
import type { AccessRule } from "../../contract/access.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import type { WindowState } from "../../domain/accounts/quota.ts";
import { noStore, publicHour } from "../wire/response.ts";
import { Exchange, headerOf } from "../exchange/exchange.ts";
import { SenderCheck } from "../exchange/sender_check.ts";
import { refusingSender } from "../exchange/refusing_sender.ts";

/** Services that admission needs. */
export type AdmissionServices = Accounts | RateLimiter;

type Response = HttpServerResponse.HttpServerResponse;
type Request = HttpServerRequest.HttpServerRequest;

/** @returns the headers that say how the caller's window stands. */
export const windowHeaders = (window: WindowState): Readonly<Record<string, string>> => ({
  "ratelimit-policy": `"${window.policy}";q=${window.limit};w=${window.windowSeconds}`,
  "ratelimit": `"${window.policy}";r=${window.remaining};t=${window.resetSeconds}`,
});

/** Answer to a key's holder, which no one may keep, but for those that the contract makes public. */
const forKeyHolder = (response: Response): Response =>
  response.headers["cache-control"] === publicHour
    ? response
    : HttpServerResponse.setHeader(response, "cache-control", noStore);

/** @returns the answer as the caller may keep it */
export const forCaller = (caller: Caller | undefined, response: Response): Response =>
  caller === undefined ? response : forKeyHolder(response);

/** @returns the call as admission sees it */
export const callOf = (
  request: Request,
  { clientAddress, account }: Exchange["Type"],
  services: Call["services"],
): Call => ({
  services,
  authorization: headerOf(request, "authorization"),
  hasKeyElsewhere: headerOf(request, "x-api-key") !== undefined,
  clientAddress,
  onCaller: ({ accountId }) => {
    account.id = accountId;
  },
});

/** The request's call. */
export const currentCall: Effect.Effect<
  Call,
  never,
  Request | Exchange | AdmissionServices
> = Effect.gen(function* () {
  const services = { accounts: yield* Accounts, limiter: yield* RateLimiter };
  return callOf(yield* HttpServerRequest.HttpServerRequest, yield* Exchange, services);
});

/**
 * Lets the call in, or refuses it, before the handler runs.
 * @param handler is told who calls; undefined for a call without a key on an open endpoint
 * @fails Refusal when the call isn't let in, or wouldn't be any more once its body has come
 */
export const admitted = <E, R>(
  access: AccessRule,
  handler: (caller: Caller | undefined) => Effect.Effect<Response, E, R>,
): Effect.Effect<Response, E | Refusal | ApiFailure, R | Request | Exchange | AdmissionServices> =>
  Effect.gen(function* () {
    const call = yield* currentCall;
    const lookedNs = yield* Clock.currentTimeNanos;
    const { caller, window } = yield* admit(access, call);
    const { account, answerHeaders, place } = yield* Exchange;
    Object.assign(answerHeaders, windowHeaders(window));
    if (caller === undefined) return yield* handler(caller);
    account.check = new SenderCheck(countedAs(access, call), lookedNs);
    yield* place.taken(caller.accountId);
    return forKeyHolder(yield* refusingSender(handler(caller)));
  });
