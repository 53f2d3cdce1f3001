/**
 * An endpoint behind admission whose work begins while the admission is still on its way to the disk. Nothing that it
 * comes to is kept or told before the call is let in: who isn't gets the refusal, whatever the work came to.
 * docs/decisions/0084-bulk-ahead.md
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { countedAs, type Refusal } from "../../application/accounts/admit.ts";
import { yieldToIo } from "../../application/yield_to_io.ts";
import type { AccessRule } from "../../contract/access.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import { Exchange } from "../exchange/exchange.ts";
import { SenderCheck } from "../exchange/sender_check.ts";
import { refusingSender } from "../exchange/refusing_sender.ts";
import { type AdmissionServices, currentCall, forCaller, windowHeaders } from "./limited.ts";

type Response = HttpServerResponse.HttpServerResponse;

/**
 * Lets the call in, or refuses it, while the handler is at work. Who is known to be over the limit is refused before it
 * begins.
 * @param handler is told who calls, and what to wait for before anything is kept: it ends the work of a call that is
 * refused
 * @fails Refusal when the call isn't let in
 */
export const admittedAhead = <E, R>(
  access: AccessRule,
  handler: (caller: Caller | undefined, admission: Effect.Effect<void>) => Effect.Effect<Response, E, R>,
): Effect.Effect<
  Response,
  E | Refusal | ApiFailure,
  R | HttpServerRequest.HttpServerRequest | Exchange | AdmissionServices
> =>
  Effect.gen(function* () {
    const call = yield* currentCall;
    const lookedNs = yield* Clock.currentTimeNanos;
    const { limiter } = call.services;
    const { caller, quota, subject } = yield* countedAs(access, call);
    const decided = limiter.takeNow(quota, subject);
    const window = yield* decided === undefined
      ? Effect.map(
        Effect.zipLeft(Effect.fork(limiter.take(quota, subject)), yieldToIo),
        (asking) => Fiber.join(asking),
      )
      : Effect.map(decided, Effect.succeed);
    const letIn = Effect.matchEffect(window, {
      onFailure: () => Effect.interrupt,
      onSuccess: () => Effect.void,
    });
    const { account, answerHeaders, place } = yield* Exchange;
    if (caller !== undefined) {
      account.check = new SenderCheck(countedAs(access, call), lookedNs);
      yield* place.taken(caller.accountId);
    }
    const answer = yield* Effect.exit(refusingSender(handler(caller, letIn)));
    Object.assign(answerHeaders, windowHeaders(yield* window));
    return forCaller(caller, yield* answer);
  });
