/**
 * Pages are counted by the visitor's address and apart from calls of the API: a page that asks while somebody types must
 * not use up what the contract gives to callers without a key (contract section 8.1).
 */
import * as Effect from "effect/Effect";
import { RateLimiter } from "../../application/ports.ts";
import type { RateLimited, ServiceUnavailable } from "../../contract/failures.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import { Exchange } from "./exchange.ts";

/** @fails RateLimited when the address has used up its window */
export const countedByAddress = (
  quota: Quota,
): Effect.Effect<unknown, RateLimited | ServiceUnavailable, RateLimiter | Exchange> =>
  Effect.gen(function* () {
    const { clientAddress } = yield* Exchange;
    return yield* (yield* RateLimiter).take(quota, rateSubject(clientAddress));
  });
