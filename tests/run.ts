/**
 * Runs the tests that are named, or all of them with what documentation shows as code; when all run, some share a worker.
 *
 *     deno task test [FILES OR DIRECTORIES] [FLAGS OF deno test]
 *
 * Of all tests, those that pass are counted and not listed: what is missing here, how far the run is and what failed is
 * written as it comes, and at the end which took longest, which files took most CPU in their worker, and what CPU the whole
 * run took with all that tests start. The last line of standard output is that of
 * `deno test`. A run in which no test ran fails.
 */
import { existsSync } from "node:fs";
import { patientEngine } from "../src/composition/permissions.ts";
import { cpuSecondsOfEnded } from "./support/cpu.ts";
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
} from "./support/run_report.ts";
import { filesIn, ordered } from "./support/shared_workers.ts";

/** A module that is run as one, and how many files of tests it stands for. */
interface TestModule {
  readonly path: string;
  readonly files: number;
}

/**
 * Writes a module for each worker that imports its files: those in a directory elsewhere begin in the order in which they
 * are named, and after all that are in the checkout. @returns what `deno test` is to run
 */
const grouped = (into: string, jobs: number): ReadonlyArray<TestModule> =>
  ordered(filesIn("tests"), jobs).map(({ name, files }) => {
    const path = `${into}/${name}_test.ts`;
    const imports = files.map(({ path }) => `import "${import.meta.resolve(`../${path}`)}";\n`);
    Deno.writeTextFileSync(path, imports.join(""));
    return { path, files: files.length };
  });

const isOnPath = (program: string): boolean =>
  program === "postgres"
    ? hasPostgres
    : (Deno.env.get("PATH") ?? "").split(":").some((directory) => existsSync(`${directory}/${program}`)) ||
      program === "chromium" && browserPrograms.some((name) => name !== program && isOnPath(name));

const tell = (line: string): void => {
  Deno.stderr.writeSync(new TextEncoder().encode(`${line}\n`));
};

/** Two files more than there are cores: half of them wait for servers and clocks for a good part of their time. */
const cores = navigator.hardwareConcurrency;
const jobs = Number(Deno.env.get("DENO_JOBS") || cores + 2);

const directory = Deno.makeTempDirSync({ prefix: "tests_" });
const done = `${directory}/done`;
const lastRun = `${Deno.env.get("TMPDIR") ?? "/tmp"}/customs-tests-last-run-seconds`;

const withExamples = ["src/kernel", "src/domain"];
const isAll = !Deno.args.some((arg) => existsSync(arg));
const modules = isAll ? grouped(directory, jobs) : [];
const all = modules.reduce((sum, { files }) => sum + files, 0);

if (isAll) {
  for (const line of missingLines(isOnPath)) tell(line);
  const known = existsSync(lastRun) ? Number(Deno.readTextFileSync(lastRun)) : undefined;
  tell(
    `${all} files of tests, ${jobs} at a time on ${cores} cores: about ` +
      (known === undefined
        ? `${minutesOn(cores)} minutes where the machine has nothing else to do.`
        : `${clockOf(known)} minutes, as the last time.`),
  );
}

const startedAt = performance.now();
const child = new Deno.Command(Deno.execPath(), {
  args: [
    ...["test", "--allow-all", "--lock=tests/deno.lock", "--parallel", "--doc", "--no-check", patientEngine],
    ...isAll ? [`--preload=${import.meta.resolve("./support/tell_done.ts")}`] : [],
    ...Deno.args,
    ...isAll ? [...modules.map(({ path }) => path), ...withExamples] : [],
  ],
  env: {
    DENO_JOBS: String(jobs),
    ...isAll ? { TESTS_DONE_FILE: done } : {},
    ...Deno.stdout.isTerminal() && Deno.env.get("NO_COLOR") === undefined ? { FORCE_COLOR: "1" } : {},
  },
  stdout: "piped",
}).spawn();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => child.kill(signal));
}

let counts = none;
let isEmpty = false;
const timed: Array<TimedTest> = [];

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
const progress = isAll
  ? setInterval(() => tell(progressLine(secondsSoFar(), { done: filesDone(), all }, counts)), 20_000)
  : undefined;

const show = (line: string, end: string): void => {
  const kind = kindOf(line);
  counts = counted(counts, kind);
  const test = kind === "passed" ? timedTest(line) : undefined;
  if (test !== undefined) timed.push(test);
  if (isAll && kind === "closing") {
    tell("The tests that took longest, others beside them:");
    for (const longest of longestLines(timed, 25)) tell(longest);
    tell("The workers that took most CPU, without the programs and workers that they start:");
    const workers = through().map(({ path, seconds }) => ({
      name: path.slice(directory.length + 1),
      seconds,
    }));
    for (const dearest of longestLines(workers, 15)) tell(dearest);
  }
  if (kind === "closing" && isEmptyRun(line)) {
    isEmpty = true;
    tell("No test ran: each was ignored or left out.");
  }
  if (!isAll || kind !== "passed") Deno.stdout.writeSync(new TextEncoder().encode(`${line}${end}`));
};

let rest = "";
for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
  const lines = `${rest}${text}`.split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) show(line, "\n");
}
if (rest !== "") show(rest, "");

const { code, signal } = await child.status;
clearInterval(progress);
if (existsSync("/proc/self/stat")) {
  tell(`CPU, with what tests started: ${cpuSecondsOfEnded().toFixed(1)} s.`);
}
if (Deno.args.length === 0 && signal === null && !isEmpty) {
  Deno.writeTextFileSync(lastRun, String(Math.round(secondsSoFar())));
}
Deno.removeSync(directory, { recursive: true });
Deno.exit(code === 0 && isEmpty ? 1 : code);
