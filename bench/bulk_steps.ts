/**
 * A bulk call on a PostgreSQL server that syncs to disk, from the floor of `bulk.ts` to the service, step by step: each
 * step is a server of its own (`floors/bulk_steps.ts`), which does what the one before does and one thing more.
 *
 *     deno task bench bench/bulk_steps.ts
 */
import { startPostgres } from "../tests/support/postgres.ts";
import { call, post, prepare, tally } from "./bulk_calls.ts";
import { print } from "./bulk_measures.ts";
import { mixedRows, startService } from "./bulk_parts.ts";
import { steps } from "./floors/bulk_steps.ts";
import { start } from "./http_servers.ts";

/** By the number of rows, how many calls are timed. */
const sizes = [[50, 60], [500, 40], [5_000, 15]] as const;

await using postgres = await startPostgres({ settings: ["fsync=on"] });
const env = { DATABASE_URL: postgres.url };
await using service = await startService(env);
await using started = new AsyncDisposableStack();
const servers = await Promise.all(
  steps.map(async (name) =>
    started.use(await start({ name, args: () => ["bench/floors/bulk_steps.ts", name], env }))
  ),
);

for (const [size, rounds] of sizes) {
  const body = JSON.stringify({ shipments: mixedRows(size) });
  const answer = await call(service, body);
  const runs = [
    ...servers.map((server) => ({
      name: server.name,
      ...tally(server.pid, () => post(server.origin, body, {})),
    })),
    { name: "the service", ...tally(service.pid, () => call(service, body)) },
  ];
  for (const server of servers) await prepare(server, body, answer);
  for (let round = -rounds / 2; round < rounds; round++) {
    for (const run of runs) await run.turn(round >= 0);
  }
  print(`\n${size} rows: ms a call (median), of the floor; ms of CPU a call, of the floor`);
  const [floor] = runs.map((run) => ({ ms: run.ms(), cpuMs: run.cpuMs() }));
  for (const { name, ms, cpuMs } of runs) {
    const clock = `${ms().toFixed(1).padStart(8)}${(ms() / (floor?.ms ?? NaN)).toFixed(2).padStart(7)}`;
    const cpu = `${cpuMs().toFixed(1).padStart(8)}${
      (cpuMs() / (floor?.cpuMs ?? NaN)).toFixed(2).padStart(7)
    }`;
    print(`${name.padEnd(20)}${clock}   ${cpu}`);
  }
}
