/** A test that fails half-way leaves nothing running. */
import assert from "node:assert/strict";
import { denoTest } from "./support/deno_program.ts";
import { hasPostgres } from "./support/postgres_programs.ts";
import { isInstalled } from "./support/installed.ts";
import { where } from "./support/process.ts";

const hasBoth = hasPostgres && isInstalled("pgbouncer");

const failing = (support: string): string => `
import { startPgbouncer } from "${support}/pgbouncer.ts";
import { startPostgres } from "${support}/postgres.ts";
import { startKillable, startTask } from "${support}/process.ts";
Deno.test("fails half-way", async () => {
  const postgres = await startPostgres();
  const pooler = await startPgbouncer(postgres);
  const [task, service] = [await startTask("dev", {}), await startKillable({ DATA_DIR: await Deno.makeTempDir() })];
  await postgres.freeze();
  const ports = [postgres.url, pooler.url, task.origin, service.origin].map((url) => new URL(url).port);
  throw new Error("ports: " + ports.join(" "));
});`;

const listens = (port: number): Promise<boolean> =>
  Deno.connect({ hostname: "127.0.0.1", port }).then((connection) => {
    connection.close();
    return true;
  }, () => false);

where(hasBoth, "PostgreSQL or PgBouncer")(
  "servers and services of a test that failed are ended after its file",
  async () => {
    const directory = await Deno.makeTempDir();
    const file = `${directory}/failing_test.ts`;
    await Deno.writeTextFile(file, failing(import.meta.resolve("./support")));
    const lines: Array<string> = [];
    const { code } = await denoTest([file], {}, { show: (line) => lines.push(line) });
    assert.equal(code, 1);
    const [, told = ""] = /Error: ports: ([\d ]+)/.exec(lines.join("\n")) ?? [];
    const ports = told.split(" ").map(Number);
    assert.equal(ports.length, 4, lines.join("\n"));
    assert.deepEqual(await Promise.all(ports.map(listens)), [false, false, false, false]);
    await Deno.remove(directory, { recursive: true });
  },
);
