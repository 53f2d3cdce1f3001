/**
 * Calculation of every live import under the law and prices of the moment: of new ones soon after they were recorded, of
 * all when a table or a price changes. Batches are as large as some milliseconds allow, but large enough to be worth their
 * statements on a busy machine, and each is followed by a pause as long as itself, so that calls beside them go on, the more
 * the longer a batch takes for them; any number of processes share the work, and one that dies loses its batch only.
 * Decisions 0113, 0146 and 0161.
 */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { type CalculateTerms, calculationOfMany } from "../../domain/cbam/calculation/of_many.ts";
import type { Law } from "../../domain/cbam/law/law.ts";
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

/** Imports of the first batch, below which none is worth its statements, and of the largest. */
const fewestImports = 50;
const mostImports = 200;
/** Length that a batch should have. */
const batchMs = 25;
/** Length of the pause after a batch in lengths of the batch, and its least: whoever waits has half of the time. */
const pauseLengths = 1;
const leastPause = Duration.millis(5);
const every = Duration.seconds(10);

/** Imports after which what was calculated once for many is forgotten, so that it never becomes much. */
const rememberedImports = 5_000;

/** Calculation that remembers, by the number of the law that it is under. */
interface Remembered {
  readonly lawNumber: number;
  /** Imports that it was used for, at most. */
  readonly imports: number;
  readonly calculateTerms: CalculateTerms;
}

/** Returns the calculation of one batch after the other: it begins anew under another law, and after many imports. */
const remembering = (): (law: Law, lawNumber: number, atMost: number) => CalculateTerms => {
  let known: Remembered | undefined;
  return (law, lawNumber, atMost) => {
    const before = known?.lawNumber === lawNumber && known.imports + atMost <= rememberedImports
      ? known
      : { imports: 0, calculateTerms: calculationOfMany(law) };
    known = { lawNumber, imports: before.imports + atMost, calculateTerms: before.calculateTerms };
    return before.calculateTerms;
  };
};

/** One batch under the law of its moment, with the number of its imports. */
const oneBatch = (
  atMost: number,
  calculationUnder: ReturnType<typeof remembering>,
): Effect.Effect<number, ServiceUnavailable, RecalculationServices> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const imports = yield* ImportLaw;
    const { lawNumber, recalculate } = yield* ImportCalculations;
    const law = cbam.law();
    const number = yield* lawNumber(lawMark({ law, imports, prices: cbam.prices }));
    const calculateTerms = calculationUnder(law, number, atMost);
    return yield* recalculate({
      lawNumber: number,
      atMost,
      outcomeOf: (live) => keptOutcome(figuresOfImport({ law, imports, calculateTerms }, live)),
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
    const calculationUnder = remembering();
    const batch = Effect.flatMap(
      Effect.suspend(() => Effect.timed(oneBatch(atMost, calculationUnder))),
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
