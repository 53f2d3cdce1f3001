/** A search of the operators' acts reads a part of them at a time, and goes on where it stopped. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { actsASearch } from "../../../../src/application/accounts/operator_ports.ts";
import { operator } from "../../../support/operator_browser.ts";
import { membershipOf } from "../../../support/session_browser.ts";
import { onPages } from "../../../support/page_tests.ts";

onPages((testPages) => {
  testPages(
    "what is behind the newest acts is found by going on, by a link that keeps the search",
    Effect.gen(function* () {
      const { it, email } = yield* operator;
      const { accountId } = yield* membershipOf(email);
      yield* (yield* SqlClient.SqlClient).unsafe(
        `insert into operator_act (id, account_id, done_at, act, subject, details)
         select (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid, $1, timestamptz '2026-01-01',
           'key revoke', case when n = 1 then 'needle' else 'hay' end, '{}' from generate_series(1, $2::int) n`,
        [accountId, actsASearch + 50],
      );
      const first = (yield* it.get("/operator/acts?q=needle&to=2026-01-02")).text;
      assert.match(first, /Nothing fits among the next 5,000/);
      const [, next = ""] = /rel="next" href="([^"]+)"/.exec(first) ?? [];
      const second = (yield* it.get(next.replaceAll("&amp;", "&"))).text;
      assert.match(second, />needle</);
      assert.doesNotMatch(second, /rel="next"/);
      const none = (yield* it.get("/operator/acts?q=nowhere&to=2025-12-01")).text;
      assert.match(none, /No entry fits/);
      assert.doesNotMatch(none, /rel="next"/);
    }),
  );
});
