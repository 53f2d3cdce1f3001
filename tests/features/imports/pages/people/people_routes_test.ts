/** Importers and declarants on their page: recorded by forms, in the page's language, for one account only. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { people, peoplePaths } from "../../../../support/import_calls.ts";
import { importAccount, sendForm, wordsOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { account, signedIn } from "../../../../support/session_browser.ts";

const path = "/imports/people";

onPages((testPages) => {
  testPages(
    "a newcomer is told to record an importer first, on every page of the year and in every language",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const firsts = {
        en: "Begin with the importer",
        de: "Beginnen Sie mit dem Einführer",
        fr: "Commencez par l’importateur",
      };
      for (const [language, first] of Object.entries(firsts)) {
        for (const page of ["", "/ledger", "/new", "/certificates", "/declaration"]) {
          const seen = yield* it.get(`/imports${page}?lang=${language}`);
          assert.equal(seen.status, 200, page);
          assert.ok(wordsOf(seen).includes(first), `${page} ${language}`);
          assert.match(seen.text, /href="\/imports\/people#importer"/);
        }
      }
    }),
  );

  testPages(
    "NUL, which no database takes, is refused in a form and left out of a search",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const refused = yield* sendForm(it, path, { do: "importer", eori: "DE1", name: "a\0b" });
      assert.equal(refused.status, 400, refused.text);
      for (const list of ["reports", "batches", "invoices"]) {
        assert.equal((yield* it.get(`/account/${list}?q=a%00b`)).status, 200, list);
      }
    }),
  );

  testPages(
    "an importer and a declarant with its state are recorded by forms; the same state again is one state",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const importer = yield* sendForm(it, path, {
        do: "importer",
        eori: " de 123456789012345 ",
        name: "Muster GmbH",
        member_state: "DE",
      });
      assert.equal(importer.status, 303, importer.text);
      assert.match(
        wordsOf(yield* it.get(importer.headers.get("location") ?? "")),
        /Muster GmbH is recorded\./,
      );
      const declarant = yield* sendForm(it, path, {
        do: "declarant",
        eori: "DE123456789012345",
        name: "Muster GmbH",
        cbam_account: "DE-CBAM-0001",
      });
      const id = /kept=([\w-]+)/.exec(declarant.headers.get("location") ?? "")?.[1] ?? "";
      const state = { do: "state", declarant: id, state: "authorised", from: "2026-05-20" };
      assert.equal((yield* sendForm(it, path, state)).status, 303);
      assert.equal((yield* sendForm(it, path, state)).status, 303);
      const words = wordsOf(yield* it.get(path));
      assert.match(words, /DE123456789012345 Germany/);
      assert.match(words, /DE-CBAM-0001/);
      assert.equal(words.match(/20 May 2026: Authorised/g)?.length, 1);
    }),
  );

  testPages(
    "a state that was recorded by mistake is corrected, and back, by forms and calls: what is recorded last is what is answered",
    Effect.gen(function* () {
      const { it, calls } = yield* importAccount;
      const { declarant } = yield* people(calls);
      const from = "2026-03-10";
      const byForm = (state: string) => sendForm(it, path, { do: "state", declarant, state, from });
      const sent = { eori: "DE123456789012345", name: "Muster GmbH" };
      const byCall = (...states: ReadonlyArray<string>) =>
        calls.post(peoplePaths.declarants, { ...sent, states: states.map((state) => ({ state, from })) });
      const ofDay = Effect.map(
        calls.get(peoplePaths.declarants),
        ({ text }) =>
          Array.from(text.matchAll(/"state":"(\w+)","from":"2026-03-10"/g), ([, state = ""]) => state),
      );
      for (const state of ["authorised", "refused", "authorised", "authorised"]) {
        assert.equal((yield* byForm(state)).status, 303);
        assert.equal((yield* ofDay).at(-1), state);
      }
      assert.deepEqual(yield* ofDay, ["authorised", "refused", "authorised"]);
      for (const _ of [1, 2]) {
        assert.equal((yield* byCall("authorised", "refused")).status, 200);
        assert.deepEqual(yield* ofDay, ["authorised", "refused", "authorised", "refused"]);
      }
    }),
  );

  testPages(
    "a number of Finland is typed with its hyphen or without: one company, shown as it was typed last",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const keptAs = (eori: string) =>
        Effect.gen(function* () {
          const company = { eori, name: "Malli Oy" };
          for (const each of [{ do: "importer", member_state: "FI" }, { do: "declarant" }]) {
            assert.equal((yield* sendForm(it, path, { ...each, ...company })).status, 303, eori);
          }
          return wordsOf(yield* it.get(path)).match(/FI7654321-?0(?= )/g);
        });
      assert.deepEqual(yield* keptAs("FI76543210"), ["FI76543210", "FI76543210"]);
      assert.deepEqual(yield* keptAs("fi 7654321-0"), ["FI7654321-0", "FI7654321-0"]);
    }),
  );

  testPages(
    "a wrong EORI number and an empty name stand beside their fields in the page's language, and nothing is kept",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      yield* it.get("/imports?lang=de");
      const refused = yield* sendForm(it, path, { do: "importer", eori: "12", name: " ", member_state: "" });
      assert.equal(refused.status, 422);
      assert.match(refused.text, /id="importer-eori-error"/);
      assert.match(refused.text, /id="importer-name-error"/);
      assert.match(refused.text, /id="importer-member_state-error"/);
      assert.match(refused.text, /href="#importer-eori"/);
      assert.match(refused.text, /value="12"/);
      assert.match(wordsOf(refused), /EORI-Nummer/);
      assert.match(wordsOf(yield* it.get(path)), /Noch kein Einführer\./);
    }),
  );

  testPages(
    "nobody becomes an importer outside the Union by not having chosen a state, and who is one stays chosen where the rest is wrong",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const send = (values: Record<string, string>) =>
        sendForm(it, path, { do: "importer", eori: "DE7", name: "Nord GmbH", ...values });
      const refused = yield* send({ member_state: "" });
      assert.equal(refused.status, 422);
      assert.match(wordsOf(refused), /Member state is missing/);
      const wrong = yield* send({ member_state: "outside", eori: "7" });
      assert.equal(wrong.status, 422);
      assert.match(wrong.text, /<option value="outside" selected/);
      assert.equal((yield* send({ member_state: "outside" })).status, 303);
      assert.match(wordsOf(yield* it.get(path)), /DE7 Outside the Union/);
    }),
  );

  testPages(
    "another account's people are not there, and a tier without the ledger has no page of it",
    Effect.gen(function* () {
      const owner = yield* importAccount;
      const kept = yield* sendForm(owner.it, path, { do: "importer", eori: "DE1", name: "Eigene" });
      const id = /kept=([\w-]+)/.exec(kept.headers.get("location") ?? "")?.[1] ?? "";
      const other = yield* importAccount;
      assert.equal((yield* other.it.get(`/imports?importer=${id}`)).status, 404);
      assert.doesNotMatch((yield* other.it.get(path)).text, /Eigene/);
      const pro = yield* signedIn(yield* account("pro"));
      const refused = yield* pro.get("/imports");
      assert.equal(refused.status, 402);
      assert.match(refused.text, /<h1>Your tier does not include this<\/h1>/);
      assert.equal((yield* pro.post(path, { do: "importer" })).status, 403);
    }),
  );

  testPages(
    "a form without the session's token records nothing",
    Effect.gen(function* () {
      const { it } = yield* importAccount;
      const refused = yield* it.post(path, { do: "importer", eori: "DE1", name: "Fremd" });
      assert.equal(refused.status, 403);
      assert.doesNotMatch((yield* it.get(path)).text, /Fremd/);
    }),
  );
});
