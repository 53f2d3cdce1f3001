/**
 * Places for the calls of one account in a process: the keys of an account have so many, each of its members in a browser, and each
 * address for what strangers send that may be large. A call that comes beside so many waits before its body is read, and its place is
 * given back once its answer has left: whoever sends hundreds at once, or reads no answers, waits for the own calls, and others find
 * memory, time and connections to the database.
 */
import * as Effect from "effect/Effect";
import { FairPlaces } from "../../application/turns/fair_places.ts";
import { ReadingTurns } from "../../application/turns/reading_turns.ts";
import {
  type BodyTurn,
  holderOfWork,
  type ReadingTurn,
  smallBodyBytes,
  WhoseWork,
} from "../../application/whose_work.ts";
import { ServiceUnavailable } from "../../contract/failures.ts";
import { CallReading } from "./call_reading.ts";
import { AwaitedBodies, mostAwaitedOfAddress } from "./awaited_bodies.ts";
import type { OwnCalls } from "../connections/waiting_requests.ts";
import { type StrangerCall, StrangerCalls } from "./stranger_calls.ts";

/** Calls of an account's keys, or of one of its members, that are worked on, or whose answers have not left. */
const callsAtOnce = 16;
/** Large calls of one address: fewer than the files of strangers that are read at once, so that one address leaves some to the others. */
const largeCallsOfAddress = 4;
/**
 * Large calls of one address that wait for its places: each holds a connection whose body has not come, and behind a proxy none of those is
 * closed for others. More than a program sends at one moment: calls whose bodies come have their turns within milliseconds.
 */
const mostWaitingOfAddress = 64;

const tooManyWait = new ServiceUnavailable({
  message:
    `${largeCallsOfAddress} calls from your address are sending their bodies, and ${mostWaitingOfAddress} wait for them: this one was not done. Send it again in a moment.`,
  retryAfterSeconds: 1,
});

/** Bytes of larger bodies that are worked on at once, three of the longest. What is read from them takes some twenty times as much. */
const workedOnBytes = 12 * 1_024 * 1_024;

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

/** The places of all holders: accounts by their keys, members, and addresses of strangers. */
export class AccountPlaces {
  readonly #holders = new Map<string, Calls>();
  /** Large calls of strangers, from whatever address. */
  readonly strangers = new StrangerCalls();
  /** Bodies that have not come, whosever they are. */
  readonly awaited: AwaitedBodies;
  /** A place for each byte of the large bodies that are worked on, whosever they are. */
  readonly bodies: FairPlaces;

  constructor(
    private readonly most = callsAtOnce,
    mostBytes = workedOnBytes,
    mostAwaited = mostAwaitedOfAddress,
    /** Readings that hold much of a ledger, whosever they are. */
    readonly readings: ReadingTurns = new ReadingTurns(),
  ) {
    this.bodies = new FairPlaces(mostBytes);
    this.awaited = new AwaitedBodies(mostAwaited);
  }

  /** @returns the calls of the holder, with a place for the call or the call among those that wait */
  ask(holder: string, call: CallPlace, most = this.most): Calls {
    const calls = this.#holders.get(holder) ?? { taken: 0, waiting: new Set() };
    this.#holders.set(holder, calls);
    if (calls.taken < most) {
      calls.taken += 1;
      call.begin();
    } else calls.waiting.add(call);
    return calls;
  }

  /** @returns number of the holder's calls that wait for a place */
  waitingOf(holder: string): number {
    return this.#holders.get(holder)?.waiting.size ?? 0;
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
export class CallPlace implements BodyTurn, ReadingTurn {
  #state: "none" | "waiting" | "taken" | "given back" = "none";
  #leave: (() => void) | undefined;
  #calls: Calls | undefined;
  #endWork: (() => void) | undefined;
  /** Bytes for which the turn was taken. */
  #workedOn = 0;
  /** Line of the call's parts that come with bodies of their own: the messages of a batch. */
  #oneByOne: Effect.Semaphore | undefined;
  /** Turn of what it reads of a ledger. */
  readonly reading: CallReading;
  #listeners: Set<() => void> | undefined;
  /** The place of an address beside the one of an account: the account is not known before the body is read. */
  #ofAddress: CallPlace | undefined;

  /** @param most calls of its holder that have places at once, where that is another number than for accounts */
  constructor(readonly places: AccountPlaces, private readonly most?: number) {
    this.reading = new CallReading(places.readings);
  }

  /** Waits until the holder has a place; a call has one, however many of its parts ask for it. */
  taken(holder: string): Effect.Effect<void> {
    return Effect.flatMap(WhoseWork, ({ lines }) =>
      Effect.async((resume) => {
        if (this.#state === "none") this.#ask(holder);
        if (this.#state !== "waiting") return resume(Effect.void);
        const leaveLine = lines?.enter("before work");
        const listeners = this.#listeners ??= new Set();
        const go = (): void => {
          leaveLine?.();
          resume(Effect.void);
        };
        listeners.add(go);
        return Effect.sync(() => {
          leaveLine?.();
          listeners.delete(go);
        });
      }));
  }

  /** Waits until the member has a place for a page or form. */
  takenByMember(member: MemberOfAccount): Effect.Effect<void> {
    return this.taken(placesOfMember(member));
  }

  /**
   * Waits until the address has a place for a call that may be large, before its body is read.
   * @param call its holder is the address as limits count it, and what it asks for
   * @fails ServiceUnavailable at once where so many of the address wait already
   */
  takenByAddress(call: StrangerCall): Effect.Effect<void, ServiceUnavailable> {
    return Effect.suspend(() => {
      const name = `address ${call.holder}`;
      if (this.#ofAddress === undefined && this.places.waitingOf(name) >= mostWaitingOfAddress) {
        return tooManyWait;
      }
      const own = this.#ofAddress ??= new CallPlace(this.places, largeCallsOfAddress);
      return Effect.map(own.taken(name), () => this.places.strangers.begin(own, call));
    });
  }

  /** Gives the address's place back, of a call whose answer is short once its body has come. */
  leaveAddress(): void {
    if (this.#ofAddress === undefined) return;
    this.places.strangers.end(this.#ofAddress);
    this.#ofAddress.giveBack();
  }

  /** Is told that the place is there. */
  begin(): void {
    this.#state = "taken";
    for (const go of this.#listeners ?? []) go();
  }

  /** @returns the calls of the holder that the call was asked a place for; undefined before that, and of one that gave it back */
  ownCalls(): OwnCalls | undefined {
    if (this.#calls === undefined) return this.#ofAddress?.ownCalls();
    return { calls: this.#calls, isWaiting: this.#state === "waiting" };
  }

  /**
   * Waits until the call may work on its body, which has come, or on so many bytes that it unfolds to or that its rows count for; a small one
   * needs no turn. What was taken for fewer is given back before: no two calls wait for what the other has, and no part for another's.
   */
  takenForBody(bytes: number): Effect.Effect<void> {
    const { bodies, readings } = this.places;
    // Those who wait with a body for the turn of a reading wait for who has one.
    const isThere = () => bytes <= Math.max(smallBodyBytes, this.#workedOn) || this.reading.isAsked;
    const taken = Effect.flatMap(holderOfWork, (holder) => {
      if (isThere()) return Effect.void;
      this.endWork();
      return Effect.map(Effect.interruptible(bodies.take(holder, bytes, "before work")), () => {
        if (this.#state === "given back") return bodies.leave(holder, bytes);
        this.#workedOn = bytes;
        const giveRowsBack = readings.takeForBody(bytes);
        this.#endWork = () => {
          bodies.leave(holder, bytes);
          giveRowsBack();
        };
      });
    });
    return Effect.suspend(() =>
      isThere()
        ? Effect.void
        : (this.#oneByOne ??= Effect.unsafeMakeSemaphore(1)).withPermits(1)(Effect.uninterruptible(taken))
    );
  }

  /**
   * The answer is made: what was read from the body is needed no more, however slowly the answer leaves.
   * @returns bytes for which the turn was taken; 0 for none
   */
  endWork(): number {
    const [end, bytes] = [this.#endWork, this.#workedOn];
    [this.#endWork, this.#workedOn] = [undefined, 0];
    end?.();
    return bytes;
  }

  /** Waits until the call may read so many rows and hold them. @fails ServiceUnavailable where too much comes before */
  takenForRows(rows: number): Effect.Effect<void, ServiceUnavailable> {
    return this.reading.taken(rows);
  }

  /** Gives the place back, or waits for none any more; further times change nothing. */
  giveBack(): void {
    this.endWork();
    this.reading.close();
    this.leaveAddress();
    const leave = this.#leave;
    [this.#leave, this.#calls] = [undefined, undefined];
    leave?.();
    this.#state = "given back";
  }

  #ask(holder: string): void {
    this.#state = "waiting";
    const calls = this.places.ask(holder, this, this.most);
    this.#calls = calls;
    this.#leave = () => {
      if (!calls.waiting.delete(this)) this.places.leave(holder, calls);
    };
  }
}
