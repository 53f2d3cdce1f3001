/**
 * Places for the calls of one account in a process: the keys of an account have so many, and each of its members in a browser. A call
 * that comes beside so many waits before its body is read, and its place is given back once its answer has left: whoever sends hundreds
 * at once, or reads no answers, waits for the own calls, and others find memory, time and connections to the database.
 */
import * as Effect from "effect/Effect";

/** Calls of an account's keys, or of one of its members, that are worked on, or whose answers have not left. */
const callsAtOnce = 16;

/** A member of an account. */
interface MemberOfAccount {
  readonly accountId: string;
  readonly memberId: string;
}

/** @returns the holder of the places of a member's pages: neither keys nor other members keep an administrator from the page that ends them */
export const placesOfMember = ({ accountId, memberId }: MemberOfAccount): string =>
  `${accountId} ${memberId}`;

/** Calls of one holder that have places, and those that wait for one. */
interface Calls {
  taken: number;
  readonly waiting: Set<CallPlace>;
}

/** The places of all holders: accounts by their keys, and members. */
export class AccountPlaces {
  readonly #holders = new Map<string, Calls>();

  constructor(private readonly most = callsAtOnce) {}

  /** @returns the calls of the holder, with a place for the call or the call among those that wait */
  ask(holder: string, call: CallPlace): Calls {
    const calls = this.#holders.get(holder) ?? { taken: 0, waiting: new Set() };
    this.#holders.set(holder, calls);
    if (calls.taken < this.most) {
      calls.taken += 1;
      call.begin();
    } else calls.waiting.add(call);
    return calls;
  }

  /** Gives the place of a call to the one that has waited longest. */
  leave(holder: string, calls: Calls): void {
    const [next] = calls.waiting;
    if (next !== undefined) {
      calls.waiting.delete(next);
      next.begin();
    } else if (--calls.taken === 0) this.#holders.delete(holder);
  }
}

/** The place of one call. */
export class CallPlace {
  #state: "none" | "waiting" | "taken" | "given back" = "none";
  #leave: (() => void) | undefined;
  #listeners: Set<() => void> | undefined;

  constructor(private readonly places: AccountPlaces) {}

  /** Waits until the holder has a place; a call has one, however many of its parts ask for it. */
  taken(holder: string): Effect.Effect<void> {
    return Effect.async((resume) => {
      if (this.#state === "taken" || this.#state === "given back") return resume(Effect.void);
      const listeners = this.#listeners ??= new Set();
      const go = (): void => resume(Effect.void);
      listeners.add(go);
      if (this.#state === "none") this.#ask(holder);
      return Effect.sync(() => listeners.delete(go));
    });
  }

  /** Waits until the member has a place for a page or form. */
  takenByMember(member: MemberOfAccount): Effect.Effect<void> {
    return this.taken(placesOfMember(member));
  }

  /** Is told that the place is there. */
  begin(): void {
    this.#state = "taken";
    for (const go of this.#listeners ?? []) go();
  }

  /** Gives the place back, or waits for none any more; further times change nothing. */
  giveBack(): void {
    const leave = this.#leave;
    this.#leave = undefined;
    leave?.();
    this.#state = "given back";
  }

  #ask(holder: string): void {
    this.#state = "waiting";
    const calls = this.places.ask(holder, this);
    this.#leave = () => {
      if (!calls.waiting.delete(this)) this.places.leave(holder, calls);
    };
  }
}
