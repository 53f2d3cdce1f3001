/**
 * An endpoint behind admission: who isn't let in gets its refusal, and every answer, errors too, says how the
 * caller's window stands. Decisions, "Errors" (rate).
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import * as AtOnce from "../../application/at_once.ts";
import { admit, type Refusal } from "../../application/accounts/admit.ts";
import { Accounts, RateLimiter } from "../../application/ports.ts";
import type { AccessRule } from "../../contract/access.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import type { Standing } from "../../domain/accounts/quota.ts";
import { noStore, publicHour } from "../wire/response.ts";
import type { Answered, Call } from "./call.ts";
import { headerOf } from "./exchange.ts";

/** Services that admission needs. */
export type AdmissionServices = Accounts | RateLimiter;

/** @returns the headers that say how the caller's window stands. */
export const standingHeaders = (standing: Standing): Readonly<Record<string, string>> => ({
  "ratelimit-policy": `"${standing.policy}";q=${standing.limit};w=${standing.windowSeconds}`,
  "ratelimit": `"${standing.policy}";r=${standing.remaining};t=${standing.resetSeconds}`,
});

/** What a key sees is kept by no one, but for what the contract makes public. */
export const forKeyHolder = (response: Answered): Answered =>
  response.headers["cache-control"] === publicHour
    ? response
    : HttpServerResponse.setHeader(response, "cache-control", noStore);

/**
 * Lets the call in, or refuses it, before the handler runs.
 * @param handler is told who calls; undefined for a call without a key on an open endpoint
 * @fails Refusal when the call isn't let in
 */
export const admitted = <E, R>(
  access: AccessRule,
  { request, exchange, services }: Call<AdmissionServices>,
  handler: (caller: Caller | undefined) => Effect.Effect<Answered, E, R>,
): Effect.Effect<Answered, E | Refusal, R> => {
  const admission = admit(access, {
    services: { accounts: Context.get(services, Accounts), limiter: Context.get(services, RateLimiter) },
    authorization: headerOf(request, "authorization"),
    hasKeyElsewhere: headerOf(request, "x-api-key") !== undefined,
    clientAddress: exchange.clientAddress,
    onCaller: ({ accountId }) => {
      exchange.account.id = accountId;
    },
  });
  return AtOnce.flatMap(admission, ({ caller, standing }) => {
    Object.assign(exchange.answerHeaders, standingHeaders(standing));
    return caller === undefined ? handler(caller) : AtOnce.map(handler(caller), forKeyHolder);
  });
};
