/**
 * Pauses in long work, in which whatever else is waiting gets its turn: requests that came in, answers that go out.
 */
import * as Effect from "effect/Effect";
import { connectionsLookedAfter } from "./cbam/own_connection.ts";

/**
 * The runtime takes in requests only while it waits for something from outside. Immediates and messages never let it
 * wait; a digest, which is made on another thread, is often done before this thread has begun to wait for it where cores
 * are short; a timer does for two milliseconds and more. A byte that the process sends to itself comes with whatever
 * others have sent.
 */
const pause = connectionsLookedAfter;

/** A pause. */
export const yieldToIo: Effect.Effect<void> = Effect.promise(pause);

/** How long work may keep the thread to itself. */
const mostBusyMs = 5;

/**
 * For work in short steps, from now on.
 * @returns what is to be waited for between two steps: nothing until the work has lasted for some milliseconds since the
 * last pause
 */
export const pauses = (): () => Promise<void> | undefined => {
  let sinceMs = performance.now();
  return () =>
    performance.now() - sinceMs < mostBusyMs ? undefined : pause().then(() => {
      sinceMs = performance.now();
    });
};

/** The same as an effect, to be run between two steps. */
export const rests = (): Effect.Effect<void> => {
  const due = pauses();
  return Effect.suspend(() => {
    const waited = due();
    return waited === undefined ? Effect.void : Effect.promise(() => waited);
  });
};
