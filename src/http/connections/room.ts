/**
 * Order in which connections are closed where there are too many. docs/decisions/0240-room-by-addresses.md
 */

/** A connection, as far as that goes. */
export interface RoomTaken {
  /**
   * Address as limits count it, of a trusted proxy that of the client whose request alone is under way; undefined of one that waits for
   * any client's: each such connection counts for itself.
   */
  readonly address: string | undefined;
  /** Network around the address. */
  readonly network: string;
  /** True where nothing is worked on: the client is silent, has not sent its head or its body, stands in a line, or reads no answer. */
  readonly isClients: boolean;
  /** True once a request of it was answered. */
  readonly hasAsked: boolean;
  /** Moment at which it was accepted. */
  readonly sinceMs: number;
  /** Moment of the last byte in either direction. */
  readonly quietSinceMs: number;
}

/** Time in which a client that connects has said what it wants, also from afar. */
export const newcomerMs = 2_000;

const countsOf = (names: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/**
 * One of the address that has most at each time, and of addresses that have as many in the network that has most. Of one address those
 * that never asked go first, then those that have been quiet longest, and newcomers last, which may be about to ask.
 * @returns so many at most of those in which nothing is worked on
 */
export const closedFirst = <Taken extends RoomTaken>(
  connections: Iterable<Taken>,
  count: number,
  nowMs: number,
): ReadonlyArray<Taken> => {
  const all = [...connections];
  const left = new Map(countsOf(all.flatMap(({ address }) => address ?? [])));
  const networks = countsOf(all.flatMap(({ address, network }) => address === undefined ? [] : network));
  const rank = ({ hasAsked, sinceMs }: Taken): number => hasAsked ? 1 : nowMs - sinceMs > newcomerMs ? 0 : 2;
  return all.filter(({ isClients }) => isClients)
    .map((taken) => ({ taken, rank: rank(taken), sinceMs: taken.quietSinceMs }))
    .sort((one, other) => one.rank - other.rank || one.sinceMs - other.sinceMs)
    .map((ranked) => {
      const { address, network } = ranked.taken;
      if (address === undefined) return { ...ranked, ofAddress: 1, ofNetwork: 1 };
      const ofAddress = left.get(address) ?? 1;
      left.set(address, ofAddress - 1);
      return { ...ranked, ofAddress, ofNetwork: networks.get(network) ?? 1 };
    })
    .sort((one, other) => other.ofAddress - one.ofAddress || other.ofNetwork - one.ofNetwork)
    .slice(0, count).map(({ taken }) => taken);
};

/** Share of the limit by which it rises again each second. */
const regainedShare = 0.01;

/** @returns the limit a second later, after the process was out of descriptors: they may be there again, and never above the usual one */
export const regained = (limit: number, usual: number): number =>
  Math.min(usual, Math.ceil(limit * (1 + regainedShare)));
