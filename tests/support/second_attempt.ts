/**
 * A second attempt of tests that failed beside others, with the machine to themselves: what it means, and when it is made.
 * docs/decisions/0172-a-second-attempt.md
 */
import type { Run } from "./deno_program.ts";
import { clockOf, type Counts, kindOf, withoutSigns } from "./run_report.ts";

/** A test of the first attempt, and the module that `deno test` named for it. */
export interface FailedTest {
  readonly module: string;
  readonly name: string;
}

/** More than that fail because something broke, not because two cores were busy. */
export const mostAgain = 5;

/** @returns the test that this line tells failed, without the step of it that did */
const failedTest = (line: string): FailedTest | undefined => {
  const [, module, name] =
    /^(\S+) => (.*?) \.\.\. (?:.* \.\.\. )?FAILED(?: \(.*\))?$/.exec(withoutSigns(line)) ??
      [];
  return module === undefined || name === undefined ? undefined : { module, name };
};

/** Whether the line tells of an error that belongs to no test, or of a test that it kept from running. */
const isBeyondTests = (line: string): boolean =>
  /^Uncaught error from | \.\.\. cancelled(?: \(.*\))?$/.test(withoutSigns(line));

/** @returns the tests that are tried again, none where a second attempt would tell nothing, or not which passed */
export const triedAgain = (lines: ReadonlyArray<string>): ReadonlyArray<FailedTest> => {
  if (lines.some(isBeyondTests)) return [];
  const failed = lines.map(failedTest).filter((test) => test !== undefined);
  const once = failed.filter(({ module, name }, index) =>
    failed.findIndex((other) => other.module === module && other.name === name) === index
  );
  const names = new Set(once.map(({ name }) => name));
  return once.length > mostAgain || names.size < once.length ? [] : once;
};

/** What `deno test` takes besides its flags, to run these tests and no other. */
const only = (tests: ReadonlyArray<FailedTest>): ReadonlyArray<string> => {
  const names = tests.map(({ name }) => name.replaceAll(/[\\^$.|?*+()[\]{}]/g, "\\$&"));
  return [`--filter=/^(?:${names.join("|")})$/`, ...new Set(tests.map(({ module }) => module))];
};

/** Runs tests again, one after the other and with nothing beside them. @returns the names of those that passed */
export const secondAttempt = async (
  tests: ReadonlyArray<FailedTest>,
  run: Run,
  { tell, write }: { readonly tell: (line: string) => void; readonly write: (text: string) => void },
): Promise<ReadonlyArray<string>> => {
  if (tests.length === 0) return [];
  const names = tests.map(({ name }) => name);
  for (const name of names) tell(`Failed beside others, is tried again alone: ${name}`);
  const ok = new Set<string>();
  await run(only(tests), (line, end) => {
    const kind = kindOf(line);
    const name = names.find((name) => withoutSigns(line).startsWith(`${name} ... ok (`));
    if (name !== undefined) ok.add(name);
    if (kind !== "passed" && kind !== "closing") write(`${line}${end}`);
  });
  const passed = names.filter((name) => ok.has(name));
  for (const name of passed) tell(`Passed alone, so it waits for too little or for the wrong thing: ${name}`);
  return passed;
};

/** Numbers of the line that closes a run, as `deno test` counts them: an error that belongs to no test is a failed one. */
export const closingCounts = (closing: string): Counts => {
  const count = (of: string) => Number(new RegExp(`(\\d+) ${of}`).exec(withoutSigns(closing))?.[1] ?? 0);
  return { passed: count("passed"), failed: count("failed"), ignored: count("ignored") };
};

/** @returns the line that closes a run of which so many failed tests passed alone, in the form of `deno test` */
export const closingLine = (
  { passed, failed, ignored }: Counts,
  passedAlone: number,
  seconds: number,
): string =>
  [
    failed === passedAlone ? "ok" : "FAILED",
    `${passed + passedAlone} passed`,
    `${failed - passedAlone} failed`,
    ...ignored === 0 ? [] : [`${ignored} ignored`],
  ].join(" | ") + ` (${clockOf(seconds)})`;
