/**
 * Runs the tests that are named, or all of them with what documentation shows as code; when all run, some share a worker.
 *
 *     deno task test [FILES OR DIRECTORIES] [FLAGS OF deno test]
 */
import { existsSync } from "node:fs";
import { patientEngine } from "../src/composition/permissions.ts";
import { filesIn, shared } from "./support/shared_workers.ts";

/** Writes a module for each worker that imports its files. @returns what `deno test` is to run */
const grouped = (into: string): ReadonlyArray<string> => {
  const { shares, alone } = shared(filesIn("tests"));
  const modules = shares.map(({ name, files }) => {
    const module = `${into}/${name}_test.ts`;
    const imports = files.map(({ path }) => `import "${import.meta.resolve(`../${path}`)}";\n`);
    Deno.writeTextFileSync(module, imports.join(""));
    return module;
  });
  return [...modules, ...alone];
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
