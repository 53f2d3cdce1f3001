/**
 * Runs the tests that are named, or all of them with what documentation shows as code; when all run, some share a worker.
 *
 *     deno task test [FILES OR DIRECTORIES] [FLAGS OF deno test]
 *
 * Of all tests, those that pass are counted and not listed: what is missing here, how far the run is and what failed is
 * written as it comes, and at the end which took longest, which files took most CPU in their worker, and what CPU the whole
 * run took with all that tests start. A few that failed beside others are tried again alone, and named. Shared
 * workers that say nothing any more end the run, as failures with what they were in. The last line of standard output is that
 * of `deno test`, or one of its form that counts the second attempt. A run in which no test ran fails.
 */
import { existsSync } from "node:fs";
import { cpuSecondsOfEnded } from "./support/cpu.ts";
import { denoTest, type Run, type Show } from "./support/deno_program.ts";
import { isInstalled } from "./support/installed.ts";
import { hasPostgres } from "./support/postgres_programs.ts";
import {
  browserPrograms,
  clockOf,
  counted,
  isEmptyRun,
  kindOf,
  longestLines,
  minutesOn,
  missingLines,
  none,
  progressLine,
  type TimedTest,
  timedTest,
  withoutSigns,
} from "./support/run_report.ts";
import { closingCounts, closingLine, secondAttempt, triedAgain } from "./support/second_attempt.ts";
import { filesIn, ordered } from "./support/shared_workers.ts";
import { importing, type Silent, workerWatch } from "./support/silent_workers.ts";

/** A module that is run as one, and how many files of tests it stands for. */
interface TestModule {
  readonly path: string;
  readonly files: number;
}

/** File in which a module says what it loads. */
const loadingFileOf = (path: string): string => `${path}.loading`;

/** @returns the file that a module loads or loaded last, and when it began to */
const loadingOf = (path: string): { readonly file: string; readonly atMs: number } | undefined => {
  const file = loadingFileOf(path);
  return existsSync(file)
    ? { file: Deno.readTextFileSync(file), atMs: Deno.statSync(file).mtime?.getTime() ?? 0 }
    : undefined;
};

/**
 * Writes a module for each worker that imports its files: those in a directory elsewhere begin in the order in which they
 * are named, and after all that are in the checkout. @returns what `deno test` is to run
 */
const grouped = (into: string, jobs: number): ReadonlyArray<TestModule> =>
  ordered(filesIn("tests"), jobs).map(({ name, files }) => {
    const path = `${into}/${name}_test.ts`;
    const imported = files.map(({ path }) => ({ url: import.meta.resolve(`../${path}`), name: path }));
    Deno.writeTextFileSync(path, importing(imported, loadingFileOf(path)));
    return { path, files: files.length };
  });

const isOnPath = (program: string): boolean =>
  program === "postgres" ? hasPostgres : isInstalled(program) ||
    program === "chromium" && browserPrograms.some((name) => name !== program && isOnPath(name));

const tell = (line: string): void => {
  Deno.stderr.writeSync(new TextEncoder().encode(`${line}\n`));
};

/** Four files more than there are cores: most of them wait for servers, programs and clocks for half of their time. */
const cores = navigator.hardwareConcurrency;
const jobs = Number(Deno.env.get("DENO_JOBS") || cores + 4);

const directory = Deno.makeTempDirSync({ prefix: "tests_" });
const done = `${directory}/done`;
const lastRun = `${Deno.env.get("TMPDIR") ?? "/tmp"}/customs-tests-last-run-seconds`;

const withExamples = ["src/kernel", "src/domain"];
const isAll = !Deno.args.some((arg) => existsSync(arg));
const modules = isAll ? grouped(directory, jobs) : [];
const all = modules.reduce((sum, { files }) => sum + files, 0);

/** What random cases of the whole run are drawn from: a second attempt draws the same. `FUZZ_SEED` repeats an earlier run's. */
const seed = Deno.env.get("FUZZ_SEED") ?? String(Math.floor(Math.random() * 2 ** 31));

if (isAll) {
  for (const line of missingLines(isOnPath)) tell(line);
  const known = existsSync(lastRun) ? Number(Deno.readTextFileSync(lastRun)) : undefined;
  tell(
    `${all} files of tests, ${jobs} at a time on ${cores} cores: about ` +
      (known === undefined
        ? `${minutesOn(cores)} minutes where the machine has nothing else to do.`
        : `${clockOf(known)} minutes, as the last time.`),
  );
  tell(`Random cases are drawn from FUZZ_SEED=${seed}.`);
}

const startedAt = performance.now();

const run = (args: ReadonlyArray<string>, show: Show, giveUp?: AbortSignal): ReturnType<Run> =>
  denoTest([`--preload=${import.meta.resolve("./support/tell_done.ts")}`, ...args], {
    DENO_JOBS: String(jobs),
    ...isAll ? { TESTS_DONE_FILE: done, FUZZ_SEED: seed } : {},
    ...Deno.stdout.isTerminal() && Deno.env.get("NO_COLOR") === undefined ? { FORCE_COLOR: "1" } : {},
  }, { show, ...giveUp && { giveUp } });

let counts = none;
let closing = "";
const timed: Array<TimedTest> = [];
const notPassed: Array<string> = [];

/** Modules that are through, with the seconds of CPU of their workers. */
const through = (): ReadonlyArray<TestModule & { readonly seconds: number }> => {
  const lines = existsSync(done) ? Deno.readTextFileSync(done).trim().split("\n") : [];
  return modules.flatMap((module) => {
    const line = lines.find((line) => line.endsWith(module.path));
    return line === undefined ? [] : [{ ...module, seconds: Number(line.split(" ")[0]) }];
  });
};
const filesDone = (): number => through().reduce((sum, { files }) => sum + files, 0);
const secondsSoFar = (): number => (performance.now() - startedAt) / 1_000;

const watch = workerWatch(Date.now, loadingOf);
const giveUp = new AbortController();
let silent: ReadonlyArray<Silent> = [];
const look = (): void => {
  tell(progressLine(secondsSoFar(), { done: filesDone(), all }, counts));
  if (giveUp.signal.aborted) return;
  const done = new Set(through().map(({ path }) => path));
  silent = watch.givenUp(modules.filter(({ path }) => !done.has(path)));
  if (silent.length > 0) giveUp.abort();
};
const progress = isAll ? setInterval(look, 20_000) : undefined;

const write = (text: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(text));
};

const show = (line: string, end: string): void => {
  watch.hear(line);
  const kind = kindOf(line);
  counts = counted(counts, kind);
  const test = kind === "passed" ? timedTest(line) : undefined;
  if (test !== undefined) timed.push(test);
  if (kind === "closing") closing = withoutSigns(line);
  else if (kind !== "passed") notPassed.push(line);
  if (!isAll || kind !== "passed" && kind !== "closing") write(`${line}${end}`);
};

const { code, signal } = await run(
  [
    "--parallel",
    ...Deno.args,
    ...isAll ? [...modules.map(({ path }) => path), ...withExamples] : [],
  ],
  show,
  giveUp.signal,
);
clearInterval(progress);
let isSuccess = code === 0;

if (isAll && closing !== "") {
  tell("The tests that took longest, others beside them:");
  for (const longest of longestLines(timed, 25)) tell(longest);
  tell("The workers that took most CPU, without the programs and workers that they start:");
  const workers = through().map(({ path, seconds }) => ({ name: path.slice(directory.length + 1), seconds }));
  for (const dearest of longestLines(workers, 15)) tell(dearest);
  if (code !== 0 && signal === null) {
    const passed = await secondAttempt(triedAgain(notPassed), run, { tell, write });
    const first = closingCounts(closing);
    closing = closingLine(first, passed.length, secondsSoFar());
    isSuccess = first.failed === passed.length;
  }
}
if (existsSync("/proc/self/stat")) {
  tell(`CPU, with what tests started: ${cpuSecondsOfEnded().toFixed(1)} s.`);
}
if (silent.length > 0) {
  for (const { sentence } of silent) tell(sentence);
  closing = closingLine({ ...counts, failed: counts.failed + silent.length }, 0, secondsSoFar());
}
const isEmpty = isEmptyRun(closing);
if (isEmpty) tell("No test ran: each was ignored or left out.");
else if (Deno.args.length === 0 && signal === null && closing !== "" && silent.length === 0) {
  Deno.writeTextFileSync(lastRun, String(Math.round(secondsSoFar())));
}
if (isAll) write(`${closing}\n`);
Deno.removeSync(directory, { recursive: true });
Deno.exit(isSuccess && !isEmpty ? 0 : code || 1);
