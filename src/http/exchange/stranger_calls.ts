/**
 * Large calls of whoever has neither key nor session, from all addresses together. Whoever has many networks has places in each: beside so
 * many calls one of the address with the most is ended, so that slow bodies and unread answers neither fill the memory nor keep others out.
 */

/** Such calls that arrive, are worked on, or whose answers have not left: each holds some 14 MB. */
const mostCalls = 48;
/** Places of a call whose body is announced as small: what it holds is a sixtieth of that, and its answer is seldom long. */
const smallShare = 1 / 16;

/** Whose call it is, by address and what it asks for, and how it is ended. */
export interface StrangerCall {
  readonly holder: string;
  /** True where its body is announced as small. */
  readonly isSmall: boolean;
  /** Moment of the last byte in either direction; the head's where none is known since. */
  readonly quietSinceMs: () => number;
  /** True where nothing is worked on: its body has not come, or its answer is not read. */
  readonly isClients: () => boolean;
  /** Ends it, with an answer where one is awaited. */
  readonly end: () => void;
}

const sumOf = (numbers: Iterable<number>): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

/** The large calls of strangers in a process. */
export class StrangerCalls {
  /** The oldest first. */
  readonly #calls = new Map<object, StrangerCall>();

  /** @param most places, of which a call with a small body takes a sixteenth */
  constructor(private readonly most = mostCalls) {}

  /** Counts a call, and ends another where they are too many. */
  begin(place: object, call: StrangerCall): void {
    this.#calls.set(place, call);
    const taken = this.#taken();
    if (sumOf(taken.values()) > this.most) this.#endOne(taken);
  }

  /** Counts it no more; further times change nothing. */
  end(place: object): void {
    this.#calls.delete(place);
  }

  /** @returns places that are taken, by holder */
  #taken(): ReadonlyMap<string, number> {
    const taken = new Map<string, number>();
    for (const { holder, isSmall } of this.#calls.values()) {
      taken.set(holder, (taken.get(holder) ?? 0) + (isSmall ? smallShare : 1));
    }
    return taken;
  }

  /** Ends, of the addresses with the most, the call that has stood still longest of those on which nothing is worked, else the oldest. */
  #endOne(taken: ReadonlyMap<string, number>): void {
    const most = Math.max(...taken.values());
    const among = [...this.#calls].filter(([, { holder }]) => taken.get(holder) === most);
    const clients = among.filter(([, { isClients }]) => isClients())
      .map(([place, call]) => ({ place, call, sinceMs: call.quietSinceMs() }))
      .sort((one, other) => one.sinceMs - other.sinceMs);
    const [place, call] = clients[0] === undefined ? among[0] ?? [] : [clients[0].place, clients[0].call];
    if (place !== undefined) this.#calls.delete(place);
    call?.end();
  }
}
