/** Certificates on their page: purchases and moves by forms, once each, and what may be sold back. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importAccount, noonOf, sendForm, wordsOf } from "../../../../support/import_pages.ts";
import { people } from "../../../../support/import_calls.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { valueOf } from "../../../../support/session_browser.ts";

const path = "/imports/certificates";

onPages((testPages) => {
  testPages(
    "a purchase and a surrender are recorded once each, also when a form is sent twice; never more than there are",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const { it, calls } = yield* importAccount;
      const { declarant } = yield* people(calls);
      const page = yield* it.get(path);
      const [form_token, id] = [valueOf(page, "form_token"), valueOf(page, "id")];
      const lot = {
        ...{ form_token, id, do: "lot", declarant, kind: "2026-Q1", bought_on: "2027-02-15" },
        ...{ number: "100", unit_price_eur: "75.36", reference: "P-1" },
      };
      assert.equal((yield* it.post(path, lot)).status, 303);
      assert.equal((yield* it.post(path, lot)).status, 303);
      const bought = yield* it.get(path);
      assert.match(wordsOf(bought), /100 certificates on the account/);
      assert.match(
        wordsOf(bought),
        /Q1 2026 15 February 2027 100 of 100 75\.36\sEUR 7,536\.00\sEUR 31 October 2027 1 November 2027 P-1/,
      );
      const move = {
        do: "move",
        declarant,
        lot: id,
        kind: "surrendered",
        day: "2027-02-20",
        for_year: "2026",
      };
      const tooMany = yield* sendForm(it, path, { ...move, number: "101" });
      assert.equal(tooMany.status, 422);
      assert.match(tooMany.text, /id="move-number-error"/);
      assert.equal((yield* sendForm(it, path, { ...move, number: "40" })).status, 303);
      const after = wordsOf(yield* it.get(`${path}?lang=de`));
      assert.match(after, /60 Zertifikate auf dem Konto/);
      assert.match(after, /Abgegeben 20\. Februar 2027 40 1\. Quartal 2026 2026/);
    }),
  );

  testPages(
    "a purchase before the sale begins, a day to come and a text for a number stand beside their fields",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const { it, calls } = yield* importAccount;
      const { declarant } = yield* people(calls);
      const lot = { do: "lot", declarant, kind: "weekly", number: "5", unit_price_eur: "80" };
      const early = yield* sendForm(it, path, { ...lot, bought_on: "2027-01-31" });
      assert.equal(early.status, 422);
      assert.match(early.text, /id="lot-bought_on-error"/);
      const toCome = yield* sendForm(it, path, { ...lot, bought_on: "2027-03-02" });
      assert.match(toCome.text, /id="lot-bought_on-error"/);
      const text = yield* sendForm(it, path, { ...lot, bought_on: "2027-02-15", number: "many" });
      assert.match(text.text, /id="lot-number-error"/);
      assert.match(wordsOf(yield* it.get(path)), /No certificates yet/);
      const foreign = yield* sendForm(it, path, { ...lot, declarant: crypto.randomUUID() });
      assert.equal(foreign.status, 404);
    }),
  );
});
