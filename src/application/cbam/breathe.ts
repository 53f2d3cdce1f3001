/**
 * Pauses in long work, in which whatever else is waiting gets its turn: requests that came in, answers that go out.
 */
import * as Effect from "effect/Effect";

const nothing = new Uint8Array();

/**
 * The runtime takes in requests only while it waits for another thread. Immediates and messages never let it wait;
 * a timer does for two milliseconds and more; a digest of nothing, which is made on another thread, for a twentieth of
 * one.
 */
const pause = (): Promise<unknown> => crypto.subtle.digest("SHA-256", nothing);

/** A pause. */
export const breathe: Effect.Effect<void> = Effect.asVoid(Effect.promise(pause));

/**
 * A pause that certainly lets the runtime wait. On a machine with more work than cores the digest above is often done
 * before this thread has begun to wait for it, and then nothing was taken in.
 */
const longPause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** The same as an effect. */
export const breatheOut: Effect.Effect<void> = Effect.asVoid(Effect.promise(longPause));

/** How long work may keep the thread to itself, and how long it may go on with short pauses. */
const mostBusyMs = 5;
const mostUnheardMs = 25;

/**
 * For work in short steps, from now on.
 * @returns what is to be waited for between two steps: nothing until the work has lasted for some milliseconds since the
 * last pause
 */
export const pauses = (): () => Promise<void> | undefined => {
  let sinceMs = performance.now();
  let heardMs = sinceMs;
  return () => {
    const nowMs = performance.now();
    if (nowMs - sinceMs < mostBusyMs) return undefined;
    const isLong = nowMs - heardMs >= mostUnheardMs;
    return (isLong ? longPause() : pause()).then(() => {
      sinceMs = performance.now();
      if (isLong) heardMs = sinceMs;
    });
  };
};

/** The same as an effect, to be run between two steps. */
export const rests = (): Effect.Effect<void> => {
  const due = pauses();
  return Effect.suspend(() => {
    const waited = due();
    return waited === undefined ? Effect.void : Effect.promise(() => waited);
  });
};
