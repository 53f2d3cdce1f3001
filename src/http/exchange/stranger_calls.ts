/**
 * Large calls of whoever has neither key nor session, from all addresses together. Whoever has many networks has places in each: beside so
 * many calls one of the address with the most is ended, so that slow bodies and unread answers neither fill the memory nor keep others out.
 */

/** Such calls that arrive, are worked on, or whose answers have not left: each holds some 14 MB. */
const mostCalls = 48;

/** Whose call it is, by address and what it asks for, and how it is ended. */
export interface StrangerCall {
  readonly holder: string;
  /** True where nothing is worked on: its body has not come, or its answer is not read. */
  readonly isClients: () => boolean;
  /** Ends it, with an answer where one is awaited. */
  readonly end: () => void;
}

/** The large calls of strangers in a process. */
export class StrangerCalls {
  /** The oldest first. */
  readonly #calls = new Map<object, StrangerCall>();

  constructor(private readonly most = mostCalls) {}

  /** Counts a call, and ends another where they are too many. */
  begin(place: object, call: StrangerCall): void {
    this.#calls.set(place, call);
    if (this.#calls.size > this.most) this.#endOne();
  }

  /** Counts it no more; further times change nothing. */
  end(place: object): void {
    this.#calls.delete(place);
  }

  /** Ends, of the addresses with the most, a call on which nothing is worked, else any; of such the oldest. */
  #endOne(): void {
    const counts = new Map<string, number>();
    for (const { holder } of this.#calls.values()) counts.set(holder, (counts.get(holder) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const among = [...this.#calls].filter(([, { holder }]) => counts.get(holder) === most);
    const [place, call] = among.find(([, { isClients }]) => isClients()) ?? among[0] ?? [];
    if (place !== undefined) this.#calls.delete(place);
    call?.end();
  }
}
