/**
 * Turns of readings that hold much of a ledger: rows of the database, what is calculated from them, and the answer until it is packed. A
 * thousand imports take some three megabytes, so that readings share a number of rows in a process. docs/decisions/0280-readings-by-turns.md
 */
import type { Clock } from "effect/Clock";
import * as Effect from "effect/Effect";
import { ServiceUnavailable } from "../../contract/failures.ts";
import { bytesOfRow, type Holder } from "../whose_work.ts";
import { FairPlaces } from "./fair_places.ts";
import { Tally } from "./tally.ts";

/** Most rows of a reading that is a short one. */
const mostOfShort = 5_000;
/** Rows that all short readings hold at once. */
const rowsOfShort = 40_000;
/** Rows that all long readings hold at once. One that would pass them by more than is left waits for more, or until it is alone. */
const rowsOfLong = 200_000;
/** Parties of which each has its part of the long readings' rows. */
const partiesOfLong = 2;
/** Longest wait for a turn: behind it a request has half of its two minutes left. */
const mostWaitSeconds = 60;
/** Rows that one reading works off in a second, until it is known how many it does; short ones that ended say little. */
const rowsASecond = 20_000;
/** Seconds of readings behind which those before count half. */
const secondsOfLate = 60;

const mostRetrySeconds = 300;

const tooMuchAhead = (waitSeconds: number): ServiceUnavailable => {
  const retryAfterSeconds = Math.min(mostRetrySeconds, Math.max(5, Math.ceil(waitSeconds / 2)));
  return new ServiceUnavailable({
    message:
      `Other large readings of the ledger come first, and this one would have waited for too long: nothing was done. Ask again in ${retryAfterSeconds} seconds, one question behind the other.`,
    retryAfterSeconds,
  });
};

/** The line of readings of one size. */
class ReadingLine {
  readonly #places: FairPlaces;
  /** Rows of readings that are at work or wait, by party. */
  readonly #rows = new Tally();
  readonly #parties = new Set<string>();
  /** Number of readings at work. */
  #atWork = 0;
  /** Rows of readings that ended of late, and the seconds that those took, each by itself, beside the first second that is expected. */
  #ended = { rows: rowsASecond, seconds: 1 };

  /** @param isStrict true where one that passes the rows by more than is left waits */
  constructor(rows: number, mostOfParty: number, isStrict: boolean) {
    this.#places = new FairPlaces(rows, mostOfParty, isStrict);
  }

  get waiting(): number {
    return this.#places.waiting;
  }

  /**
   * Waits for the turn.
   * @returns a function that gives it back
   * @fails ServiceUnavailable at once where too much is ahead, and after a minute
   */
  take(holder: Holder, rows: number): Effect.Effect<() => void, ServiceUnavailable> {
    const taken = Effect.clockWith((clock) => {
      const waitSeconds = this.#waitOf(holder);
      if (waitSeconds > mostWaitSeconds) return tooMuchAhead(waitSeconds);
      this.#come(holder, rows);
      let leave: (() => void) | undefined;
      const given = Effect.uninterruptibleMask((restore) =>
        Effect.map(restore(this.#places.take(holder, rows)), () => leave = this.#begin(holder, rows, clock))
      );
      const inTime = Effect.timeoutFail(given, {
        duration: `${mostWaitSeconds} seconds`,
        onTimeout: () => tooMuchAhead(mostWaitSeconds),
      });
      return Effect.onError(
        Effect.interruptible(inTime),
        () => Effect.sync(() => leave === undefined ? this.#go(holder, rows) : leave()),
      );
    });
    // But for the wait: who is interrupted behind it has the function that gives the turn back.
    return Effect.uninterruptible(taken);
  }

  isFree(holder: Holder, rows: number): boolean {
    return this.#places.isFree(holder, rows);
  }

  /** Takes rows for what is no reading. @returns a function that gives them back */
  takeBeside(rows: number): () => void {
    return this.#places.takeBeside(rows);
  }

  /** Takes rows that a reading with a turn needs beside its first, without a wait. @returns a function that gives them back */
  takeNow(holder: Holder, rows: number): () => void {
    this.#places.takeNow(holder, rows);
    return () => this.#places.leave(holder, rows);
  }

  #come({ party }: Holder, rows: number): void {
    if (this.#parties.size === 0) this.#ended = { rows: rowsASecond, seconds: 1 };
    this.#rows.change(party, rows);
    this.#parties.add(party);
  }

  #go({ party }: Holder, rows: number): void {
    this.#rows.change(party, -rows);
    if (this.#rows.of(party) === 0) this.#parties.delete(party);
  }

  /** @returns a function that ends the reading, which has its turn now */
  #begin(holder: Holder, rows: number, clock: Clock): () => void {
    const beganMs = clock.unsafeCurrentTimeMillis();
    this.#atWork += 1;
    return () => {
      this.#places.leave(holder, rows);
      this.#go(holder, rows);
      this.#atWork -= 1;
      const { rows: before, seconds } = this.#ended;
      const part = seconds > secondsOfLate ? 0.5 : 1;
      this.#ended = {
        rows: part * before + rows,
        seconds: part * seconds + (clock.unsafeCurrentTimeMillis() - beganMs) / 1_000,
      };
    };
  }

  /**
   * Seconds that whoever comes now waits, about: those ahead of the own party, and as many of each other, at the pace of those that ended of
   * late, of which as many work beside each other as do now. What is still at work says nothing of its pace.
   */
  #waitOf({ party }: Holder): number {
    const own = this.#rows.of(party);
    let ahead = own;
    for (const other of this.#parties) {
      if (other !== party) ahead += Math.min(this.#rows.of(other), own);
    }
    const { rows, seconds } = this.#ended;
    return ahead * seconds / (rows * Math.max(1, this.#atWork));
  }
}

/** Turns of the readings of a process. */
export class ReadingTurns {
  readonly #short: ReadingLine;
  readonly #long: ReadingLine;

  constructor(short = rowsOfShort, long = rowsOfLong) {
    this.#short = new ReadingLine(short, Number.POSITIVE_INFINITY, false);
    this.#long = new ReadingLine(long, Math.max(1, Math.floor(long / partiesOfLong)), true);
  }

  /** Number of readings that wait. */
  get waiting(): number {
    return this.#short.waiting + this.#long.waiting;
  }

  /**
   * Waits for the turn of a reading of so many rows: a short one waits for no long ones.
   * @returns a function that gives it back
   * @fails ServiceUnavailable at once where too much is ahead, and after a minute
   */
  take(holder: Holder, rows: number): Effect.Effect<() => void, ServiceUnavailable> {
    return this.#lineOf(rows).take(holder, rows);
  }

  /** True where a reading of so many rows would not wait. */
  isFree(holder: Holder, rows: number): boolean {
    return this.#lineOf(rows).isFree(holder, rows);
  }

  /** Takes rows beside those of a turn, without a wait: nobody waits for rows while holding some. @returns a function that gives them back */
  takeNow(holder: Holder, rows: number): () => void {
    return this.#lineOf(rows).takeNow(holder, rows);
  }

  /**
   * Takes rows of the long readings for a large body that is worked on, without a wait: as many as hold what is read from it. Beside bodies
   * fewer readings begin; one by itself always may.
   * @returns a function that gives them back
   */
  takeForBody(bytes: number): () => void {
    return this.#long.takeBeside(Math.ceil(bytes / bytesOfRow));
  }

  #lineOf(rows: number): ReadingLine {
    return rows > mostOfShort ? this.#long : this.#short;
  }
}
