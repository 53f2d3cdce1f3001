/** Contract section 8.1: the tiers of a new database. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../support/databases.ts";

onOneDatabase((test) => {
  test(
    "a new database has the four tiers of the contract with their rates, flags and row caps",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const tiers = yield* sql`
        select name, api_rate_per_hour as rate, cbam_api, cbam_bulk_rows as rows
        from tier where name in ('anonymous', 'pro', 'cbam_pro', 'enterprise') order by rate, name`;
      assert.deepEqual(tiers.map((tier) => ({ ...tier })), [
        { name: "anonymous", rate: 10, cbam_api: false, rows: 0 },
        { name: "cbam_pro", rate: 60, cbam_api: true, rows: 0 },
        { name: "pro", rate: 60, cbam_api: false, rows: 0 },
        { name: "enterprise", rate: 600, cbam_api: true, rows: null },
      ]);
    }),
  );
});
