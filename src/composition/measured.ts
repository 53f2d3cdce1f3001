/**
 * Ports that count what passes through them, each around another of its kind. Only an operator who asks for figures has
 * them in the way.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import { Mailer, PdfRenderer } from "../application/documents/document_ports.ts";
import type { Meters } from "../application/metrics.ts";
import { stateAt } from "../application/cbam/known_law.ts";
import { Batches, CertificatePrices, RateLimiter, ReferenceData } from "../application/ports.ts";
import type { Quota } from "../domain/accounts/quota.ts";
import { dayInBrussels } from "../kernel/time/day_in_brussels.ts";
import type { Batch } from "../domain/cbam/bulk/bulk_record.ts";
import { isInForce } from "../domain/cbam/law/law.ts";
import type { PriceEntry } from "../domain/cbam/law/price.ts";
import { pricesThatCount } from "../domain/cbam/law/price_list.ts";
import { Reports } from "../application/reports/report_ports.ts";
import { dayMs } from "../kernel/time/durations.ts";

/** A layer that puts `around` the service where the given one stood. */
const aroundService = <Id, Service>(
  tag: Context.Tag<Id, Service>,
  around: (service: Service) => Service,
): Layer.Layer<Id, never, Id> => Layer.effect(tag, Effect.map(tag, around));

const failureOf = (exit: Exit.Exit<unknown, { readonly _tag: string }>): string =>
  Exit.match(exit, {
    onSuccess: () => "ok",
    onFailure: (cause) => cause._tag === "Fail" ? cause.error._tag : "Interrupted or unexpected",
  });

const countedLimiter = (metrics: Meters) =>
  aroundService(RateLimiter, ({ take, takeNow, giveBack, peek }) => {
    const count = ({ policy }: Quota, outcome: string): void =>
      metrics.count("admissions", [policy, outcome]);
    return {
      peek,
      giveBack,
      take: (quota, subject) =>
        Effect.onExit(take(quota, subject), (exit) => Effect.sync(() => count(quota, failureOf(exit)))),
      takeNow: (quota, subject) => {
        const taken = takeNow(quota, subject);
        if (taken !== undefined) count(quota, Either.isRight(taken) ? "ok" : taken.left._tag);
        return taken;
      },
    };
  });

const countedBatches = (metrics: Meters) =>
  aroundService(Batches, (batches) => {
    const count = ({ rows }: Batch) =>
      Effect.sync(() => {
        for (const { calcStatus } of rows) metrics.count("bulkRows", [calcStatus]);
      });
    return {
      ...batches,
      record: (batch, alongside) => Effect.tap(batches.record(batch, alongside), () => count(batch)),
      recordWhile: (start, make, alongside) => Effect.tap(batches.recordWhile(start, make, alongside), count),
    };
  });

const countedReports = (metrics: Meters) =>
  aroundService(Reports, (reports) => ({
    ...reports,
    insert: (report, alongside, askedWith) =>
      Effect.tap(
        reports.insert(report, alongside, askedWith),
        () => Effect.sync(() => metrics.count("reports", [report.status])),
      ),
  }));

const timedRenderer = (metrics: Meters) =>
  aroundService(PdfRenderer, ({ render, madeBy, pagesOf, missingCharacters }) => {
    let inProgress = 0;
    metrics.watch("documentsInProgress", () => [{ values: [], value: inProgress }]);
    return {
      madeBy,
      pagesOf,
      missingCharacters,
      render: (document) =>
        Effect.suspend(() => {
          const startedMs = performance.now();
          inProgress += 1;
          return Effect.onExit(render(document), (exit) =>
            Effect.sync(() => {
              inProgress -= 1;
              metrics.time("documents", [failureOf(exit)], (performance.now() - startedMs) / 1_000);
            }));
        }),
    };
  });

/** The mailer, whose attempts are counted. */
export const countedMailer = (metrics: Meters): Layer.Layer<Mailer, never, Mailer> =>
  aroundService(Mailer, ({ send }) => ({
    send: (mail) =>
      Effect.onExit(
        send(mail),
        (exit) => Effect.sync(() => metrics.count("mails", [failureOf(exit)])),
      ),
  }));

/** Days since the newest price that counts was published; NaN where none counts. Withdrawn and future prices have no age. */
export const ageOfPrices = (history: ReadonlyArray<PriceEntry>, nowMs: number): number => {
  const newest = pricesThatCount(history, nowMs).map(({ publishedAt }) => publishedAt).sort().at(-1);
  return newest === undefined ? NaN : Math.floor((nowMs - Date.parse(newest)) / dayMs);
};

/** Ages of the law's tables and prices. */
export const watchedLaw = (
  metrics: Meters,
): Layer.Layer<never, never, ReferenceData | CertificatePrices> =>
  Layer.effectDiscard(Effect.gen(function* () {
    const reference = yield* ReferenceData;
    const { current } = yield* CertificatePrices;
    metrics.watch("dataSet", () => {
      const nowMs = Date.now();
      const { tables } = stateAt(reference.current(), nowMs);
      const today = dayInBrussels(nowMs);
      return [...tables.dataSets.values()].filter((dataSet) => isInForce(dataSet, today))
        .map(({ version }) => ({ values: [version], value: 1 }));
    });
    metrics.watch("priceAge", () => {
      return [{ values: [], value: ageOfPrices(current(), Date.now()) }];
    });
  }));

type CountedServices = RateLimiter | Batches | Reports | PdfRenderer;

/** The services that are counted, each in the place of its own. */
export const measuredServices = (
  metrics: Meters,
): Layer.Layer<CountedServices, never, CountedServices> =>
  Layer.mergeAll(
    countedLimiter(metrics),
    countedBatches(metrics),
    countedReports(metrics),
    timedRenderer(metrics),
  );
