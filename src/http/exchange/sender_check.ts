/**
 * Check of a call's sender behind a body that was long under way: a key that is revoked, or a member who is removed, while the body
 * comes is refused as it is with the next call. Decision 0014.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { ApiFailure } from "../../contract/problems.ts";

/** Nanoseconds for which a look-up of the sender holds: as long as look-ups of keys are kept in memory. */
const holdsNs = 1_500_000_000n;

/** The look-up of one call's sender. */
export class SenderCheck {
  #refusal: ApiFailure | undefined;

  /**
   * @param look looks the sender up, and fails where the call would not be let in any more
   * @param lookedNs moment of the look-up that let the call in, on the clock of the process
   */
  constructor(private readonly look: Effect.Effect<unknown, ApiFailure>, private readonly lookedNs: bigint) {}

  /** Looks the sender up again where the look-up before no longer holds; work of one who is refused ends. */
  readonly again: Effect.Effect<void> = Effect.flatMap(
    Clock.currentTimeNanos,
    (nowNs) =>
      nowNs - this.lookedNs <= holdsNs ? Effect.void : Effect.matchEffect(this.look, {
        onSuccess: () => Effect.void,
        onFailure: (failure) => {
          this.#refusal = failure;
          return Effect.interrupt;
        },
      }),
  );

  /** Failure of the look-up that ended the work; undefined where none did. */
  get refusal(): ApiFailure | undefined {
    return this.#refusal;
  }
}
