/**
 * A page's place in its address's window of this minute: every route of a page takes one, before anything is read, and waits for the pages of
 * its address. Making one takes some milliseconds; calls that came in meanwhile are answered between two, and pages of other addresses made.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { Visits } from "../../application/accounts/visits.ts";
import { inLineOf } from "../../application/turns/own_line.ts";
import type { RateLimited, ServiceUnavailable } from "../../contract/failures.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import { Exchange } from "../exchange/exchange.ts";

/** @fails RateLimited when the address has used up its window; ServiceUnavailable where many of its requests wait */
export const visited: Effect.Effect<void, RateLimited | ServiceUnavailable, Exchange> = Effect.gen(
  function* () {
    const { clientAddress } = yield* Exchange;
    const refused = (yield* Visits).takeNow(clientAddress, yield* Clock.currentTimeMillis);
    if (refused !== undefined) return yield* refused;
    yield* inLineOf(rateSubject(clientAddress));
  },
);
