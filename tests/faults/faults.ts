/**
 * The long form of the fault tests: kills at random moments under mixed writes, then each suite that has a fault as its
 * subject, as a table.
 *
 *     deno task faults        50 kills on each database
 *     deno task faults 5
 */
import { hasPostgres } from "../support/postgres_programs.ts";
import { table } from "../../src/composition/commands/printed_rows.ts";
import { type Database, killUnderWrites } from "./kills/scenario.ts";
import { suites } from "./suites.ts";
import { countOf, suiteVerdict } from "./verdicts.ts";

interface Row {
  readonly [column: string]: string | number;
}

const runSuite = async ([fault, files]: typeof suites[number]): Promise<Row> => {
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "test", ...files.map((file) => `tests/${file}`)],
    env: { NO_COLOR: "1" },
    stderr: "inherit",
  }).output();
  return { fault, shown_by: files.join(" "), ...suiteVerdict(new TextDecoder().decode(stdout), code) };
};

const killed = async (database: Database, kills: number): Promise<Row> => {
  const { acknowledged, missing, doubled, wrong, orphans } = await killUnderWrites(database, kills);
  for (const sentence of [...missing, ...doubled, ...wrong]) {
    await Deno.stderr.write(bytesOf(`${sentence}\n`));
  }
  return {
    fault: `kill -9 [${database}]`,
    kills,
    acknowledged,
    missing: missing.length,
    doubled_or_half: doubled.length,
    wrong_answers: wrong.length,
    documents_to_sweep: orphans,
  };
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const print = (rows: ReadonlyArray<Row>) => Deno.stdout.write(bytesOf(`\n${table(rows)}\n`));

const kills = countOf(Deno.args[0], 50, "Kills");
const databases: ReadonlyArray<Database> = hasPostgres ? ["embedded", "PostgreSQL"] : ["embedded"];
const lost: Array<Row> = [];
for (const database of databases) lost.push(await killed(database, kills));
await print(lost);
const suited: Array<Row> = [];
for (const suite of suites) suited.push(await runSuite(suite));
await print(suited);
const isLost = lost.some((row) =>
  row["acknowledged"] === 0 ||
  [row["missing"], row["doubled_or_half"], row["wrong_answers"]].some((n) => n !== 0)
);
Deno.exit(isLost || suited.some(({ failed }) => failed !== "0") ? 1 : 0);
