/** Waiting, by plain promises. */

/** Waits for so long. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the promise, and no longer than that. */
export const within = async (seconds: number, promise: Promise<void>): Promise<void> => {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, seconds * 1_000);
  await Promise.race([promise, late.promise]);
  clearTimeout(timer);
};

/** Without one more for some such waits in a row, none is on its way. */
const quietMs = 20;
const quietWaits = 3;
const mostQuietWaits = 25;
/** A wait that took longer says nothing: the process was given no time to take those that came in it. */
const lateMs = 2 * quietMs;

/**
 * Waits until no more come, for half a second at most.
 * @param taken how many came so far
 */
export const untilNoneComes = async (taken: () => number): Promise<void> => {
  for (let wait = 0, quiet = 0; wait < mostQuietWaits && quiet < quietWaits; wait += 1) {
    const [before, startedAt] = [taken(), performance.now()];
    await pause(quietMs);
    quiet = taken() === before && performance.now() - startedAt <= lateMs ? quiet + 1 : 0;
  }
};
