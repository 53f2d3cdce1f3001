/**
 * Runs the tests that are named, or all of them with what documentation shows as code. When all run, files that load the
 * service into their own process share a worker with others of their directory, because loading it takes longer than most
 * of their tests. docs/decisions/0089-tests-made-once.md
 *
 *     deno task test [FILES OR DIRECTORIES] [FLAGS OF deno test]
 */
import { existsSync } from "node:fs";
import { patientEngine } from "../src/composition/permissions.ts";

/** How many workers take the files in and below a directory. Files of the others start programs, or measure themselves. */
const workers: Readonly<Record<string, number>> = {
  "tests/adapters/pdf": 2,
  "tests/adapters/postgres": 2,
  "tests/adapters/storage": 1,
  "tests/application": 1,
  "tests/contract": 1,
  "tests/domain": 2,
  "tests/http/handlers": 3,
  "tests/http/web": 2,
  "tests/http/wire": 1,
  "tests/kernel": 1,
};
const alone = ["tests/adapters/postgres/engine"];

interface TestFile {
  readonly path: string;
  readonly bytes: number;
}

const filesIn = (directory: string): ReadonlyArray<TestFile> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) => {
    const path = `${directory}/${name}`;
    if (isDirectory) return filesIn(path);
    return /_test\.tsx?$/.test(name) ? [{ path, bytes: Deno.statSync(path).size }] : [];
  });

const isBelow = (directory: string) => ({ path }: TestFile): boolean => path.startsWith(`${directory}/`);

/** The largest first, each to the worker that has least. */
const shared = (files: ReadonlyArray<TestFile>, among: number): ReadonlyArray<ReadonlyArray<TestFile>> => {
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

/** Writes a module for each worker that imports its files. @returns what `deno test` is to run */
const grouped = (into: string): ReadonlyArray<string> => {
  const all = ["tests", "src/kernel", "src/domain"].flatMap(filesIn);
  const isAlone = (file: TestFile) => alone.some((directory) => isBelow(directory)(file));
  const taken = new Set<TestFile>();
  const modules = Object.entries(workers).flatMap(([directory, among]) => {
    const files = all.filter((file) => isBelow(directory)(file) && !isAlone(file));
    return shared(files, among).map((share, index) => {
      const module = `${into}/${directory.replaceAll("/", "_")}_${index + 1}_test.ts`;
      for (const file of share) taken.add(file);
      const imports = share.map(({ path }) => `import "${import.meta.resolve(`../${path}`)}";\n`);
      Deno.writeTextFileSync(module, imports.join(""));
      return module;
    });
  });
  return [...modules, ...all.filter((file) => !taken.has(file)).map(({ path }) => path)];
};

/** One file more than there are cores: a file waits for servers and clocks for a good part of its time. */
const jobs = Deno.env.get("DENO_JOBS") ?? String(navigator.hardwareConcurrency + 1);

const directory = Deno.makeTempDirSync({ prefix: "tests_" });
const files = Deno.args.some((arg) => existsSync(arg))
  ? []
  : [...grouped(directory), "src/kernel", "src/domain"];
const { code } = await new Deno.Command(Deno.execPath(), {
  args: [
    ...["test", "--allow-all", "--lock=tests/deno.lock", "--parallel", "--doc", "--no-check", patientEngine],
    ...Deno.args,
    ...files,
  ],
  env: { DENO_JOBS: jobs },
}).spawn().status;
Deno.removeSync(directory, { recursive: true });
Deno.exit(code);
