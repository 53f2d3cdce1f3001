/** The way back of the upgrade page, as it is written: the service's role can work in what was restored. */
import assert from "node:assert/strict";
import { hasPostgres, runAsOwner } from "../support/postgres_programs.ts";
import { startPostgres } from "../support/postgres.ts";
import { admin, where } from "../support/process.ts";
import { psql } from "../support/server_tests.ts";

/** Words of the only line of the page that runs the program. */
const wordsOf = (page: string, program: string): ReadonlyArray<string> => {
  const [line, ...others] = page.split("\n").filter((line) => line.includes(`${program} --`));
  assert.ok(line !== undefined && others.length === 0, program);
  return line.replace(/^runuser -u postgres -- /, "").split(" ").slice(1);
};

where(hasPostgres, "PostgreSQL")(
  "a backup of a server goes back into a database by the page's commands, and the service's role works there",
  async () => {
    const page = await Deno.readTextFile(new URL("../../docs/guide/upgrade.md", import.meta.url));
    const postgres = await startPostgres();
    await psql(postgres.url, "create role customs login", "create database customs owner customs");
    const of = (database: string) => `postgres://customs@127.0.0.1:${postgres.port}/${database}`;
    const before = { DATABASE_URL: of("customs") };
    assert.equal((await admin(before, "migrate")).code, 0);
    const made = await admin(before, "account", "create", "--email", "a@example.com", "--tier", "pro");
    assert.equal(made.code, 0, made.error);

    const dump = `${postgres.data}/customs-before.dump`;
    await runAsOwner("pg_dump", ["-Fc", "-f", dump, before.DATABASE_URL]);
    const server = { PGHOST: "127.0.0.1", PGPORT: String(postgres.port), PGUSER: "postgres" };
    await runAsOwner("createdb", wordsOf(page, "createdb"), server);
    const restoring = wordsOf(page, "pg_restore").map((word) =>
      word.startsWith("postgres://")
        ? of(word.replace(/^.*\//, ""))
        : word === "customs-before.dump"
        ? dump
        : word
    );
    await runAsOwner("pg_restore", ["--exit-on-error", ...restoring]);

    const after = { DATABASE_URL: of("customs_before") };
    assert.match((await admin(after, "account", "list")).out, /a@example\.com/);
    const closed = await admin(after, "account", "close", "--email", "a@example.com");
    assert.equal(closed.code, 0, closed.error);
    assert.equal((await admin(after, "migrate")).code, 0);
    await postgres.remove();
  },
);
