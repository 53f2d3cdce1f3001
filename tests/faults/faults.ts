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
import { countOf, suiteVerdict } from "./verdicts.ts";

interface Row {
  readonly [column: string]: string | number;
}

const suites: ReadonlyArray<readonly [fault: string, files: ReadonlyArray<string>]> = [
  ["server restarted, frozen, read-only, without connections, behind a pooler", ["adapters/postgres/engine"]],
  ["backends killed, server crashes, its disk is full, under writes", ["faults/server_faults_test.ts"]],
  ["server frozen, pooler between, under calls", ["faults/database_test.ts"]],
  ["server dies, its standby is promoted; a process is killed", ["faults/failover_test.ts"]],
  ["processes restarted in turn behind nginx", ["faults/rolling_restart_test.ts"]],
  ["clock steps back and forth", ["adapters/postgres/rate_limiter_test.ts", "adapters/memory"]],
  ["process killed in the middle of a bulk call", ["programs/bulk_killed_test.ts"]],
  ["10 000 idle clients, slow bodies, half-closed sockets, no descriptors", ["faults/clients_test.ts"]],
  ["silent, deaf and many clients; odd requests; stops", ["http/server", "http/wire"]],
  ["store refuses, swallows, drips, breaks off; wrong secret", ["adapters/storage/s3_test.ts"]],
  ["disk full, file half written, process killed while it stores", ["adapters/storage/filesystem_test.ts"]],
  ["store or database fails in the middle of an invoice", [
    "features/invoices/handlers/invoice_faults_test.ts",
  ]],
  ["mail server refuses, defers, hangs, cuts off", ["adapters/mail", "adapters/postgres/outbox_test.ts"]],
  ["printing worker dies, hangs", ["adapters/pdf/pool_test.ts"]],
];

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
