/**
 * A ledger of a million imports of 200 importers on PostgreSQL: threshold, list, holding and declaration of one importer
 * with 50 000, each as a ratio to the bare statement that reads the same rows, by the clock and by the CPU of all processes,
 * with what the same call of a row at most takes apart, and the longest wait of small calls beside it; 5 000 entries that are recorded; and the calculation of all imports,
 * the first one and that after a price changed, killed in between, with the 99th percentile of calls beside it. Needs
 * Debian's `postgresql`.
 *
 * The bare statements go through the service's driver, prepared, on a connection with the service's settings, and their rows
 * are decoded in this process: the columns that an answer is made of, and beside that every column, as was measured first.
 *
 *     deno task bench bench/ledger.ts [entries] [questions]
 */
import pg from "pg";
import { makeKey } from "../tests/support/made_key.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { admin, startKillable, until } from "../tests/support/process.ts";
import { openSession } from "../src/adapters/postgres/engine/session.ts";
import { cpuMicroseconds } from "./http_servers.ts";
import { fillLedger, ledgerQuestions } from "./ledger_fill.ts";

const entries = Number(Deno.args[0] ?? 1_000_000);
/** Questions alone: no import is calculated. */
const hasQuestionsOnly = Deno.args[1] === "questions";
const size = { entries, ownEntries: Math.min(50_000, entries / 4), importers: 200 };
const rounds = 5;
/** A bare statement may take so long: it is measured, not ended. */
const longestStatementMs = 600_000;

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};
const quantile = (values: ReadonlyArray<number>, share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
/** CPU of processes while something is done, in milliseconds; those of the database are its main process' children. */
const cpuOf = async (program: () => number, work: () => Promise<unknown>): Promise<number> => {
  const main = Deno.readTextFileSync(`${postgres.data}/postmaster.pid`).split("\n")[0];
  const sum = (): number => {
    let all = cpuMicroseconds(program());
    for (const { name } of Deno.readDirSync("/proc")) {
      try {
        const isOfDatabase = Deno.readTextFileSync(`/proc/${Number(name)}/status`).includes(
          `\nPPid:\t${main}\n`,
        );
        if (isOfDatabase) all += cpuMicroseconds(Number(name));
      } catch (error) {
        if (!(error instanceof Deno.errors.NotFound)) throw error;
      }
    }
    return all / 1_000;
  };
  const before = sum();
  await work();
  return sum() - before;
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

await using postgres = await startPostgres();
const directory = await Deno.makeTempDir();
const env = { DATABASE_URL: postgres.url, DATA_DIR: directory };
let service = await startKillable(env);
const isReady = () =>
  fetch(`${service.origin}/readyz`).then((ready) => ready.bytes().then(() => ready.ok), () => false);
await until(isReady);
const authorization = `Bearer ${await makeKey(env, "cbam:read,cbam:bulk,imports:read,imports:write")}`;
/** Answers come as they are: the bare statement squeezes nothing either. */
const headers = { authorization, "accept-encoding": "identity" };
const bare = new pg.Client({ connectionString: postgres.url });
await bare.connect();
/** The reader of bare statements, whose session is like the service's. */
const reader = new pg.Client({ connectionString: postgres.url });
await reader.connect();
await openSession(reader, longestStatementMs);
// The calls are counted, and none is refused.
await bare.query("alter table tier drop constraint tier_rate_at_most");
await bare.query("update tier set api_rate_per_hour = 100000000, cbam_bulk_rows = null");

const post = async (path: string, value: unknown): Promise<Response> => {
  const answer = await fetch(`${service.origin}${path}`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(value),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
};
const call = async (path: string): Promise<void> => {
  const answer = await fetch(`${service.origin}${path}`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
};
const person = async (number: number) => {
  const sent = { eori: `DE10000000000000${number}`, name: `Muster ${number} GmbH` };
  const { id: importer } = await (await post("/api/v1/cbam/importers", sent)).json();
  const { id: declarant } = await (await post("/api/v1/cbam/declarants", sent)).json();
  return { importer: String(importer), declarant: String(declarant) };
};
const years = { of2026: await person(1), of2027: await person(2) };
const nobody = await person(3);

// Nobody calculates while the ledger is filled.
await service.kill();
const filling = await timed(() => fillLedger(bare, years, size, hasQuestionsOnly));
print(`${entries} entries, filled in ${(filling / 1_000).toFixed(0)} s.`);

service = await startKillable(env);
await until(isReady);
const due = async (): Promise<number> => {
  const { rows: [found] } = await bare.query(
    "select count(*)::integer as n from live_import where law_id < (select coalesce(max(id), 1) from import_law)",
  );
  return found.n;
};
const small = `/api/v1/cbam/imports?importer=${years.of2026.importer}&limit=10`;

/** Calls one after the other while the imports are calculated; the process is killed once so few are left. */
const whileCalculating = async (name: string, killsAt: number): Promise<void> => {
  const waits: Array<number> = [];
  const from = performance.now();
  let left = await due();
  let hasDied = false;
  while (left > 0) {
    for (let each = 0; each < 300; each++) waits.push(await timed(() => call(small)));
    left = await due();
    if (hasDied || left > killsAt) continue;
    hasDied = true;
    await service.kill();
    const kept = await due();
    service = await startKillable(env);
    await until(isReady);
    print(`Killed with ${kept} imports left; started again, it went on with ${await due()}.`);
  }
  print(
    `${name}: ${((performance.now() - from) / 1_000).toFixed(0)} s; calls beside it p50 ${
      quantile(waits, 0.5).toFixed(1)
    } ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms (${waits.length} calls).`,
  );
};
await until(async () => (await bare.query("select from import_law")).rows.length > 0, 120);

const quietly = async (): Promise<void> => {
  const quiet: Array<number> = [];
  for (let each = 0; each < 3_000; each++) quiet.push(await timed(() => call(small)));
  print(
    `Calls beside nothing: p50 ${quantile(quiet, 0.5).toFixed(1)} ms, p99 ${
      quantile(quiet, 0.99).toFixed(1)
    } ms.`,
  );
};
if (hasQuestionsOnly && await due() > 0) {
  throw new Error("The ledger should begin with nothing to calculate.");
}
if (!hasQuestionsOnly) {
  await whileCalculating("First calculation of all", -1);
  await quietly();
}

/** The longest wait of small calls that are made one after the other beside some work. */
const longestBeside = async (work: () => Promise<unknown>): Promise<number> => {
  let isOver = false;
  let longest = 0;
  const probe = (async () => {
    while (!isOver) {
      longest = Math.max(
        longest,
        await timed(() => fetch(`${service.origin}/healthz`).then((is) => is.text())),
      );
    }
  })();
  await work();
  isOver = true;
  await probe;
  return longest;
};

print(
  "question          service ms    of fixed     bare ms       ratio    variable   cpu ratio    variable  whole rows former ratio     wait ms",
);
for (const asked of ledgerQuestions(years, nobody)) {
  const { name, path, fixedPath, statement, wholeRows, value } = asked;
  const own: Array<number> = [];
  const [fixed, least, whole]: [Array<number>, Array<number>, Array<number>] = [[], [], []];
  for (let round = 0; round <= rounds; round++) {
    own.push(await timed(() => call(path)));
    fixed.push(await timed(() => call(fixedPath)));
    least.push(await timed(() => reader.query({ name, text: statement, values: [value] })));
    whole.push(await timed(() => bare.query(wholeRows, [value])));
  }
  const [mine = NaN, empty = NaN, floor = NaN, former = NaN] = [own, fixed, least, whole].map((times) =>
    quantile(times.slice(1), 0.5)
  );
  // CPU is told in hundredths of a second: short calls are made many times, and each figure is that of one.
  const repeats = Math.max(3 * rounds, Math.ceil(2_000 / mine));
  const repeated = (work: () => Promise<unknown>) => async (): Promise<void> => {
    for (let round = 0; round < repeats; round++) await work();
  };
  const ofService = (asked: string) => cpuOf(() => service.pid, repeated(() => call(asked)));
  const [cpu, fixedCpu] = [await ofService(path), await ofService(fixedPath)];
  const bareCpu = await cpuOf(
    () => Deno.pid,
    repeated(() => reader.query({ name, text: statement, values: [value] })),
  );
  const waits: Array<number> = [];
  for (let round = 0; round < rounds; round++) waits.push(await longestBeside(() => call(path)));
  const columns = [
    ...[mine, empty, floor].map((ms) => ms.toFixed(1)),
    ...[mine, mine - empty].map((ms) => (ms / floor).toFixed(2)),
    ...[cpu, cpu - fixedCpu].map((ms) => (ms / bareCpu).toFixed(2)),
    former.toFixed(1),
    (mine / former).toFixed(2),
    quantile(waits, 0.5).toFixed(1),
  ];
  print(`${name.padEnd(16)}${columns.map((column) => column.padStart(12)).join("")}`);
}
print(
  `A small call waits at longest beside a pause of 2 s: ${
    (await longestBeside(() => pause(2_000))).toFixed(1)
  } ms.`,
);

/** 5 000 rows that are recorded, and the same number calculated in bulk. */
const [recording, bulk]: [Array<number>, Array<number>] = [[], []];
let [recordingCpu, bulkCpu] = [0, 0];
const { importer, declarant } = nobody;
for (let round = 0; round <= rounds; round++) {
  const sent = Array.from({ length: 5_000 }, (_, at) => ({
    mrn: `26DE${String(90_000_000_000_000 + round)}`,
    item: at + 1,
    release_date: "2026-06-01",
    cn_code: "72083900",
    origin_country: "CHN",
    net_mass_kg: 1_000,
  }));
  recordingCpu += await cpuOf(() => service.pid, async () => {
    recording.push(
      await timed(async () =>
        (await post("/api/v1/cbam/imports", { importer, declarant, entries: sent })).bytes()
      ),
    );
  });
  const shipments = sent.map(({ cn_code, origin_country, release_date }) => ({
    cn_code,
    origin_country,
    import_date: release_date,
    tonnage: 1,
  }));
  bulkCpu += await cpuOf(() => service.pid, async () => {
    bulk.push(await timed(async () => (await post("/api/v1/cbam/bulk", { shipments })).bytes()));
  });
}
const [recorded, calculated] = [quantile(recording.slice(1), 0.5), quantile(bulk.slice(1), 0.5)];
print(
  `5 000 entries: ${recorded.toFixed(0)} ms; 5 000 rows in bulk: ${calculated.toFixed(0)} ms; ratio ${
    (recorded / calculated).toFixed(2)
  } by the clock, ${
    (recordingCpu / bulkCpu).toFixed(2)
  } by CPU, with what is calculated of the entries meanwhile.`,
);

if (!hasQuestionsOnly) {
  await until(async () => await due() === 0, 120);
  await admin(env, "price", "add", "2026-Q3", "81.20", "--published-at", "2026-10-06", "--confirm");
  await until(async () => (await bare.query("select from import_law")).rows.length > 1, 120);
  await whileCalculating("All after a price changed", entries / 2);
  await quietly();
}
const { rows: [kept] } = await bare.query(
  "select count(*)::integer as n, count(distinct entry_id)::integer as of_entries from import_calculation",
);
print(`${kept.n} calculations of ${kept.of_entries} entries are kept.`);
await bare.end();
await reader.end();
await service.kill();
await Deno.remove(directory, { recursive: true });
