/**
 * Rows of a workbook on their way to the worker that writes it, never more at once than it has room for, with pauses in which others
 * get their turn.
 */
import * as Effect from "effect/Effect";
import { duePauses } from "../../../application/yield_to_io.ts";
import type { Cells, WorkbookDescription } from "../../../domain/documents/workbook.ts";
import type { PooledWorker, WorkerDied } from "../../worker_pool.ts";
import type { WorkerOrder, WorkerReply } from "../worker.ts";
import { piecesOf } from "./pieces.ts";

/** Room for pieces that the worker has told. */
class Room {
  #free = 0;
  #wake: (() => void) | undefined;

  /** Tells of room for more pieces. */
  give(pieces: number): void {
    this.#free += pieces;
    this.#wake?.();
  }

  /** Waits for room for a piece, and takes it. */
  readonly take: Effect.Effect<void> = Effect.async((resume) => {
    const begin = (): void => {
      this.#wake = undefined;
      this.#free -= 1;
      resume(Effect.void);
    };
    if (this.#free > 0) begin();
    else this.#wake = begin;
  });
}

/** Rows that can be gone through once only, and were. */
const spent = new WeakSet<Iterable<Cells>>();

/** Notes that rows are gone through; false of those that were, and can't be again. */
const areThere = (rows: Iterable<Cells>): boolean => {
  if (spent.has(rows)) return false;
  const once: unknown = rows[Symbol.iterator]();
  if (once === rows) spent.add(rows);
  return true;
};

/**
 * Hands the workbook over row by row, and waits for its file.
 * @returns the file's bytes; a worker that can't write it is a defect, and so are rows that a worker took before it died, where they come once
 * @fails WorkerDied
 */
export const handedOver = (
  worker: PooledWorker<WorkerOrder, WorkerReply>,
  { title, createdAt, sheets }: WorkbookDescription,
): Effect.Effect<Effect.Effect<Uint8Array>, WorkerDied> =>
  Effect.suspend(() => {
    const room = new Room();
    const tell = (told: WorkerOrder): Effect.Effect<void> => Effect.sync(() => worker.tell(told));
    const heads = sheets.map(({ name, columns, endsWithSums, chart }) => ({
      name,
      columns,
      endsWithSums,
      ...(chart === undefined ? undefined : { chart }),
    }));
    const handOver = Effect.gen(function* () {
      const pause = yield* duePauses;
      yield* tell({ workbook: { title, createdAt, sheets: heads } });
      for (const [sheet, { rows }] of sheets.entries()) {
        if (!areThere(rows)) return yield* Effect.dieMessage("A worker died with rows that come once only.");
        for (const piece of piecesOf(rows)) {
          yield* room.take;
          yield* tell({ rows: piece, sheet });
          yield* pause;
        }
      }
      // Room is told once the worker has begun: a workbook without rows would be ended before, and never come.
      yield* room.take;
      yield* tell({ write: true });
    });
    const heard = worker.heard((said) => {
      if ("room" in said) {
        room.give(said.room);
        return undefined;
      }
      if ("written" in said) return Effect.succeed(said.written);
      return Effect.dieMessage(
        `A workbook can't be written: ${"failed" in said ? said.failed : Object.keys(said).join()}`,
      );
    });
    return Effect.raceFirst(heard, Effect.zipRight(handOver, Effect.never));
  });
