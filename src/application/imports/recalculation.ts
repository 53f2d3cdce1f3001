/**
 * Calculation of every live import under the law and prices of the moment: of new ones soon after they were recorded, of
 * all when a table, a price or the release changes. Batches are as large as some milliseconds allow, but large enough to be worth their
 * statements on a busy machine, and each is followed by a pause as long as itself, so that calls beside them go on, the more
 * the longer a batch takes for them; any number of processes share the work, and one that dies loses its batch only.
 * Decisions 0109, 0146, 0161 and 0210.
 */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { lawMark } from "../../domain/imports/calculations/law_mark.ts";
import { keptOutcome } from "../../domain/imports/calculations/kept_figures.ts";
import { figuresOfImport } from "../../domain/imports/figures/figures.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { serviceVersion } from "../../kernel/service_version.ts";
import { cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { startJob } from "../jobs.ts";
import { DatabaseHealth } from "../ports.ts";
import { ImportCalculations } from "./calculation_ports.ts";
import { ImportLaw } from "./import_ports.ts";

/** Services that a recalculation works on. */
export type RecalculationServices = ImportCalculations | ImportLaw | LawServices;

/** Imports of the first batch, below which none is worth its statements, and of the largest. */
const fewestImports = 50;
const mostImports = 200;
/** Length that a batch should have. */
const batchMs = 25;
/** Length of the pause after a batch in lengths of the batch, and its least: whoever waits has half of the time. */
const pauseLengths = 1;
const leastPause = Duration.millis(5);
const every = Duration.seconds(10);

/** One batch under the law of its moment, with the number of its imports. */
const oneBatch = (atMost: number): Effect.Effect<number, ServiceUnavailable, RecalculationServices> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const imports = yield* ImportLaw;
    const { lawNumber, recalculate } = yield* ImportCalculations;
    const law = cbam.law();
    const { prices } = cbam;
    const changes = cbam.lawChanges();
    const number = yield* lawNumber(lawMark({ law, imports, prices, changes, release: serviceVersion }));
    return yield* recalculate({
      lawNumber: number,
      atMost,
      outcomeOf: (live) => keptOutcome(figuresOfImport({ law, imports }, live)),
    });
  });

/** Imports of the batch that follows one: as many as take the wanted time, and at most twice as many. */
const importsBehind = (imports: number, took: Duration.Duration): number => {
  const fitting = Math.floor(imports * batchMs / Math.max(1, Duration.toMillis(took)));
  return Math.max(fewestImports, Math.min(fitting, 2 * imports, mostImports));
};

/** Batches until nothing is left, with the number of their imports. */
export const recalculateAll: Effect.Effect<number, ServiceUnavailable, RecalculationServices> = Effect
  .suspend(() => {
    let [calculated, atMost, isOver] = [0, fewestImports, false];
    const batch = Effect.flatMap(
      Effect.suspend(() => Effect.timed(oneBatch(atMost))),
      ([took, count]) => {
        calculated += count;
        isOver = count < atMost;
        atMost = importsBehind(atMost, took);
        const pause = Duration.max(leastPause, Duration.times(took, pauseLengths));
        return isOver ? Effect.void : Effect.sleep(pause);
      },
    );
    return Effect.map(Effect.repeat(batch, { until: () => isOver }), () => calculated);
  });

/** Looks for work every ten seconds, once the database is there. */
export const recalculation: Layer.Layer<never, never, RecalculationServices | DatabaseHealth> = Layer
  .scopedDiscard(
    Effect.flatMap(DatabaseHealth, ({ whenPrepared }) =>
      startJob({
        name: "The calculation of imports",
        every,
        turn: Effect.zipRight(
          whenPrepared,
          Effect.tap(recalculateAll, (count) =>
            count > mostImports ? Effect.logInfo(`Calculated ${count} imports.`) : Effect.void),
        ),
      })),
  );
