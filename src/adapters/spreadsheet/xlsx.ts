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
import { smallBodyBytes, WhoseWork } from "../../application/whose_work.ts";
import { type InvalidRequest, invalidRequest, type ServiceUnavailable } from "../../contract/failures.ts";
import { issueOf } from "../../kernel/issue.ts";
import { retryAfterSeconds } from "../lane.ts";
import { makeWorkerPool, type PooledWorker, type WorkerDied } from "../worker_pool.ts";
import type { WorkerOrder, WorkerReply } from "./worker.ts";
import { foreseenBytes } from "./unfolded.ts";
import { handedOver } from "./writing/hand_over.ts";

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

/** A worker of workbooks. */
type SheetWorker = PooledWorker<WorkerOrder, WorkerReply>;

const tell = (worker: SheetWorker, told: WorkerOrder): Effect.Effect<void> =>
  Effect.sync(() => worker.tell(told));

/** The failure that a message tells; undefined for another message. */
const failureIn = (said: WorkerReply): Effect.Effect<never, InvalidRequest> | undefined =>
  "refused" in said
    ? Effect.fail(invalidRequest([issueOf({ path: "", code: "unreadable" }, said.refused)]))
    : "failed" in said
    ? Effect.dieMessage(`A workbook can't be worked on: ${said.failed}`)
    : undefined;

/** Rows of a sheet, or the bytes of rows that are more than was allowed. */
type HeardSheet = SheetRows | { readonly unfolds: number };

/** Listens to the worker until it said how the file ended; returns the rows of one that was read. */
const heard = (
  worker: SheetWorker,
): Effect.Effect<Effect.Effect<HeardSheet, InvalidRequest>, WorkerDied> =>
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
      if ("unfolds" in said) return Effect.succeed<HeardSheet>(said);
      return failureIn(said) ??
        Effect.succeed<HeardSheet>({ rows, numbers, hidden, shown, struck, ...about.sheet });
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

/**
 * Reads the sheet in the turn of its call's body, taken for the bytes that its rows have: those that are foreseen, and where there are
 * more, theirs. No worker is held meanwhile: who has a turn may wait for one.
 * @param reading reads the sheet, whose rows come only where they have at most so many bytes
 */
const inTurnOf = (
  bytes: Uint8Array,
  reading: (mostBytes: number) => Effect.Effect<HeardSheet, InvalidRequest | ServiceUnavailable>,
): Effect.Effect<SheetRows, InvalidRequest | ServiceUnavailable> =>
  Effect.gen(function* () {
    const { place } = yield* WhoseWork;
    if (place === undefined) return yield* rowsWithin(reading, Number.POSITIVE_INFINITY);
    const foreseen = Math.max(smallBodyBytes, foreseenBytes(bytes));
    yield* place.takenForBody(foreseen);
    const sheet = yield* reading(foreseen);
    if (!("unfolds" in sheet)) return sheet;
    yield* place.takenForBody(sheet.unfolds);
    return yield* rowsWithin(reading, sheet.unfolds);
  });

const rowsWithin = (
  reading: (mostBytes: number) => Effect.Effect<HeardSheet, InvalidRequest | ServiceUnavailable>,
  mostBytes: number,
): Effect.Effect<SheetRows, InvalidRequest | ServiceUnavailable> =>
  Effect.filterOrDieMessage(
    reading(mostBytes),
    (sheet): sheet is SheetRows => !("unfolds" in sheet),
    "A workbook has more the second time.",
  );

const sentences = {
  work: "workbook",
  tooMany: (admitted: number): string =>
    `${admitted} workbooks are being read or made already: try again in ${retryAfterSeconds} seconds.`,
  outOfTime:
    `The workbook was not done in time: take or send CSV, which is a small part of the work, or try again in ${retryAfterSeconds} seconds.`,
};

/** Number of workbooks that are worked on at once, and the time limits of each. */
export interface SpreadsheetSettings {
  /** Of callers with a key or a session, of whom one has half of them at most; one more is for all others together. */
  readonly workers: number;
  /** Limit of the work itself, from its turn on. */
  readonly timeLimitSeconds: number;
  /** Limit of the call, from its beginning on. */
  readonly callLimitSeconds: number;
  /** Starts another worker than the usual one. */
  readonly startWorker?: () => Worker;
}

const usual: SpreadsheetSettings = { workers: 2, timeLimitSeconds: 20, callLimitSeconds: 80 };

const waitingCustomers = 100;
const waitingOthers = 8;

/** Reads and writes `.xlsx`. */
export const layer = (settings: SpreadsheetSettings = usual): Layer.Layer<Spreadsheets> =>
  Layer.scoped(
    Spreadsheets,
    Effect.gen(function* () {
      const withWorker = yield* makeWorkerPool<WorkerOrder, WorkerReply, SheetCaller>({
        kind: "spreadsheet",
        startWorker: settings.startWorker ?? startWorker,
        lanes: {
          customer: {
            queue: "spreadsheets",
            places: settings.workers,
            mostOfParty: Math.max(1, Math.floor(settings.workers / 2)),
            waitingLimit: waitingCustomers,
          },
          anyone: {
            queue: "anonymous spreadsheets",
            places: 1,
            waitingLimit: waitingOthers,
            isOfStrangers: true,
          },
        },
        timeLimit: `${settings.callLimitSeconds} seconds`,
        workLimit: `${settings.timeLimitSeconds} seconds`,
        sentences,
      });
      return {
        read: (bytes: Uint8Array, limits: SheetLimits, caller: SheetCaller) =>
          inTurnOf(bytes, (mostBytes) =>
            withWorker(
              caller,
              (worker) => Effect.zipRight(tell(worker, { read: bytes, limits, mostBytes }), heard(worker)),
            )),
        readTemplate: (bytes: Uint8Array, lookUp: LookUpGoods, caller: SheetCaller) =>
          withWorker(
            caller,
            (worker) => Effect.zipRight(tell(worker, { readTemplate: bytes }), heardTemplate(worker, lookUp)),
          ),
        inspect: (bytes: Uint8Array, caller: SheetCaller) =>
          Effect.asVoid(
            withWorker(caller, (worker) => Effect.zipRight(tell(worker, { inspect: bytes }), heard(worker))),
          ),
        write: (workbook: WorkbookDescription, caller: SheetCaller) =>
          withWorker(caller, (worker) => handedOver(worker, workbook)),
      };
    }),
  );
