/**
 * What a line a request costs: CPU of the process for a request with `ACCESS_LOG` on and off, in turn, several times
 * over; the shortest request there is, and a calculation. Needs Debian's `wrk`.
 *
 *     deno task bench bench/access_log.ts
 */
import { freePort, until } from "../tests/support/process.ts";
import { cpuSecondsOf } from "../tests/support/cpu.ts";

const rounds = 5;
const secondsPerLoad = 2;
const paths = ["/healthz", "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=24.5&import=2026-02-15"];
const settings = ["off", "on"] as const;

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

const start = async (accessLog: string) => {
  const [port, directory] = [freePort(), await Deno.makeTempDir()];
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--quiet", "src/main.ts", "dev"],
    env: {
      LOG_FORMAT: "json",
      ACCESS_LOG: accessLog,
      DATA_DIR: directory,
      PORT: String(port),
      TRUSTED_PROXIES: "127.0.0.1",
    },
    stdout: "null",
  }).spawn();
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/healthz`).then((answer) => answer.bytes().then(() => true), () => false);
  await until(isUp, 60);
  return { child, directory, origin };
};

/** Every eighth call comes from another address, so that none is refused. */
const script = await Deno.makeTempFile({ suffix: ".lua" });
await Deno.writeTextFile(
  script,
  `math.randomseed(os.time())
local n = math.random(0, 500) * 100000
request = function()
  n = n + 1
  local a = math.floor(n / 8)
  local address = "11." .. math.floor(a / 65536) % 256 .. "." .. math.floor(a / 256) % 256 .. "." .. a % 256
  return wrk.format("GET", nil, { ["X-Forwarded-For"] = address })
end
`,
);

const services = { off: await start("off"), on: await start("on") };

/** Microseconds of CPU a request. */
const load = async ({ child, origin }: typeof services.on, path: string): Promise<number> => {
  const before = cpuSecondsOf(child.pid);
  const { stdout } = await new Deno.Command("wrk", {
    args: ["-t1", "-c16", `-d${secondsPerLoad}s`, "-s", script, `${origin}${path}`],
  }).output();
  const text = new TextDecoder().decode(stdout);
  if (text.includes("Non-2xx")) print(`some were refused: ${text}`);
  return (cpuSecondsOf(child.pid) - before) * 1e6 / Number(/(\d+) requests in/.exec(text)?.[1]);
};

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

for (const path of paths) {
  const took = { off: Array<number>(), on: Array<number>() };
  for (let round = 0; round <= rounds; round++) {
    for (const setting of settings) {
      const each = await load(services[setting], path);
      if (round > 0) took[setting].push(each);
    }
  }
  const [off, on] = [median(took.off), median(took.on)];
  print(
    `${path.split("?")[0]}: off ${off.toFixed(1)} us, on ${on.toFixed(1)} us, ratio ${(on / off).toFixed(2)}`,
  );
}
for (const { child, directory } of Object.values(services)) {
  child.kill("SIGTERM");
  await child.status;
  await Deno.remove(directory, { recursive: true });
}
