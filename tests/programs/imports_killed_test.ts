/** Processes that are killed while they record imports, and two that record the same one: all of a call or none, and once. */
import assert from "node:assert/strict";
import pg from "pg";
import { makeKey } from "../support/made_key.ts";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { startKillable, until } from "../support/process.ts";

const rows = 5_000;
const entryOf = (item: number) => ({
  mrn: "26DE000000000001R1",
  item,
  release_date: "2026-01-08",
  cn_code: "72083900",
  origin_country: "CHN",
  net_mass_kg: 1000,
});

const postJson = (url: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const countOf = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: [found] } = await client.query(
    `select (select count(*)::int from import_entry) as entries, (select count(*)::int from live_import) as live`,
  );
  await client.end();
  assert.equal(found.entries, found.live);
  return found.entries;
};

Deno.test({
  name:
    "5 000 entries whose process was killed are all there or none, and the retry under the same key records them once",
  ignore: !hasPostgres,
  fn: async () => {
    const postgres = await startPostgres();
    const directory = await Deno.makeTempDir();
    const started = () => startKillable({ DATABASE_URL: postgres.url, DATA_DIR: directory });
    const isReady = (origin: string) => () =>
      fetch(`${origin}/readyz`).then((ready) => ready.bytes().then(() => ready.ok));
    let service = await started();
    await until(isReady(service.origin));
    const env = { DATABASE_URL: postgres.url, DATA_DIR: directory };
    const authorization = `Bearer ${await makeKey(env, "imports:read,imports:write")}`;
    const made = await postJson(`${service.origin}/api/v1/cbam/importers`, { authorization }, {
      eori: "DE123456789012345",
      name: "A",
    });
    const importer = (await made.json()).id;
    const body = { importer, entries: Array.from({ length: rows }, (_, index) => entryOf(index + 1)) };
    const key = { authorization, "idempotency-key": "file-1" };
    const send = (): Promise<Response> => postJson(`${service.origin}/api/v1/cbam/imports`, key, body);
    let isAnswered = false;
    for (let waitMs = 100; waitMs < 2_000 && !isAnswered; waitMs *= 1.8) {
      const sent = send().then((answer) => answer.bytes().then(() => answer.ok)).catch(() => false);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await service.kill();
      isAnswered = await sent;
      const kept = await countOf(postgres.url);
      assert.ok(isAnswered ? kept === rows : kept === 0 || kept === rows, `${kept} entries`);
      service = await started();
      await until(isReady(service.origin));
    }
    // The database notices a killed client once its statement ends: until then its key is in use.
    let retried = await send();
    await until(async () => {
      if (retried.status !== 409) return true;
      await retried.body?.cancel();
      retried = await send();
      return retried.status !== 409;
    });
    assert.equal(retried.status, 200);
    assert.deepEqual((await retried.json()).summary, { total: rows, added: rows, unchanged: 0, refused: 0 });
    assert.equal(await countOf(postgres.url), rows);

    const second = await started();
    await until(isReady(second.origin));
    const item = { importer, entries: [entryOf(rows + 1)] };
    const answers = await Promise.all(
      [service, second, service, second].map(({ origin }) =>
        postJson(`${origin}/api/v1/cbam/imports`, { authorization }, item).then((answer) => answer.json())
      ),
    );
    assert.deepEqual(answers.map(({ results: [row] }) => row.result).sort(), [
      "added",
      "unchanged",
      "unchanged",
      "unchanged",
    ]);
    assert.equal(new Set(answers.map(({ results: [row] }) => row.id)).size, 1);
    const refersTo = answers[0].results[0].id;
    const corrections = await Promise.all(
      [service, second].map(({ origin }, index) =>
        postJson(`${origin}/api/v1/cbam/imports`, { authorization }, {
          importer,
          entries: [{
            ...entryOf(rows + 1),
            kind: "correction",
            refers_to: refersTo,
            net_mass_kg: 900 - index,
          }],
        }).then((answer) => answer.json())
      ),
    );
    assert.deepEqual(corrections.map(({ results: [row] }) => row.result).sort(), ["added", "refused"]);
    await service.kill();
    await second.kill();
    await postgres.remove();
    await Deno.remove(directory, { recursive: true });
  },
});
