/** The embedded database's first start, cut short at its worst moments. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { embedded } from "../../../../../src/adapters/postgres/engine/client.ts";
import { hasCluster } from "../../../../../src/adapters/postgres/engine/embedded/made.ts";

const source = new URL("../../../../../src/adapters/postgres/engine/client.ts", import.meta.url).href;
const config = new URL("../../../../../deno.json", import.meta.url).pathname;

const open = `
import * as Effect from "effect/Effect";
import { embedded } from ${JSON.stringify(source)};
await Effect.runPromise(Effect.provide(Effect.never, embedded(Deno.args[0])));`;

/** Starts a process that opens the directory, and kills it once the path is there. */
const killOnceThere = async (directory: string, path: string): Promise<void> => {
  const watcher = Deno.watchFs(directory);
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-all", "--no-check", "--quiet", "--config", config, "-", directory],
    stdin: "piped",
    stdout: "null",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(open));
  await writer.close();
  // A process that ends by itself writes no path: its end ends the watch.
  let isThere = false;
  const ended = child.status.finally(() => isThere || watcher.close());
  for await (const { paths } of watcher) {
    isThere = paths.some((each) => each.endsWith(path));
    if (isThere) break;
  }
  assert.ok(isThere, `the process ended before it wrote ${path}`);
  child.kill("SIGKILL");
  await ended;
};

const answers = (directory: string): Promise<ReadonlyArray<object>> =>
  Effect.runPromise(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select 1 as n`).pipe(
      Effect.provide(embedded(directory)),
    ),
  );

const namesIn = (directory: string): ReadonlyArray<string> =>
  [...Deno.readDirSync(directory)].map(({ name }) => name).sort();

Deno.test("a first start that is killed while it writes the database is made up for by the next one", async () => {
  const directory = await Deno.makeTempDir();
  await killOnceThere(directory, "/database.making");
  assert.deepEqual(namesIn(directory), ["database.making", "lock"]);
  assert.deepEqual(await answers(directory), [{ n: 1 }]);
  assert.deepEqual(await answers(directory), [{ n: 1 }], "the second start finds it");
  assert.deepEqual(namesIn(directory), ["database", "lock"]);
  await Deno.remove(directory, { recursive: true });
});

Deno.test("the database is its owner's alone, also in a directory that others may read, and where it was not", async () => {
  const directory = await Deno.makeTempDir();
  await Deno.chmod(directory, 0o755);
  const mode = () => (Deno.statSync(`${directory}/database`).mode ?? 0) & 0o777;
  await answers(directory);
  assert.equal(mode(), 0o700);
  await Deno.chmod(`${directory}/database`, 0o755);
  await answers(directory);
  assert.equal(mode(), 0o700);
  assert.equal((Deno.statSync(directory).mode ?? 0) & 0o777, 0o755, "the directory above is the operator's");
  await Deno.remove(directory, { recursive: true });
});

/** Every file below the directory with its size and when it was changed. */
const filesBelow = (directory: string): ReadonlyArray<unknown> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) => {
    const path = `${directory}/${name}`;
    const { size, mtime } = Deno.statSync(path);
    return isDirectory ? filesBelow(path) : [[path, size, mtime?.getTime()]];
  }).sort();

const refusal = (directory: string): Promise<string> =>
  Effect.runPromise(Effect.flip(Effect.provide(Effect.void, embedded(directory)))).then(String);

Deno.test("a directory that isn't empty and isn't a whole cluster stops the start with what it lacks, and stays as it is", async () => {
  const directory = await Deno.makeTempDir();
  await answers(directory);
  const database = `${directory}/database`;
  for (const lost of ["PG_VERSION", "global/pg_control", "pg_wal", "pg_notify", "postgresql.conf"]) {
    await Deno.rename(`${database}/${lost}`, `${directory}/lost`);
    const before = filesBelow(database);
    const sentence = await refusal(directory);
    assert.match(
      sentence,
      new RegExp(`can't be opened: .*neither empty nor a whole database: it lacks ${lost}\\. `),
    );
    assert.deepEqual(filesBelow(database), before, lost);
    await Deno.rename(`${directory}/lost`, `${database}/${lost}`);
  }
  for (const emptied of ["pg_xact", "base", "pg_wal"]) {
    const lost = `${directory}/lost`;
    await Deno.rename(`${database}/${emptied}`, lost);
    await Deno.mkdir(`${database}/${emptied}`);
    assert.match(
      await refusal(directory),
      new RegExp(`it lacks the files of ${emptied}\\. .*restore a backup`),
    );
    await Deno.remove(`${database}/${emptied}`);
    await Deno.rename(lost, `${database}/${emptied}`);
  }
  assert.deepEqual(await answers(directory), [{ n: 1 }], "put back, it is opened");
  await Deno.remove(directory, { recursive: true });
});

Deno.test("somebody else's files in the database's place stop the start, an empty directory there doesn't", async () => {
  const directory = await Deno.makeTempDir();
  await Deno.mkdir(`${directory}/database`);
  await Deno.writeTextFile(`${directory}/database/letter.txt`, "kept");
  assert.match(await refusal(directory), /neither empty nor a whole database/);
  assert.equal(await Deno.readTextFile(`${directory}/database/letter.txt`), "kept");
  await Deno.remove(`${directory}/database/letter.txt`);
  assert.deepEqual(await answers(directory), [{ n: 1 }]);
  await Deno.remove(directory, { recursive: true });
});

Deno.test("files that are there and damaged, and a file in the database's place, stop the start with what can be done", async () => {
  const directory = await Deno.makeTempDir();
  await answers(directory);
  const database = `${directory}/database`;
  const control = await Deno.readFile(`${database}/global/pg_control`);
  await Deno.writeFile(`${database}/global/pg_control`, new Uint8Array(control.length));
  assert.match(await refusal(directory), /gives up on the files in .*move it away and restore a backup/);
  await Deno.writeFile(`${database}/global/pg_control`, control);
  assert.deepEqual(await answers(directory), [{ n: 1 }], "put back, it is opened");
  await Deno.remove(database, { recursive: true });
  await Deno.writeTextFile(database, "kept");
  assert.match(await refusal(directory), /neither empty nor a whole database/);
  assert.equal(await Deno.readTextFile(database), "kept");
  await Deno.remove(directory, { recursive: true });
});

Deno.test("a whole cluster of another version of PostgreSQL is told from a damaged one, and stays as it is", async () => {
  const directory = await Deno.makeTempDir();
  await answers(directory);
  const version = `${directory}/database/PG_VERSION`;
  const own = await Deno.readTextFile(version);
  await Deno.writeTextFile(version, "15\n");
  const before = filesBelow(`${directory}/database`);
  assert.match(
    await refusal(directory),
    /is a database of PostgreSQL 15, and the embedded one is PostgreSQL \d\d: /,
  );
  assert.deepEqual(filesBelow(`${directory}/database`), before);
  await Deno.writeTextFile(version, own);
  assert.deepEqual(await answers(directory), [{ n: 1 }], "its own version is opened");
  await Deno.remove(directory, { recursive: true });
});

Deno.test("a directory that can't be looked into is told in a sentence", async () => {
  const directory = await Deno.makeTempDir();
  await Deno.symlink("database", `${directory}/database`);
  const { message } = await Effect.runPromise(Effect.flip(hasCluster(directory)));
  assert.match(message, /^DATA_DIR .* can't be looked into: /);
  await Deno.remove(directory, { recursive: true });
});

Deno.test("a first start of release 0.1 that was cut short stops the start, and nothing is deleted", async () => {
  const directory = await Deno.makeTempDir();
  await answers(directory);
  await Deno.writeTextFile(`${directory}/database.unfinished`, "");
  const before = filesBelow(`${directory}/database`);
  assert.match(await refusal(directory), /release 0\.1 was cut short: delete/);
  assert.deepEqual(filesBelow(`${directory}/database`), before);
  await Deno.remove(directory, { recursive: true });
});

Deno.test("a cluster without tables, for a backup, is made and found again", async () => {
  const directory = await Deno.makeTempDir();
  const ask = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select 1 as n`);
  for (const _ of [1, 2]) {
    const found = await Effect.runPromise(Effect.provide(ask, embedded(directory, { anew: "empty" })));
    assert.deepEqual(found, [{ n: 1 }]);
  }
  assert.deepEqual(namesIn(directory), ["database", "lock"]);
  await Deno.remove(directory, { recursive: true });
});
