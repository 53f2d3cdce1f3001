/**
 * Large calls of whoever has neither key nor session, from all addresses together. Whoever has many networks has places in each: beside so
 * many calls the oldest one of the address with the most is cut, so that slow bodies and unread answers neither fill the memory nor keep
 * others out.
 */

/** Such calls that arrive, are worked on, or whose answers have not left: each holds some 14 MB. */
const mostCalls = 48;

/** Whose call it is, by address and what it asks for, and how its connection is cut. */
interface StrangerCall {
  readonly holder: string;
  readonly cut: () => void;
}

/** The large calls of strangers in a process. */
export class StrangerCalls {
  /** The oldest first. */
  readonly #calls = new Map<object, StrangerCall>();

  constructor(private readonly most = mostCalls) {}

  /** Counts a call, and cuts another where they are too many. */
  begin(place: object, call: StrangerCall): void {
    this.#calls.set(place, call);
    if (this.#calls.size > this.most) this.#cutOne();
  }

  /** Counts it no more; further times change nothing. */
  end(place: object): void {
    this.#calls.delete(place);
  }

  #cutOne(): void {
    const counts = new Map<string, number>();
    for (const { holder } of this.#calls.values()) counts.set(holder, (counts.get(holder) ?? 0) + 1);
    const most = Math.max(...counts.values());
    for (const [place, { holder, cut }] of this.#calls) {
      if (counts.get(holder) !== most) continue;
      this.#calls.delete(place);
      return cut();
    }
  }
}
