/** The databases under the service: locks, crashes, outages, and commands beside a running service. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { embedded } from "../../src/adapters/postgres/engine/client.ts";
import { patientEngine } from "../../src/composition/permissions.ts";
import { admin, runToEnd, startTask, until } from "../support/process.ts";

const calculation = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-11-20";

Deno.test("the first start shows a demonstration key that works, and commands work beside the running service", async () => {
  const directory = await Deno.makeTempDir();
  const env = { DATA_DIR: directory };
  const service = await startTask("dev", env);
  const key = /cik_[0-9a-f]{48}/.exec(service.said())?.[0] ?? "";
  const ask = (path: string, token: string) =>
    fetch(`${service.origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal((await (await ask(calculation, key)).json()).net_cost_eur, 178.63);

  const made = await admin(env, "account", "create", "--email", "a@example.com", "--tier", "pro", "--json");
  assert.equal(made.code, 0, made.error);
  const created = await admin(
    env,
    "key",
    "create",
    "--account",
    "a@example.com",
    "--permissions",
    "cbam:read",
    "--json",
  );
  const [own] = JSON.parse(created.out).rows;
  assert.equal((await ask(calculation, own.key)).headers.get("ratelimit-policy"), '"cbam";q=60;w=3600');
  const tier = await admin(
    env,
    "tier",
    "set",
    "pro",
    "--api-rate-per-hour",
    "77",
    "--cbam-bulk-rows",
    "unlimited",
  );
  assert.match(tier.out, /pro +77 +false +unlimited/);
  const price = await admin(
    env,
    "price",
    "add",
    "2026-Q3",
    "81.20",
    "--published-at",
    "2026-10-06",
    "--confirm",
    "--json",
  );
  assert.equal(price.code, 0, price.error);
  const isPrice = (eur: number) => async () => {
    const answer = await ask(calculation, key);
    return (await answer.json()).certificate_price.price_eur_per_tco2e === eur;
  };
  await until(isPrice(81.2));
  assert.match((await admin(env, "price", "retract", "2026-Q3")).out, /2026-Q3 +81\.20 +2026-10-06/);
  assert.match((await admin(env, "price", "list", "--all")).out, /2026-Q3 +81\.20 +2026-10-06 .*Z {2}\d{4}-/);
  await until(isPrice(82.32));
  await admin(env, "key", "revoke", own.id);
  await until(async () => {
    const answer = await ask(calculation, own.key);
    await answer.body?.cancel();
    return answer.status === 401;
  });

  const second = await runToEnd("dev", { ...env, PORT: "0" });
  assert.equal(second.code, 1);
  assert.match(
    second.stderr,
    /data directory .* is in use by another process: stop that one, or set DATA_DIR/,
  );

  assert.equal(await service.stop(), 0);
  assert.ok(!service.said().includes(own.key), "the log holds a key");
  const stopped = await admin(env, "key", "list", "--json");
  const revoked = JSON.parse(stopped.out).rows.find((row: { id: string }) => row.id === own.id);
  assert.ok(revoked.revoked_at && revoked.last_used_at);
  const again = await startTask("dev", env);
  assert.ok(!/cik_/.test(again.said()), "the key is shown twice");
  await again.stop();
  await Deno.remove(directory, { recursive: true });
});

Deno.test("admin names the embedded database that it opens, and makes none where there is none", async () => {
  const directory = await Deno.makeTempDir();
  const missing = await admin({ DATA_DIR: directory }, "tier", "list");
  assert.equal(missing.code, 1);
  assert.match(
    missing.error,
    new RegExp(`^Database: the embedded database in ${directory}\n.*no database of this service yet`),
  );
  assert.deepEqual([...Deno.readDirSync(directory)], []);
  const made = await startTask("dev", { DATA_DIR: directory });
  await made.stop();
  const listed = await admin({ DATA_DIR: directory }, "tier", "list", "--json");
  assert.equal(JSON.parse(listed.out).database, `the embedded database in ${directory}`);
  await Deno.remove(directory, { recursive: true });
});

Deno.test("admin says what is wrong, as text and as JSON", async () => {
  const directory = await Deno.makeTempDir();
  const env = { DATA_DIR: directory };
  const service = await startTask("dev", env);
  const wrong = await admin(env, "tier", "set", "gold");
  assert.equal(wrong.code, 1);
  assert.match(wrong.error, /must be one of anonymous, pro, cbam_pro, enterprise/);
  assert.match((await admin(env, "--help")).out, /deno task admin key create --account a@example\.com/);
  const refused = await admin(
    env,
    "key",
    "create",
    "--account",
    "b@example.com",
    "--permissions",
    "cbam:read",
    "--json",
  );
  assert.equal(refused.code, 1);
  assert.match(JSON.parse(refused.error).error, /There is no account b@example\.com/);
  const tooMany = await admin(env, "tier", "set", "pro", "--api-rate-per-hour", "10001");
  assert.deepEqual([tooMany.code, /a whole number from 0 to 10000/.test(tooMany.error)], [1, true]);
  assert.match((await admin(env, "tier", "set", "pro", "--api-rate-per-hour", "10000")).out, /pro +10000 /);
  await service.stop();
  assert.match(
    (await admin({ DATABASE_URL: "mysql://x" }, "tier", "list")).error,
    /DATABASE_URL must be an address/,
  );
  await Deno.remove(directory, { recursive: true });
});

const writer = `
import * as Effect from "effect/Effect";
import * as SqlClient from "@effect/sql/SqlClient";
import { embedded } from "${new URL("../../src/adapters/postgres/engine/client.ts", import.meta.url).href}";
const out = (n) => Deno.stdout.writeSync(new TextEncoder().encode(n + "\\n"));
await Effect.runPromise(Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql\`create table if not exists written (n serial primary key)\`;
  while (true) {
    const [row] = yield* sql\`insert into written default values returning n\`;
    out(row.n);
  }
}).pipe(Effect.provide(embedded(Deno.args[0]))));`;

Deno.test("a killed process loses nothing that it acknowledged, and its directory is free again", async () => {
  const directory = await Deno.makeTempDir();
  const script = new URL(`./killed_${crypto.randomUUID()}.ts`, import.meta.url);
  await Deno.writeTextFile(script, writer);
  for (let round = 0; round < 3; round++) {
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", patientEngine, "--allow-all", "--no-check", script.pathname, directory],
      stdout: "piped",
    }).spawn();
    let said = "";
    const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
    while (said.split("\n").length < 60) said += (await reader.read()).value ?? "";
    child.kill("SIGKILL");
    await child.status;
    for (let read = await reader.read(); !read.done; read = await reader.read()) said += read.value;
    const acknowledged = Number(said.trim().split("\n").at(-1));
    const [row] = await Effect.runPromise(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ readonly n: number }>`select max(n)::int as n from written`,
      )
        .pipe(Effect.provide(embedded(directory)), Effect.scoped),
    );
    assert.ok((row?.n ?? 0) >= acknowledged, `${row?.n} is there, ${acknowledged} was acknowledged`);
  }
  await Deno.remove(script);
  await Deno.remove(directory, { recursive: true });
});
