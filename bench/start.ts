/**
 * From `deno task dev` to the first answer of `/readyz`: the first start of a directory, and the next ones. By the clock,
 * and by the CPU of everything that was started. Beside them, in turn, the floors: a bare server, with nothing to load,
 * started as this program starts the service; the same after it opened a cluster of the embedded database; and the same
 * with the packages that the service can't do without (`bench/floors/start.ts`).
 *
 *     deno task bench bench/start.ts [5]
 */
import { PGlite } from "@electric-sql/pglite";
import { freePort } from "../tests/support/process.ts";
import { median, print } from "./bulk_measures.ts";

const rounds = Number(Deno.args[0] ?? 5);
const ticksPerSecond = 100;

/** What the kernel knows of a process: its parent, and its CPU with that of children that ended, in ms. */
const statOf = (pid: string): { readonly parent: number; readonly cpuMs: number } | undefined => {
  try {
    const stat = Deno.readTextFileSync(`/proc/${pid}/stat`);
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { parent: fields[1] ?? 0, cpuMs: ticks * 1_000 / ticksPerSecond };
  } catch {
    return undefined;
  }
};

/** CPU of a process and all that it started, in ms. */
const cpuOfTree = (root: number): number => {
  const all = [...Deno.readDirSync("/proc")].flatMap(({ name }) => {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    return stat === undefined ? [] : [{ pid: Number(name), ...stat }];
  });
  const sumBelow = (pid: number): number =>
    all.filter(({ parent }) => parent === pid).reduce(
      (sum, child) => sum + child.cpuMs + sumBelow(child.pid),
      0,
    );
  return (statOf(String(root))?.cpuMs ?? 0) + sumBelow(root);
};

interface Start {
  readonly ms: number;
  readonly cpuMs: number;
}

const startOnce = async (args: ReadonlyArray<string>, env: Record<string, string>): Promise<Start> => {
  const port = freePort();
  const began = performance.now();
  const child = new Deno.Command(Deno.execPath(), {
    args: [...args],
    env: { ...env, PORT: String(port), LOG_FORMAT: "json" },
    stdout: "null",
    stderr: "null",
  }).spawn();
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.body?.cancel().then(() => answer.ok),
      () => false,
    );
  while (!await isReady()) await new Promise((resolve) => setTimeout(resolve, 10));
  const found = { ms: performance.now() - began, cpuMs: cpuOfTree(child.pid) };
  child.kill("SIGTERM");
  await child.status;
  return found;
};

const report = (name: string, starts: ReadonlyArray<Start>): void => {
  const ms = starts.map((start) => start.ms);
  const figures = [median(ms), Math.min(...ms), median(starts.map(({ cpuMs }) => cpuMs))];
  print(`${name.padEnd(44)}${figures.map((figure) => figure.toFixed(0).padStart(8)).join("")}`);
};

const bare = `Deno.serve({ port: Number(Deno.env.get("PORT")) }, () => new Response())`;
const withDatabase = `const { PGlite } = await import("@electric-sql/pglite");
  await PGlite.create(Deno.env.get("CLUSTER")); ${bare}`;

const directory = await Deno.makeTempDir();
await (await PGlite.create(`${directory}/floor`)).close();
const task = ["task", "--quiet", "dev"];
const packages = new URL("./floors/start.ts", import.meta.url).pathname;
const cluster = { CLUSTER: `${directory}/floor` };
const first: Array<Start> = [];
const next: Array<Start> = [];
const bareOnes: Array<Start> = [];
const openers: Array<Start> = [];
const loaders: Array<Start> = [];
for (let round = 0; round < rounds; round++) {
  const env = { DATA_DIR: `${directory}/${round}` };
  first.push(await startOnce(task, env));
  next.push(await startOnce(task, env));
  bareOnes.push(await startOnce(["eval", bare], {}));
  openers.push(await startOnce(["eval", withDatabase], cluster));
  loaders.push(await startOnce(["run", "--allow-all", packages], cluster));
}
print("ms to the first answer: median, least; ms of CPU, median");
report("deno task dev, the first start", first);
report("deno task dev, the next start", next);
report("a bare server", bareOnes);
report("a bare server that opens a cluster", openers);
report("the same with the packages of every start", loaders);
await Deno.remove(directory, { recursive: true });
