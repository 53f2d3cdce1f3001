/**
 * Spreadsheets in a worker of their own: the rows of 5 000 shipments take a quarter of a second, in which every other
 * call would wait. Who has a key or a session and who has neither wait in queues of their own.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import {
  type SheetCaller,
  type SheetLimits,
  Spreadsheets,
} from "../../application/documents/spreadsheets.ts";
import { duePauses } from "../../application/yield_to_io.ts";
import type {
  Cells,
  SheetRows,
  ShownUnit,
  StruckCell,
  WorkbookDescription,
} from "../../domain/documents/workbook.ts";
import { arrived } from "../../domain/suppliers/template/beside.ts";
import type { LookUpGoods } from "../../domain/suppliers/template/checks.ts";
import type { TemplateReading } from "../../domain/suppliers/template/reading.ts";
import { type InvalidRequest, invalidRequest, type ServiceUnavailable } from "../../contract/failures.ts";
import { issueOf } from "../../kernel/issue.ts";
import { retryAfterSeconds } from "../lane.ts";
import { makeWorkerPool, type PooledWorker, type WorkerDied } from "../worker_pool.ts";
import type { WorkerOrder, WorkerReply } from "./worker.ts";

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

/** A worker of workbooks. */
type SheetWorker = PooledWorker<WorkerOrder, WorkerReply>;

const tell = (worker: SheetWorker, told: WorkerOrder): Effect.Effect<void> =>
  Effect.sync(() => worker.tell(told));

/** Hands the workbook over row by row, with pauses in which others get their turn. */
const handOver = (worker: SheetWorker, { sheets, ...workbook }: WorkbookDescription): Effect.Effect<void> =>
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

/** Outcome of work on a file: the rows of one that was read, and the worker's last message. */
interface WorkedOn {
  readonly read: SheetRows;
  readonly last: WorkerReply;
}

/** The failure that a message tells; undefined for another message. */
const failureIn = (said: WorkerReply): Effect.Effect<never, InvalidRequest> | undefined =>
  "refused" in said
    ? Effect.fail(invalidRequest([issueOf({ path: "", code: "unreadable" }, said.refused)]))
    : "failed" in said
    ? Effect.dieMessage(`A workbook can't be worked on: ${said.failed}`)
    : undefined;

/** Listens to the worker until it said how the file ended. */
const heard = (
  worker: SheetWorker,
): Effect.Effect<Effect.Effect<WorkedOn, InvalidRequest>, WorkerDied> =>
  Effect.suspend(() => {
    const rows: Array<Cells> = [];
    const numbers: Array<number> = [];
    const hidden: Array<number> = [];
    const shown: Array<ShownUnit> = [];
    const struck: Array<StruckCell> = [];
    const about: { sheet?: Omit<SheetRows, "rows" | "numbers" | "hidden" | "shown" | "struck"> } = {};
    return worker.heard((said) => {
      if ("sheet" in said) {
        about.sheet = said.sheet;
        return undefined;
      }
      if ("read" in said) {
        for (const cells of said.read.rows) rows.push(cells);
        for (const number of said.read.numbers) numbers.push(number);
        for (const number of said.read.hidden ?? []) hidden.push(number);
        shown.push(...said.read.shown ?? []);
        struck.push(...said.read.struck ?? []);
        return undefined;
      }
      return failureIn(said) ??
        Effect.succeed({ read: { rows, numbers, hidden, shown, struck, ...about.sheet }, last: said });
    });
  });

/** Listens to the worker until it has read a template, and tells it what the law says of its goods. */
const heardTemplate = (
  worker: SheetWorker,
  lookUp: LookUpGoods,
): Effect.Effect<Effect.Effect<TemplateReading | undefined, InvalidRequest>, WorkerDied> =>
  worker.heard((said) => {
    if ("goods" in said) {
      worker.tell({ law: said.goods.map(({ code, country }) => lookUp(code, country)) });
      return undefined;
    }
    if ("template" in said) {
      return Effect.succeed(said.template === null ? undefined : arrived(said.template));
    }
    return failureIn(said);
  });

const sentences = {
  work: "workbook",
  tooMany: (admitted: number): string =>
    `${admitted} workbooks are being read or made already: try again in ${retryAfterSeconds} seconds.`,
  outOfTime: `The workbook was not done in time: try again in ${retryAfterSeconds} seconds.`,
};

/** Number of workbooks that are worked on at once, and the time limit of each, waiting included. */
export interface SpreadsheetSettings {
  /** Of callers with a key or a session; one more is for all others together. */
  readonly workers: number;
  readonly timeLimitSeconds: number;
  /** Starts another worker than the usual one. */
  readonly startWorker?: () => Worker;
}

const usual: SpreadsheetSettings = { workers: 2, timeLimitSeconds: 20 };

const waitingCustomers = 100;
const waitingOthers = 8;

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
      const withWorker = yield* makeWorkerPool<WorkerOrder, WorkerReply, SheetCaller>({
        kind: "spreadsheet",
        startWorker: settings.startWorker ?? startWorker,
        lanes: {
          customer: { queue: "spreadsheets", places: settings.workers, waitingLimit: waitingCustomers },
          anyone: {
            queue: "anonymous spreadsheets",
            places: 1,
            waitingLimit: waitingOthers,
            isOfStrangers: true,
          },
        },
        timeLimit: `${settings.timeLimitSeconds} seconds`,
        sentences,
      });
      return {
        read: (bytes: Uint8Array, limits: SheetLimits, caller: SheetCaller) =>
          Effect.map(
            withWorker(caller, (worker) =>
              Effect.zipRight(tell(worker, { read: bytes, limits }), heard(worker))),
            (worked) =>
              worked.read,
          ),
        readTemplate: (bytes: Uint8Array, lookUp: LookUpGoods, caller: SheetCaller) =>
          withWorker(caller, (worker) =>
            Effect.zipRight(tell(worker, { readTemplate: bytes }), heardTemplate(worker, lookUp))),
        inspect: (bytes: Uint8Array, caller: SheetCaller) =>
          Effect.asVoid(
            withWorker(caller, (worker) =>
              Effect.zipRight(tell(worker, { inspect: bytes }), heard(worker))),
          ),
        write: (workbook: WorkbookDescription, caller: SheetCaller) =>
          Effect.flatMap(
            readOnly(withWorker(caller, (worker) =>
              Effect.zipRight(handOver(worker, workbook), heard(worker)))),
            ({ last }) =>
              "written" in last
                ? Effect.succeed(last.written)
                : Effect.dieMessage("The worker of workbooks ended without a file."),
          ),
      };
    }),
  );
