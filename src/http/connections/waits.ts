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
