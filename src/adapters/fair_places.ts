/**
 * Places that are given to whoever has fewest of them, and of those to who got none for longest. Who sends much at once waits for
 * the own work, and others wait for one piece of it at most.
 */
import * as Effect from "effect/Effect";

/** Somebody who waits for a place. */
interface Waiting {
  readonly holder: string;
  readonly begin: () => void;
}

/** Places that several holders share. */
export class FairPlaces {
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  /** Number of each holder's last turn since somebody waited. */
  readonly #turns = new Map<string, number>();
  #turn = 0;
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  /** Number of those who wait. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Does the holder's work in a place, once there is one for it. */
  readonly inPlace = <A, E, R>(holder: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.zipRight(
        restore(this.#place(holder)),
        Effect.ensuring(restore(work), Effect.sync(() => this.#leave(holder))),
      )
    );

  /** A place that was given in the moment in which its holder gave up waiting is given back. */
  #place(holder: string): Effect.Effect<void> {
    return Effect.async((resume) => {
      const waiting: Waiting = {
        holder,
        begin: () => {
          this.#free -= 1;
          this.#taken.set(holder, this.#takenBy(holder) + 1);
          this.#turns.set(holder, ++this.#turn);
          resume(Effect.void);
        },
      };
      if (this.#free > 0) waiting.begin();
      else this.#waiting.add(waiting);
      return Effect.sync(() => {
        if (!this.#waiting.delete(waiting)) this.#leave(holder);
      });
    });
  }

  #leave(holder: string): void {
    this.#free += 1;
    const left = this.#takenBy(holder) - 1;
    if (left > 0) this.#taken.set(holder, left);
    else this.#taken.delete(holder);
    let next: Waiting | undefined;
    for (const one of this.#waiting) if (next === undefined || this.#isBefore(one, next)) next = one;
    if (next === undefined) return this.#turns.clear();
    this.#waiting.delete(next);
    next.begin();
  }

  #isBefore(one: Waiting, other: Waiting): boolean {
    const more = this.#takenBy(one.holder) - this.#takenBy(other.holder);
    return more < 0 || more === 0 && this.#lastTurnOf(one.holder) < this.#lastTurnOf(other.holder);
  }

  #lastTurnOf(holder: string): number {
    return this.#turns.get(holder) ?? 0;
  }

  #takenBy(holder: string): number {
    return this.#taken.get(holder) ?? 0;
  }
}
