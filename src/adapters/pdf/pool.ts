/**
 * A pool of workers that render documents beside the process's own thread. A worker starts with the first document
 * that finds no idle one; it is replaced after a crash, an interruption or the time limit, because a busy worker
 * can't be told to stop.
 */
import * as Data from "effect/Data";
import type * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import type * as Scope from "effect/Scope";
import { Metrics } from "../../application/metrics.ts";
import { ServiceUnavailable } from "../../contract/failures.ts";
import type { PrintableDocument } from "../../domain/documents/printable.ts";
import type { Rendered } from "./worker.ts";

/** How many work at once, how many documents may wait, and for how long. */
export interface PoolSettings {
  readonly startWorker: () => Worker;
  readonly workers: number;
  readonly waitingLimit: number;
  /** From the call to the bytes, waiting included. */
  readonly timeLimit: Duration.DurationInput;
}

/** The worker ended in the middle of a document. */
class WorkerDied extends Data.TaggedError("WorkerDied")<{ readonly message: string }> {}

const retryAfterSeconds = 5;

/**
 * @returns a function that renders a document: its document fails with ServiceUnavailable when too many wait
 * already or the time is up, and is tried a second time when the worker died
 */
export const makePool = ({ startWorker, workers, waitingLimit, timeLimit }: PoolSettings): Effect.Effect<
  (document: PrintableDocument) => Effect.Effect<Uint8Array, ServiceUnavailable>,
  never,
  Scope.Scope
> =>
  Effect.gen(function* () {
    const seats = yield* Effect.makeSemaphore(workers);
    const idle: Array<Worker> = [];
    let admitted = 0;
    let busy = 0;
    const { count, watch } = yield* Metrics;
    watch("workers", () => [
      { values: ["pdf", "busy"], value: busy },
      { values: ["pdf", "idle"], value: idle.length },
    ]);
    watch("queue", () => [{ values: ["documents"], value: admitted - busy }]);
    yield* Effect.addFinalizer(() => Effect.sync(() => idle.forEach((worker) => worker.terminate())));

    const withWorker = (document: PrintableDocument) =>
      Effect.acquireUseRelease(
        Effect.sync(() => {
          busy += 1;
          return idle.pop() ?? startWorker();
        }),
        (worker) => rendered(worker, document),
        (worker, exit) =>
          Effect.sync(() => {
            busy -= 1;
            if (!Exit.isSuccess(exit)) {
              count("workerRestarts", ["pdf", Exit.isInterrupted(exit) ? "ended" : "died"]);
              return worker.terminate();
            }
            worker.onerror = (event) => {
              event.preventDefault();
              idle.splice(idle.indexOf(worker), 1);
              count("workerRestarts", ["pdf", "died"]);
            };
            idle.push(worker);
          }),
      ).pipe(
        Effect.retry({ times: 1 }),
        Effect.catchTag("WorkerDied", (died) =>
          Effect.die(`Two workers died of one document: ${died.message}`)),
      );

    const admit = Effect.suspend(() => {
      if (admitted >= workers + waitingLimit) {
        return Effect.fail(tooManyWaiting(admitted));
      }
      admitted += 1;
      return Effect.void;
    });
    const leave = Effect.sync(() => {
      admitted -= 1;
    });
    return (document) =>
      Effect.acquireUseRelease(admit, () =>
        seats.withPermits(1)(withWorker(document)), () => leave).pipe(
          Effect.timeoutFail({ duration: timeLimit, onTimeout: outOfTime }),
        );
  });

/** Gives the worker the document and waits for its answer. */
const rendered = (worker: Worker, document: PrintableDocument): Effect.Effect<Uint8Array, WorkerDied> =>
  Effect.async((resume) => {
    worker.onmessage = ({ data }: MessageEvent<Rendered>) =>
      resume(
        "bytes" in data
          ? Effect.succeed(data.bytes)
          : Effect.die(`A document can't be rendered: ${data.problem}`),
      );
    worker.onerror = (event) => {
      event.preventDefault();
      resume(Effect.fail(new WorkerDied({ message: event.message })));
    };
    worker.postMessage(document);
  });

const tooManyWaiting = (admitted: number): ServiceUnavailable =>
  new ServiceUnavailable({
    message: `${admitted} documents are being made already: try again in ${retryAfterSeconds} seconds.`,
    retryAfterSeconds,
  });

const outOfTime = (): ServiceUnavailable =>
  new ServiceUnavailable({
    message: `The document was not made in time: try again in ${retryAfterSeconds} seconds.`,
    retryAfterSeconds,
  });
