/** Sends rows to a server one statement after the other, while the thread makes the next ones. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { yieldToIo } from "../../../application/yield_to_io.ts";
import type { PutRows } from "../../../application/cbam/row_making.ts";
import type { RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";

/** Rows that are worth a statement of their own; the server takes them in about as long as they took to make. */
const fewestRows = 480;
/** Making a larger statement would keep the thread to itself for too long. */
const mostRows = 1_000;

/** Sender of a batch's rows, with the number of those that were sent and are on their way. */
export interface RowSender<E> {
  /** Sends the rows that aren't sent yet, if they are enough and the last ones have arrived. */
  readonly put: PutRows<E>;
  /** Number of rows that were sent. */
  readonly sent: () => number;
  /** Waits until what was sent has arrived, and fails if it didn't. */
  readonly done: Effect.Effect<void, E>;
  /** Waits until nothing is on its way, whatever became of it: then the connection can be used for something else. */
  readonly isIdle: Effect.Effect<void>;
}

/** @param write the statement of some rows */
export const rowSender = <E>(
  write: (rows: ReadonlyArray<RowRecord>) => Effect.Effect<unknown, E>,
): RowSender<E> => {
  let sent = 0;
  let underWay: Fiber.RuntimeFiber<unknown, E> | undefined;
  return {
    put: (rows) =>
      Effect.gen(function* () {
        if (rows.length - sent < fewestRows) return;
        if (underWay !== undefined) {
          if (underWay.unsafePoll() === null) return;
          yield* Fiber.join(underWay);
        }
        const next = rows.slice(sent, sent + mostRows);
        sent += next.length;
        underWay = yield* Effect.fork(write(next));
        // The statement is made in here, which takes some milliseconds: others have their turn behind it.
        yield* yieldToIo;
      }),
    sent: () => sent,
    done: Effect.suspend(() => underWay === undefined ? Effect.void : Effect.asVoid(Fiber.join(underWay))),
    isIdle: Effect.suspend(() => underWay === undefined ? Effect.void : Effect.asVoid(Fiber.await(underWay))),
  };
};
