/**
 * One bulk call of mixed rows, end to end over HTTP with its audit, beside the floor of the same run: a bare server in a
 * process of its own that parses the same body, calculates the same shipments, writes the same answer as JSON and keeps
 * the same bytes by one statement (`bulk_floor.ts`). By the clock, and by the CPU of the server's process. On a PostgreSQL
 * server that syncs to disk (Debian's `postgresql`) and on the embedded database. Then what a probe beside the call
 * feels, and what four calls at once take of memory.
 *
 *     deno task bench bench/bulk.ts [--rows-before 10000000]
 */
import pg from "pg";
import { startPostgres } from "../tests/support/postgres.ts";
import { call, post, prepare, tally } from "./bulk_calls.ts";
import { fillAudit, mixedRows, peakMegabytes, type Service, startService } from "./bulk_parts.ts";
import { longestWaits, print } from "./bulk_measures.ts";
import { type Server, start } from "./http_servers.ts";

/** By the number of rows, how many calls are timed. */
const sizes = [[50, 60], [500, 40], [5_000, 15]] as const;

const figures = (own: number, least: number): string =>
  `${own.toFixed(1).padStart(8)}${least.toFixed(1).padStart(8)}${(own / least).toFixed(2).padStart(7)}`;

const compare = async (name: string, service: Service, floor: Server): Promise<void> => {
  print(`\n${name}: ms a call (median), floor, ratio; ms of CPU a call, floor, ratio`);
  for (const [size, rounds] of sizes) {
    const body = JSON.stringify({ shipments: mixedRows(size) });
    await prepare(floor, body, await call(service, body));
    const own = tally(service.pid, () => call(service, body));
    const least = tally(floor.pid, () => post(floor.origin, body, {}));
    for (let round = -rounds / 2; round < rounds; round++) {
      await own.turn(round >= 0);
      await least.turn(round >= 0);
    }
    print(
      `${String(size).padStart(6)} rows${figures(own.ms(), least.ms())}   ${
        figures(own.cpuMs(), least.cpuMs())
      }`,
    );
  }
};

const memory = async (service: Service, body: string): Promise<void> => {
  const before = peakMegabytes(service.pid);
  await call(service, body);
  const one = peakMegabytes(service.pid);
  await Promise.all([1, 2, 3, 4].map(() => call(service, body)));
  const four = peakMegabytes(service.pid);
  print(`  peak memory: ${before} MB before, ${one} MB after a call, ${four} MB after four at once`);
};

const measure = async (name: string, service: Service, floor: Server): Promise<void> => {
  const body = JSON.stringify({ shipments: mixedRows(5_000) });
  await memory(service, body);
  await compare(name, service, floor);
  await longestWaits(service, () => call(service, body));
};

const startFloor = (env: Record<string, string>): Promise<Server> =>
  start({ name: "floor", args: () => ["bench/bulk_floor.ts"], env });

const onServer = async (): Promise<void> => {
  await using postgres = await startPostgres({ settings: ["fsync=on"] });
  const env = { DATABASE_URL: postgres.url };
  await using service = await startService(env);
  await using floor = await startFloor(env);
  await measure("PostgreSQL server", service, floor);
  const at = Deno.args.indexOf("--rows-before");
  if (at >= 0) {
    const rows = Number(Deno.args[at + 1]);
    const bare = new pg.Client({ connectionString: postgres.url });
    await bare.connect();
    await fillAudit(bare, rows);
    await bare.end();
    await compare(`PostgreSQL server with ${rows} audit rows`, service, floor);
  }
};

const embedded = async (): Promise<void> => {
  await using left = new AsyncDisposableStack();
  const directory = await Deno.makeTempDir();
  left.defer(() => Deno.remove(directory, { recursive: true }));
  await using service = await startService({});
  await using floor = await startFloor({ DATA_DIR: directory });
  await measure("embedded database", service, floor);
};

await onServer();
await embedded();
