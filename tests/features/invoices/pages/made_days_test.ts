/** Days on the page of an invoice: those of Brussels. docs/decisions/0098-days-and-prices.md */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { wordsOf } from "../../../support/import_pages.ts";
import { data, filled } from "../../../support/invoice_forms.ts";
import { leap } from "../../../support/leap.ts";
import { testsBegin } from "../../../support/databases.ts";
import { onPages } from "../../../support/page_tests.ts";
import { account, signedIn, valueOf } from "../../../support/session_browser.ts";

onPages((testPages) => {
  testPages(
    "an invoice that is made after midnight in Brussels has both of its days from there: made, and kept for 30 days",
    Effect.gen(function* () {
      yield* leap(Date.parse("2026-12-31T23:10:00Z") - testsBegin);
      const it = yield* signedIn(yield* account());
      const page = yield* it.get("/invoices/new");
      const made = yield* it.post("/invoices/new", {
        ...filled,
        do: "create",
        form_token: valueOf(page, "form_token"),
        form_id: valueOf(page, "form_id"),
        [`${data}/invoiceDate`]: "2027-01-01",
      });
      const path = made.headers.get("location") ?? assert.fail(String(made.status));
      const words = wordsOf(yield* it.get(path));
      assert.match(words, /INV-2027-.* 1 January 2027 .* 31 January 2027/);
    }),
  );
});
