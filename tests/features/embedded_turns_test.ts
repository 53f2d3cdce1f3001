/** Large calls of each kind at once on the embedded database, which has one connection for everybody. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import assert from "node:assert/strict";
import * as Batches from "../../src/adapters/postgres/bulk/batches.ts";
import { bulkPath, row } from "../support/bulk.ts";
import { onEachDatabase } from "../support/databases.ts";
import { callsWith, importsPath, peoplePaths, recorded } from "../support/import_calls.ts";
import { permissions } from "../../src/contract/access.ts";
import { holder, services } from "../support/whole_service.ts";

const large = 600;

/** Imports of one importer. */
const entries = Array.from({ length: large }, (_, index) => ({
  mrn: `26DE${String(index).padStart(12, "0")}R1`,
  ...{ item: 1, release_date: "2026-02-15", cn_code: "73181595", origin_country: "TUR", net_mass_kg: 1_000 },
}));

/** Large calls that were kept. */
const kept = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql<{ readonly kept: number }>`select (select count(distinct importer_id) from import_entry)::int
      + (select count(*) from bulk_batch)::int as kept`,
    ([found]) => found?.kept ?? 0,
  ));

onEachDatabase((test, name) => {
  if (name !== "embedded") return;
  test(
    "who asks while imports are recorded, read and calculated by large calls waits for one of them at most",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* Effect.provide(
        callsWith(key),
        Layer.fresh(Batches.layer({ isEmbedded: true, isCompressed: false })),
      );
      const importerOf = (eori: string) =>
        Effect.map(
          calls.post(peoplePaths.importers, { eori, name: "Muster GmbH", member_state: "DE" }),
          ({ text }) => /"id":"([\w-]+)"/.exec(text)?.[1] ?? assert.fail(text),
        );
      const importers = yield* Effect.forEach(
        [1, 2, 3, 4, 5],
        (each) => importerOf(`DE00000000000000${each}`),
      );
      const [first = "", ...others] = importers;
      const record = (importer: string) => calls.post(importsPath, { importer, entries });
      assert.equal(recorded((yield* record(first)).body).summary.added, large);
      const read = calls.get(`${importsPath}/accrual?importer=${first}&month=2026-02`);
      const bulk = calls.post(bulkPath, { shipments: Array.from({ length: large }, () => row) });
      const crowd = yield* Effect.fork(
        Effect.all([...others.map(record), bulk, read, bulk, read, bulk, read], { concurrency: "unbounded" }),
      );
      const seen = [yield* kept];
      while (Option.isNone(yield* Fiber.poll(crowd))) seen.push(yield* kept);
      for (const { status, text } of yield* Fiber.join(crowd)) assert.equal(status, 200, text);
      seen.push(yield* kept);
      assert.equal(seen.at(-1), importers.length + 3);
      const between = seen.slice(1).map((count, index) => count - (seen[index] ?? 0));
      // One, and another where this thread was slow to ask again.
      assert.ok(Math.max(...between) <= 2, `${Math.max(...between)} were kept before it was answered`);
    }).pipe(Effect.provide(services)),
  );
});
