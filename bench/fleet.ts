/**
 * What a second process costs: requests per second of CPU of one process and of two behind nginx, on one PostgreSQL, in
 * turn, several times over. On as many cores as there are processes a second one buys availability, not speed. Needs
 * Debian's `nginx`, `postgresql` and `wrk`.
 *
 *     deno task bench bench/fleet.ts
 */
import { cpuSecondsOf } from "../tests/support/cpu.ts";
import { manyKeys } from "../tests/support/operator_keys.ts";
import { startNginx } from "../tests/support/nginx.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { freePort, production, until } from "../tests/support/process.ts";
import { selfSigned } from "../tests/support/tls.ts";

const rounds = 8;
const secondsPerLoad = 3;
const keyCount = 60;
const path = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=24.5&import=2026-02-15";

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const postgres = await startPostgres();
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
}

const load = async (origin: string): Promise<Done> => {
  const before = processes.map(({ pid }) => cpuSecondsOf(pid));
  const { stdout } = await new Deno.Command("wrk", {
    args: ["-t1", "-c32", `-d${secondsPerLoad}s`, "-s", script, `${origin}${path}`],
  }).output();
  const text = new TextDecoder().decode(stdout);
  if (text.includes("Non-2xx")) throw new Error(`refused: ${text}`);
  const used = processes.map(({ pid }, index) => cpuSecondsOf(pid) - (before[index] ?? 0));
  const requests = Number(/(\d+) requests in/.exec(text)?.[1] ?? 0);
  return { requests, cpuSeconds: used.reduce((sum, each) => sum + each, 0) };
};

const sumOf = (all: ReadonlyArray<Done>): Done => ({
  requests: all.reduce((sum, { requests }) => sum + requests, 0),
  cpuSeconds: all.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
});
const rateOf = ({ requests, cpuSeconds }: Done): number => requests / cpuSeconds;

const all = { one: Array<Done>(), two: Array<Done>() };
const ratios: Array<number> = [];
for (let round = 0; round <= rounds; round++) {
  const one = await load(fronts[0].origin);
  const two = await load(fronts[1].origin);
  const warming = round === 0 ? "warm-up" : `round ${round}`;
  print(`${warming}: one ${rateOf(one).toFixed(0)}, two ${rateOf(two).toFixed(0)} per CPU second`);
  if (round === 0) continue;
  all.one.push(one);
  all.two.push(two);
  ratios.push(rateOf(two) / rateOf(one));
}
print(`two processes beside one, median of the rounds: ${median(ratios).toFixed(2)}`);
print(`of all rounds together: ${(rateOf(sumOf(all.two)) / rateOf(sumOf(all.one))).toFixed(2)}`);

for (const { nginx } of fronts) {
  nginx.kill("SIGQUIT");
  await nginx.status;
}
for (const child of processes) {
  child.kill("SIGTERM");
  await child.status;
}
await postgres.remove();
await Deno.remove(directory, { recursive: true });
