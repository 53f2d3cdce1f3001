/** Backups of databases of earlier releases: this one restores them, rows of the audit too. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { restoreBackup } from "../../../src/adapters/postgres/backup/restore_backup.ts";
import { writeBackup } from "../../../src/adapters/postgres/backup/write_backup.ts";
import { embedded } from "../../../src/adapters/postgres/engine/client.ts";
import { migrate, migrationsDirectory } from "../../../src/adapters/postgres/engine/migrations.ts";

const account = "00000000-0000-4000-8000-000000000001";

/** An account with a batch of two months, of columns that each version has. */
const filled = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql.unsafe(
    `insert into account (id, email, tier, created_at)
     select $1::uuid, 'a@example.com', name, now() from tier where name = 'pro'`,
    [account],
  );
  yield* sql.unsafe(
    `insert into api_key (id, account_id, key_hash, last4, permissions, created_at)
     values ($1::uuid, $1::uuid, repeat('0', 64), 'last', '{cbam:bulk}', now())`,
    [account],
  );
  yield* sql.unsafe(
    `insert into bulk_batch (id, account_id, key_id, request_id, status, processed_at, row_count, summary, disclosure, source_lists)
     values ($1::uuid, $1::uuid, $1::uuid, 'r', 'ready', now(), 2, '{}', '{}', '[]')`,
    [account],
  );
  for (const [index, day] of ["2025-12-31", "2026-02-01"].entries()) {
    yield* sql`select prepare_bulk_month(${day}::date)`;
    yield* sql.unsafe(
      `insert into bulk_row (batch_id, row_index, processed_on, request_id, report_id, calc_status, client_ref, sent, input, output)
       values ($1::uuid, $2::integer, $3::date, 'r', $1::uuid, 'ok', '"a"', '{}', '{}', '{}')`,
      [account, index, day],
    );
  }
});

const ids = [...Deno.readDirSync(migrationsDirectory)].map(({ name }) => Number.parseInt(name, 10))
  .filter((id) => !Number.isNaN(id)).toSorted((a, b) => a - b);

const restoredFrom = (version: number) =>
  Effect.acquireUseRelease(
    Effect.promise(() => Deno.makeTempDir()),
    (directory) => {
      const path = `${directory}/customs.backup`;
      const upTo = ids.filter((id) => id <= version).map((id) => ({ id, contentHash: "" }));
      const written = migrate({ upTo }).pipe(Effect.zipRight(filled), Effect.zipRight(writeBackup(path)));
      const restored = Effect.gen(function* () {
        const counts = yield* restoreBackup(path);
        const sql = yield* SqlClient.SqlClient;
        const rows = yield* sql`select processed_on::text as day from bulk_row order by 1`;
        const [applied] = yield* sql`select max(migration_id) as id from schema_migration`;
        return { counts, days: rows.map(({ day }) => day), version: applied?.["id"] };
      });
      return Effect.gen(function* () {
        const counts = yield* Effect.provide(
          written,
          Layer.fresh(embedded(`${directory}/before`, { anew: "empty" })),
        );
        const found = yield* Effect.provide(
          restored,
          Layer.fresh(embedded(`${directory}/restored`, { anew: "empty" })),
        );
        return { ...found, isWhole: JSON.stringify(found.counts) === JSON.stringify(counts) };
      });
    },
    (directory) => Effect.promise(() => Deno.remove(directory, { recursive: true })),
  );

/** Of each part of the history; that of the newest is held by the tests beside this one. */
const versions = [9, 31, 38];

for (const version of versions) {
  Deno.test(`a backup of version ${version} of the database comes back, and becomes the newest one`, async () => {
    const found = await Effect.runPromise(restoredFrom(version));
    assert.deepEqual(found.days, ["2025-12-31", "2026-02-01"]);
    assert.ok(found.isWhole);
    assert.equal(found.version, ids.at(-1));
  });
}
