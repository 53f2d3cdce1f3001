/**
 * What a second process costs: requests per second of CPU of one process and of two behind nginx, on one PostgreSQL, in
 * turn, several times over, with the database's CPU apart and with both. Beside it the same of `/healthz`, which no limit
 * counts and no database answers: what a second process costs by itself, on the machine that it is. On as many cores as there are processes a second
 * one buys availability, not speed. Needs Debian's `nginx`, `postgresql` and `wrk`.
 *
 *     deno task bench bench/fleet.ts [--keys 60]
 */
import { cpuSecondsOf } from "../tests/support/cpu.ts";
import { manyKeys } from "../tests/support/operator_keys.ts";
import { startNginx } from "../tests/support/nginx.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { freePort, production, until } from "../tests/support/process.ts";
import { selfSigned } from "../tests/support/tls.ts";

const rounds = 8;
const secondsPerLoad = 3;
const keysAt = Deno.args.indexOf("--keys");
const keyCount = keysAt < 0 ? 60 : Number(Deno.args[keysAt + 1]);
const uncounted = "/healthz";
const counted = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=24.5&import=2026-02-15";

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

await using postgres = await startPostgres();
const directory = await Deno.makeTempDir();
const { certFile, keyFile } = await selfSigned(directory);

/** A process of the service, once it is ready. */
const start = async (port: number): Promise<Deno.ChildProcess> => {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--quiet", "src/main.ts", "start"],
    env: {
      ...production,
      DATABASE_URL: postgres.url,
      DATA_DIR: `${directory}/data`,
      HOST: "127.0.0.1",
      PORT: String(port),
      TRUSTED_PROXIES: "127.0.0.1",
    },
    stdout: "null",
    stderr: "null",
  }).spawn();
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.bytes().then(() => answer.ok),
      () => false,
    );
  await until(isReady, 60);
  return child;
};

const ports = [freePort(), freePort()] as const;
const processes = [await start(ports[0]), await start(ports[1])];
const keys = await manyKeys(postgres, keyCount);
const script = `${directory}/keys.lua`;
await Deno.writeTextFile(
  script,
  `local keys = {${keys.map((key) => `"${key}"`).join(",")}}\nlocal n = 0\n` +
    `request = function() n = n + 1 return wrk.format("GET", nil, {["Authorization"] = "Bearer " .. keys[n % #keys + 1]}) end\n`,
);

/** nginx in front of both, or of one that is named twice. */
const front = async (name: string, upstreams: readonly [number, number]) => {
  const own = `${directory}/${name}`;
  await Deno.mkdir(own);
  const [port, plainPort] = [freePort(), freePort()];
  const [first, second] = upstreams;
  const nginx = startNginx({
    ...{ directory: own, certFile, keyFile, port, plainPort },
    upstreams: [`127.0.0.1:${first}`, `127.0.0.1:${second}`],
  });
  return { name, nginx, origin: `https://localhost:${port}` };
};

const fronts = [await front("one", [ports[0], ports[0]]), await front("two", ports)] as const;
const client = Deno.createHttpClient({ caCerts: [await Deno.readTextFile(certFile)] });
for (const { origin } of fronts) {
  await until(() =>
    fetch(`${origin}/healthz`, { client }).then((r) => r.bytes().then(() => r.ok), () => false)
  );
}
client.close();

/** What a load came to. */
interface Done {
  readonly requests: number;
  /** Of all processes of the service. */
  readonly cpuSeconds: number;
  /** Of the database's processes. */
  readonly databaseSeconds: number;
}

const load = async (origin: string, path: string): Promise<Done> => {
  const before = processes.map(({ pid }) => cpuSecondsOf(pid));
  const databaseBefore = postgres.cpuSeconds();
  const { stdout } = await new Deno.Command("wrk", {
    args: ["-t1", "-c32", `-d${secondsPerLoad}s`, "-s", script, `${origin}${path}`],
  }).output();
  const text = new TextDecoder().decode(stdout);
  if (text.includes("Non-2xx")) throw new Error(`refused: ${text}`);
  const used = processes.map(({ pid }, index) => cpuSecondsOf(pid) - (before[index] ?? 0));
  const requests = Number(/(\d+) requests in/.exec(text)?.[1] ?? 0);
  return {
    requests,
    cpuSeconds: used.reduce((sum, each) => sum + each, 0),
    databaseSeconds: postgres.cpuSeconds() - databaseBefore,
  };
};

const sumOf = (all: ReadonlyArray<Done>, of: (done: Done) => number): number =>
  all.reduce((sum, done) => sum + of(done), 0);
const measures: Readonly<Record<string, (done: Done) => number>> = {
  "service": ({ cpuSeconds }) => cpuSeconds,
  "database": ({ databaseSeconds }) => databaseSeconds,
  "service and database": ({ cpuSeconds, databaseSeconds }) => cpuSeconds + databaseSeconds,
};
const rateOf = (all: ReadonlyArray<Done>, seconds: (done: Done) => number): number =>
  sumOf(all, ({ requests }) => requests) / sumOf(all, seconds);

/** What each round came to with one process, and with two. */
interface Rounds {
  readonly one: Array<Done>;
  readonly two: Array<Done>;
}

const compared = ({ one, two }: Rounds, seconds: (done: Done) => number): string => {
  const ratios = two.map((done, round) => {
    const alone = one[round];
    return alone === undefined ? NaN : rateOf([done], seconds) / rateOf([alone], seconds);
  });
  const micros = [one, two].map((done) => (1e6 / rateOf(done, seconds)).toFixed(0)).join(" and ");
  const together = (rateOf(two, seconds) / rateOf(one, seconds)).toFixed(2);
  return `${micros} us a request, ${
    median(ratios).toFixed(2)
  } (median of the rounds), ${together} (all together)`;
};

const all: Readonly<Record<string, Rounds>> = {
  [counted]: { one: [], two: [] },
  [uncounted]: { one: [], two: [] },
};
for (let round = 0; round <= rounds; round++) {
  print(round === 0 ? "warm-up" : `round ${round}`);
  for (const [path, { one, two }] of Object.entries(all)) {
    const done = [await load(fronts[0].origin, path), await load(fronts[1].origin, path)] as const;
    if (round > 0) {
      one.push(done[0]);
      two.push(done[1]);
    }
  }
}
print("\none process and two:");
for (const [path, each] of Object.entries(all)) {
  print(path);
  for (const [name, seconds] of Object.entries(measures)) print(`  ${name}: ${compared(each, seconds)}`);
}

for (const { nginx } of fronts) {
  nginx.kill("SIGQUIT");
  await nginx.status;
}
for (const child of processes) {
  child.kill("SIGTERM");
  await child.status;
}
await Deno.remove(directory, { recursive: true });
