/** The databases under the service: locks, crashes, outages, and commands beside a running service. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import { embedded, server } from "../src/adapters/postgres/client.ts";
import { migrate, migrationsDirectory } from "../src/adapters/postgres/migrations.ts";
import { hasPostgres, startPostgres } from "./support/postgres.ts";
import { freePort, runToEnd, startTask } from "./support/process.ts";

const admin = async (env: Record<string, string>, ...words: ReadonlyArray<string>) => {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "admin", ...words],
    env,
  }).output();
  const text = new TextDecoder();
  return { code, out: text.decode(stdout).trim(), error: text.decode(stderr).trim() };
};

const calculation = "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-11-20";

/** Asks until the answer is as wanted; the test's own time limit ends it otherwise. */
const until = async (ask: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + 20_000;
  while (!(await ask())) {
    assert.ok(performance.now() < end, "it did not come about within 20 seconds");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

Deno.test("the first start shows a demonstration key that works, and commands work beside the running service", async () => {
  const directory = await Deno.makeTempDir();
  const port = freePort();
  const env = { DATA_DIR: directory, PORT: String(port) };
  const service = await startTask("dev", env);
  const key = /cik_[0-9a-f]{48}/.exec(service.said())?.[0] ?? "";
  const ask = (path: string, token: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
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
    "2026-Q4",
    "81.20",
    "--published-at",
    "2027-01-04",
    "--json",
  );
  assert.equal(price.code, 0, price.error);
  await until(async () => {
    const answer = await ask(calculation, key);
    return (await answer.json()).certificate_price.price_eur_per_tco2e === 81.2;
  });
  await admin(env, "key", "revoke", own.id);
  await until(async () => {
    const answer = await ask(calculation, own.key);
    await answer.body?.cancel();
    return answer.status === 401;
  });

  const second = await runToEnd("dev", { ...env, PORT: String(freePort()) });
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

Deno.test("admin says what is wrong, as text and as JSON", async () => {
  const directory = await Deno.makeTempDir();
  const env = { DATA_DIR: directory };
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
  assert.match(
    (await admin({ DATABASE_URL: "mysql://x" }, "tier", "list")).error,
    /DATABASE_URL must be an address/,
  );
  await Deno.remove(directory, { recursive: true });
});

const writer = `
import * as Effect from "effect/Effect";
import * as SqlClient from "@effect/sql/SqlClient";
import { embedded } from "${new URL("../src/adapters/postgres/client.ts", import.meta.url).href}";
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
      args: ["run", "--allow-all", "--no-check", script.pathname, directory],
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

const onServer = (name: string, fn: () => Promise<void>): void =>
  Deno.test({ name: hasPostgres ? name : `${name} (ignored: no PostgreSQL)`, ignore: !hasPostgres, fn });

/** The numbers of this checkout's migrations, in order. */
const migrationNumbers = (): ReadonlyArray<number> =>
  [...Deno.readDirSync(migrationsDirectory)].map(({ name }) => Number.parseInt(name)).sort((a, b) => a - b);

onServer("four processes that start at once migrate once", async () => {
  const postgres = await startPostgres();
  const migrateOnce = migrate().pipe(
    Effect.provide(Layer.fresh(server(Redacted.make(postgres.url)))),
    Effect.scoped,
  );
  await Effect.runPromise(
    Effect.all(Array.from({ length: 4 }, () => migrateOnce), { concurrency: "unbounded" }),
  );
  const rows = await Effect.runPromise(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select migration_id from schema_migration order by 1`)
      .pipe(
        Effect.provide(server(Redacted.make(postgres.url))),
        Effect.scoped,
      ),
  );
  assert.deepEqual(rows.map((row) => row["migration_id"]), [...migrationNumbers()]);
  await postgres.remove();
});

onServer(
  "a database that is away: the service listens, lets no one in unchecked, and recovers by itself",
  async () => {
    const postgres = await startPostgres();
    await postgres.stop();
    const port = freePort();
    const env = { DATABASE_URL: postgres.url, PORT: String(port) };
    const service = await startTask("start", { ...env, HOST: "127.0.0.1" });
    const status = async (path: string): Promise<number> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      await answer.body?.cancel();
      return answer.status;
    };
    assert.equal(await status("/healthz"), 200);
    assert.equal(await status("/readyz"), 503);
    const refused = await fetch(`http://127.0.0.1:${port}${calculation}`);
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get("retry-after"), "5");
    assert.match((await refused.json()).error, /database does not answer/);
    await postgres.start();
    await until(async () => await status("/readyz") === 200);
    assert.equal(await status(calculation), 200);
    assert.equal((await admin({ DATABASE_URL: postgres.url }, "account", "list")).out, "Nothing yet.");
    await postgres.stop();
    await until(async () => await status(calculation) === 503);
    await postgres.start();
    await until(async () => await status(calculation) === 200);
    assert.equal(await service.stop(), 0);
    await postgres.remove();
  },
);

onServer("two processes on one database share each window", async () => {
  const postgres = await startPostgres();
  const ports = [freePort(), freePort()];
  const services = await Promise.all(
    ports.map((port) =>
      startTask("start", { DATABASE_URL: postgres.url, HOST: "127.0.0.1", PORT: String(port) })
    ),
  );
  const ready = (port: number) => async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    await answer.body?.cancel();
    return answer.status === 200;
  };
  for (const port of ports) await until(ready(port));
  const statuses = await Promise.all(Array.from({ length: 60 }, async (_, index) => {
    const answer = await fetch(`http://127.0.0.1:${ports[index % 2]}${calculation}`);
    await answer.body?.cancel();
    return answer.status;
  }));
  assert.equal(statuses.filter((each) => each === 200).length, 10);
  assert.equal(statuses.filter((each) => each === 429).length, 50);
  await Promise.all(services.map((service) => service.stop()));
  await postgres.remove();
});
