/** Places of windows that count what is made: one that was taken for nothing is given back. */
import * as Effect from "effect/Effect";
import type { RateLimited, ServiceUnavailable } from "../contract/failures.ts";
import type { Quota } from "../domain/accounts/quota.ts";
import { RateLimiter } from "./ports.ts";

/** A subject's window. */
interface CountedWindow {
  readonly quota: Quota;
  readonly subject: string;
}

/**
 * Work that takes a place of the window before it begins, and gives it back where it was refused or made nothing. The place stays
 * taken where nobody knows what became of the work.
 * @param isMade true for an outcome that keeps the place
 * @fails RateLimited without the work, when the window is full
 */
export const inPlace = <A, E extends { readonly _tag: string }, R>(
  { quota, subject }: CountedWindow,
  work: Effect.Effect<A, E, R>,
  isMade: (outcome: A) => boolean,
): Effect.Effect<A, E | RateLimited | ServiceUnavailable, R | RateLimiter> =>
  Effect.gen(function* () {
    const { take, giveBack } = yield* RateLimiter;
    yield* take(quota, subject);
    const back = Effect.ignore(giveBack(quota, subject));
    return yield* work.pipe(
      Effect.tapError(({ _tag }) => _tag === "ServiceUnavailable" ? Effect.void : back),
      Effect.tap((outcome) => isMade(outcome) ? Effect.void : back),
    );
  });
