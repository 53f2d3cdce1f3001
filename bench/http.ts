/**
 * Requests per second, in one run and one after the other: bare `Deno.serve` sending the same bytes, Hono with zod
 * making the same calculation from the same tables, and this service. The same client (`wrk`, from Debian's package
 * of that name) loads each in turn, several times over; what counts is the median ratio to bare in the same round.
 *
 *     deno task bench bench/http.ts
 */
import { raiseLimits } from "./raise_limits.ts";
import { freePort } from "../tests/support/process.ts";

const rounds = 5;
const secondsPerLoad = 3;
const paths = [
  "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=24.5&import=2026-02-15",
  "/api/v1/cbam/search?q=7208",
  "/api/v1/cbam/search?q=coil",
] as const;

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

interface Server {
  readonly name: string;
  readonly origin: string;
  readonly process: Deno.ChildProcess;
}

const isUp = (origin: string): Promise<boolean> =>
  fetch(origin).then((r) => r.body?.cancel()).then(() => true, () => false);

const start = async (
  name: string,
  args: (port: number) => ReadonlyArray<string>,
  env: Record<string, string> = {},
) => {
  const port = freePort();
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--lock=tests/deno.lock", ...args(port)],
    env: { ...env, PORT: String(port) },
    stdout: "null",
  }).spawn();
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 400 && !(await isUp(origin)); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { name, origin, process };
};

const stop = async (server: Server): Promise<void> => {
  server.process.kill("SIGTERM");
  await server.process.status;
};

const load = async (server: Server, path: string): Promise<number> => {
  const { stdout } = await new Deno.Command("wrk", {
    args: ["-t1", "-c32", `-d${secondsPerLoad}s`, `${server.origin}${path}`],
    stdout: "piped",
  }).output();
  const text = new TextDecoder().decode(stdout);
  if (text.includes("Non-2xx")) throw new Error(`${server.name} refused ${path}: ${text}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
};

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const compare = async (path: string, directory: string): Promise<void> => {
  const service = await start("this service", () => ["src/main.ts", "dev"], { DATA_DIR: directory });
  const answer = await fetch(`${service.origin}${path}`);
  const file = await Deno.makeTempFile();
  const sent = new Headers(answer.headers);
  for (const name of ["content-length", "date"]) sent.delete(name);
  await Deno.writeTextFile(
    file,
    JSON.stringify({ headers: Object.fromEntries(sent), body: await answer.text() }),
  );
  const bare = await start("bare Deno.serve", (port) => ["bench/peers/bare.ts", String(port), file]);
  const hono = await start("Hono + zod", (port) => ["bench/peers/hono_zod.ts", String(port)]);
  const servers = [bare, hono, service];
  const rates = new Map<string, Array<number>>(servers.map(({ name }) => [name, []]));
  const ratios = new Map<string, Array<number>>(servers.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    let base = 0;
    for (const server of servers) {
      const rate = await load(server, path);
      if (server === bare) base = rate;
      if (round === 0) continue;
      rates.get(server.name)?.push(rate);
      ratios.get(server.name)?.push(rate / base);
    }
  }
  print(`\n${path}`);
  for (const { name } of servers) {
    const rate = Math.round(median(rates.get(name) ?? []));
    print(
      `${name.padEnd(16)} ${String(rate).padStart(7)}/s  ratio ${median(ratios.get(name) ?? []).toFixed(2)}`,
    );
  }
  await Promise.all(servers.map(stop));
  await Deno.remove(file);
};

const directory = await Deno.makeTempDir();
await raiseLimits({ DATA_DIR: directory });
for (const path of paths) await compare(path, directory);
await Deno.remove(directory, { recursive: true });
