/** Queues for what is short, such as the workers of a pool: how many of whom work and wait in each. */
import * as Clock from "effect/Clock";
import type * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import { Metrics } from "../application/metrics.ts";
import { ServiceUnavailable } from "../contract/failures.ts";
import { type Holder, holderOfWork, serviceItself, strangers } from "../application/whose_work.ts";
import { FairPlaces } from "../application/turns/fair_places.ts";
import { Tally } from "../application/turns/tally.ts";

/** A queue of its own for one kind of callers: none of them waits for those of another one. */
export interface Lane {
  /** The queue's name in the metrics. */
  readonly queue: string;
  /** Number of callers that are worked for at once. */
  readonly places: number;
  /** Number of places that one party may have at most, where it may not have all. */
  readonly mostOfParty?: number;
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
    this.places = new FairPlaces(lane.places, lane.mostOfParty);
  }

  /** Number of callers that wait. */
  get waiting(): number {
    return this.admitted - this.working;
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

/** Shows in the metrics how many wait in a lane. */
export const watchLane = (lane: OpenLane): Effect.Effect<void> =>
  Effect.map(
    Metrics,
    ({ watch }) => watch("queue", () => [{ values: [lane.lane.queue], value: lane.waiting }]),
  );

/** For how long callers of a lane wait and are worked for, and what those are told that can't be served now. */
export interface LaneRules {
  /** From the call to the end of its work, waiting included. */
  readonly timeLimit: Duration.DurationInput;
  /** From the beginning of the work to its end; without it the other limit alone holds. */
  readonly workLimit?: Duration.DurationInput;
  readonly sentences: {
    readonly tooMany: (admitted: number) => string;
    readonly outOfTime: string;
  };
}

/** Seconds after which refused callers are told to come again. */
export const retryAfterSeconds = 5;

const unavailable = (message: string): ServiceUnavailable =>
  new ServiceUnavailable({ message, retryAfterSeconds });

/**
 * Does the work of a fiber in a place of the lane, by turns of whose work it is.
 * @fails ServiceUnavailable when too many wait in the lane already or the time is up
 */
export const inLane = <A, E, R>(
  lane: OpenLane,
  { timeLimit, workLimit, sentences }: LaneRules,
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | ServiceUnavailable, R> =>
  Effect.gen(function* () {
    const holder = yield* holderOfWork;
    const { time } = yield* Metrics;
    const within = (duration: Duration.DurationInput) =>
      Effect.timeoutFail({ duration, onTimeout: () => unavailable(sentences.outOfTime) });
    const limited = workLimit === undefined ? work : within(workLimit)(work);
    const admit = Effect.suspend(() => {
      if (lane.isFullFor(holder)) return Effect.fail(unavailable(sentences.tooMany(lane.admitted)));
      lane.count(holder, 1);
      return Clock.currentTimeMillis;
    });
    const placed = (sinceMs: number) =>
      Effect.acquireUseRelease(
        Effect.map(Clock.currentTimeMillis, (nowMs) => {
          lane.working += 1;
          time("waits", [lane.lane.queue], (nowMs - sinceMs) / 1_000);
        }),
        () => limited,
        () => Effect.sync(() => lane.working -= 1),
      );
    return yield* Effect.acquireUseRelease(
      admit,
      (sinceMs) => lane.places.inPlace(holder, placed(sinceMs)),
      () => Effect.sync(() => lane.count(holder, -1)),
    ).pipe(within(timeLimit));
  });
