/**
 * An endpoint behind admission: who isn't let in gets its refusal, and every answer, errors too, says how the
 * caller's window stands. Decisions, "Errors" (rate).
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { admit, type Call, type Refusal } from "../../application/accounts/admit.ts";
import { Accounts, RateLimiter } from "../../application/ports.ts";
import type { AccessRule } from "../../contract/access.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import type { Standing } from "../../domain/accounts/quota.ts";
import { noStore, publicHour } from "../wire/response.ts";
import { Exchange, headerOf } from "./exchange.ts";

/** Services that admission needs. */
export type AdmissionServices = Accounts | RateLimiter;

type Answer = HttpServerResponse.HttpServerResponse;

/** @returns the headers that say how the caller's window stands. */
export const standingHeaders = (standing: Standing): Readonly<Record<string, string>> => ({
  "ratelimit-policy": `"${standing.policy}";q=${standing.limit};w=${standing.windowSeconds}`,
  "ratelimit": `"${standing.policy}";r=${standing.remaining};t=${standing.resetSeconds}`,
});

/** What a key sees is kept by no one, but for what the contract makes public. */
const forKeyHolder = (response: Answer): Answer =>
  response.headers["cache-control"] === publicHour
    ? response
    : HttpServerResponse.setHeader(response, "cache-control", noStore);

type Given = AdmissionServices | Exchange | HttpServerRequest.HttpServerRequest;

const callOf = (context: Context.Context<Given>): Call => ({
  services: { accounts: Context.get(context, Accounts), limiter: Context.get(context, RateLimiter) },
  authorization: headerOf(Context.get(context, HttpServerRequest.HttpServerRequest), "authorization"),
  clientAddress: Context.get(context, Exchange).clientAddress,
  onCaller: ({ accountId }) => {
    Context.get(context, Exchange).account.id = accountId;
  },
});

/**
 * Lets the call in, or refuses it, before the handler runs.
 * @param handler is told who calls; undefined for a call without a key on an open endpoint
 * @fails Refusal when the call isn't let in
 */
export const admitted = <E, R>(
  access: AccessRule,
  handler: (caller: Caller | undefined) => Effect.Effect<Answer, E, R>,
): Effect.Effect<Answer, E | Refusal, R | Given> =>
  Effect.contextWithEffect((context: Context.Context<Given>) =>
    Effect.flatMap(admit(access, callOf(context)), ({ caller, standing }) => {
      Object.assign(Context.get(context, Exchange).answerHeaders, standingHeaders(standing));
      return caller === undefined ? handler(caller) : Effect.map(handler(caller), forKeyHolder);
    })
  );
