/**
 * Spreadsheets in a worker of their own: the rows of 5 000 shipments take a quarter of a second, in which every other
 * call would wait. A worker is kept for the next file, and replaced after a failure or when its time is up, because a
 * busy one can't be told to stop.
 */
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import { duePauses } from "../../application/yield_to_io.ts";
import { Metrics } from "../../application/metrics.ts";
import { type SheetLimits, Spreadsheets } from "../../application/cbam/spreadsheets.ts";
import type { Cells, WorkbookDescription } from "../../domain/documents/workbook.ts";
import { type InvalidRequest, invalidRequest, ServiceUnavailable } from "../../contract/failures.ts";
import { issueOf } from "../../kernel/issue.ts";
import type { Said, Told } from "./worker.ts";

const startWorker = (): Worker =>
  new Worker(import.meta.resolve("./worker.ts"), {
    type: "module",
    deno: {
      permissions: {
        env: false,
        ffi: false,
        import: false,
        net: false,
        read: false,
        run: false,
        sys: false,
        write: false,
      },
    },
  });

const rowsOfMessage = 50;

function* piecesOf(rows: Iterable<Cells>): Generator<ReadonlyArray<Cells>> {
  let piece: Array<Cells> = [];
  for (const cells of rows) {
    piece.push(cells);
    if (piece.length < rowsOfMessage) continue;
    yield piece;
    piece = [];
  }
  yield piece;
}

const tell = (worker: Worker, told: Told): Effect.Effect<void> => Effect.sync(() => worker.postMessage(told));

/** Hands the workbook over row by row, with pauses in which others get their turn. */
const handOver = (worker: Worker, { sheets, ...workbook }: WorkbookDescription): Effect.Effect<void> =>
  Effect.gen(function* () {
    const pause = yield* duePauses;
    for (const { rows, ...sheet } of sheets) {
      yield* tell(worker, { sheet });
      for (const piece of piecesOf(rows)) {
        yield* tell(worker, { rows: piece });
        yield* pause;
      }
    }
    yield* tell(worker, { write: workbook });
  });

/** Listens to the worker until it said how the file ended. */
const heard = (worker: Worker): Effect.Effect<{ rows: Array<Cells>; last: Said }, InvalidRequest> =>
  Effect.async((resume) => {
    const rows: Array<Cells> = [];
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if ("rows" in data) rows.push(...data.rows);
      else if ("refused" in data) {
        resume(Effect.fail(invalidRequest([issueOf({ path: "", code: "unreadable" }, data.refused)])));
      } else if ("failed" in data) resume(Effect.dieMessage(`A workbook can't be worked on: ${data.failed}`));
      else resume(Effect.succeed({ rows, last: data }));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      resume(Effect.dieMessage(`The worker of workbooks ended: ${event.message}`));
    };
  });

const retryAfterSeconds = 5;

const outOfTime = (): ServiceUnavailable =>
  new ServiceUnavailable({
    message: `The workbook was not done in time: try again in ${retryAfterSeconds} seconds.`,
    retryAfterSeconds,
  });

/** How many workbooks are worked on at once, and how long one may take, waiting included. */
export interface SpreadsheetSettings {
  readonly workers: number;
  readonly timeLimitSeconds: number;
}

const usual: SpreadsheetSettings = { workers: 2, timeLimitSeconds: 20 };

const readOnly = <A, R>(
  effect: Effect.Effect<A, InvalidRequest | ServiceUnavailable, R>,
): Effect.Effect<A, ServiceUnavailable, R> =>
  Effect.catchTag(
    effect,
    "InvalidRequest",
    (refused) => Effect.dieMessage(`A workbook of ours was refused: ${refused.message}`),
  );

/** Reads and writes `.xlsx`. */
export const layer = (settings: SpreadsheetSettings = usual): Layer.Layer<Spreadsheets> =>
  Layer.scoped(
    Spreadsheets,
    Effect.gen(function* () {
      const seats = yield* Effect.makeSemaphore(settings.workers);
      const idle: Array<Worker> = [];
      let [busy, asked] = [0, 0];
      const { count, watch } = yield* Metrics;
      watch("workers", () => [
        { values: ["spreadsheet", "busy"], value: busy },
        { values: ["spreadsheet", "idle"], value: idle.length },
      ]);
      watch("queue", () => [{ values: ["spreadsheets"], value: asked - busy }]);
      const taken = Effect.sync(() => {
        busy += 1;
        return idle.pop() ?? startWorker();
      });
      const givenBack = (worker: Worker, exit: Exit.Exit<unknown, unknown>) =>
        Effect.sync(() => {
          busy -= 1;
          if (Exit.isSuccess(exit)) return void idle.push(worker);
          count("workerRestarts", ["spreadsheet", Exit.isInterrupted(exit) ? "ended" : "died"]);
          worker.terminate();
        });
      const counted = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
        Effect.acquireUseRelease(Effect.sync(() => asked += 1), () =>
          work, () =>
          Effect.sync(() => asked -= 1));
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => idle.forEach((worker) => worker.terminate()))
      );
      const withWorker = <A, E>(
        use: (worker: Worker) => Effect.Effect<A, E>,
      ): Effect.Effect<A, E | ServiceUnavailable> =>
        Effect.acquireUseRelease(taken, use, givenBack).pipe(
          seats.withPermits(1),
          counted,
          Effect.timeoutFail({ duration: `${settings.timeLimitSeconds} seconds`, onTimeout: outOfTime }),
        );
      return {
        read: (bytes: Uint8Array, limits: SheetLimits) =>
          withWorker((worker) =>
            Effect.map(
              Effect.zipRight(tell(worker, { read: bytes, limits }), heard(worker)),
              ({ rows }) => rows,
            )
          ),
        write: (workbook: WorkbookDescription) =>
          readOnly(
            withWorker((worker) =>
              Effect.flatMap(
                Effect.zipRight(handOver(worker, workbook), heard(worker)),
                ({ last }) =>
                  "written" in last
                    ? Effect.succeed(last.written)
                    : Effect.dieMessage("The worker of workbooks ended without a file."),
              )
            ),
          ),
      };
    }),
  );
