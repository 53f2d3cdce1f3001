/**
 * Calculation of all imports after a price changed, on PostgreSQL: imports a second by itself and beside calls that are made
 * one after the other, and how long those calls take beside it and beside nothing, in turns, because a shared machine is
 * never the same for long. Needs Debian's `postgresql`.
 *
 *     deno task bench bench/ledger_recalculation.ts [entries] [turns]
 */
import pg from "pg";
import { makeKey } from "../tests/support/made_key.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { admin, startKillable, until } from "../tests/support/process.ts";
import { cpuMicroseconds } from "./http_servers.ts";
import { fillLedger } from "./ledger_fill.ts";

const entries = Number(Deno.args[0] ?? 100_000);
const turns = Number(Deno.args[1] ?? 5);
/** Longest that one turn looks at the work, in milliseconds. */
const turnMs = 25_000;
const callsOfTurn = 400;
/** Calls between two looks at what is left. */
const callsAtOnce = 100;

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};
const quantile = (values: ReadonlyArray<number>, share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

await using postgres = await startPostgres();
const directory = await Deno.makeTempDir();
const env = { DATABASE_URL: postgres.url, DATA_DIR: directory };
let service = await startKillable(env);
const isReady = () =>
  fetch(`${service.origin}/readyz`).then((ready) => ready.bytes().then(() => ready.ok), () => false);
await until(isReady);
const authorization = `Bearer ${await makeKey(env, "imports:read,imports:write")}`;
const bare = new pg.Client({ connectionString: postgres.url });
await bare.connect();
// The calls are counted, and none is refused.
await bare.query("alter table tier drop constraint tier_rate_at_most");
await bare.query("update tier set api_rate_per_hour = 100000000");

const person = async (number: number) => {
  const make = async (path: string): Promise<string> => {
    const answer = await fetch(`${service.origin}${path}`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ eori: `DE10000000000000${number}`, name: `Muster ${number} GmbH` }),
    });
    return String((await answer.json()).id);
  };
  return { importer: await make("/api/v1/cbam/importers"), declarant: await make("/api/v1/cbam/declarants") };
};
const years = { of2026: await person(1), of2027: await person(2) };
// Nobody calculates while the ledger is filled.
await service.kill();
await fillLedger(bare, years, { entries, ownEntries: Math.min(50_000, entries / 4), importers: 200 }, false);
service = await startKillable(env);
await until(isReady);

const due = async (): Promise<number> => {
  const { rows: [found] } = await bare.query(
    "select count(*)::integer as n from live_import where law_id < (select coalesce(max(id), 1) from import_law)",
  );
  return found.n;
};
const small = `/api/v1/cbam/imports?importer=${years.of2026.importer}&limit=10`;
const calls = async (count: number): Promise<ReadonlyArray<number>> => {
  const waits: Array<number> = [];
  for (let each = 0; each < count; each++) {
    const from = performance.now();
    const answer = await fetch(`${service.origin}${small}`, { headers: { authorization } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    waits.push(performance.now() - from);
  }
  return waits;
};

/** Imports a second and the waits of calls beside them, from the first batch on, until nothing is left or the turn is over. */
const turn = async (name: string, areCallsMade: boolean): Promise<ReadonlyArray<number>> => {
  const all = await due();
  await until(async () => await due() < all, 120);
  const waits: Array<number> = [];
  const [begunWith, from, cpu] = [await due(), performance.now(), cpuMicroseconds(service.pid)];
  let left = begunWith;
  while (left > 0 && performance.now() - from < turnMs) {
    if (areCallsMade) waits.push(...await calls(callsAtOnce));
    else await pause(250);
    left = await due();
  }
  const [done, seconds] = [begunWith - left, (performance.now() - from) / 1_000];
  const cpuUs = (cpuMicroseconds(service.pid) - cpu) / done;
  print(
    `${name}: ${done} of ${all} imports in ${seconds.toFixed(1)} s, ${
      (done / seconds).toFixed(0)
    } a second; ${
      areCallsMade ? `${waits.length} calls beside them` : `${cpuUs.toFixed(0)} us of the service's CPU each`
    }.`,
  );
  return waits;
};
/** All imports count as calculated under the law of a number, and what was calculated under a later one is forgotten. */
const calculatedUnder = async (law: number): Promise<void> => {
  await bare.query("delete from import_calculation where law_id > $1", [law]);
  await bare.query("update live_import set law_id = $1 where law_id <> $1", [law]);
  await bare.query("vacuum analyze live_import");
  await bare.query("vacuum analyze import_calculation");
};

print(`Load ${Deno.loadavg().map((load) => load.toFixed(0)).join(", ")}.`);
await until(async () => (await bare.query("select from import_law")).rows.length > 0, 120);
await turn("First calculation of all", false);
await until(async () => await due() === 0, 3_600);
await admin(env, "price", "add", "2026-Q3", "81.20", "--published-at", "2026-10-06", "--confirm");
await until(async () => (await bare.query("select from import_law")).rows.length > 1, 120);
await turn("After a price, by itself", false);
const [beside, quiet]: [Array<number>, Array<number>] = [[], []];
for (let each = 0; each < turns; each++) {
  await calculatedUnder(2);
  quiet.push(...await calls(callsOfTurn));
  await calculatedUnder(1);
  beside.push(...await turn("After a price, beside calls", true));
}
const told = (name: string, waits: ReadonlyArray<number>): string =>
  `${name} p50 ${quantile(waits, 0.5).toFixed(1)} ms, p99 ${
    quantile(waits, 0.99).toFixed(1)
  } ms (${waits.length})`;
print(
  `Calls ${told("beside it", beside)}; ${told("beside nothing", quiet)}; ratio p50 ${
    (quantile(beside, 0.5) / quantile(quiet, 0.5)).toFixed(2)
  }, p99 ${(quantile(beside, 0.99) / quantile(quiet, 0.99)).toFixed(2)}.`,
);
print(`Load ${Deno.loadavg().map((load) => load.toFixed(0)).join(", ")}.`);
await bare.end();
await service.kill();
await Deno.remove(directory, { recursive: true });
