/**
 * Calculation of every live import under the law and prices of the moment: of new ones soon after they were recorded, of
 * all when a table or a price changes. Batches are small, and each is followed by a pause of three times its length, so that
 * calls beside them go on, the more the longer a batch takes for them; any number of processes share the work, and one that
 * dies loses its batch only. Decisions 0113 and 0146.
 */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { lawMark } from "../../domain/imports/calculations/law_mark.ts";
import { keptOutcome } from "../../domain/imports/calculations/kept_figures.ts";
import { figuresOfImport } from "../../domain/imports/figures/figures.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { startJob } from "../jobs.ts";
import { DatabaseHealth } from "../ports.ts";
import { ImportCalculations } from "./calculation_ports.ts";
import { ImportLaw } from "./import_ports.ts";

/** Services that a recalculation works on. */
export type RecalculationServices = ImportCalculations | ImportLaw | LawServices;

const importsAtOnce = 50;
/** Length of the pause after a batch in lengths of the batch, and its least: whoever waits has the larger part of the time. */
const pauseLengths = 3;
const leastPause = Duration.millis(5);
const every = Duration.seconds(10);

/** One batch under the law of its moment, with the number of its imports. */
const oneBatch: Effect.Effect<number, ServiceUnavailable, RecalculationServices> = Effect.gen(function* () {
  const cbam = yield* cbamContext;
  const imports = yield* ImportLaw;
  const { lawNumber, recalculate } = yield* ImportCalculations;
  const law = cbam.law();
  const number = yield* lawNumber(lawMark({ law, imports, prices: cbam.prices }));
  return yield* recalculate({
    lawNumber: number,
    atMost: importsAtOnce,
    outcomeOf: (live) => keptOutcome(figuresOfImport({ law, imports }, live)),
  });
});

/** Batches until nothing is left, with the number of their imports. */
export const recalculateAll: Effect.Effect<number, ServiceUnavailable, RecalculationServices> = Effect
  .suspend(() => {
    let calculated = 0;
    return Effect.timed(oneBatch).pipe(
      Effect.tap(([took, count]) => {
        calculated += count;
        const pause = Duration.max(leastPause, Duration.times(took, pauseLengths));
        return count < importsAtOnce ? Effect.void : Effect.sleep(pause);
      }),
      Effect.repeat({ while: ([, count]) => count === importsAtOnce }),
      Effect.map(() => calculated),
    );
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
            count > importsAtOnce ? Effect.logInfo(`Calculated ${count} imports.`) : Effect.void),
        ),
      })),
  );
