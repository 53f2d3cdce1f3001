/**
 * Which files of tests run in one worker, where all run: loading the service, or starting it with a browser, takes longer
 * than most of their tests. docs/decisions/0089-tests-made-once.md
 */

/** Files below these directories share workers; every other file has a worker of its own. */
export const together: ReadonlyArray<{ readonly below: ReadonlyArray<string>; readonly workers: number }> = [
  { below: ["tests/adapters"], workers: 2 },
  { below: ["tests/features/in_browser"], workers: 2 },
  { below: ["tests/features", "tests/http/mcp", "tests/http/openapi"], workers: 2 },
  {
    below: [
      "tests/application",
      "tests/contract",
      "tests/domain",
      "tests/web",
      "tests/http/wire",
      "tests/kernel",
    ],
    workers: 1,
  },
];

/** A file of tests, from the project's root. */
export interface TestFile {
  readonly path: string;
  readonly bytes: number;
}

/** Files that one worker runs, one after the other. */
export interface Share {
  readonly name: string;
  readonly files: ReadonlyArray<TestFile>;
}

/** @returns every file of tests below the directory, a path from the project's root */
export const filesIn = (directory: string): ReadonlyArray<TestFile> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) => {
    const path = `${directory}/${name}`;
    if (isDirectory) return filesIn(path);
    return /_test\.tsx?$/.test(name) ? [{ path, bytes: Deno.statSync(path).size }] : [];
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
  let left = all;
  const shares = together.flatMap(({ below, workers }) => {
    const isTaken = ({ path }: TestFile) => below.some((directory) => path.startsWith(`${directory}/`));
    const [name = "tests"] = below;
    const taken = left.filter(isTaken);
    left = left.filter((file) => !isTaken(file));
    return dealt(taken, workers).map((files, index) => ({
      name: `${name.replaceAll("/", "_")}_${index + 1}`,
      files,
    }));
  });
  return { shares, alone: left.map(({ path }) => path) };
};
