/** Certificates on their page: purchases and moves by forms, once each, and what may be sold back. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importAccount, noonOf, sendForm, withEntries, wordsOf } from "../../../../support/import_pages.ts";
import { joined } from "../../../../support/members.ts";
import { people, steelOf } from "../../../../support/import_calls.ts";
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
      assert.match(after, /Noch abzugebende Zertifikate sind unter den verfügbaren/);
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
      const fraction = yield* sendForm(it, path, { ...lot, bought_on: "2027-02-15", number: "1.200" });
      assert.match(fraction.text, /id="lot-number-error"/, "an English point");
      const foreign = yield* sendForm(it, path, { ...lot, declarant: crypto.randomUUID() });
      assert.equal(foreign.status, 404);
    }),
  );

  testPages(
    "thousands of certificates are typed as the language groups them: there is no fraction of one",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const { it, calls } = yield* importAccount;
      const { declarant } = yield* people(calls);
      const lot = { do: "lot", declarant, kind: "weekly", bought_on: "2027-02-15", unit_price_eur: "80" };
      for (
        const [lang, number] of [["de", "1.200"], ["fr", "1 200"], ["en", "1,200"], ["de", "1200,0"]] as const
      ) {
        yield* it.get(`${path}?lang=${lang}`);
        assert.equal((yield* sendForm(it, path, { ...lot, number })).status, 303);
      }
      assert.match(wordsOf(yield* it.get(`${path}?lang=de`)), /4\.800 Zertifikate auf dem Konto/);
    }),
  );

  testPages(
    "a number of certificates that is thousands in another language and one or more in this one is asked for, not taken as one",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const { it, calls } = yield* importAccount;
      const { declarant } = yield* people(calls);
      const lot = { do: "lot", declarant, kind: "weekly", bought_on: "2027-02-15", unit_price_eur: "80" };
      for (
        const [lang, number, sentence] of [
          ["en", "1.000", /could be 1000 or a fraction: write 1000 or 1; found/],
          ["de", "1,000", /1000.*oder 1/],
          ["fr", "12,000", /12000.*ou 12/],
        ] as const
      ) {
        yield* it.get(`${path}?lang=${lang}`);
        for (
          const sent of [{ ...lot, number }, {
            ...lot,
            do: "move",
            kind: "surrendered",
            day: "2027-02-20",
            number,
          }]
        ) {
          const asked = yield* sendForm(it, path, sent);
          assert.equal(asked.status, 422);
          assert.match(wordsOf(asked), sentence);
        }
      }
      for (const [lang, number] of [["en", "1.0"], ["de", "2,00"], ["en", "1,000.000"]] as const) {
        yield* it.get(`${path}?lang=${lang}`);
        assert.equal((yield* sendForm(it, path, { ...lot, number })).status, 303, number);
      }
      assert.match(wordsOf(yield* it.get(`${path}?lang=de`)), /1\.003 Zertifikate auf dem Konto/);
    }),
  );

  testPages(
    "a quarter in which only electricity and hydrogen are held for says so beside its number",
    Effect.gen(function* () {
      yield* noonOf("2027-07-01");
      const account = yield* importAccount;
      const { declarant } = yield* withEntries(account, [
        steelOf(2027, { release_date: "2027-04-02", net_mass_kg: 200_000 }),
        steelOf(2027, { release_date: "2027-04-03", item: 9, cn_code: "28041000", net_mass_kg: 20_000 }),
      ]);
      const page = wordsOf(yield* account.it.get(`${path}?declarant=${declarant}&year=2027`));
      assert.match(page, /Q1 2027 0 0/);
      assert.match(page, /Q2 2027 \d+ electricity and hydrogen alone 0/);
      assert.doesNotMatch(page, /no duty yet/);
    }),
  );

  testPages(
    "what was recorded twice is named on the page, and taken back after a question; its moves come first",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const { it, calls } = yield* importAccount;
      const { declarant } = yield* people(calls);
      const lot = {
        ...{ do: "lot", declarant, kind: "weekly", bought_on: "2027-02-15" },
        ...{ number: "100", unit_price_eur: "75.36" },
      };
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
      for (const id of [first, second]) {
        assert.equal((yield* sendForm(it, path, { ...lot, id })).status, 303);
      }
      const twice = wordsOf(yield* it.get(path));
      assert.match(twice, /200 certificates on the account/);
      assert.match(
        twice,
        /2 purchases are alike: 100 certificates at a weekly price, bought on 15 February 2027/,
      );
      const move = { do: "move", declarant, lot: first, kind: "bought_back", day: "2027-02-20", number: "1" };
      const moved = crypto.randomUUID();
      assert.equal((yield* sendForm(it, path, { ...move, id: moved })).status, 303);

      const asked = (id: string) => `${path}/${id}/withdraw`;
      const whose = { declarant, year: "2027" };
      const has = yield* it.get(`${asked(first)}?${new URLSearchParams(whose)}`);
      assert.match(wordsOf(has), /Take these changes back first: 1 sold back on 20 February 2027/);
      assert.doesNotMatch(has.text, /<button class="button danger"/);
      const refused = yield* sendForm(it, asked(first), whose, asked(second));
      assert.equal(refused.status, 422);

      const page = yield* it.get(`${asked(second)}?${new URLSearchParams(whose)}`);
      assert.match(
        wordsOf(page),
        /The purchase of 15 February 2027 will no longer count: Weekly price, 100 at 75\.36\sEUR each/,
      );
      const long = yield* sendForm(it, asked(second), { ...whose, note: "x".repeat(1_000) });
      assert.equal(long.status, 422);
      assert.match(long.text, /id="note-error"/);
      const form = { ...whose, form_token: valueOf(page, "form_token"), note: "sent twice" };
      for (const time of ["once", "again"]) {
        const sent = yield* it.post(asked(second), form);
        assert.equal(sent.status, 303, time);
      }
      const late = yield* it.get(asked(second));
      assert.deepEqual([late.status, /kept=withdrawn/.test(late.headers.get("location") ?? "")], [303, true]);
      const formAgain = yield* sendForm(it, path, { ...lot, id: second });
      assert.match(formAgain.headers.get("location") ?? "", /kept=withdrawn/);
      const mended = wordsOf(yield* it.get(path));
      assert.match(mended, /99 certificates on the account/);
      assert.doesNotMatch(mended, /alike/);
      assert.match(
        mended,
        /Taken back .*Purchase \(Weekly price\) 15 February 2027 100 1 March 2027 sent twice/,
      );
      const german = wordsOf(yield* it.get(`${asked(moved)}?lang=de`));
      assert.match(german, /Zurückgekauft am 20\. Februar 2027, Zertifikate: 1\./);
      assert.equal((yield* sendForm(it, asked(moved), whose)).status, 303);
      assert.match(wordsOf(yield* it.get(`${path}?lang=fr`)), /100 certificats sur le compte/);
    }),
  );

  testPages(
    "a purchase under a reference that is there says so; with other facts the reference has an error; viewers take nothing back",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const { it, calls, email } = yield* importAccount;
      const { declarant } = yield* people(calls);
      const lot = {
        ...{ do: "lot", declarant, kind: "weekly", bought_on: "2027-02-15", reference: "P-1" },
        ...{ number: "100", unit_price_eur: "75.36" },
      };
      const id = crypto.randomUUID();
      assert.match((yield* sendForm(it, path, { ...lot, id })).headers.get("location") ?? "", /kept=lot/);
      const there = yield* sendForm(it, path, { ...lot, id: crypto.randomUUID() });
      assert.match(there.headers.get("location") ?? "", /kept=there/);
      assert.match(
        wordsOf(yield* it.get(there.headers.get("location") ?? "")),
        /is recorded already: nothing was added/,
      );
      const other = yield* sendForm(it, path, { ...lot, number: "101", id: crypto.randomUUID() });
      assert.equal(other.status, 422);
      assert.match(other.text, /id="lot-reference-error"/);
      const mistake = /Recorded by mistake/;
      assert.match(wordsOf(yield* it.get(path)), mistake);
      const { it: viewer } = yield* joined(email, "viewer");
      const seen = wordsOf(yield* viewer.get(path));
      assert.match(seen, /100 certificates on the account/);
      assert.doesNotMatch(seen, mistake);
      assert.equal((yield* viewer.get(`${path}/${id}/withdraw`)).status, 403);
    }),
  );
});
