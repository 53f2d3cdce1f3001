/**
 * One bulk call of mixed rows, end to end over HTTP with its audit, beside the floor of the same run: `JSON.parse` of
 * the same body, `JSON.stringify` of the same answer, and one unnest insert of the same rows by a bare client. On a
 * PostgreSQL server (Debian's `postgresql`) and on the embedded database. Then what a probe beside the call feels, and
 * what four calls at once take of memory.
 *
 *     deno task bench bench/bulk.ts [--rows-before 10000000]
 */
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres.ts";
import {
  fillAudit,
  floorStatement,
  mixedRows,
  peakMegabytes,
  type Service,
  startService,
} from "./bulk_parts.ts";
import { floorOf, type Insert, longestWaits, median, print, timed } from "./bulk_measures.ts";

const sizes = [50, 500, 5_000];
const rounds = 20;

const call = (service: Service, body: string): Promise<Uint8Array> =>
  fetch(`${service.origin}/api/v1/cbam/bulk`, {
    method: "POST",
    headers: {
      "authorization": `Bearer ${service.key}`,
      "content-type": "application/json",
      "accept-encoding": "identity",
    },
    body,
  }).then(async (answer) => {
    const bytes = await answer.bytes();
    if (!answer.ok) throw new Error(new TextDecoder().decode(bytes));
    return bytes;
  });

const compare = async (name: string, service: Service, insert: Insert): Promise<void> => {
  print(`\n${name}: ms a call (median of ${rounds}), floor, ratio`);
  for (const size of sizes) {
    const body = JSON.stringify({ shipments: mixedRows(size) });
    const floor = floorOf(body, await call(service, body), insert);
    const ours: Array<number> = [];
    const floors: Array<number> = [];
    for (let round = -5; round < rounds; round++) {
      const [own, least] = [await timed(() => call(service, body)), await timed(floor)];
      if (round >= 0) {
        ours.push(own);
        floors.push(least);
      }
    }
    const [own, least] = [median(ours), median(floors)];
    print(
      `  ${String(size).padStart(5)} rows  ${own.toFixed(1).padStart(7)}  ${least.toFixed(1).padStart(7)}  ${
        (own / least).toFixed(2)
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

const measure = async (name: string, service: Service, insert: Insert): Promise<void> => {
  const body = JSON.stringify({ shipments: mixedRows(5_000) });
  await memory(service, body);
  await compare(name, service, insert);
  await longestWaits(service, () => call(service, body));
};

const onServer = async (): Promise<void> => {
  const postgres = await startPostgres();
  const service = await startService({ DATABASE_URL: postgres.url });
  const bare = new pg.Client({ connectionString: postgres.url });
  await bare.connect();
  await bare.query(floorStatement.table);
  const insert: Insert = (columns) => bare.query(floorStatement.insert, [...columns]);
  await measure("PostgreSQL server", service, insert);
  const at = Deno.args.indexOf("--rows-before");
  if (at >= 0) {
    const rows = Number(Deno.args[at + 1]);
    await fillAudit(bare, rows);
    await compare(`PostgreSQL server with ${rows} audit rows`, service, insert);
  }
  await bare.end();
  await service.stop();
  await postgres.remove();
};

const embedded = async (): Promise<void> => {
  const service = await startService({});
  const bare = new PGlite();
  await bare.exec(floorStatement.table);
  await measure(
    "embedded database",
    service,
    (columns) => bare.query(floorStatement.insert, columns.map((column) => [...column])),
  );
  await bare.close();
  await service.stop();
};

await onServer();
await embedded();
