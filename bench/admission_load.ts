/** Callers for the admission benchmark: who calls how often, and how many calls a limiter lets through a second. */
import * as Effect from "effect/Effect";

/** Asks for one place. */
export type Take = (subject: string) => Effect.Effect<unknown, unknown>;

/** The number of the next caller's subject. */
export type Subjects = () => number;

/** Everyone in turn. */
export const uniform = (subjects: number): Subjects => {
  let next = 0;
  return () => next++ % subjects;
};

/** What part of all calls each subject makes when a few call most: the n-th calls a n-th as often as the first. */
export const zipfShares = (subjects: number): ReadonlyArray<number> => {
  const weights = Array.from({ length: subjects }, (_, n) => 1 / (n + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** A few call most. Drawn beforehand, the same in each run. */
export const zipf = (subjects: number, draws = 1 << 16): Subjects => {
  let sum = 0;
  const cumulated = zipfShares(subjects).map((share) => sum += share);
  let seed = 1;
  const random = (): number => (seed = seed * 48_271 % 2_147_483_647) / 2_147_483_647;
  const found = (wanted: number): number => {
    let [low, high] = [0, subjects - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulated[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const drawn = Array.from({ length: draws }, () => found(random() * sum));
  let next = 0;
  return () => drawn[next++ % draws] ?? 0;
};

/** How a run is made. */
export interface Run {
  readonly callers: number;
  readonly subjects: Subjects;
  readonly seconds: number;
  /** Keeps a run's subjects apart from those of the others, so that windows begin empty. */
  readonly prefix: string;
}

/** Callers are fibers, as the service's requests are. @returns calls a second */
export const rate = async (take: Take, { callers, subjects, seconds, prefix }: Run): Promise<number> => {
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  let count = 0;
  const caller = Effect.whileLoop({
    while: () => performance.now() < end,
    body: () => {
      count++;
      return Effect.exit(take(`${prefix}${subjects()}`));
    },
    step: () => {},
  });
  await Effect.runPromise(
    Effect.all(Array.from({ length: callers }, () => caller), { concurrency: "unbounded" }),
  );
  return count / (performance.now() - begin) * 1_000;
};

export const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
