/**
 * A million rows a night: calls of 5 000 rows, some at a time, to one process on PostgreSQL that syncs to disk. Prints rows a
 * second, the longest call, the most memory, the CPU of service and database, and what the audit has grown by. Needs Debian's
 * `postgresql`.
 *
 *     deno task bench bench/night.ts [--calls 200] [--at-a-time 2] [--short] [--compressed]
 */
import pg from "pg";
import { cpuSecondsOf } from "../tests/support/cpu.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { timed } from "./bulk_measures.ts";
import { post } from "./bulk_calls.ts";
import { mixedRows, peakMegabytes, startService } from "./bulk_parts.ts";

const numberOf = (option: string, otherwise: number): number => {
  const at = Deno.args.indexOf(option);
  return at < 0 ? otherwise : Number(Deno.args[at + 1]);
};
const calls = numberOf("--calls", 200);
const atATime = numberOf("--at-a-time", 2);
const rowsOfCall = 5_000;
const query = Deno.args.includes("--short") ? "?sources=short" : "";

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

await using postgres = await startPostgres({ isPlain: true, settings: ["fsync=on"] });
await using service = await startService({
  DATABASE_URL: postgres.url,
  AUDIT_COMPRESSION: Deno.args.includes("--compressed") ? "on" : "off",
});
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();

/** Bytes of the audit with its indexes. */
const auditBytes = async (): Promise<number> => {
  const { rows: [found] } = await database.query(
    `select sum(pg_total_relation_size(inhrelid))::float8 as bytes from pg_inherits where inhparent = 'bulk_row'::regclass`,
  );
  return Number(found.bytes);
};

const body = JSON.stringify({ shipments: mixedRows(rowsOfCall) });
let answerBytes = 0;
const call = async (id: string): Promise<void> => {
  const answer = await post(`${service.origin}/api/v1/cbam/bulk${query}`, body, {
    "authorization": `Bearer ${service.key}`,
    "content-type": "application/json",
    "accept-encoding": "gzip",
    "idempotency-key": id,
  });
  answerBytes = answer.byteLength;
};

await call("warm-up");
const before = { bytes: await auditBytes(), cpu: cpuSecondsOf(service.pid) };
const times: Array<number> = [];
let next = 0;
const worker = async (): Promise<void> => {
  while (next < calls) {
    const id = `night-${next++}`;
    times.push(await timed(() => call(id)));
  }
};
const tookMs = await timed(() => Promise.all(Array.from({ length: atATime }, worker)));
const rows = calls * rowsOfCall;
const grownBytes = await auditBytes() - before.bytes;
times.sort((one, other) => one - other);
const [middle = NaN, longest = NaN] = [times[times.length >> 1], times.at(-1)];
print(`${rows} rows in ${(tookMs / 1_000).toFixed(0)} s: ${Math.round(rows / tookMs * 1_000)} a second`);
print(`a call of ${rowsOfCall}: ${middle.toFixed(0)} ms, the longest ${longest.toFixed(0)} ms`);
print(`its body ${(body.length / 1e6).toFixed(2)} MB, its answer ${(answerBytes / 1e6).toFixed(2)} MB`);
print(`CPU of the service: ${((cpuSecondsOf(service.pid) - before.cpu) / rows * 1e6).toFixed(1)} us a row`);
print(`most memory of the service: ${peakMegabytes(service.pid)} MB`);
print(`audit: ${(grownBytes / 1e9).toFixed(2)} GB, ${(grownBytes / rows).toFixed(0)} bytes a row`);

await database.end();
