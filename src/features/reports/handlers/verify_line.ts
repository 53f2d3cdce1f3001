/**
 * The line of verifications, and of documents behind signed links: anyone may ask, from any number of networks, and each asks the database
 * up to six times. A few are looked up at once, by turns of networks, so that those with a key find connections and the thread.
 */
import type * as Effect from "effect/Effect";
import { inLane, type LaneRules, OpenLane, watchLane } from "../../../adapters/lane.ts";
import { SharedTurns } from "../../../adapters/shared_turns.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";

/** The line of this process. */
const line = new OpenLane({ queue: "verifications", places: 6, waitingLimit: 2_000, isOfStrangers: true });

const rules: LaneRules = {
  timeLimit: "20 seconds",
  sentences: {
    tooMany: (admitted) =>
      `${admitted} verifications and downloads wait already: nothing was looked up. Try again in 5 seconds.`,
    outOfTime: "The document was not looked up in time: try again in 5 seconds.",
  },
};

/** Looks a document up in its turn. @fails ServiceUnavailable where too many wait, or for too long */
export const inVerifyLine = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | ServiceUnavailable, R> => inLane(line, rules, work);

/**
 * Looks documents up that many ask for at one moment, each once for all of them.
 * @param mostKept documents, for as long as somebody waits for any
 */
export const lookedUpOnce = <Value, E>(
  mostKept: number,
): <R>(name: string, work: Effect.Effect<Value, E, R>) => Effect.Effect<Value, E | ServiceUnavailable, R> => {
  const turns = new SharedTurns<Value, E>(rules, mostKept);
  return (name, work) => turns.inTurn(line, name, work);
};

/** Shows in the metrics how many wait. */
export const watchVerifyLine: Effect.Effect<void> = watchLane(line);
