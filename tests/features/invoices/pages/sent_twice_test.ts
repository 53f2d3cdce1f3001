/** The invoice's form, sent more than once: a button pressed twice, a page that is loaded again, another invoice after it. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { data, filled } from "../../../support/invoice_forms.ts";
import { onPages } from "../../../support/page_tests.ts";
import { inRealTime } from "../../../support/passing_time.ts";
import { account, type Browser, type Seen, signedIn, valueOf } from "../../../support/session_browser.ts";

/** The form as a page has it, filled in. */
const formOf = (it: Browser) =>
  Effect.map(it.get("/invoices/new"), (page) => ({
    ...filled,
    do: "create",
    form_token: valueOf(page, "form_token"),
    form_id: valueOf(page, "form_id"),
  }));

const placesOf = (answers: ReadonlyArray<Seen>): ReadonlyArray<string | null> =>
  answers.map(({ headers }) => headers.get("location"));

const linksIn = ({ text }: Seen): number => new Set(text.match(/\/invoices\/[0-9a-f-]{36}/g)).size;

onPages((testPages) => {
  testPages(
    "a form that is sent again with the same entries leads to the invoice that is there, also when both are sent at once",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const form = yield* formOf(it);
      const sending = yield* Effect.fork(
        Effect.all([1, 2, 3].map(() => it.post("/invoices/new", form)), { concurrency: "unbounded" }),
      );
      const answers = [...yield* inRealTime(sending), yield* it.post("/invoices/new", form)];
      const [first] = placesOf(answers);
      assert.match(first ?? "", /^\/invoices\/[0-9a-f-]{36}\?new=yes$/);
      assert.deepEqual(placesOf(answers), [first, first, first, first]);
      assert.equal(linksIn(yield* it.get("/account/invoices")), 1);
      const acts = (yield* it.get("/account/activity")).text.match(/Made an invoice/g) ?? [];
      assert.equal(acts.length, 1, "one act");
    }),
  );

  testPages(
    "other entries, and the same ones on a page that is opened anew, make another invoice",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const form = yield* formOf(it);
      const other = { ...form, [`${data}/invoiceNumber`]: "AE-2" };
      const anew = yield* formOf(it);
      const places = placesOf(
        yield* Effect.forEach([form, other, anew], (each) => it.post("/invoices/new", each)),
      );
      assert.equal(new Set(places).size, 3);
      assert.equal(linksIn(yield* it.get("/account/invoices")), 3);
    }),
  );
});
