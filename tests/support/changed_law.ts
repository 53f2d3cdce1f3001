/** Law that an operator changes while the service runs: services, commands and a shipment that they count for. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/TestClock";
import * as HealthAdapter from "../../src/adapters/postgres/engine/health.ts";
import * as LawAdditionsAdapter from "../../src/adapters/postgres/law_additions.ts";
import * as LawReaderAdapter from "../../src/adapters/reference/added/law_reader.ts";
import * as Reference from "../../src/adapters/reference/layer.ts";
import { cbamContext, type LawServices } from "../../src/application/cbam/cbam_context.ts";
import { askCalculation } from "../../src/application/cbam/cbam_queries.ts";
import type { LawChangeServices } from "../../src/application/law/change_law.ts";
import { carryOutOnLaw, type LawAnswer, type LawCommand } from "../../src/application/law/law_commands.ts";
import { CertificatePrices, ReferenceData } from "../../src/application/ports.ts";
import type { InvalidRequest } from "../../src/contract/failures.ts";
import { momentOfText } from "../../src/kernel/time/moment.ts";
import { reference, shipment } from "./law.ts";

/** Services that read added law. */
export const services = Reference.layerWithAdditions(reference).pipe(
  Layer.provideMerge(LawAdditionsAdapter.layer),
  Layer.provideMerge(LawReaderAdapter.layer(reference)),
  Layer.provide(HealthAdapter.layer(reference.prices)),
  Layer.merge(Layer.succeed(CertificatePrices, { current: () => reference.prices })),
);

/** Operator of the tests. */
export const by = "a@example.com";
/** Sentence with which a command is refused. */
export const refused = (
  command: LawCommand,
): Effect.Effect<string, LawAnswer, LawChangeServices> =>
  Effect.map(Effect.flip(carryOutOnLaw(command)), ({ message }) => message);

/** The tests' day in Brussels. */
export const today = "2026-11-20";

/**
 * Lets the job that reads additions have its turn, in real time beside the tests' own, which goes slowly enough that
 * statements on their way aren't out of time.
 */
export const untilRead = (count: number): Effect.Effect<number, never, ReferenceData> =>
  Effect.repeat(
    Effect.zipRight(
      TestClock.adjust("500 millis"),
      Effect.zipRight(
        Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 50))),
        Effect.map(ReferenceData, ({ current }) => current().later?.length ?? 0),
      ),
    ),
    { until: (states) => states === count },
  );

/** Data set and cost of a tonne of coils from China. */
export const answered = (
  options: { readonly asOf?: string; readonly datasetVersion?: string } = {},
): Effect.Effect<ReadonlyArray<string | number | null>, InvalidRequest, LawServices> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { asOf, datasetVersion } = options;
    const record = yield* askCalculation(shipment(["72083900", "CHN", "1", "2026-02-15"]), {
      isExplained: false,
      asOf: asOf === undefined ? undefined : momentOfText(asOf),
      datasetVersion,
    }, cbam);
    return [record.versions.dataset.version, record.dataset_version, record.net_cost_eur];
  });

/** Answer by the shipped tables. */
export const before = ["2026-08-06", "2026-08-06", 163.53];
/** Answer by the corrected ones. */
export const after = [today, today, 189.47];
