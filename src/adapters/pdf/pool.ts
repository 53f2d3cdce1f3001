/**
 * Documents that are rendered beside the process's own thread, one after the other in each worker of a pool.
 */
import type * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";
import type { PrintOrder } from "../../application/documents/document_ports.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
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
  worker: PooledWorker<PrintOrder, RenderingReply>,
  document: PrintOrder,
): Effect.Effect<Effect.Effect<Uint8Array>, WorkerDied> =>
  Effect.zipRight(
    Effect.sync(() => worker.tell(document)),
    worker.heard((answer) =>
      "bytes" in answer
        ? Effect.succeed(answer.bytes)
        : Effect.dieMessage(`A document can't be rendered: ${answer.problem}`)
    ),
  );

/** Characters of a kept document from which on it is a large one: of some 250 lines, which take half a second. */
const largeFrom = 100_000;

/** Short documents never wait for large ones, which take seconds each. */
const laneOf = (document: PrintOrder): "short" | "large" =>
  "kept" in document && document.kept.content.length >= largeFrom ? "large" : "short";

/** Large documents that may wait for one place: as many as are made in the time limit, where they are large indeed. */
const waitingLarge = 50;

/**
 * @returns a function that renders a document: its document fails with ServiceUnavailable when too many wait
 * already or the time is up, and is tried a second time when the worker died
 */
export const makePool = ({ startWorker, workers, waitingLimit, timeLimit }: PoolSettings): Effect.Effect<
  (document: PrintOrder) => Effect.Effect<Uint8Array, ServiceUnavailable>,
  never,
  Scope.Scope
> => {
  const placesOfLarge = Math.max(1, Math.floor(workers / 2));
  return Effect.map(
    makeWorkerPool<PrintOrder, RenderingReply, "short" | "large">({
      kind: "pdf",
      startWorker,
      lanes: {
        short: { queue: "documents", places: workers, waitingLimit },
        large: {
          queue: "large documents",
          places: placesOfLarge,
          waitingLimit: placesOfLarge * waitingLarge,
          isOfStrangers: true,
        },
      },
      timeLimit,
      sentences,
    }),
    (withWorker) => (document) => withWorker(laneOf(document), (worker) => rendered(worker, document)),
  );
};
