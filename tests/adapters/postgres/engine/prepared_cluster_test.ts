/** First starts that unpack a cluster which was made ahead. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { embedded } from "../../../../src/adapters/postgres/engine/client.ts";
import { preparedCluster } from "../../../../src/adapters/postgres/engine/prepared_cluster.ts";

/** What only a copy has in common with another cluster. */
const identifierIn = (directory: string): Promise<unknown> =>
  Effect.runPromise(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select system_identifier::text from pg_control_system()`)
      .pipe(
        Effect.map(([row]) => row?.["system_identifier"]),
        Effect.provide(embedded(directory)),
      ),
  );

Deno.test("a cluster is prepared for the installed version of the embedded database (else: deno task prepare)", async () => {
  assert.ok((await preparedCluster())?.size);
});

Deno.test("first starts unpack the prepared cluster into directories that only their owner may read", async () => {
  const directories = [await Deno.makeTempDir(), await Deno.makeTempDir()];
  const identifiers: Array<unknown> = [];
  for (const directory of directories) {
    identifiers.push(await identifierIn(directory));
    const { mode } = await Deno.stat(`${directory}/database`);
    assert.equal((mode ?? 0) & 0o077, 0);
  }
  assert.match(String(identifiers[0]), /^\d+$/);
  assert.equal(identifiers[1], identifiers[0]);
  for (const directory of directories) await Deno.remove(directory, { recursive: true });
});
