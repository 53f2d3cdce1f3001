/** A database that services have begun on, and nobody has used: a backup goes into it. */
import assert from "node:assert/strict";
import { admin, startTask, until, where } from "../support/process.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { startPostgres } from "../support/postgres.ts";
import { psql } from "../support/server_tests.ts";

/** Asks, without a key, for everything that can be read under an address of its own. */
const askForAll = async (origin: string): Promise<number> => {
  const document = await (await fetch(`${origin}/openapi.json`)).json();
  const paths = Object.entries<object>(document.paths)
    .filter(([path, operations]) => "get" in operations && !path.includes("{")).map(([path]) => path);
  const pages = ["/", "/de", "/signin", "/signup", "/docs", "/status", "/metrics", "/llms.txt"];
  for (const path of [...paths, ...pages, "/.well-known/cbam-report-keys.json"]) {
    const answer = await fetch(`${origin}${path}`, { redirect: "manual" });
    await answer.bytes();
    assert.ok(answer.status < 500, `${path}: ${answer.status}`);
  }
  return paths.length;
};

where(hasPostgres, "PostgreSQL")(
  "a backup goes into a database that a service was started on, and that calls without a key were answered from",
  async () => {
    const directory = await Deno.makeTempDir();
    const postgres = await startPostgres();
    const [laptop, server] = [{ DATA_DIR: `${directory}/laptop` }, { DATABASE_URL: postgres.url }];
    const first = await startTask("dev", laptop);
    await until(async () => (await fetch(`${first.origin}/readyz`)).ok);
    assert.equal(await first.stop(), 0);
    const backedUp = await admin(laptop, "backup", `${directory}/it`);
    assert.equal(backedUp.code, 0, backedUp.error);

    const service = await startTask("start", { ...server, HOST: "127.0.0.1" });
    await until(async () => (await fetch(`${service.origin}/readyz`)).ok);
    assert.ok(await askForAll(service.origin) > 10);
    await until(async () => (await psql(postgres.url, "select id from import_law")).length > 0);
    assert.equal(await service.stop(), 0);

    const restored = await admin(server, "restore", `${directory}/it`);
    assert.equal(restored.code, 0, restored.error);
    assert.match((await admin(server, "account", "list")).out, /demo@example\.com/);
    assert.match((await admin(server, "restore", `${directory}/it`)).error, /rows in account/);

    const again = await startTask("start", { ...server, HOST: "127.0.0.1" });
    await until(async () => (await psql(postgres.url, "select id from import_law")).length > 0);
    assert.equal(await again.stop(), 0);
    await postgres.remove();
    await Deno.remove(directory, { recursive: true });
  },
);
