/** Order in which connections are closed where there are too many. */

/** A connection, as far as that goes. */
export interface RoomTaken {
  readonly requestsUnderWay: number;
  /** True once a request of it was answered. */
  readonly hasAsked: boolean;
  /** Moment at which it began to be quiet. */
  readonly quietSinceMs: number;
}

/** Time in which a client that connects has said what it wants, also from afar. */
export const newcomerMs = 2_000;

/**
 * Those that never asked, then those that have been quiet longest, and newcomers last, which may be about to ask.
 * @returns so many at most of those without a request under way
 */
export const closedFirst = <Taken extends RoomTaken>(
  connections: Iterable<Taken>,
  count: number,
  nowMs: number,
): ReadonlyArray<Taken> => {
  const rank = ({ hasAsked, quietSinceMs }: Taken): number =>
    hasAsked ? 1 : nowMs - quietSinceMs > newcomerMs ? 0 : 2;
  return [...connections].filter(({ requestsUnderWay }) => requestsUnderWay === 0)
    .sort((one, other) => rank(one) - rank(other) || one.quietSinceMs - other.quietSinceMs)
    .slice(0, count);
};

/** Share of the limit by which it rises again each second. */
const regainedShare = 0.01;

/** @returns the limit a second later, after the process was out of descriptors: they may be there again, and never above the usual one */
export const regained = (limit: number, usual: number): number =>
  Math.min(usual, Math.ceil(limit * (1 + regainedShare)));
