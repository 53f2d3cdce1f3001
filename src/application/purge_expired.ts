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
import * as Stream from "effect/Stream";
import type { DocumentsOfInvoice } from "../domain/invoices/record.ts";
import type { DocumentKey } from "../domain/documents/document_key.ts";
import type { ServiceUnavailable } from "../contract/failures.ts";
import { fileIdOfKey, keyOfFile } from "../domain/suppliers/attachment.ts";
import { dayInBrussels } from "../kernel/time/day_in_brussels.ts";
import { timeOfUuid } from "../kernel/uuid.ts";
import { isOfUnissuedReport } from "../domain/reports/report_document.ts";
import { documentKeyOf, invoiceIdOfKey } from "../domain/invoices/delivery.ts";
import { DocumentStore, Invoices, type ListedDocument, Outbox } from "./documents/document_ports.ts";
import { startJob } from "./jobs.ts";
import { Attachments } from "./attachments/attachment_ports.ts";
import { Metrics } from "./metrics.ts";
import { DatabaseHealth, Idempotency } from "./ports.ts";
import { beginSweep } from "./sweep.ts";
import { dayMs, hourMs } from "../kernel/time/durations.ts";

/** Longer than any call takes from its first document to its row. */
const unknownAfterMs = hourMs;
const mailsKeptMs = 30 * dayMs;
/** Longest time between a backup of the database and its restoration after which files beside values are still there. */
const unknownFilesKeptMs = 30 * dayMs;
const keysAtOnce = 500;

/** Numbers of the things that a purge removed. */
export interface PurgeCounts {
  readonly invoices: number;
  /**
   * Documents that no invoice knew, those of reports that were not issued, which are printed again if need be, and files that
   * came to no value.
   */
  readonly orphans: number;
  readonly mails: number;
  readonly idempotencyKeys: number;
}

const purgeInvoices: Effect.Effect<number, ServiceUnavailable, DocumentStore | Invoices> = Effect.gen(
  function* () {
    const store = yield* DocumentStore;
    const invoices = yield* Invoices;
    const purgeOne = beginSweep("The purge of the invoice");
    const removeDocuments = ({ id, documents }: DocumentsOfInvoice) =>
      Effect.forEach(documents, (type) => store.remove(documentKeyOf(id, type)), { discard: true });
    let purged = 0;
    for (let page = yield* invoices.expired(); page.length > 0; page = yield* invoices.expired(page.at(-1))) {
      for (const { id } of page) {
        if (yield* purgeOne(id, invoices.purge(id, removeDocuments))) purged++;
      }
    }
    return purged;
  },
);

/** The keys of files beside values that were stored long ago and that no row names. */
const unknownFilesOf = (
  keys: ReadonlyArray<DocumentKey>,
): Effect.Effect<ReadonlyArray<DocumentKey>, ServiceUnavailable, Attachments> =>
  Effect.gen(function* () {
    const beforeMs = (yield* Clock.currentTimeMillis) - unknownFilesKeptMs;
    const old = keys.flatMap((key) => {
      const id = fileIdOfKey(key);
      return id === undefined || timeOfUuid(id) > beforeMs ? [] : [{ key, id }];
    });
    if (old.length === 0) return [];
    const known = yield* (yield* Attachments).knownIds(old.map(({ id }) => id));
    return old.filter(({ id }) => !known.has(id)).map(({ key }) => key);
  });

/** The keys of documents that no invoice knows, and of reports that were not issued. */
const unknownOf = (
  keys: ReadonlyArray<DocumentKey>,
): Effect.Effect<ReadonlyArray<DocumentKey>, ServiceUnavailable, Attachments | Invoices> =>
  Effect.gen(function* () {
    const owned = keys.flatMap((key) => {
      const id = invoiceIdOfKey(key);
      return id === undefined ? [] : [{ key, id }];
    });
    const known = yield* (yield* Invoices).withDocuments([...new Set(owned.map(({ id }) => id))]);
    const unknown = owned.filter(({ id }) => !known.has(id)).map(({ key }) => key);
    return [...unknown, ...keys.filter(isOfUnissuedReport), ...(yield* unknownFilesOf(keys))];
  });

/** @param tell is told each document that the store lists */
const purgeOrphans = (
  tell: (document: ListedDocument) => void,
): Effect.Effect<number, ServiceUnavailable, Attachments | DocumentStore | Invoices> =>
  Effect.gen(
    function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      const store = yield* DocumentStore;
      const removeOne = beginSweep("The removal of the document");
      const unsent = yield* (yield* Attachments).forgetUnsent(dayInBrussels(nowMs));
      yield* Effect.forEach(unsent, (file) => removeOne(keyOfFile(file), store.remove(keyOfFile(file))), {
        discard: true,
      });
      return yield* store.listed.pipe(
        Stream.tap((document) => Effect.sync(() => tell(document))),
        Stream.filter(({ storedAtMs }) => storedAtMs < nowMs - unknownAfterMs),
        Stream.map(({ key }) => key),
        Stream.grouped(keysAtOnce),
        Stream.mapEffect((keys) => unknownOf(Chunk.toReadonlyArray(keys))),
        Stream.mapConcat((keys) => keys),
        Stream.mapEffect((key) => removeOne(key, store.remove(key))),
        Stream.runFold(unsent.length, (sum, isRemoved) => isRemoved ? sum + 1 : sum),
      );
    },
  );

/** Services that a purge works on. */
export type PurgeServices = Attachments | DocumentStore | Invoices | Outbox | Idempotency;

/** The same as `purgeExpired`, and tells each document that the store lists. */
const purgeTelling = (
  tell: (document: ListedDocument) => void,
): Effect.Effect<PurgeCounts, ServiceUnavailable, PurgeServices> =>
  Effect.gen(
    function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      const outbox = yield* Outbox;
      const idempotency = yield* Idempotency;
      const exits = yield* Effect.all({
        invoices: Effect.exit(purgeInvoices),
        orphans: Effect.exit(purgeOrphans(tell)),
        mails: Effect.exit(outbox.forgetFinishedBefore(nowMs - mailsKeptMs)),
        idempotencyKeys: Effect.exit(idempotency.forgetOld),
      });
      return {
        invoices: yield* exits.invoices,
        orphans: yield* exits.orphans,
        mails: yield* exits.mails,
        idempotencyKeys: yield* exits.idempotencyKeys,
      };
    },
  );

/**
 * Purges all that is due. Each part is tried, whatever becomes of the others.
 * @fails ServiceUnavailable when database or storage are away; what was purged until then stays so
 */
export const purgeExpired: Effect.Effect<PurgeCounts, ServiceUnavailable, PurgeServices> = purgeTelling(
  () => {},
);

/** Kind of a document: the first word of its key. */
const kindOf = ({ key }: ListedDocument): string => key.slice(0, Math.max(0, key.indexOf("/")));

/** Purges, and measures what the store holds. */
const purgeAndTell = (
  measured: (bytes: ReadonlyMap<string, number>) => void,
): Effect.Effect<void, ServiceUnavailable, PurgeServices> =>
  Effect.gen(function* () {
    const bytes = new Map<string, number>();
    const purged = yield* purgeTelling((document) => {
      const kind = kindOf(document);
      bytes.set(kind, (bytes.get(kind) ?? 0) + document.sizeBytes);
    });
    measured(bytes);
    if (Object.values(purged).some((count) => count > 0)) yield* Effect.logInfo("Purged.", purged);
  });

/** Purges every ten minutes, once the database is there. */
export const sweeper: Layer.Layer<never, never, PurgeServices | DatabaseHealth> = Layer.scopedDiscard(
  Effect.gen(function* () {
    const { whenPrepared } = yield* DatabaseHealth;
    let stored: ReadonlyMap<string, number> = new Map();
    (yield* Metrics).watch(
      "storedBytes",
      () => [...stored].map(([kind, value]) => ({ values: [kind], value })),
    );
    const purge = purgeAndTell((bytes) => {
      stored = bytes;
    });
    yield* startJob({
      name: "The purge",
      every: Duration.minutes(10),
      turn: Effect.zipRight(whenPrepared, purge),
    });
  }),
);
