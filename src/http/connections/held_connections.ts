/**
 * The connections that a listener holds, as many in all and of one address as there is room for. docs/decisions/0240-room-by-addresses.md
 */
import { Tally } from "../../application/turns/tally.ts";
import { closedFirst, regained, type RoomTaken } from "./room.ts";

/** Share of the connections that is closed when there are too many, so that they are seldom looked for. */
const closedShare = 0.05;
/** Share that is closed when the process is out of descriptors: database and files need some too. */
const givenBackShare = 0.2;
/** Share of all that one address may have. */
const shareOfAddress = 0.5;

/** A connection that can be closed to make room. */
export interface Closable extends RoomTaken {
  /** Address at its other end, by which it is counted as long as it is held; undefined of a trusted proxy. */
  readonly peer: string | undefined;
  /** Closes it, with an answer where one is awaited. */
  readonly letGo: () => void;
}

/** Connections of one listener. */
export class HeldConnections<Held extends Closable> {
  readonly #held = new Set<Held>();
  /** Those that were closed and have not ended: their descriptors come back in a moment. */
  readonly #leaving = new Set<Held>();
  readonly #ofAddress = new Tally();
  #limit: number;

  /** @param usual connections at a time, as long as there are descriptors */
  constructor(private readonly usual: number) {
    this.#limit = usual;
  }

  /** Number of connections. */
  get size(): number {
    return this.#held.size;
  }

  /** Iterator over all of them. */
  [Symbol.iterator](): Iterator<Held> {
    return this.#held.values();
  }

  /**
   * Makes room for one more where it is needed.
   * @param address at the other end; undefined of a trusted proxy
   * @returns false where work is done on as many as there may be, in all or of the address
   */
  hasRoomFor(address: string | undefined): boolean {
    const ofAddress = (): number => address === undefined ? 0 : this.#ofAddress.of(address);
    const mostOfAddress = Math.max(1, Math.floor(this.#limit * shareOfAddress));
    if (ofAddress() >= mostOfAddress) {
      const its = [...this.#held].filter((held) => held.peer === address);
      this.#close(its, Math.ceil(mostOfAddress * closedShare));
    }
    if (this.size >= this.#limit) this.#close(this.#held, Math.ceil(this.#limit * closedShare));
    return this.size < this.#limit && ofAddress() < mostOfAddress;
  }

  /** Counts a connection. */
  add(connection: Held): void {
    this.#held.add(connection);
    if (connection.peer !== undefined) this.#ofAddress.change(connection.peer, 1);
  }

  /** Counts one that has ended no more. */
  forget(connection: Held): void {
    this.#leaving.delete(connection);
    this.#drop(connection);
  }

  /** Gives descriptors back where they ran out: fewer connections are held from now on, by those that could be closed. */
  giveBack(): void {
    const leaving = this.#leaving.size;
    const count = Math.ceil((this.size + leaving) * givenBackShare) - leaving;
    if (count > 0) this.#close(this.#held, count);
    this.#limit = Math.max(1, Math.min(this.#limit, this.size));
  }

  /** Once a second: as many connections as usual may come back by and by. */
  regain(): void {
    this.#limit = regained(this.#limit, this.usual);
  }

  /** Closes some, which count no more from now on. */
  #close(among: Iterable<Held>, count: number): void {
    for (const connection of closedFirst(among, count, performance.now())) {
      this.#drop(connection);
      this.#leaving.add(connection);
      connection.letGo();
    }
  }

  #drop(connection: Held): void {
    if (!this.#held.delete(connection) || connection.peer === undefined) return;
    this.#ofAddress.change(connection.peer, -1);
  }
}
