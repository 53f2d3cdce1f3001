/**
 * Two processes on one PostgreSQL calculate every import anew after a price was entered, and one of them is killed with a
 * batch in hand: the other one takes its imports as well, and in the end each import has one calculation under each price.
 */
import assert from "node:assert/strict";
import pg from "pg";
import { makeKey } from "../support/made_key.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { admin, type Killable, startKillable, until, where } from "../support/process.ts";

const entries = 2_000;
/** Imports that the test keeps from both processes until it has seen them at work, so that some are always left. */
const withheld = 400;

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

/** A process whose connections are known by a name. */
const startNamed = async (
  env: Readonly<Record<string, string>>,
  { url }: PostgresServer,
  name: string,
): Promise<Killable> => {
  const service = await startKillable({ ...env, DATABASE_URL: `${url}?application_name=${name}` });
  await until(() =>
    fetch(`${service.origin}/readyz`).then((ready) => ready.bytes().then(() => ready.ok), () => false)
  );
  return service;
};

/** Records imports of the second and the third quarter in turn; a price of the third changes half of them. */
const recordImports = async ({ origin }: Killable, key: string): Promise<void> => {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    assert.ok(answer.ok, text);
    return JSON.parse(text);
  };
  const who = { eori: "DE123456789012345", name: "Muster GmbH" };
  const { id: importer } = await post("/api/v1/cbam/importers", who);
  const { id: declarant } = await post("/api/v1/cbam/declarants", who);
  await post("/api/v1/cbam/imports", {
    importer,
    declarant,
    entries: Array.from({ length: entries }, (_, at) => ({
      mrn: "26DE00000000000001",
      item: at + 1,
      release_date: at % 2 === 0 ? "2026-06-01" : "2026-08-03",
      cn_code: "72083900",
      origin_country: "CHN",
      net_mass_kg: 1_000 + at,
    })),
  });
};

where(hasPostgres, "PostgreSQL")(
  "a process that is killed in the middle of the calculation of all imports leaves each of them to another one, and none has two",
  async () => {
    const postgres = await startPostgres();
    const directory = await Deno.makeTempDir();
    const env = { DATA_DIR: directory };
    const commands = { ...env, DATABASE_URL: postgres.url };
    const [first, second] = [
      await startNamed(env, postgres, "first"),
      await startNamed(env, postgres, "second"),
    ];
    const [asked, holder, stopper] = [
      await connected(postgres.url),
      await connected(postgres.url),
      await connected(postgres.url),
    ];
    const count = async (of: string): Promise<number> =>
      Number((await asked.query(`select count(*)::integer as n from ${of}`)).rows[0].n);
    const isNewest = "law_id = (select max(id) from import_law)";

    const key = await makeKey(commands, "imports:read,imports:write");
    await recordImports(first, key);
    await until(async () => await count("live_import where law_id > 0") === entries);
    assert.equal(await count("import_calculation"), entries);
    const laws = await count("import_law");

    await holder.query("begin");
    await holder.query(
      `select from live_import order by first_entry_id limit ${withheld} for update`,
    );
    await admin(commands, "price", "add", "2026-Q3", "99.01", "--published-at", "2026-10-06", "--confirm");
    await until(async () =>
      await count("import_law") > laws && await count(`live_import where ${isNewest}`) > 0
    );
    // From here on no batch is written to its end; what was kept from both processes is work for them again.
    await stopper.query("begin");
    await stopper.query("lock table import_calculation in share mode");
    await holder.query("rollback");
    await until(async () =>
      await count("pg_stat_activity where application_name = 'first' and wait_event_type = 'Lock'") > 0
    );
    await first.kill();
    const left = entries - await count(`live_import where ${isNewest}`);
    assert.ok(left >= withheld && left < entries, `${left} of ${entries} imports are left`);
    await stopper.query("rollback");

    await until(async () => await count(`live_import where ${isNewest}`) === entries);
    const { rows } = await asked.query(
      `select to_char(released_on, 'YYYY-MM-DD') as day, n, figures, count(*)::integer as imports
       from (select e.released_on, count(c.*)::integer as n, count(distinct c.figures::text)::integer as figures
             from import_entry e left join import_calculation c on c.entry_id = e.id group by e.id, e.released_on) each
       group by released_on, n, figures order by released_on`,
    );
    assert.deepEqual(rows, [
      { day: "2026-06-01", n: 1, figures: 1, imports: entries / 2 },
      { day: "2026-08-03", n: 2, figures: 2, imports: entries / 2 },
    ]);

    await second.kill();
    for (const client of [asked, holder, stopper]) await client.end();
    await postgres.remove();
    await Deno.remove(directory, { recursive: true });
  },
);
