/**
 * Documents that are rendered beside the process's own thread, one after the other in each worker of a pool.
 */
import type * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { PrintableDocument } from "../../domain/documents/printable.ts";
import { retryAfterSeconds } from "../lane.ts";
import { makeWorkerPool, type PooledWorker, type WorkerDied } from "../worker_pool.ts";
import type { RenderingReply } from "./worker.ts";

/** Number of workers, of documents that may wait, and the time that they may wait. */
export interface PoolSettings {
  readonly startWorker: () => Worker;
  readonly workers: number;
  readonly waitingLimit: number;
  /** From the call to the bytes, waiting included. */
  readonly timeLimit: Duration.DurationInput;
}

const sentences = {
  work: "document",
  tooMany: (admitted: number): string =>
    `${admitted} documents are being made already: try again in ${retryAfterSeconds} seconds.`,
  outOfTime: `The document was not made in time: try again in ${retryAfterSeconds} seconds.`,
};

/** Gives the worker the document and waits for its answer. */
const rendered = (
  worker: PooledWorker<PrintableDocument, RenderingReply>,
  document: PrintableDocument,
): Effect.Effect<Effect.Effect<Uint8Array>, WorkerDied> =>
  Effect.zipRight(
    Effect.sync(() => worker.tell(document)),
    worker.heard((answer) =>
      "bytes" in answer
        ? Effect.succeed(answer.bytes)
        : Effect.dieMessage(`A document can't be rendered: ${answer.problem}`)
    ),
  );

/**
 * @returns a function that renders a document: its document fails with ServiceUnavailable when too many wait
 * already or the time is up, and is tried a second time when the worker died
 */
export const makePool = ({ startWorker, workers, waitingLimit, timeLimit }: PoolSettings): Effect.Effect<
  (document: PrintableDocument) => Effect.Effect<Uint8Array, ServiceUnavailable>,
  never,
  Scope.Scope
> =>
  Effect.map(
    makeWorkerPool<PrintableDocument, RenderingReply, "documents">({
      kind: "pdf",
      startWorker,
      lanes: { documents: { queue: "documents", places: workers, waitingLimit } },
      timeLimit,
      sentences,
    }),
    (withWorker) => (document) => withWorker("documents", (worker) => rendered(worker, document)),
  );
