/**
 * Places for the calls of one account in a process. A call that comes beside so many waits before its body is read, and its place is
 * given back once its answer has left: whoever sends hundreds at once, or reads no answers, waits for the own calls, and others find
 * memory, time and connections to the database.
 */
import * as Effect from "effect/Effect";

/** Calls of one account that are worked on, or whose answers have not left. */
export const callsAtOnce = 16;

/** Calls of an account that have places, and those that wait for one. */
interface Calls {
  taken: number;
  readonly waiting: Set<CallPlace>;
}

/** The places of all accounts. */
export class AccountPlaces {
  readonly #accounts = new Map<string, Calls>();

  constructor(private readonly most = callsAtOnce) {}

  /** @returns the calls of the account, with a place for the call or the call among those that wait */
  ask(accountId: string, call: CallPlace): Calls {
    const calls = this.#accounts.get(accountId) ?? { taken: 0, waiting: new Set() };
    this.#accounts.set(accountId, calls);
    if (calls.taken < this.most) {
      calls.taken += 1;
      call.begin();
    } else calls.waiting.add(call);
    return calls;
  }

  /** Gives the place of a call to the one that has waited longest. */
  leave(accountId: string, calls: Calls): void {
    const [next] = calls.waiting;
    if (next !== undefined) {
      calls.waiting.delete(next);
      next.begin();
    } else if (--calls.taken === 0) this.#accounts.delete(accountId);
  }
}

/** The place of one call. */
export class CallPlace {
  #state: "none" | "waiting" | "taken" | "given back" = "none";
  #leave: (() => void) | undefined;
  #listeners: Set<() => void> | undefined;

  constructor(private readonly places: AccountPlaces) {}

  /** Waits until the account has a place; a call has one, however many of its parts ask for it. */
  taken(accountId: string): Effect.Effect<void> {
    return Effect.async((resume) => {
      if (this.#state === "taken" || this.#state === "given back") return resume(Effect.void);
      const listeners = this.#listeners ??= new Set();
      const go = (): void => resume(Effect.void);
      listeners.add(go);
      if (this.#state === "none") this.#ask(accountId);
      return Effect.sync(() => listeners.delete(go));
    });
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

  #ask(accountId: string): void {
    this.#state = "waiting";
    const calls = this.places.ask(accountId, this);
    this.#leave = () => {
      if (!calls.waiting.delete(this)) this.places.leave(accountId, calls);
    };
  }
}
