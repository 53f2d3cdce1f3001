/** Turn of what one call reads of a ledger, from its first large reading until its answer is made and packed. */
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as FiberId from "effect/FiberId";
import type { ReadingTurns } from "../../application/turns/reading_turns.ts";
import { holderOfWork } from "../../application/whose_work.ts";
import { ServiceUnavailable } from "../../contract/failures.ts";

/** Refusal within the service: the turn isn't free, and the reading is to be begun anew with its equals. */
export const turnIsTaken: ServiceUnavailable = new ServiceUnavailable({
  message: "Other large readings of the ledger come first.",
  retryAfterSeconds: 5,
});

/** The turn of one call. */
export class CallReading {
  /** Functions that give the parts of the turn back; undefined where the call has read little. */
  #ends: Array<() => void> | undefined;
  #isOver = false;
  /** Is done once the first reading waits no more; undefined while none waits. */
  #first: Deferred.Deferred<void> | undefined;
  /** Rows that the reading that was tried would have waited for, and those that were taken for it before it began anew. */
  #wanted = 0;
  #ahead = 0;
  /** True while a reading is tried that is begun anew where its turn isn't free. */
  isTried = false;

  /** @param mayShare true where an equal reading's answer, packed, is as good as its own */
  constructor(private readonly turns: ReadingTurns, readonly mayShare = true) {}

  /** True once the call asked for a turn, until it is given back. */
  get isAsked(): boolean {
    return this.#ends !== undefined;
  }

  /**
   * Waits until the call may read so many rows and hold them. What it reads beside its first reading is taken without a wait once that one
   * has its turn, so that no two calls wait for what the other has, and none for what it has itself.
   * @fails ServiceUnavailable where too much comes before
   */
  taken(rows: number): Effect.Effect<void, ServiceUnavailable> {
    return Effect.uninterruptibleMask((restore) =>
      Effect.flatMap(holderOfWork, (holder) => {
        if (this.#isOver) return Effect.void;
        if (rows <= this.#ahead) {
          this.#ahead -= rows;
          return Effect.void;
        }
        if (this.#first !== undefined) {
          return restore(Effect.zipRight(Deferred.await(this.#first), this.taken(rows)));
        }
        if (this.#ends === undefined && this.isTried && !this.turns.isFree(holder, rows)) {
          this.#wanted = rows;
          return turnIsTaken;
        }
        if (this.#ends !== undefined) {
          this.#ends.push(this.turns.takeNow(holder, rows));
          return Effect.void;
        }
        this.#ends = [];
        const first = this.#first = Deferred.unsafeMake<void>(FiberId.none);
        // Without `restore`: it may be interrupted while it waits, and a turn that came is never lost.
        return this.turns.take(holder, rows).pipe(
          Effect.map((end) => this.#isOver ? end() : void (this.#ends ??= []).push(end)),
          Effect.onError(() => Effect.sync(() => this.end())),
          Effect.ensuring(Effect.sync(() => {
            this.#first = undefined;
            Deferred.unsafeDone(first, Exit.void);
          })),
        );
      })
    );
  }

  /**
   * The turn of a reading that was tried in vain, taken before it begins anew.
   * @fails ServiceUnavailable where too much comes before
   */
  get takenAhead(): Effect.Effect<void, ServiceUnavailable> {
    return Effect.suspend(() => {
      const rows = this.#wanted;
      return Effect.map(this.taken(rows), () => {
        this.#ahead = rows;
      });
    });
  }

  /** Gives the turn back: the answer is made, and nothing of what was read is needed. */
  end(): void {
    const ends = this.#ends ?? [];
    this.#ends = undefined;
    this.#ahead = 0;
    for (const end of ends) end();
  }

  /** The call is over: it takes no turn any more. */
  close(): void {
    this.#isOver = true;
    this.end();
  }
}
