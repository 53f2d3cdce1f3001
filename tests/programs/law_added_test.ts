/** The operator's commands on tables of law, beside the running service. */
import assert from "node:assert/strict";
import { dayInBrussels } from "../../src/kernel/time/day_in_brussels.ts";
import {
  amendmentFolder,
  coilBenchmark,
  coils,
  dataSetFolder,
  writeFolder,
  zipOf,
} from "../support/law_folders.ts";
import { makeKey } from "../support/made_key.ts";
import { startPostgres } from "../support/postgres.ts";
import { hasPostgres } from "../support/postgres_programs.ts";
import { admin, startKillable, startTask, until } from "../support/process.ts";

/** A table counts from today at the earliest: midnight may pass between two of them. */
const today = () => dayInBrussels(Date.now());
const version = today();

/** A service, with a key for as many calls as these tests make. */
interface Asking {
  readonly origin: string;
  readonly key: string;
}

/** Data set, benchmarks and free allocation of a tonne of coils from China. */
const ask = async ({ origin, key }: Asking, query = "import=2026-02-15") => {
  const answer = await fetch(`${origin}/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&${query}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  assert.equal(answer.status, 200);
  const { versions, dataset_version, direct_emissions_t, free_allocation_t } = await answer.json();
  return {
    dataSet: dataset_version,
    benchmarks: versions?.benchmarks.version,
    direct: direct_emissions_t,
    free: free_allocation_t,
  };
};

const shipped = "2026-08-06";

/** Asks twice a second, so that the key's window lasts. */
const untilTrue = (isTrue: () => Promise<boolean>): Promise<void> =>
  until(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return await isTrue();
  });

Deno.test("a corrected value, a benchmark and a table for 2027 reach the running service, and leave it when they are withdrawn", async () => {
  const directory = await Deno.makeTempDir();
  const env = { DATA_DIR: directory };
  const service = await startTask("dev", env);
  const [key = ""] = /cik_[0-9a-f]{48}/.exec(service.said()) ?? [];
  const asking = { origin: service.origin, key };
  const isDataSet = (version: string, query?: string) => async () =>
    (await ask(asking, query)).dataSet === version;
  const operate = async (...words: ReadonlyArray<string>) => {
    const { code, out, error } = await admin(env, "data", ...words, "--json");
    return code === 0 ? JSON.parse(out) : { refused: JSON.parse(error).error };
  };

  const corrected = await writeFolder(
    dataSetFolder({ version: `${version}-coils`, from: today(), change: coils("3.5") }),
    `${directory}/corrected`,
  );
  const preview = await operate("add", corrected, "--preview", "--rows", "1");
  assert.deepEqual(
    [preview.summary.entry, preview.rows.length, preview.rows[0].before, preview.rows[0].after],
    [null, 1, "3.187", "3.5"],
  );
  assert.deepEqual((await operate("list")).rows, []);
  const added = await operate("add", corrected);
  await untilTrue(isDataSet(`${version}-coils`));
  assert.equal((await ask(asking)).direct, 3.85);
  const [{ file }] = (await operate("show", String(added.summary.entry))).rows;
  assert.equal(typeof file, "string");

  const table = dataSetFolder({
    version: "2027",
    from: today(),
    appliesFrom: "2027-01-01",
    change: coils("4"),
  });
  const archive = `${directory}/table-2027.zip`;
  await Deno.writeFile(archive, zipOf(table));
  assert.equal((await operate("add", archive)).summary.applies_from, "2027-01-01");
  await untilTrue(isDataSet("2027", "import=2027-01-01"));
  assert.equal((await ask(asking, "import=2026-12-31")).dataSet, `${version}-coils`);

  const { free } = await ask(asking);
  const benchmark = await writeFolder(
    amendmentFolder(["benchmarks.csv"], { version, from: today(), change: coilBenchmark("1.4") }),
    `${directory}/benchmark`,
  );
  await operate("add", benchmark);
  await untilTrue(async () => (await ask(asking)).benchmarks === version);
  assert.equal((await ask(asking)).free, 1.365);

  const far = await writeFolder(
    dataSetFolder({ version: `${version}-slip`, from: today(), change: coils("318.7") }),
    `${directory}/slip`,
  );
  assert.match((await operate("add", far)).refused, /can't be used|must be/);
  const slip = await writeFolder(
    dataSetFolder({ version: "9999", from: "9999-01-01", change: coils("31.87") }),
    `${directory}/later`,
  );
  assert.match((await operate("add", slip)).refused, /more than three times.*\n.*--confirm/);
  assert.match((await operate("add", `${directory}/nothing`)).refused, /can't be read/);
  assert.match((await operate("add", directory)).refused, /manifest\.json: is missing/);

  for (const { entry } of (await operate("list")).rows) await operate("withdraw", String(entry));
  await untilTrue(async () => {
    const now = await ask(asking);
    return now.dataSet === shipped && now.free === free;
  });
  assert.equal((await ask(asking, "import=2027-01-01")).dataSet, shipped);
  assert.equal(await service.stop(), 0);
  await Deno.remove(directory, { recursive: true });
});

Deno.test({
  name:
    `on PostgreSQL every process follows within seconds, also one that starts later, and none is lost with one that is killed${
      hasPostgres ? "" : " (ignored: no PostgreSQL)"
    }`,
  ignore: !hasPostgres,
  fn: async () => {
    const [postgres, directory] = [await startPostgres(), await Deno.makeTempDir()];
    const env = { DATABASE_URL: postgres.url, DATA_DIR: directory };
    const [one, other] = [await startKillable(env), await startKillable(env)];
    const isReady = (origin: string) => () =>
      fetch(`${origin}/readyz`).then((ready) => ready.bytes().then(() => ready.ok));
    for (const { origin } of [one, other]) await until(isReady(origin));
    const folder = await writeFolder(
      dataSetFolder({ version: `${version}-coils`, from: today(), change: coils("3.5") }),
      `${directory}/corrected`,
    );
    const { code, error } = await admin(env, "data", "add", folder);
    assert.equal(code, 0, error);
    await one.kill();
    const key = await makeKey(env, "cbam:read");
    const dataSetOf = async ({ origin }: { readonly origin: string }) => (await ask({ origin, key })).dataSet;
    await untilTrue(async () => await dataSetOf(other) === `${version}-coils`);
    const later = await startKillable(env);
    assert.equal(
      await dataSetOf(later),
      `${version}-coils`,
      "the first answer of a process that starts has what was added",
    );
    assert.equal((await admin(env, "data", "withdraw", "1")).code, 0);
    for (const each of [other, later]) {
      await untilTrue(async () => await dataSetOf(each) === shipped);
      await each.kill();
    }
    await postgres.remove();
    await Deno.remove(directory, { recursive: true });
  },
});
