/**
 * The end of documents: those whose retention of 30 days is over, those that no invoice knows, and what was kept of
 * mails that went out. Any number of processes may purge at the same time. Contract section 8.2; architecture,
 * "State".
 */
import * as Chunk from "effect/Chunk";
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schedule from "effect/Schedule";
import * as Stream from "effect/Stream";
import type { DocumentKey } from "../domain/documents/document_key.ts";
import type { ServiceUnavailable } from "../contract/failures.ts";
import { isOfUnissuedReport } from "../domain/reports/report_document.ts";
import { documentKeyOf, invoiceIdOfKey } from "../domain/invoices/delivery.ts";
import { DocumentStore, Invoices, Outbox } from "./documents/document_ports.ts";
import { keepGoing } from "./keep_going.ts";
import { DatabaseHealth, Idempotency } from "./ports.ts";

/** Longer than any call takes from its first document to its row. */
const unknownAfterMs = 3_600_000;
const mailsKeptMs = 30 * 24 * 3_600_000;
const keysAtOnce = 500;
const purgedEvery = Duration.minutes(10);

/** What a purge removed. */
export interface Purged {
  readonly invoices: number;
  /** Documents that no invoice knew, and those of reports that were not issued: they are printed again if need be. */
  readonly orphans: number;
  readonly mails: number;
  readonly idempotencyKeys: number;
}

const purgeInvoices: Effect.Effect<number, ServiceUnavailable, DocumentStore | Invoices> = Effect.gen(
  function* () {
    const store = yield* DocumentStore;
    const invoices = yield* Invoices;
    const next = invoices.purgeNext(({ id, documents }) =>
      Effect.forEach(documents, (type) => store.remove(documentKeyOf(id, type)), { discard: true })
    );
    let purged = 0;
    while (yield* next) purged++;
    return purged;
  },
);

const removeUnknown = (
  keys: ReadonlyArray<DocumentKey>,
): Effect.Effect<number, ServiceUnavailable, DocumentStore | Invoices> =>
  Effect.gen(function* () {
    const store = yield* DocumentStore;
    const owned = keys.flatMap((key) => {
      const id = invoiceIdOfKey(key);
      return id === undefined ? [] : [{ key, id }];
    });
    const known = yield* (yield* Invoices).withDocuments([...new Set(owned.map(({ id }) => id))]);
    const unknown = owned.filter(({ id }) => !known.has(id)).map(({ key }) => key);
    const removed = [...unknown, ...keys.filter(isOfUnissuedReport)];
    yield* Effect.forEach(removed, (key) => store.remove(key), { discard: true });
    return removed.length;
  });

const purgeOrphans: Effect.Effect<number, ServiceUnavailable, DocumentStore | Invoices> = Effect.gen(
  function* () {
    const nowMs = yield* Clock.currentTimeMillis;
    const stored = (yield* DocumentStore).keysStoredBefore(nowMs - unknownAfterMs);
    return yield* stored.pipe(
      Stream.grouped(keysAtOnce),
      Stream.mapEffect((keys) => removeUnknown(Chunk.toReadonlyArray(keys))),
      Stream.runFold(0, (sum, removed) => sum + removed),
    );
  },
);

/** What a purge works on. */
export type PurgeServices = DocumentStore | Invoices | Outbox | Idempotency;

/** @fails ServiceUnavailable when database or storage are away; what was purged until then stays so */
export const purgeExpired: Effect.Effect<Purged, ServiceUnavailable, PurgeServices> = Effect.gen(
  function* () {
    const nowMs = yield* Clock.currentTimeMillis;
    return {
      invoices: yield* purgeInvoices,
      orphans: yield* purgeOrphans,
      mails: yield* (yield* Outbox).forgetFinishedBefore(nowMs - mailsKeptMs),
      idempotencyKeys: yield* (yield* Idempotency).forgetOld,
    };
  },
);

const purgeOnce: Effect.Effect<void, never, PurgeServices> = purgeExpired.pipe(
  Effect.flatMap((purged) =>
    Object.values(purged).some((count) => count > 0) ? Effect.logInfo("Purged.", purged) : Effect.void
  ),
  Effect.catchAll(({ message }) => Effect.logWarning(`The purge was put off. ${message}`)),
);

/** Purges every ten minutes, once the database is there. */
export const sweeper: Layer.Layer<never, never, PurgeServices | DatabaseHealth> = Layer.scopedDiscard(
  Effect.gen(function* () {
    const { whenPrepared } = yield* DatabaseHealth;
    const purge = keepGoing("The purge", purgeOnce);
    const sweep = Effect.zipRight(whenPrepared, Effect.repeat(purge, Schedule.spaced(purgedEvery)));
    yield* Effect.forkScoped(sweep);
  }),
);
