/** Backups as operators make them: beside the running service, to a server and on, under other secrets. */
import assert from "node:assert/strict";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres, runAsOwner } from "../support/postgres_programs.ts";
import { admin, production, startTask, until, where } from "../support/process.ts";
import { psql } from "../support/server_tests.ts";

const onServer = where(hasPostgres, "PostgreSQL");

const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-02-15" };

const jsonCall = (key: string, body: unknown): RequestInit => ({
  method: "POST",
  headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
  body: JSON.stringify(body),
});

interface Issued {
  readonly id: string;
  readonly issued_at: string;
  readonly pdf: Uint8Array;
}

/** The report verifies, and its PDF has the bytes that it was issued with. */
const isAsIssued = async (origin: string, key: string, { id, issued_at, pdf }: Issued): Promise<void> => {
  const verified = await fetch(
    `${origin}/api/v1/cbam/verify`,
    jsonCall(key, { reportId: id, issuedDate: issued_at }),
  );
  assert.equal((await verified.json()).ok, true);
  const report = await (await fetch(`${origin}/api/v1/cbam/reports/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  })).json();
  const bytes = await (await fetch(new URL(report.download_url, origin))).bytes();
  assert.ok(Buffer.from(bytes).equals(Buffer.from(pdf)), "the PDF is another");
};

const issue = async (origin: string, key: string): Promise<Issued> => {
  const made = await (await fetch(`${origin}/api/v1/cbam/reports`, jsonCall(key, shipment))).json();
  const pdf = await (await fetch(new URL(made.download_url, origin))).bytes();
  return { id: made.id, issued_at: made.issued_at, pdf };
};

const publicOrigin = { PUBLIC_BASE_URL: "https://customs.example.com" };

/** A service of production on a database, under a secret of its own. */
const withService = async (
  url: string,
  secret: string,
  use: (origin: string) => Promise<void>,
): Promise<void> => {
  const service = await startTask("start", {
    ...production,
    ...publicOrigin,
    DATABASE_URL: url,
    SIGNING_SECRET: secret.repeat(32),
    HOST: "127.0.0.1",
  });
  const { origin } = service;
  await until(async () => (await fetch(`${origin}/readyz`)).ok);
  await use(origin);
  assert.equal(await service.stop(), 0);
};

onServer(
  "a laptop's database is backed up while it runs, moved to a server, dumped and restored there: reports stay as they were",
  async () => {
    const directory = await Deno.makeTempDir();
    const postgres = await startPostgres();
    const laptop = { DATA_DIR: `${directory}/laptop` };
    const service = await startTask("dev", { ...laptop, ...publicOrigin });
    const [key = ""] = /cik_[0-9a-f]{48}/.exec(service.said()) ?? [];
    const first = await issue(service.origin, key);

    const backedUp = await admin(laptop, "backup", `${directory}/customs.backup`, "--json");
    assert.equal(backedUp.code, 0, backedUp.error);
    assert.ok(
      JSON.parse(backedUp.out).rows.some((row: { table: string; rows: number }) =>
        row.table === "report" && row.rows === 1
      ),
    );
    assert.match((await admin(laptop, "backup", directory)).error, /can't be written/);
    await assert.rejects(Deno.stat(`${directory}.part`), Deno.errors.NotFound);
    const server = { ...laptop, DATABASE_URL: postgres.url };
    assert.match((await admin(server, "move")).error, /in use by another process: stop that one/);
    assert.equal(await service.stop(), 0);

    assert.match((await admin(laptop, "move")).error, /move needs DATABASE_URL/);
    const moved = await admin(server, "move");
    assert.equal(moved.code, 0, moved.error);
    assert.match((await admin(server, "move")).error, /The database is not empty/);
    assert.match((await admin(server, "backup", `${directory}/x`)).error, /use pg_dump for the server/);
    await withService(postgres.url, "b", async (origin) => {
      await isAsIssued(origin, key, first);
      await isAsIssued(origin, key, await issue(origin, key));
    });

    await psql(postgres.url, "create database restored");
    const dump = `${postgres.data}/customs.dump`;
    await runAsOwner("pg_dump", ["-Fc", "-f", dump, postgres.url]);
    const restored = postgres.url.replace(/[^/]+$/, "restored");
    await runAsOwner("pg_restore", ["--exit-on-error", "-d", restored, dump]);
    await withService(restored, "c", async (origin) => {
      await isAsIssued(origin, key, first);
      const keys = await (await fetch(`${origin}/.well-known/cbam-report-keys.json`)).json();
      await isAsIssued(origin, key, await issue(origin, key));
      assert.equal(keys.keys.length, 2);
    });

    const other = { DATA_DIR: `${directory}/other` };
    assert.match((await admin(other, "backup", `${directory}/x`)).error, /There is no embedded database/);
    assert.equal((await admin(other, "restore", `${directory}/customs.backup`)).code, 0);
    assert.match((await admin(other, "account", "list")).out, /demo@example\.com/);
    await postgres.remove();
    await Deno.remove(directory, { recursive: true });
  },
);

onServer(
  "admin migrate brings a server to this version, says so, and says what is wrong",
  async () => {
    const postgres = await startPostgres();
    const env = { DATABASE_URL: postgres.url };
    for (let times = 0; times < 2; times++) {
      const migrated = await admin(env, "migrate", "--json");
      assert.equal(migrated.code, 0, migrated.error);
      assert.ok(JSON.parse(migrated.out).rows[0].newest >= 9);
    }
    await psql(postgres.url, "create role nobody_special login", "create database empty");
    const lesser = postgres.url.replace("postgres@", "nobody_special@").replace(/[^/]+$/, "empty");
    const refused = await admin({ DATABASE_URL: lesser }, "migrate");
    assert.equal(refused.code, 1);
    assert.match(refused.error, /can't be migrated\. .*permission denied for schema public/);
    await postgres.remove();
  },
);
