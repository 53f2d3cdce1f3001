/** What the bench of bulk calls is made of: its rows, the service as a process, the bare client's statement. */
import type pg from "pg";
import { alpha3OfText } from "../src/kernel/identifiers.ts";
import { reference } from "../tests/support/law.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { freePort } from "../tests/support/process.ts";
import { raiseLimits } from "./raise_limits.ts";

const codes = [...reference.tables.goods.values()].flatMap((goods) => goods.isHeading ? [] : goods.cnCode);
const origins = ["CHN", "IND", "TUR", "UKR", "USA", "DEU"].filter((code) => alpha3OfText(code) !== undefined);

/** Default and verified values, out of scope, missing routes, wrong rows: what a real file holds. */
export const mixedRows = (count: number): ReadonlyArray<object> =>
  Array.from({ length: count }, (_, index) => ({
    cn_code: index % 50 === 0 ? "01012100" : codes[index * 7 % codes.length],
    origin_country: origins[index % origins.length],
    tonnage: index % 97 === 0 ? -1 : 1 + index % 400 / 8,
    client_ref: `order-${index}`,
    import_year: 2026,
    ...(index % 3 === 0
      ? { verified_direct_intensity: 1.4 + index % 10 / 100, verified_indirect_intensity: 0.2 }
      : {}),
  }));

/** The service in a process of its own; `await using` stops it. */
export interface Service extends AsyncDisposable {
  readonly origin: string;
  readonly key: string;
  readonly pid: number;
}

const source = (file: string): string => new URL(`../src/${file}`, import.meta.url).pathname;

const admin = async (env: Record<string, string>, ...args: ReadonlyArray<string>): Promise<string> => {
  const { stdout, stderr, success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "--no-check", source("admin.ts"), ...args, "--json"],
    env,
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
};

/** Starts it with an account that may call as often as it likes, and a key with the permissions. */
export const startService = async (
  settings: Record<string, string>,
  permissions = "cbam:bulk",
): Promise<Service> => {
  const directory = await Deno.makeTempDir();
  const port = freePort();
  const env = { DATA_DIR: directory, PORT: String(port), LOG_FORMAT: "json", ...settings };
  await raiseLimits(env);
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", source("main.ts"), "dev"],
    env,
    stdout: "null",
    stderr: "inherit",
  }).spawn();
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () => fetch(`${origin}/readyz`).then((answer) => answer.ok, () => false);
  while (!await isReady()) await new Promise((resolve) => setTimeout(resolve, 100));
  await admin(env, "account", "create", "--email", "bench@example.com", "--tier", "enterprise");
  const made = await admin(
    env,
    "key",
    "create",
    "--account",
    "bench@example.com",
    "--permissions",
    permissions,
  );
  const [key = ""] = /cik_[0-9a-f]{48}/.exec(made) ?? [];
  return {
    origin,
    key,
    pid: child.pid,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await child.status;
      await Deno.remove(directory, { recursive: true });
    },
  };
};

/** Measures the service on a PostgreSQL server, and then on the embedded database. */
export const onEachDatabase = async (
  settings: Record<string, string>,
  permissions: string,
  measure: (name: string, service: Service) => Promise<void>,
): Promise<void> => {
  {
    await using postgres = await startPostgres();
    await using service = await startService({ ...settings, DATABASE_URL: postgres.url }, permissions);
    await measure("PostgreSQL server", service);
  }
  await using service = await startService(settings, permissions);
  await measure("embedded database", service);
};

/** The most memory that a process has had, in MB. */
export const peakMegabytes = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(Deno.readTextFileSync(`/proc/${pid}/status`))?.[1]) / 1_024);

/** One insert of all rows: the least that an audit costs. */
export const floorStatement = {
  table:
    "create table floor_row (batch uuid, row_index integer, input json, output json, primary key (batch, row_index))",
  insert:
    `insert into floor_row select gen_random_uuid(), * from unnest($1::integer[], $2::json[], $3::json[])`,
};

/** Copies a stored batch until the audit has so many rows of this month. */
export const fillAudit = async (bare: pg.Client, rows: number): Promise<void> => {
  const { rows: [found] } = await bare.query(
    "select batch_id, processed_on from bulk_row where row_index = 4999 limit 1",
  );
  for (let filled = 0; filled < rows; filled += 500_000) {
    await bare.query(
      `insert into bulk_row select b.id, row_index, processed_on, request_id, gen_random_uuid(), calc_status, client_ref,
         sent, input, output, source_list
       from bulk_row, (select gen_random_uuid() as id from generate_series(1, 100)) as b
       where batch_id = $1 and processed_on = $2`,
      [found.batch_id, found.processed_on],
    );
  }
  await bare.query("analyze bulk_row");
};
