/** The embedded database's first start, cut short at its worst moments. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { embedded } from "../../../../src/adapters/postgres/engine/client.ts";

const source = new URL("../../../../src/adapters/postgres/engine/client.ts", import.meta.url).href;
const config = new URL("../../../../deno.json", import.meta.url).pathname;

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
  for await (const { paths } of watcher) if (paths.some((each) => each.endsWith(path))) break;
  child.kill("SIGKILL");
  await child.status;
};

const answers = (directory: string): Promise<ReadonlyArray<object>> =>
  Effect.runPromise(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select 1 as n`).pipe(
      Effect.provide(embedded(directory)),
    ),
  );

Deno.test("a first start that is killed while it writes the database is made up for by the next one", async () => {
  const directory = await Deno.makeTempDir();
  await killOnceThere(directory, "/database");
  assert.deepEqual([...Deno.readDirSync(directory)].map(({ name }) => name).sort(), [
    "database",
    "database.unfinished",
    "lock",
  ]);
  assert.deepEqual(await answers(directory), [{ n: 1 }]);
  assert.deepEqual(await answers(directory), [{ n: 1 }], "the second start finds it");
  assert.deepEqual([...Deno.readDirSync(directory)].map(({ name }) => name).sort(), ["database", "lock"]);
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
