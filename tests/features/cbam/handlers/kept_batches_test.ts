/** Bulk calls that an earlier release kept, with fewer members than this one writes. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { bulkHolder, bulkPath, row } from "../../../support/bulk.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { services } from "../../../support/whole_service.ts";

onEachDatabase((test) => {
  test(
    "a batch kept without sums by period, versions and what was said of its table is answered, with an empty list of sums",
    Effect.gen(function* () {
      const { postRows, get } = yield* bulkHolder;
      const { bulk } = yield* postRows([row]);
      const sql = yield* SqlClient.SqlClient;
      yield* sql`update bulk_batch set versions = null, read_as = null, summary = (summary::jsonb - 'by_period')::json
        where request_id = ${bulk.request_id}`;
      const { status, batch } = yield* get(`${bulkPath}/${bulk.request_id}`);
      assert.equal(status, 200);
      assert.deepEqual(batch.summary, { ...bulk.summary, by_period: [] });
      assert.equal(batch.versions, null);
      assert.equal(batch.read_as, undefined);
    }).pipe(Effect.provide(services)),
  );
});
