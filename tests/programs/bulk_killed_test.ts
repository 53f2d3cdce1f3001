/** A process that is killed while it works on a bulk call: nothing of the call is there, and its retry works. */
import assert from "node:assert/strict";
import pg from "pg";
import { makeKey } from "../support/made_key.ts";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { startKillable, until } from "../support/process.ts";

const body = JSON.stringify({
  shipments: Array(5_000).fill({ cn_code: "72083900", origin_country: "CHN", tonnage: 1 }),
});

Deno.test("a bulk call whose process was killed left nothing, and its retry with the same key computes", async () => {
  const directory = await Deno.makeTempDir();
  const env = { DATA_DIR: directory };
  let service = await startKillable(env);
  const [key] = /cik_[0-9a-f]{48}/.exec(service.said) ?? [];
  assert.ok(key !== undefined, service.said);
  const authorization = `Bearer ${key}`;
  const send = (requestId: string): Promise<Response> =>
    fetch(`${service.origin}/api/v1/cbam/bulk`, {
      method: "POST",
      headers: {
        authorization,
        "content-type": "application/json",
        "idempotency-key": "order-1",
        "x-request-id": requestId,
      },
      body,
    });
  let isAnswered = false;
  for (let waitMs = 10; waitMs < 400 && !isAnswered; waitMs *= 2.5) {
    const sent = send(`killed-${waitMs}`).then((answer) => answer.ok, () => false);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await service.kill();
    isAnswered = await sent;
    service = await startKillable(env);
    const found = await fetch(`${service.origin}/api/v1/cbam/bulk/killed-${waitMs}`, {
      headers: { authorization },
    });
    if (!isAnswered) assert.equal((await found.json()).row_count ?? 5_000, 5_000);
  }
  const retried = await send("retried");
  assert.equal(retried.status, 200);
  assert.equal((await retried.json()).results.length, 5_000);
  const again = await send("again");
  assert.equal(again.headers.get("idempotent-replayed"), "true");
  await again.body?.cancel();
  await service.kill();
  await Deno.remove(directory, { recursive: true });
});

/** Rows that are in the database under a request's id, and batches. */
const keptOf = async (url: string, requestId: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: [kept] } = await client.query(
    `select (select count(*)::int from bulk_batch where request_id = $1) as batches,
       (select count(*)::int from bulk_row where request_id = $1) as rows`,
    [requestId],
  );
  await client.end();
  return kept;
};

Deno.test({
  name: "a process that is killed while it calculates a call and sends its rows leaves all of them or none",
  ignore: !hasPostgres,
  fn: async () => {
    const postgres = await startPostgres();
    const directory = await Deno.makeTempDir();
    const env = { DATABASE_URL: postgres.url, DATA_DIR: directory };
    let service = await startKillable(env);
    const isReady = () =>
      fetch(`${service.origin}/readyz`).then((ready) => ready.bytes().then(() => ready.ok));
    await until(isReady);
    const authorization = `Bearer ${await makeKey(env, "cbam:bulk")}`;
    const send = (requestId: string): Promise<boolean> =>
      fetch(`${service.origin}/api/v1/cbam/bulk`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", "x-request-id": requestId },
        body,
      }).then((answer) => answer.bytes().then(() => answer.ok)).catch(() => false);
    for (const waitMs of [60, 150, 300]) {
      const sent = send(`killed-${waitMs}`);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await service.kill();
      const all = { batches: 1, rows: 5_000 };
      const isAnswered = await sent;
      const kept = await keptOf(postgres.url, `killed-${waitMs}`);
      if (isAnswered) assert.deepEqual(kept, all);
      else assert.ok([JSON.stringify(all), '{"batches":0,"rows":0}'].includes(JSON.stringify(kept)));
      service = await startKillable(env);
      await until(isReady);
    }
    assert.equal(await send("whole"), true);
    assert.deepEqual(await keptOf(postgres.url, "whole"), { batches: 1, rows: 5_000 });
    await service.kill();
    await postgres.remove();
    await Deno.remove(directory, { recursive: true });
  },
});
