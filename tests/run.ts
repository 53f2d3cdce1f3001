/**
 * Runs the tests that are named, or all of them with what documentation shows as code. When all run, files that load the
 * service into their own process share a worker with others of their directory, because loading it takes longer than most
 * of their tests. docs/decisions/0089-tests-made-once.md
 *
 *     deno task test [FILES OR DIRECTORIES] [FLAGS OF deno test]
 */
import { existsSync } from "node:fs";
import { patientEngine } from "../src/composition/permissions.ts";

/** Files below these directories share workers; those of the others start programs, or measure their own worker. */
const together: ReadonlyArray<{ readonly below: ReadonlyArray<string>; readonly workers: number }> = [
  { below: ["tests/adapters/postgres/engine"], workers: 1 },
  { below: ["tests/adapters"], workers: 2 },
  { below: ["tests/http/handlers", "tests/http/mcp", "tests/http/openapi"], workers: 2 },
  { below: ["tests/http/web"], workers: 1 },
  { below: ["tests/http/pages"], workers: 2 },
  {
    below: ["tests/application", "tests/contract", "tests/domain", "tests/http/wire", "tests/kernel"],
    workers: 1,
  },
];

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
  let left = filesIn("tests");
  const modules = together.flatMap(({ below, workers }) => {
    const isTaken = ({ path }: TestFile) => below.some((directory) => path.startsWith(`${directory}/`));
    const [name = "tests"] = below;
    const taken = left.filter(isTaken);
    left = left.filter((file) => !isTaken(file));
    return shared(taken, workers).map((files, index) => {
      const module = `${into}/${name.replaceAll("/", "_")}_${index + 1}_test.ts`;
      const imports = files.map(({ path }) => `import "${import.meta.resolve(`../${path}`)}";\n`);
      Deno.writeTextFileSync(module, imports.join(""));
      return module;
    });
  });
  return [...modules, ...left.map(({ path }) => path)];
};

/** One file more than there are cores: a file waits for servers and clocks for a good part of its time. */
const jobs = Deno.env.get("DENO_JOBS") || String(navigator.hardwareConcurrency + 1);

const directory = Deno.makeTempDirSync({ prefix: "tests_" });
const withExamples = ["src/kernel", "src/domain"];
const files = Deno.args.some((arg) => existsSync(arg)) ? [] : [...grouped(directory), ...withExamples];
const child = new Deno.Command(Deno.execPath(), {
  args: [
    ...["test", "--allow-all", "--lock=tests/deno.lock", "--parallel", "--doc", "--no-check", patientEngine],
    ...Deno.args,
    ...files,
  ],
  env: { DENO_JOBS: jobs },
}).spawn();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => child.kill(signal));
}
const { code } = await child.status;
Deno.removeSync(directory, { recursive: true });
Deno.exit(code);
