/**
 * The line of ledgers that leave as workbooks: an account's entries are read when its workbook's turn has come, so that whoever asks for several at
 * once has the entries of one in memory. docs/decisions/0247-workbooks-are-packed-as-rows-come.md
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { inLane, type LaneRules, OpenLane, retryAfterSeconds, watchLane } from "../../adapters/lane.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";

/** As long as a workbook may take with its wait for a worker, and once more for the turn before. */
const rules: LaneRules = {
  timeLimit: "160 seconds",
  sentences: {
    tooMany: (admitted) =>
      `${admitted} ledgers wait to be written as workbooks: try again in ${retryAfterSeconds} seconds.`,
    outOfTime: `The ledger was not written in time: try again in ${retryAfterSeconds} seconds.`,
  },
};

const ofThisProcess = new OpenLane({
  queue: "ledgers as workbooks",
  places: 4,
  mostOfParty: 1,
  waitingLimit: 100,
});

/** The line of this process. */
export class ExportLine extends Context.Reference<ExportLine>()("ExportLine", {
  defaultValue: (): OpenLane => ofThisProcess,
}) {}

/** Number of those who wait, for the metrics. */
export const watchExportLine: Effect.Effect<void> = Effect.flatMap(ExportLine, watchLane);

/**
 * Work that reads entries and writes them as a workbook, in its turn.
 * @fails ServiceUnavailable where too many wait, or for too long
 */
export const inExportLine = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | ServiceUnavailable, R> =>
  Effect.flatMap(ExportLine, (line) => inLane(line, rules, work));
