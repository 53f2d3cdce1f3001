/** When the long runs have failed: what nothing was shown by, and what did not stay flat. */

/** @returns how many minutes or kills the word asks for. @throws for what is no whole number above 0: nothing would be shown */
export const countOf = (word: string | undefined, usual: number, what: string): number => {
  const count = Number(word ?? usual);
  if (!Number.isInteger(count) || count < 1) {
    throw new TypeError(`${what} must be a whole number from 1, found ${word}.`);
  }
  return count;
};

/** What a suite's run came to. */
export interface SuiteVerdict {
  readonly passed: number;
  readonly ignored: number;
  /** A number, or why the suite shows nothing. */
  readonly failed: string;
}

const countIn = (output: string, word: string): number =>
  Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0);

/** @param output the last line of `deno test`, or all it said */
export const suiteVerdict = (output: string, code: number): SuiteVerdict => {
  const closing = output.split("\n").findLast((line) => /^(?:ok|FAILED) \| \d+ passed/.test(line)) ?? "";
  const [passed, failed, ignored] = ["passed", "failed", "ignored"].map((word) => countIn(closing, word));
  const verdict = { passed: passed ?? 0, ignored: ignored ?? 0 };
  if (code !== 0) return { ...verdict, failed: `${failed} FAILED` };
  return { ...verdict, failed: verdict.passed === 0 ? "nothing ran: FAILED" : String(failed) };
};

/** One minute, or a part of one. */
export interface Sample {
  readonly errors: number;
  readonly requests: number;
  readonly p99_ms: number;
  readonly memory_mb: number;
  readonly descriptors: number;
  readonly loop_delay_ms: number;
}

/** What may be at most: the first minutes fill caches and pools, other programs use the machine too. */
const limits = {
  memoryGrowth: 1.3,
  moreDescriptors: 20,
  memoryMb: 900,
  descriptors: 400,
  p99Ms: 1_000,
  loopMs: 250,
};

/** @returns sentences on what did not stay flat; none when all did. One sample has nothing before it: it is held to limits */
export const complaints = (rows: ReadonlyArray<Sample>): ReadonlyArray<string> => {
  const [settled, last] = [rows[Math.min(2, rows.length - 2)] ?? rows[0], rows.at(-1)];
  if (settled === undefined || last === undefined) return ["Nothing was measured."];
  const found: Array<string> = [];
  const say = (isWrong: boolean, sentence: string): void => {
    if (isWrong) found.push(sentence);
  };
  say(rows.some(({ requests }) => requests === 0), "A minute had no request.");
  say(rows.some(({ errors }) => errors > 0), "Requests failed.");
  say(
    last.memory_mb > settled.memory_mb * limits.memoryGrowth,
    `Memory grew from ${settled.memory_mb} to ${last.memory_mb} MB.`,
  );
  say(
    rows.some(({ memory_mb }) => !(memory_mb <= limits.memoryMb)),
    `Memory was above ${limits.memoryMb} MB.`,
  );
  say(
    last.descriptors > settled.descriptors + limits.moreDescriptors,
    `Descriptors grew from ${settled.descriptors} to ${last.descriptors}.`,
  );
  say(
    rows.some(({ descriptors }) => descriptors > limits.descriptors),
    `Descriptors were above ${limits.descriptors}.`,
  );
  say(
    rows.some(({ p99_ms }) => p99_ms > limits.p99Ms),
    `One request in a hundred took more than ${limits.p99Ms} ms.`,
  );
  say(
    rows.some(({ loop_delay_ms }) => !(loop_delay_ms <= limits.loopMs)),
    `The event loop stood still for more than ${limits.loopMs} ms.`,
  );
  return found;
};
