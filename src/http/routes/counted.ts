/**
 * Pages are counted by the visitor's address and apart from calls of the API: a page that asks while somebody types must
 * not use up what the contract gives to callers without a key (contract section 8.1).
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { RateLimiter } from "../../application/ports.ts";
import { inLineOf } from "../../application/turns/own_line.ts";
import { smallBodyBytes } from "../../application/whose_work.ts";
import type { RateLimited, ServiceUnavailable } from "../../contract/failures.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import { announcesAtMost, quietSinceMsOf } from "../connections/body_connection.ts";
import { endForRoom, isItsClients } from "../connections/waiting_requests.ts";
import { Exchange } from "../exchange/exchange.ts";

/**
 * Takes the call's place in the window, and goes on when others had their turn: the places of all calls that wait come with one answer of
 * the database.
 * @fails RateLimited when the address has used up its window; ServiceUnavailable where many of its requests wait
 */
export const countedByAddress = (
  quota: Quota,
): Effect.Effect<void, RateLimited | ServiceUnavailable, RateLimiter | Exchange> =>
  Effect.gen(function* () {
    const { clientAddress } = yield* Exchange;
    const subject = rateSubject(clientAddress);
    yield* (yield* RateLimiter).take(quota, subject);
    yield* inLineOf(subject);
  });

/**
 * Waits for a place of the address for a call that may be large, before its body is read; it is given back once the answer has left.
 * @fails ServiceUnavailable at once where many calls of the address wait for one already
 */
export const placeOfAddress = (
  { policy }: Pick<Quota, "policy">,
  { source }: HttpServerRequest.HttpServerRequest,
): Effect.Effect<void, ServiceUnavailable, Exchange> =>
  Effect.flatMap(
    Exchange,
    ({ clientAddress, place }) =>
      place.takenByAddress({
        holder: `${rateSubject(clientAddress)} ${policy}`,
        isSmall: source instanceof Request && announcesAtMost(smallBodyBytes, source),
        quietSinceMs: () => source instanceof Request ? quietSinceMsOf(source) : 0,
        isClients: () => source instanceof Request && isItsClients(source),
        end: () => {
          if (source instanceof Request) endForRoom(source);
        },
      }),
  );

/** Counts a call that may be large, and waits for its place. @fails RateLimited when the address has used up its window */
export const largeByAddress = (
  quota: Quota,
  request: HttpServerRequest.HttpServerRequest,
): Effect.Effect<void, RateLimited | ServiceUnavailable, RateLimiter | Exchange> =>
  Effect.zipRight(countedByAddress(quota), placeOfAddress(quota, request));
