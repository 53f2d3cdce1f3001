/**
 * What a page shows comes when it comes: a test waits until it is there, and fails with what was there at last. A value that is
 * read once, right after a press, tells how fast the machine is.
 */
import assert from "node:assert/strict";

const patienceMs = 120_000;
const pauseMs = 50;

/** Asks until the check passes; its last failure is the test's. */
const until = async <Value>(read: () => Promise<Value>, check: (value: Value) => void): Promise<void> => {
  const endMs = performance.now() + patienceMs;
  for (;;) {
    const value = await read();
    try {
      return check(value);
    } catch (failure) {
      if (performance.now() >= endMs) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

/** Waits until what is read equals the value. */
export const untilEqual = <Value>(
  read: () => Promise<Value>,
  expected: Value,
  message = "what the page shows",
): Promise<void> => until(read, (value) => assert.deepEqual(value, expected, message));

/** Waits until the text that is read matches; none is an empty one. */
export const untilMatch = (
  read: () => Promise<string | null>,
  expected: RegExp,
  message = "what the page shows",
): Promise<void> => until(read, (value) => assert.match(value ?? "", expected, message));

/**
 * Waits for what an act in the browser brings, and for the act: where both fail, one of them is the test's failure, and the
 * other doesn't end the tests that come after it.
 */
export const broughtBy = async <Value>(
  coming: Promise<Value>,
  act: () => Promise<unknown>,
): Promise<Value> => {
  const [value] = await Promise.all([coming, act()]);
  return value;
};
