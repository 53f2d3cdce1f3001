/**
 * A pause in long work, in which whatever else is waiting gets its turn: requests that came in, answers that go out.
 */
import * as Effect from "effect/Effect";

const nothing = new Uint8Array();

/**
 * The runtime takes in requests only while it waits for another thread. Immediates and messages never let it wait;
 * a timer does for two milliseconds and more; a digest of nothing, which is made on another thread, for a twentieth of
 * one.
 */
export const breathe: Effect.Effect<void> = Effect.asVoid(
  Effect.promise(() => crypto.subtle.digest("SHA-256", nothing)),
);

/** How long work may keep the thread to itself. */
const mostBusyMs = 5;

/**
 * For work in short steps, from now on.
 * @returns a pause between two steps, which is none until the work has lasted for some milliseconds since the last one
 */
export const rests = (): Effect.Effect<void> => {
  let sinceMs = performance.now();
  return Effect.suspend(() =>
    performance.now() - sinceMs < mostBusyMs ? Effect.void : Effect.map(breathe, () => {
      sinceMs = performance.now();
    })
  );
};
