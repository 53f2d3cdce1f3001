/** Account of a run of all tests: what is missing on this machine, how far the run is, and what came of it. */

/** A group of tests, and the programs without which it is ignored. */
export interface Need {
  readonly programs: ReadonlyArray<string>;
  readonly tests: string;
}

/** Any of them is Chromium: the one without a window takes half the processor's time of the others, with the same engine. */
export const browserPrograms: ReadonlyArray<string> = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
];

/** Programs beside Deno that tests start. `postgres` stands for a PostgreSQL server of version 15 or newer. */
export const needs: ReadonlyArray<Need> = [
  {
    programs: ["postgres"],
    tests: "everything on a PostgreSQL server, its faults, the proxies and the image",
  },
  { programs: ["pgbouncer"], tests: "poolers" },
  { programs: ["chromium"], tests: "pages in a browser" },
  { programs: ["WebKitWebDriver", "Xvfb"], tests: "the way back in WebKit" },
  {
    programs: ["pdftotext", "pdfinfo", "pdfdetach", "pdftoppm", "pdffonts", "qpdf", "mutool", "zbarimg"],
    tests: "documents read back",
  },
  { programs: ["openssl"], tests: "TLS" },
  { programs: ["nginx", "caddy"], tests: "proxies and rolling restarts" },
  { programs: ["promtool"], tests: "alert rules" },
  { programs: ["systemd-analyze"], tests: "the systemd unit" },
  { programs: ["buildah", "runc", "debootstrap"], tests: "the image" },
  { programs: ["curl", "node", "python3"], tests: "examples and samples of the documentation" },
  { programs: ["npx"], tests: "the command of CONTRIBUTING.md" },
];

/** @returns a line for each group of tests that lacks programs, empty where nothing is missing */
export const missingLines = (isHere: (program: string) => boolean): ReadonlyArray<string> =>
  needs.flatMap(({ programs, tests }) => {
    const missing = programs.filter((program) => !isHere(program));
    return missing.length === 0 ? [] : [`Not installed: ${missing.join(", ")}. Ignored: ${tests}.`];
  });

/** Minutes that all tests take on so many idle cores, where no run is remembered: some 25 on two. */
export const minutesOn = (cores: number): number => Math.ceil(3 + 44 / cores);

/** Results of single tests so far. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly ignored: number;
}

export const none: Counts = { passed: 0, failed: 0, ignored: 0 };

/** Colours and other signs for a terminal. */
// deno-lint-ignore no-control-regex
const terminalSigns = /\u001b\[[0-9;]*[A-Za-z]/g;

export const withoutSigns = (line: string): string => line.replace(terminalSigns, "");

/** What a line of `deno test` is: a test's result, the line that closes the run, or something to be shown as it is. */
export type Line = "passed" | "failed" | "ignored" | "closing" | "other";

export const kindOf = (line: string): Line => {
  const text = withoutSigns(line);
  if (/^(?:ok|FAILED) \| \d+ passed/.test(text)) return "closing";
  const [, result] = / \.\.\. (ok|FAILED|ignored)(?: \(.*\))?$/.exec(text) ?? [];
  return result === "ok"
    ? "passed"
    : result === "FAILED"
    ? "failed"
    : result === "ignored"
    ? "ignored"
    : "other";
};

/** A test, and the seconds that it took. */
export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

/** @returns the test that passed and its time, where the line tells of one */
export const timedTest = (line: string): TimedTest | undefined => {
  const [, name, minutes, seconds, milliseconds] =
    /^\S+ => (.*) \.\.\. ok \((?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?\)$/.exec(withoutSigns(line)) ??
      [];
  return name === undefined ? undefined : {
    name,
    seconds: Number(minutes ?? 0) * 60 + Number(seconds ?? 0) + Number(milliseconds ?? 0) / 1_000,
  };
};

/** @returns the tests that took longest, a line each, to be looked at where a run takes too long */
export const longestLines = (tests: ReadonlyArray<TimedTest>, count: number): ReadonlyArray<string> =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
    .map(({ name, seconds }) => `${clockOf(seconds)} ${name}`);

/** @returns the counts with this line's test among them */
export const counted = (counts: Counts, kind: Line): Counts =>
  kind === "passed" || kind === "failed" || kind === "ignored"
    ? { ...counts, [kind]: counts[kind] + 1 }
    : counts;

/** Whether the line that closes a run tells of no test that ran: all were ignored or filtered out, or there was none. */
export const isEmptyRun = (closing: string): boolean => {
  const text = withoutSigns(closing);
  return / 0 passed/.test(text) && / 0 failed/.test(text);
};

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Minutes and seconds, such as `3:05`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds % 60))}`;

/** @returns one line on how far a run is */
export const progressLine = (
  seconds: number,
  files: { readonly done: number; readonly all: number },
  { passed, failed, ignored }: Counts,
): string =>
  `[${clockOf(seconds)}] ${files.done} of ${files.all} files done: ${passed} passed, ${failed} failed` +
  (ignored === 0 ? "" : `, ${ignored} ignored`);
