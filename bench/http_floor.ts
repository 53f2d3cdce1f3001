/**
 * What the runtime takes of a short request before anyone calculates, as a ladder: each step of `floors/steps.ts` does
 * what the one before does and one thing more. The answer is a calculation's with its headers, the addresses are those of
 * `bench/http.ts`, each asked by a client of its own. CPU a request, and the medians of the rounds' ratios to the first
 * step, which is what `bench/http.ts` calls bare.
 *
 *     deno task bench bench/http_floor.ts [--quick]
 */
import * as Either from "effect/Either";
import { askCalculation } from "../src/application/cbam/cbam_queries.ts";
import { windowHeaders } from "../src/http/routes/limited.ts";
import { sharedHeaders } from "../src/http/exchange/headers.ts";
import { serialise } from "../src/http/fast/serialise.ts";
import { shipment } from "../tests/support/law.ts";
import { cbam, type Sample, stepsOf } from "./floors/steps.ts";
import { questions } from "./http_questions.ts";
import { load, start } from "./http_servers.ts";

const isQuick = Deno.args.includes("--quick");
/** Code is compiled while it runs, on threads that count too: that of a calculation for some seconds. */
const [rounds, warmUpSeconds] = isQuick ? [9, 10] : [15, 20];

const state = {
  policy: "cbam",
  limit: 10_000,
  windowSeconds: 3_600,
  remaining: 9_999,
  resetSeconds: 3_600,
};
const sample: Sample = {
  headers: {
    ...sharedHeaders("/api/v1/cbam/calculate").ofData,
    "x-request-id": crypto.randomUUID(),
    ...windowHeaders(state),
    "content-type": "application/json",
    "cache-control": "no-store",
    vary: "Accept-Encoding",
  },
  body: serialise(Either.getOrThrow(
    askCalculation(shipment(["72083900", "CHN", "100", "2026-02-15"]), { isExplained: false }, cbam),
  )),
};

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const directory = await Deno.makeTempDir();
const [addresses, given] = [`${directory}/addresses`, `${directory}/given.json`];
await Deno.writeTextFile(addresses, (questions["calculate"] ?? []).join("\n"));
await Deno.writeTextFile(given, JSON.stringify(sample));

await using started = new AsyncDisposableStack();
const servers = await Promise.all(
  Object.keys(stepsOf(sample)).map(async (name) =>
    started.use(await start({ name, args: (port) => ["bench/floors/steps.ts", String(port), given, name] }))
  ),
);
const taken = servers.map((): Array<number> => []);
for (const server of servers) await load(server, addresses, warmUpSeconds);
for (let round = 0; round < rounds; round++) {
  for (const [step, server] of servers.entries()) {
    const { cpuPerRequest } = await load(server, addresses, 1);
    taken[step]?.push(cpuPerRequest);
  }
}
const [bare = []] = taken;
for (const [step, { name }] of servers.entries()) {
  const times = taken[step] ?? [];
  const ratio = median(times.map((time, round) => time / (bare[round] ?? NaN)));
  const line = `${step === 0 ? " " : "+"} ${name.padEnd(34)}median ${median(times).toFixed(1)} us, least ${
    Math.min(...times).toFixed(1)
  } us, ${ratio.toFixed(2)} of bare`;
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}
await Deno.remove(directory, { recursive: true });
