/**
 * Which files of tests run in one worker, where all run: loading the service, or starting it with a browser, takes longer
 * than most of their tests; and in which order they begin. docs/decisions/0089-tests-made-once.md
 */

/** Files that share workers, and how long one of these takes, in seconds. */
interface Together {
  readonly below: ReadonlyArray<string>;
  readonly workers: number;
  readonly seconds: number;
  /** Whether they wait for programs for a good part of that time, as most files with a worker of their own do. */
  readonly waits?: boolean;
}

/** Files below these directories, and these files, share workers; every other file, and each of `longer`, has its own. */
export const together: ReadonlyArray<Together> = [
  { below: ["tests/adapters"], workers: 2, seconds: 240 },
  { below: ["tests/features/in_browser"], workers: 1, seconds: 300 },
  { below: ["tests/features", "tests/http/mcp", "tests/http/openapi"], workers: 2, seconds: 150 },
  {
    below: [
      "tests/application",
      "tests/contract",
      "tests/domain",
      "tests/web",
      "tests/http/wire",
      "tests/kernel",
    ],
    workers: 2,
    seconds: 70,
  },
  {
    below: [
      "tests/fuzz",
      "tests/http",
      "tests/composition/settings_test.ts",
      "tests/composition/tables_test.ts",
    ],
    workers: 1,
    seconds: 150,
  },
  {
    below: [
      "tests/client",
      "tests/docs/browser_test.ts",
      "tests/docs/examples_test.ts",
      "tests/docs/links_test.ts",
      "tests/docs/pages_test.ts",
      "tests/docs/samples_test.ts",
    ],
    workers: 1,
    seconds: 360,
    waits: true,
  },
];

/** How long files with a worker of their own take, in seconds, where that is longer than `usual`. */
export const longer: Readonly<Record<string, number>> = {
  "tests/features/in_browser/every_page_test.ts": 440,
  "tests/image/image_test.ts": 180,
  "tests/composition/database_moved_test.ts": 115,
  "tests/docs/commands_test.ts": 345,
  "tests/programs/law_added_test.ts": 75,
  "tests/composition/database_test.ts": 100,
  "tests/faults/killed_test.ts": 100,
  "tests/faults/clients_test.ts": 50,
  "tests/faults/rolling_restart_test.ts": 45,
  "tests/programs/imports_killed_test.ts": 45,
  "tests/programs/bulk_killed_test.ts": 40,
  "tests/programs/production_test.ts": 35,
  "tests/faults/rolling_upgrade_test.ts": 35,
  "tests/programs/report_admin_test.ts": 30,
};
const usual = 8;

/** A file of tests, from the project's root. */
export interface TestFile {
  readonly path: string;
  readonly bytes: number;
}

/** Files that one worker runs, one after the other. */
export interface Share {
  readonly name: string;
  readonly files: ReadonlyArray<TestFile>;
  readonly seconds: number;
  /** Whether it waits for programs and clocks, and does not keep a core busy. */
  readonly waits: boolean;
}

/**
 * @param named what the names of the files are like: those of tests, unless it is given
 * @returns every such file below the directory, a path from the project's root
 */
export const filesIn = (directory: string, named = /_test\.tsx?$/): ReadonlyArray<TestFile> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) => {
    const path = `${directory}/${name}`;
    if (isDirectory) return filesIn(path, named);
    return named.test(name) ? [{ path, bytes: Deno.statSync(path).size }] : [];
  });

/** The largest first, each to the worker that has least. */
const dealt = (files: ReadonlyArray<TestFile>, among: number): ReadonlyArray<ReadonlyArray<TestFile>> => {
  const shares = Array.from({ length: among }, (): { bytes: number; files: Array<TestFile> } => ({
    bytes: 0,
    files: [],
  }));
  for (const file of files.toSorted((a, b) => b.bytes - a.bytes || a.path.localeCompare(b.path))) {
    const least = shares.reduce((one, other) => other.bytes < one.bytes ? other : one);
    least.files.push(file);
    least.bytes += file.bytes;
  }
  return shares.map(({ files }) => files);
};

/** @returns the files that share workers, and the paths of those that have one of their own */
export const shared = (
  all: ReadonlyArray<TestFile>,
): { readonly shares: ReadonlyArray<Share>; readonly alone: ReadonlyArray<string> } => {
  const ownWorker = all.filter(({ path }) => path in longer);
  let left = all.filter(({ path }) => !(path in longer));
  const shares = together.flatMap(({ below, workers, seconds, waits = false }) => {
    const isTaken = ({ path }: TestFile) =>
      below.some((place) => path === place || path.startsWith(`${place}/`));
    const [name = "tests"] = below;
    const taken = left.filter(isTaken);
    left = left.filter((file) => !isTaken(file));
    return dealt(taken, workers).map((files, index) => ({
      name: `${name.replaceAll("/", "_")}_${index + 1}`,
      files,
      seconds,
      waits,
    }));
  });
  return { shares, alone: [...ownWorker, ...left].map(({ path }) => path) };
};

/** When each begins if so many run at a time, the longest first, seconds after the beginning. */
const beginnings = (shares: ReadonlyArray<Share>, atOnce: number) => {
  const free = Array.from({ length: atOnce }, () => 0);
  return shares.toSorted((one, other) => other.seconds - one.seconds).map((share) => {
    const begins = Math.min(...free);
    free[free.indexOf(begins)] = begins + share.seconds;
    return { share, begins };
  });
};

/**
 * Every worker's files in the order in which they begin. Most files that share a worker keep a core busy, the others wait
 * for programs and clocks: half of those that run at a time are of each kind, and the longest of each begin first, so that
 * none is left alone at the end.
 * @param jobs how many workers run at a time
 */
export const ordered = (all: ReadonlyArray<TestFile>, jobs: number): ReadonlyArray<Share> => {
  const { shares, alone } = shared(all);
  const own = alone.map((path): Share => ({
    name: path.replaceAll("/", "_").replace(/_test\.tsx?$/, ""),
    files: all.filter((file) => file.path === path),
    seconds: longer[path] ?? usual,
    waits: true,
  }));
  const busy = shares.filter(({ waits }) => !waits);
  const waiting = [...own, ...shares.filter(({ waits }) => waits)];
  return [
    ...beginnings(busy, Math.ceil(jobs / 2)),
    ...beginnings(waiting, Math.max(1, Math.floor(jobs / 2))),
  ]
    .toSorted((one, other) => one.begins - other.begins).map(({ share }) => share);
};
