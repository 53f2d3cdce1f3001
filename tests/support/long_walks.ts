/**
 * Walks over long lists between two pauses of the thread: a list that grows with what an account holds must not be gone through, or
 * sorted, in one piece. Items that methods of lists are called with are counted, not time, so that it is the same on a busy machine.
 */
import * as Effect from "effect/Effect";

/** Items of a list from which a walk over it is counted. */
const longFrom = 1_000;

/** Methods that call a function for each item, or for pairs of them. */
const walking = [
  ...["map", "filter", "flatMap", "forEach", "reduce", "some", "every"],
  ...["find", "findIndex", "findLast", "findLastIndex", "sort", "toSorted"],
] as const;

/** The most that was walked between two pauses. */
export interface LongestWalk {
  /** Items that functions were called with; of a sorting one for each comparison. */
  readonly items: number;
  /** Where the walks were called, with their items. */
  readonly places: ReadonlyArray<string>;
}

/** The place in the service from which a walk was called; undefined for a walk of a test. */
const placeOf = (): string | undefined =>
  new Error("place").stack?.split("\n").find((line) =>
    line.includes("/src/") && !line.includes("node_modules")
  )
    ?.trim();

/** Does something. @returns what it comes to, with the longest walk between two pauses of the thread meanwhile */
export const withLongestWalk = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<readonly [outcome: A, longest: LongestWalk], E, R> =>
  Effect.acquireUseRelease(
    Effect.sync(() => {
      let longest: LongestWalk = { items: 0, places: [] };
      let piece: { items: number; places: Array<string> } = { items: 0, places: [] };
      let isOver = false;
      const beat = (): void => {
        if (piece.items > longest.items) longest = piece;
        if (piece.items > 0) piece = { items: 0, places: [] };
        if (!isOver) setImmediate(beat);
      };
      const own = new Map(
        walking.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)]),
      );
      for (const name of walking) {
        const walk: unknown = Array.prototype[name];
        if (typeof walk !== "function") continue;
        Object.defineProperty(Array.prototype, name, {
          configurable: true,
          writable: true,
          value(this: ReadonlyArray<unknown>, call: unknown, ...others: ReadonlyArray<unknown>): unknown {
            if (this.length < longFrom || typeof call !== "function") {
              return Reflect.apply(walk, this, [call, ...others]);
            }
            let items = 0;
            const counted = function (this: unknown, ...given: ReadonlyArray<unknown>): unknown {
              items++;
              return Reflect.apply(call, this, given);
            };
            const outcome: unknown = Reflect.apply(walk, this, [counted, ...others]);
            const place = placeOf();
            if (place === undefined) return outcome;
            piece.items += items;
            if (items >= longFrom) piece.places.push(`${items} by ${name}, ${place}`);
            return outcome;
          },
        });
      }
      setImmediate(beat);
      return {
        longest: (): LongestWalk => piece.items > longest.items ? piece : longest,
        end: (): void => {
          isOver = true;
          for (const [name, descriptor] of own) {
            if (descriptor !== undefined) Object.defineProperty(Array.prototype, name, descriptor);
          }
        },
      };
    }),
    ({ longest }) => Effect.map(work, (outcome) => [outcome, longest()] as const),
    ({ end }) => Effect.sync(end),
  );
