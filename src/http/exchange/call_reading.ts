/** Turn of what one call reads of a ledger, from its first large reading until its answer is made and packed. */
import * as Effect from "effect/Effect";
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
  /** Rows that the reading that was tried would have waited for, and those that were taken for it before it began anew. */
  #wanted = 0;
  #ahead = 0;
  /** True while a reading is tried that is begun anew where its turn isn't free. */
  isTried = false;

  constructor(private readonly turns: ReadingTurns) {}

  /** True once the call asked for a turn, until it is given back. */
  get isAsked(): boolean {
    return this.#ends !== undefined;
  }

  /**
   * Waits until the call may read so many rows and hold them; what it reads beside its first reading is taken without a wait, so that no two
   * calls wait for what the other has.
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
        if (this.#ends === undefined && this.isTried && !this.turns.isFree(holder, rows)) {
          this.#wanted = rows;
          return turnIsTaken;
        }
        if (this.#ends !== undefined) {
          this.#ends.push(this.turns.takeNow(holder, rows));
          return Effect.void;
        }
        const ends: Array<() => void> = [];
        this.#ends = ends;
        return restore(this.turns.take(holder, rows)).pipe(
          Effect.map((end) => void ends.push(end)),
          Effect.onError(() => Effect.sync(() => this.end())),
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
