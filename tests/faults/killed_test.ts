/** The short form of `deno task faults`: a service that is killed under load loses nothing that it acknowledged. */
import assert from "node:assert/strict";
import { hasPostgres } from "../support/postgres_programs.ts";
import { type Database, killUnderWrites } from "./kills/scenario.ts";

const kills = 2;

for (const database of ["embedded", "PostgreSQL"] satisfies ReadonlyArray<Database>) {
  const canRun = database === "embedded" || hasPostgres;
  const name =
    `killed under mixed writes, the service has all that it acknowledged, once and whole [${database}]`;
  Deno.test({
    name: canRun ? name : `${name} (ignored: no PostgreSQL)`,
    ignore: !canRun,
    fn: async () => {
      const { acknowledged, missing, doubled, wrong } = await killUnderWrites(database, kills);
      assert.deepEqual({ missing, doubled, wrong }, { missing: [], doubled: [], wrong: [] });
      assert.ok(acknowledged > kills, `only ${acknowledged} calls were acknowledged`);
    },
  });
}
