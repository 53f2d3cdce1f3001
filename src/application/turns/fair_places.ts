/**
 * Places that are given to whoever has fewest of them, and of those to who got none for longest: first among parties, then among the
 * members of one. Who sends much at once waits for the own work, and others wait for one piece of it at most; so do accounts for
 * strangers, from however many networks those come.
 */
import * as Effect from "effect/Effect";
import { type Holder, WhoseWork } from "../whose_work.ts";
import type { PlaceOfLine } from "./request_lines.ts";
import { Tally } from "./tally.ts";

/** Somebody who waits for a place. */
interface Waiting {
  readonly holder: Holder;
  readonly size: number;
  readonly begin: () => void;
}

/** Names whose last turns are kept: of strangers each may have a name that never comes again. */
const mostTurns = 1_000;

/** Places that each name has, and when it got the last one. */
class Shares {
  readonly #taken = new Tally();
  /** Number of each name's last turn since somebody waited, the oldest first. */
  readonly #turns = new Map<string, number>();

  take(name: string, size: number, turn: number): void {
    this.#taken.change(name, size);
    this.#turns.delete(name);
    this.#turns.set(name, turn);
    if (this.#turns.size <= mostTurns) return;
    for (const oldest of this.#turns.keys()) {
      this.#turns.delete(oldest);
      return;
    }
  }

  leave(name: string, size: number): void {
    this.#taken.change(name, -size);
  }

  /** Number of places that the name has. */
  of(name: string): number {
    return this.#taken.of(name);
  }

  /** Nobody waits. */
  forgetTurns(): void {
    this.#turns.clear();
  }

  /** @returns below zero if one comes before the other, above zero if after it */
  compare(one: string, other: string): number {
    return this.#taken.of(one) - this.#taken.of(other) || this.#lastTurnOf(one) - this.#lastTurnOf(other);
  }

  #lastTurnOf(name: string): number {
    return this.#turns.get(name) ?? 0;
  }
}

/** Places that several holders share. */
export class FairPlaces {
  readonly #parties = new Shares();
  readonly #members = new Shares();
  readonly #waiting = new Set<Waiting>();
  #turn = 0;
  #free: number;
  /** Places that holders have. */
  #held = 0;

  /**
   * @param mostOfParty places that one party has at most, though others are free
   * @param isStrict true where work that would pass the number of places by more than is free waits for more of them, or until nobody has
   *   any; whoever would come behind it waits too
   */
  constructor(
    places: number,
    private readonly mostOfParty = Number.POSITIVE_INFINITY,
    private readonly isStrict = false,
  ) {
    this.#free = places;
  }

  /** Number of those who wait. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Does the holder's work in a place, once there is one for it. */
  readonly inPlace = <A, E, R>(holder: Holder, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.zipRight(
        restore(this.take(holder)),
        Effect.ensuring(restore(work), Effect.sync(() => this.leave(holder))),
      )
    );

  /**
   * Waits until there is a place. One that was given in the moment in which its holder gave up waiting is given back.
   * @param size places that are taken together, once any is free: the last who takes some may take more than there are, of strict places
   *   as many more as were free, and any number if nobody else has one
   * @param line what was done for who waits before
   */
  take(holder: Holder, size = 1, line: PlaceOfLine = "within work"): Effect.Effect<void> {
    return Effect.flatMap(
      WhoseWork,
      ({ lines }) => this.#taken(holder, size, () => lines?.enter(line)),
    );
  }

  /** True where the holder would not wait for so many places. */
  isFree(holder: Holder, size = 1): boolean {
    if (!this.#hasRoom(size) || !this.#mayBegin(holder)) return false;
    // While there is room somebody waits for more of it, or for the own party's: nobody who comes later passes him, but who has less.
    const next = this.#next();
    return next === undefined || this.#isBefore(holder, next.holder);
  }

  /** Takes places, without a wait, for work of another kind that counts into the same measure. @returns a function that gives them back */
  takeBeside(size: number): () => void {
    this.#free -= size;
    return () => {
      this.#free += size;
      this.#beginThose();
    };
  }

  /** Takes places without a wait, also where none is free: for what belongs to work that has some. */
  takeNow({ party, member }: Holder, size: number): void {
    this.#free -= size;
    this.#held += size;
    this.#turn += 1;
    this.#parties.take(party, size, this.#turn);
    this.#members.take(member, size, this.#turn);
  }

  /** @param enter notes that the request stands in the line, and how it is noted that it doesn't any more */
  #taken(holder: Holder, size: number, enter: () => (() => void) | undefined): Effect.Effect<void> {
    return Effect.async((resume) => {
      let leaveLine: (() => void) | undefined;
      const waiting: Waiting = {
        holder,
        size,
        begin: () => {
          leaveLine?.();
          this.takeNow(holder, size);
          resume(Effect.void);
        },
      };
      if (this.isFree(holder, size)) waiting.begin();
      else {
        this.#waiting.add(waiting);
        leaveLine = enter();
      }
      return Effect.sync(() => {
        leaveLine?.();
        if (!this.#waiting.delete(waiting)) return this.leave(holder, size);
        // Others may have waited behind it for its room.
        this.#beginThose();
      });
    });
  }

  /** Gives as many back as were taken. */
  leave({ party, member }: Holder, size = 1): void {
    this.#free += size;
    this.#held -= size;
    this.#parties.leave(party, size);
    this.#members.leave(member, size);
    this.#beginThose();
  }

  #mayBegin({ party }: Holder): boolean {
    return this.#parties.of(party) < this.mostOfParty;
  }

  /** True where there is room for so many: one is free, of strict places half of them are, or nobody has one. */
  #hasRoom(size: number): boolean {
    if (!this.isStrict) return this.#free > 0;
    return this.#held === 0 || (this.#free > 0 && size <= 2 * this.#free);
  }

  /** Gives places to those who come next, as long as there is room. */
  #beginThose(): void {
    for (let next = this.#next(); next !== undefined && this.#hasRoom(next.size); next = this.#next()) {
      this.#waiting.delete(next);
      next.begin();
    }
    if (this.#waiting.size > 0) return;
    this.#parties.forgetTurns();
    this.#members.forgetTurns();
  }

  /** Returns who comes next; undefined where nobody waits who may have a place. */
  #next(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const one of this.#waiting) {
      if (this.#mayBegin(one.holder) && (next === undefined || this.#isBefore(one.holder, next.holder))) {
        next = one;
      }
    }
    return next;
  }

  #isBefore(one: Holder, other: Holder): boolean {
    const order = this.#parties.compare(one.party, other.party) ||
      this.#members.compare(one.member, other.member);
    return order < 0;
  }
}
