/**
 * A ledger of a million imports of 200 importers on PostgreSQL: threshold, list, holding and declaration of one importer
 * with 50 000, each as a ratio to the bare statement that reads the same rows; 5 000 entries that are recorded; and the
 * calculation of all imports after a price changed, with the 99th percentile of calls beside it. Needs Debian's
 * `postgresql`.
 *
 *     deno task bench bench/ledger.ts [entries]
 */
import pg from "pg";
import { makeKey } from "../tests/support/made_key.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { admin, startKillable, until } from "../tests/support/process.ts";

const entryCount = Number(Deno.args[0] ?? 1_000_000);
const importerCount = 200;
const ownEntries = Math.min(50_000, entryCount / 2);
const rounds = 5;

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

const postgres = await startPostgres();
const directory = await Deno.makeTempDir();
const env = { DATABASE_URL: postgres.url, DATA_DIR: directory };
let service = await startKillable(env);
const isReady = () =>
  fetch(`${service.origin}/readyz`).then((ready) => ready.bytes().then(() => ready.ok), () => false);
await until(isReady);
const authorization = `Bearer ${await makeKey(env, "cbam:read,cbam:bulk,imports:read,imports:write")}`;
const bare = new pg.Client({ connectionString: postgres.url });
await bare.connect();
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
const person = { eori: "DE100000000000000", name: "Muster GmbH" };
const { id: importer } = await (await post("/api/v1/cbam/importers", person)).json();
const { id: declarant } = await (await post("/api/v1/cbam/declarants", person)).json();
const call = async (path: string): Promise<void> => {
  const answer = await fetch(`${service.origin}${path}`, { headers: { authorization } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
};

// Nobody calculates while the ledger is filled.
await service.kill();
await bare.query(
  `insert into importer (id, account_id, eori, name, created_at)
   select gen_random_uuid(), i.account_id, 'DE2' || lpad(n::text, 14, '0'), 'Importer ' || n, now()
   from importer i, generate_series(1, $1::integer) n where i.id = $2::uuid`,
  [importerCount - 1, importer],
);
const goods = [
  ["72083900", "CHN"],
  ["76042990", "IND"],
  ["73181595", "CHN"],
  ["31021019", "EGY"],
];
print(`Filling ${entryCount} entries: ${
  (await timed(async () => {
    await bare.query(
      `with places as (
         select id, (row_number() over (order by id <> $1::uuid, eori) - 1)::integer as place from importer
       ), made as (
         select gen_random_uuid() as id, p.id as importer_id, n,
           date '2026-01-01' + (n % 320)::integer as released_on, $4::json -> (n % 4)::integer as goods
         from generate_series(1, $2::integer) n
         join places p on p.place = case when n <= $3::integer then 0 else 1 + n % ${importerCount - 1} end
       ), entries as (
         insert into import_entry (id, importer_id, first_entry_id, kind, recorded_on, known_from, declarant_id,
           representation, mrn, item, released_on, facts)
         select id, importer_id, id, 'import', released_on, released_on,
           case when importer_id = $1::uuid then $5::uuid end, 'own',
           '26DE' || lpad(n::text, 14, '0'), 1, released_on, json_build_object(
             'releasedOn', to_char(released_on, 'YYYY-MM-DD'), 'procedure', '4000', 'cnCode', goods ->> 0, 'taricCode', null,
             'origin', goods ->> 1, 'netMassT', (1 + n % 97)::text || '.25', 'mwh', null,
             'productionRoute', null, 'determination', 'default', 'claimedExemption', null, 'actual', null,
             'carbonPrice', null, 'placed', null, 'codes', '[]'::json, 'memberState', null, 'note', null)
         from made returning id, importer_id, mrn, item
       )
       insert into live_import (importer_id, mrn, item, first_entry_id, entry_id)
       select importer_id, mrn, item, id, id from entries`,
      [importer, entryCount, ownEntries, JSON.stringify(goods), declarant],
    );
    await bare.query("vacuum analyze import_entry");
    await bare.query("vacuum analyze live_import");
  }) / 1_000).toFixed(0)
} s.`);

/** Statements that read the same rows with the columns that the answer needs. */
const holds = "e.kind <> 'cancellation' and not exists (select from import_entry f where f.refers_to = e.id)";
const ofYear = "released_on between '2026-01-01' and '2026-12-31'";
const questions = [
  {
    name: "threshold",
    path: `/api/v1/cbam/imports/threshold?importer=${importer}&year=2026`,
    statement: `select e.first_entry_id, e.released_on::text, e.cn_code, e.origin, e.claimed_exemption,
      e.determination, e.net_mass_t::text from import_entry e where e.importer_id = $1 and e.${ofYear} and ${holds}
      order by e.released_on, e.first_entry_id`,
    value: importer,
  },
  {
    name: "list, one page",
    path: `/api/v1/cbam/imports?importer=${importer}&limit=100`,
    statement: `select e.* from import_entry e where e.importer_id = $1 and ${holds}
      order by e.first_entry_id desc limit 101`,
    value: importer,
  },
  {
    name: "holding",
    path: `/api/v1/cbam/imports/holding?declarant=${declarant}&year=2026`,
    statement: `select e.* from import_entry e where e.declarant_id = $1 and e.${ofYear} and ${holds}
      order by e.released_on, e.first_entry_id`,
    value: declarant,
  },
  {
    name: "declaration",
    path: `/api/v1/cbam/imports/declaration?declarant=${declarant}&year=2026`,
    statement: `select e.* from import_entry e where e.declarant_id = $1 and e.${ofYear} and ${holds}
      order by e.released_on, e.first_entry_id`,
    value: declarant,
  },
];

service = await startKillable(env);
await until(isReady);
const due = async (): Promise<number> => {
  const { rows: [found] } = await bare.query(
    "select count(*)::integer as n from live_import where law_id < (select coalesce(max(id), 1) from import_law)",
  );
  return found.n;
};
const small = `/api/v1/cbam/imports?importer=${importer}&limit=10`;

/** Calls one after the other while the imports are calculated, and how long it took. */
const whileCalculating = async (name: string): Promise<void> => {
  const waits: Array<number> = [];
  const from = performance.now();
  while ((await due()) > 0) {
    for (let each = 0; each < 50; each++) waits.push(await timed(() => call(small)));
  }
  print(
    `${name}: ${((performance.now() - from) / 1_000).toFixed(0)} s; calls beside it p50 ${
      quantile(waits, 0.5).toFixed(1)
    } ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms (${waits.length} calls).`,
  );
};
await until(async () => (await bare.query("select from import_law")).rows.length > 0, 120);
await whileCalculating("First calculation of all");

const quiet: Array<number> = [];
for (let each = 0; each < 500; each++) quiet.push(await timed(() => call(small)));
print(
  `Calls beside nothing: p50 ${quantile(quiet, 0.5).toFixed(1)} ms, p99 ${
    quantile(quiet, 0.99).toFixed(1)
  } ms.`,
);

print("question          service ms    bare ms     ratio");
for (const { name, path, statement, value } of questions) {
  const [own, least]: [Array<number>, Array<number>] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    own.push(await timed(() => call(path)));
    least.push(await timed(() => bare.query(statement, [value])));
  }
  const [mine, floor] = [quantile(own.slice(1), 0.5), quantile(least.slice(1), 0.5)];
  const figures = [mine.toFixed(0), floor.toFixed(0), (mine / floor).toFixed(2)];
  print(`${name.padEnd(16)}${figures.map((figure) => figure.padStart(11)).join("")}`);
}

/** 5 000 rows that are recorded, and the same number calculated in bulk. */
const [recording, bulk]: [Array<number>, Array<number>] = [[], []];
for (let round = 0; round <= rounds; round++) {
  const entries = Array.from({ length: 5_000 }, (_, at) => ({
    mrn: `26DE${String(90_000_000_000_000 + round)}`,
    item: at + 1,
    release_date: "2026-06-01",
    cn_code: "72083900",
    origin_country: "CHN",
    net_mass_kg: 1_000,
  }));
  recording.push(
    await timed(async () => (await post("/api/v1/cbam/imports", { importer, declarant, entries })).bytes()),
  );
  const shipments = entries.map(({ cn_code, origin_country, release_date }) => ({
    cn_code,
    origin_country,
    import_date: release_date,
    tonnage: 1,
  }));
  bulk.push(await timed(async () => (await post("/api/v1/cbam/bulk", { shipments })).bytes()));
}
const [recorded, calculated] = [quantile(recording.slice(1), 0.5), quantile(bulk.slice(1), 0.5)];
print(
  `5 000 entries: ${recorded.toFixed(0)} ms; 5 000 rows in bulk: ${calculated.toFixed(0)} ms; ratio ${
    (recorded / calculated).toFixed(2)
  }.`,
);

await admin(env, "price", "add", "2026-Q3", "81.20", "--published-at", "2026-10-06", "--confirm");
await until(async () => (await bare.query("select from import_law")).rows.length > 1, 120);
await whileCalculating("All again after a price changed");
const { rows: [kept] } = await bare.query("select count(*)::integer as n from import_calculation");
print(`${kept.n} calculations are kept.`);
await bare.end();
await service.kill();
await postgres.remove();
await Deno.remove(directory, { recursive: true });
