/** Queues of a pool of workers: how many of whom work and wait in each. */
import { type Holder, serviceItself, strangers } from "../application/whose_work.ts";
import { FairPlaces } from "./fair_places.ts";
import { Tally } from "./tally.ts";

/** A queue of its own for one kind of callers: none of them waits for those of another one. */
export interface Lane {
  /** The queue's name in the metrics. */
  readonly queue: string;
  /** Number of workers that work at once. */
  readonly places: number;
  /** Number of callers that may wait besides. */
  readonly waitingLimit: number;
  /** True of a queue for callers that have neither key nor session: together they may fill it. */
  readonly isOfStrangers?: true;
}

/** The state of a lane. */
export class OpenLane {
  admitted = 0;
  working = 0;
  readonly places: FairPlaces;
  /** Callers that work or wait, by whose work it is. */
  readonly #parties = new Tally();
  readonly #members = new Tally();

  constructor(readonly lane: Lane) {
    this.places = new FairPlaces(lane.places);
  }

  /**
   * True if the lane is full, or half of those who may wait in it are this party's. One network has at most half of what strangers
   * have together.
   */
  isFullFor({ party, member }: Holder): boolean {
    const { places, waitingLimit, isOfStrangers } = this.lane;
    const mayFill = party === serviceItself || party === strangers && isOfStrangers === true;
    const ofParty = mayFill ? waitingLimit : Math.ceil(waitingLimit / 2);
    const ofMember = party === strangers ? Math.ceil(ofParty / 2) : ofParty;
    return this.admitted >= places + waitingLimit || this.#parties.of(party) >= places + ofParty ||
      this.#members.of(member) >= places + ofMember;
  }

  /** Counts one more, or less, of the holder's. */
  count({ party, member }: Holder, change: 1 | -1): void {
    this.admitted += change;
    this.#parties.change(party, change);
    this.#members.change(member, change);
  }
}
