/** Refusal of a call whose sender was let in, and would not be any more once its body has come. */
import * as Effect from "effect/Effect";
import type { ApiFailure } from "../../contract/problems.ts";
import { Exchange } from "./exchange.ts";

/** Work of a call, which fails with the refusal where the check of its sender ended it. */
export const refusingSender = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | ApiFailure, R | Exchange> =>
  Effect.flatMap(Exchange, ({ account }) =>
    Effect.catchAllCause(
      work,
      (cause): Effect.Effect<never, E | ApiFailure> => {
        const refusal = account.check?.refusal;
        return refusal === undefined ? Effect.failCause(cause) : Effect.fail(refusal);
      },
    ));
