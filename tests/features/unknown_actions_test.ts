/**
 * Forms that name an action which their page doesn't have, and records that nobody has: none of them does anything by guess, and no
 * answer leads on to a page that says something was done.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { router } from "../../src/composition/features.ts";
import { people } from "../support/import_calls.ts";
import { importAccount, wordsOf } from "../support/import_pages.ts";
import { sent } from "../support/members.ts";
import { onPages } from "../support/page_tests.ts";

/** Forms that a session sends; those behind a link or a file have no action of their own. */
const forms = [...router.routes].filter(({ method, path }) =>
  method === "POST" && /^\/(?:imports|suppliers|invoices|account|settings|reports)\//.test(String(path))
).map(({ path }) => String(path));

/** What is gone already is what a form that deletes asks for. */
const deleting = new Set(["/account/saved/forget"]);

/** Fields with which a form would do something, if it did that by guess. */
const filled: Readonly<Record<string, string>> = {
  ...{ kind: "2026-Q3", bought_on: "2027-02-03", number: "5", unit_price_eur: "82.32" },
  ...{ eori: "DE1234567", name: "Nord GmbH", member_state: "DE", cbam_account: "DE-1", holding: "" },
  ...{
    mrn: "26DE000000000001R1",
    item: "1",
    release_date: "2026-02-12",
    cn_code: "76042990",
    net_mass_kg: "42500",
  },
  ...{ origin_country: "IND", determination: "default", representation: "own" },
  ...{ round: "1", remark: "x", note: "x", due: "2027-01-01" },
};

onPages((testPages) => {
  testPages(
    "no form with an unknown action, or of a record that nobody has, leads to a page that says something was done",
    Effect.gen(function* () {
      const { it, calls } = yield* importAccount;
      const { importer, declarant } = yield* people(calls);
      const withIds = forms.filter((path) => path.includes(":") && !deleting.has(path));
      assert.ok(withIds.includes("/suppliers/requests/:id"), withIds.join());
      for (const path of withIds) {
        for (const action of ["", "accept", "revoke", "nothing"]) {
          const address = path.replace(/:\w+/g, () => crypto.randomUUID());
          const answer = yield* sent(it, address, { ...filled, declarant, do: action });
          const name = `${path} ${action}: ${answer.status} ${answer.headers.get("location")}`;
          assert.doesNotMatch(answer.headers.get("location") ?? "", /done=|kept=|revoked=/, name);
          assert.ok(answer.status < 500, name);
        }
      }
      for (const path of ["/imports/certificates", "/imports/people", "/imports/new"]) {
        // The button that records an import names no action.
        for (const action of path === "/imports/new" ? ["nothing"] : ["", "nothing"]) {
          const answer = yield* sent(it, path, { ...filled, importer, declarant, do: action });
          assert.equal(answer.status, 400, path);
          assert.match(wordsOf(answer), /What was sent can't be read: try again/);
        }
      }
      assert.doesNotMatch(wordsOf(yield* it.get("/imports/people")), /Nord GmbH/);
      assert.doesNotMatch(wordsOf(yield* it.get("/imports")), /26DE000000000001R1/);
    }),
  );
});
