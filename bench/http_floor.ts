/**
 * What the runtime takes of a short request before anyone calculates: each step does what the one before does and one
 * thing more. CPU a request, the median of the rounds.
 *
 *     deno task bench bench/http_floor.ts
 */
import * as Effect from "effect/Effect";
import { load, start } from "./http_servers.ts";

const names = ["", "-allow-origin", "-allow-methods", "-expose-headers"].map((end) => `access-control${end}`);
const more = ["cache-control", "etag", "ratelimit", "ratelimit-policy", "vary", "x-request-id", "x-other"];
const body = "x".repeat(3_800);

const withHeaders = (): Response => {
  const response = new Response(body);
  for (const name of [...names, ...more]) response.headers.set(name, "a value of twenty-four");
  return response;
};
const readsHeaders = (request: Request): Response => {
  request.headers.forEach(() => {});
  return withHeaders();
};

const steps: Readonly<Record<string, (request: Request) => Response>> = {
  "a body of 3 800 bytes": (_) => new Response(body),
  "and eleven headers": (_) => withHeaders(),
  "and the request's headers read": readsHeaders,
  "and an Effect run for it": (request) => Effect.runSync(Effect.sync(() => readsHeaders(request))),
};

const measure = async (): Promise<void> => {
  const addresses = await Deno.makeTempFile();
  await Deno.writeTextFile(addresses, "/\n");
  const programs = Object.keys(steps).map((name) => ({
    name,
    args: (port: number) => ["bench/http_floor.ts", String(port), name],
  }));
  const servers = await Promise.all(programs.map(start));
  const taken = new Map<string, Array<number>>(servers.map(({ name }) => [name, []]));
  for (let round = -2; round < 9; round++) {
    for (const server of servers) {
      const { cpuPerRequest } = await load(server, addresses, 1);
      if (round >= 0) taken.get(server.name)?.push(cpuPerRequest);
    }
  }
  for (const [name, times] of taken) {
    const [least = NaN, median = NaN] = [0, 4].map((at) => times.sort((a, b) => a - b)[at]);
    Deno.stdout.writeSync(
      new TextEncoder().encode(
        `${name.padEnd(32)} median ${median.toFixed(1)}, least ${least.toFixed(1)} us\n`,
      ),
    );
  }
  await Promise.all(servers.map(({ stop }) => stop()));
};

const [port, name] = Deno.args;
const handler = steps[name ?? ""];
if (handler === undefined) await measure();
else {Deno.serve({ hostname: "127.0.0.1", port: Number(port), onListen: () => {} }, (request) =>
    handler(request));}
