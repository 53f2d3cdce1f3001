/** The release before this one and this one side by side on one database, as a rolling upgrade runs them. */
import assert from "node:assert/strict";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { production, startKillable, until } from "../support/process.ts";
import {
  commandReleaseBefore,
  hasReleaseBefore,
  startReleaseBefore,
  unpackReleaseBefore,
} from "../support/release_before.ts";
import { psql } from "../support/server_tests.ts";

const calculation = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-02-15";
const goods = { cn_code: "72083900", origin_country: "CHN", tonnage: 10 };
const shipment = { ...goods, import_year: 2026 };

const why = hasPostgres ? "not run: no history with the release before" : "ignored: no PostgreSQL";

/** A service as its clients see it. */
interface Client {
  readonly get: (path: string) => Promise<Response>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
}

const clientOf = (origin: string, key: string): Client => {
  const authorization = `Bearer ${key}`;
  return {
    get: (path) => fetch(new URL(path, origin), { headers: { authorization } }),
    post: (path, body, headers = {}) =>
      fetch(new URL(path, origin), {
        method: "POST",
        headers: { authorization, "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
};

const untilReady = (origin: string): Promise<void> =>
  until(async () => {
    const answer = await fetch(`${origin}/readyz`);
    await answer.body?.cancel();
    return answer.ok;
  });

/** A key that the release before made, with its own commands. */
const makeKey = async (sources: string, env: Record<string, string>): Promise<string> => {
  const account = ["--email", "a@example.com", "--tier", "enterprise"];
  await commandReleaseBefore(sources, env, ["account", "create", ...account]);
  const key = [
    "--account",
    "a@example.com",
    "--permissions",
    "cbam:read,cbam:bulk,reports:write,imports:read,imports:write",
  ];
  const printed = await commandReleaseBefore(sources, env, ["key", "create", ...key, "--json"]);
  const made = /cik_[0-9a-f]{48}/.exec(printed)?.[0];
  assert.ok(made !== undefined, printed);
  return made;
};

/** What one of them did, the other knows: batches, their repeats, reports. */
const checkEachOther = async (one: Client, other: Client): Promise<void> => {
  const key = { "idempotency-key": crypto.randomUUID() };
  const batch = await one.post("/api/v1/cbam/bulk", { shipments: [shipment, shipment] }, key);
  assert.equal(batch.status, 200, await batch.clone().text());
  const { request_id } = await batch.json();
  const seen = await other.get(`/api/v1/cbam/bulk/${request_id}`);
  assert.equal((await seen.json()).results.length, 2);
  const issued = await one.post("/api/v1/cbam/reports", { ...goods, import: "2026-02-15" });
  assert.equal(issued.status, 201, await issued.clone().text());
  const { id, issued_at } = await issued.json();
  const verified = await other.post("/api/v1/cbam/verify", { reportId: id, issuedDate: issued_at });
  assert.equal((await verified.json()).ok, true);
  const download = (await (await other.get(`/api/v1/cbam/reports/${id}`)).json()).download_url;
  const file = await one.get(download);
  assert.equal((await file.bytes()).slice(0, 5).join(), [...new TextEncoder().encode("%PDF-")].join());
};

/** Finnish numbers have their hyphens for the newer one, which also makes anew what the one before calculates of white clinker. */
const checkLedgers = async (old: Client, current: Client): Promise<void> => {
  const finnish = { eori: "FI1234567-8", name: "Suomi Oy", member_state: "FI" };
  const made = await current.post("/api/v1/cbam/importers", finnish);
  assert.equal(made.status, 200, await made.clone().text());
  const { id: importer } = await made.json();
  const renamed = { ...finnish, eori: "FI12345678", name: "Suomi Oyj" };
  assert.equal((await (await old.post("/api/v1/cbam/importers", renamed)).json()).id, importer);
  const namesOf = async (client: Client) => {
    const { importers } = await (await client.get("/api/v1/cbam/importers")).json();
    return importers.map((each: Record<string, unknown>) => [each["eori"], each["name"]]);
  };
  assert.deepEqual(await namesOf(old), [["FI12345678", "Suomi Oyj"]]);
  assert.deepEqual(await namesOf(current), [["FI1234567-8", "Suomi Oyj"]]);

  const whiteClinker = {
    mrn: "26FI000000000001R1",
    item: 1,
    release_date: "2026-03-02",
    cn_code: "25231000",
    taric_code: "2523100010",
    origin_country: "ALB",
    net_mass_kg: 60_000,
  };
  const recorded = await old.post("/api/v1/cbam/imports", { importer, entries: [whiteClinker] });
  const { results: [{ id }] } = await recorded.json();
  const costsOf = async (client: Client) => {
    const { import: live, calculations } = await (await client.get(`/api/v1/cbam/imports/${id}`)).json();
    return { live: live.cost.cost_eur, kept: calculations.at(-1)?.figures?.cost_eur };
  };
  const { live: grey } = await costsOf(old);
  const { live: white } = await costsOf(current);
  assert.ok(white > grey);
  await until(async () => (await costsOf(current)).kept === white);
};

Deno.test({
  name: hasPostgres && hasReleaseBefore
    ? "a rolling upgrade: both releases serve, know each other's work and share each window"
    : `a rolling upgrade (${why})`,
  ignore: !hasPostgres,
  fn: async () => {
    if (!hasReleaseBefore) return;
    const postgres = await startPostgres({ isPlain: true });
    const sources = await unpackReleaseBefore();
    const documents = await Deno.makeTempDir();
    const env = {
      ...production,
      DATABASE_URL: postgres.url,
      DATA_DIR: documents,
      HOST: "127.0.0.1",
      PUBLIC_BASE_URL: "https://customs.example.com",
    };
    const before = await startReleaseBefore(sources, env);
    const oldOrigin = before.origin;
    await untilReady(oldOrigin);
    await psql(postgres.url, "update tier set api_rate_per_hour = 10000 where name = 'enterprise'");
    const key = await makeKey(sources, env);
    const old = clientOf(oldOrigin, key);
    const first = await old.post("/api/v1/cbam/bulk", { shipments: [shipment] });
    assert.equal(first.status, 200, await first.clone().text());

    let failed = 0;
    let isOver = false;
    const calling = (async () => {
      while (!isOver) {
        const answer = await old.get(calculation);
        await answer.body?.cancel();
        if (answer.status >= 500) failed++;
      }
    })();
    const now = await startKillable(env, "start");
    const newOrigin = now.origin;
    await untilReady(newOrigin);
    isOver = true;
    await calling;
    assert.equal(failed, 0, "the release before failed calls while the database was migrated");

    const current = clientOf(newOrigin, key);
    await checkEachOther(old, current);
    await checkEachOther(current, old);
    await checkLedgers(old, current);
    const kept = await current.get(`/api/v1/cbam/bulk/${(await first.json()).request_id}`);
    assert.equal((await kept.json()).results.length, 1);

    await psql(
      postgres.url,
      "update tier set api_rate_per_hour = 50 where name = 'pro'",
      "update account set tier = 'pro'",
      "truncate rate_limit",
    );
    await until(async () => {
      const answers = await Promise.all([old, current].map(({ get }) => get("/api/v1/cbam/calculate")));
      await Promise.all(answers.map((answer) => answer.body?.cancel()));
      return answers.every((answer) => answer.headers.get("ratelimit-policy")?.includes("q=50") === true);
    });
    await psql(postgres.url, "truncate rate_limit");
    const statuses = await Promise.all(Array.from({ length: 120 }, async (_, index) => {
      const answer = await (index % 2 === 0 ? old : current).get(calculation);
      await answer.body?.cancel();
      return answer.status;
    }));
    assert.equal(statuses.filter((status) => status === 200).length, 50);
    assert.equal(statuses.filter((status) => status === 429).length, 70);

    await before.kill();
    await now.kill();
    await postgres.remove();
    for (const directory of [sources, documents]) await Deno.remove(directory, { recursive: true });
  },
});
