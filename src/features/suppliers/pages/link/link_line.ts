/**
 * The line of suppliers' links that are opened, or whose form is answered with itself: anyone who has a link may open it, from any number of networks, and a form of fifty goods
 * takes the thread for longer than a calculation. Two are made at once, by turns of networks, so that those with a key find the thread; what
 * many ask for behind one link at one moment is made once (decision 0201).
 */
import type { HttpServerResponse } from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { inLane, type LaneRules, OpenLane, watchLane } from "../../../../adapters/lane.ts";
import { SharedTurns } from "../../../../adapters/shared_turns.ts";
import { yieldToIo } from "../../../../application/yield_to_io.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";

/** The line of this process. */
const line = new OpenLane({ queue: "suppliers' links", places: 2, waitingLimit: 2_000, isOfStrangers: true });

const rules: LaneRules = {
  timeLimit: "30 seconds",
  sentences: {
    tooMany: (admitted) => `${admitted} links are being opened already. Try again in 5 seconds.`,
    outOfTime: "The link was not opened in time: try again in 5 seconds.",
  },
};

/** Pages of fifty goods have half a megabyte. */
const pages = new SharedTurns<HttpServerResponse, ServiceUnavailable>(rules, 16);

/**
 * Opens a link in its turn.
 * @param name the same for whoever gets the same page
 * @fails ServiceUnavailable where too many wait, or for too long
 */
export const inLinkLine = <R>(
  name: string,
  work: Effect.Effect<HttpServerResponse, ServiceUnavailable, R>,
): Effect.Effect<HttpServerResponse, ServiceUnavailable, R> => pages.inTurn(line, name, work);

/**
 * Does at once what is done with a form that was sent, in a turn of the same line: it takes the thread for as long as opening one.
 * @param work whose outcome is nobody else's
 * @fails ServiceUnavailable where too many wait, or for too long
 */
export const inFormTurn = <Outcome>(work: () => Outcome): Effect.Effect<Outcome, ServiceUnavailable> =>
  inLane(line, rules, Effect.map(yieldToIo, work));

/** Shows in the metrics how many wait. */
export const watchLinkLine: Effect.Effect<void> = watchLane(line);
