/** Versions of a supplier's value in corrections by pages: the one that the import took stays, and a newer one is taken by choice, with a word. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ImportList } from "../../../../../src/contract/answers/imports.ts";
import { ValuesRecorded } from "../../../../../src/contract/answers/suppliers/values.ts";
import { historyOf, importsPath } from "../../../../support/import_calls.ts";
import {
  filledForm,
  ledgerAndValuesAccount,
  noonOf,
  sendForm,
  withEntries,
  wordsOf,
} from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { formWith } from "../../../../support/sheet_forms.ts";
import {
  importedFasteners,
  installationOf,
  operatorsValue,
  valuesPath,
} from "../../../../support/supplier_calls.ts";

const recordedValues = Schema.decodeUnknownSync(ValuesRecorded);
const listed = Schema.decodeUnknownSync(ImportList);

const paid = { amount: 10, currency: "EUR", per: "emissions", rebate: 0, evidence: "E-17" };
const told = { ...operatorsValue, carbon_price: paid };

/** An import by the first version of a value that has a second one since: of other figures, and another carbon price. */
const valued = Effect.gen(function* () {
  yield* noonOf("2026-11-22");
  const account = yield* ledgerAndValuesAccount;
  const { calls } = account;
  const installation = yield* installationOf(calls);
  const made = recordedValues((yield* calls.post(valuesPath, { values: [{ installation, ...told }] })).body);
  const [value_id = ""] = made.results.map(({ value }) => value.id);
  const who = yield* withEntries(account, [{ ...importedFasteners, value_id }]);
  const newVersion = (replaces: number, facts: object) =>
    Effect.map(
      calls.post(`${valuesPath}/${value_id}/versions`, {
        ...{ ...told, cn_code: undefined, reporting_period: undefined, replaces },
        ...facts,
      }),
      ({ status, text }) => assert.equal(status, 200, text),
    );
  yield* newVersion(1, { direct_t_per_t: 3.1, indirect_t_per_t: 0.4, carbon_price: { ...paid, amount: 20 } });
  const { body } = yield* calls.get(`${importsPath}?importer=${who.importer}`);
  const id = listed(body).imports[0]?.id ?? assert.fail();
  const history = Effect.map(calls.get(`${importsPath}/${id}`), ({ body }) => historyOf(body).entries);
  const holding = Effect.map(history, (entries) => entries.at(-1) ?? assert.fail());
  /** Version of the value, direct emissions and carbon price that the import has, and the number of its entries. */
  const taken = Effect.map(history, (entries) => {
    const { actual_values: actual, origin_carbon_price: price } = entries.at(-1) ?? {};
    return [actual?.value_version, actual?.direct_t_per_t, price?.eur_per_t, entries.length];
  });
  return { ...account, who, value_id, newVersion, id, path: `/imports/entries/${id}`, holding, taken };
});

/** Languages of the pages, English last: a page stays in the language that was chosen. */
const languages = ["fr", "de", "en"] as const;

onPages((testPages) => {
  testPages(
    "a correction by the form keeps the version of the value that the import took: sent as shown it is unchanged, and other facts are corrected alone",
    Effect.gen(function* () {
      const { it, path, value_id, newVersion, taken } = yield* valued;
      const shown = Effect.map(it.get(`${path}/correct`), filledForm);
      const send = (changes: Readonly<Record<string, string>>) =>
        Effect.gen(function* () {
          const sent = yield* sendForm(it, `${path}/correct`, { ...yield* shown, ...changes });
          assert.equal(sent.status, 303, wordsOf(sent));
          const [, done = ""] = (sent.headers.get("location") ?? "").split("done=");
          return done;
        });
      assert.equal((yield* shown)["value_id"], value_id);
      assert.equal(yield* send({}), "unchanged");
      assert.deepEqual(yield* taken, [1, 2.1, 10, 1]);
      assert.equal(yield* send({ note: "Invoice 4711" }), "corrected");
      assert.equal(yield* send({ net_mass_kg: "90000", production_route: "" }), "corrected");
      assert.deepEqual(yield* taken, [1, 2.1, 10, 3]);
      assert.doesNotMatch(wordsOf(yield* it.get(`${path}?done=corrected`)), /its figures count now/);
      const price = { "origin_carbon_price/eur_per_t": "7", "origin_carbon_price/evidence": "E-18" };
      assert.equal(yield* send(price), "corrected");
      assert.deepEqual(yield* taken, [1, 2.1, 7, 4], "a price of the import's own");
      const none = { "origin_carbon_price/eur_per_t": "", "origin_carbon_price/evidence": "" };
      assert.equal(yield* send(none), "corrected");
      assert.deepEqual(yield* taken, [1, 2.1, 10, 5], "the price is that of the version");

      const routed = { production_route: "(C)" };
      assert.equal(yield* send(routed), "corrected", "a value without a route holds for every route");
      assert.deepEqual(yield* taken, [1, 2.1, 10, 6]);
      yield* newVersion(2, { state: "withdrawn", verification: undefined });
      assert.equal(
        yield* send({ note: "Invoice 4712" }),
        "corrected",
        "a withdrawn value is taken by nothing new",
      );
      assert.equal(yield* send({ production_route: "(D)" }), "corrected", "so does one that was withdrawn");
      assert.equal(yield* send({ production_route: "" }), "corrected");
      assert.deepEqual(yield* taken, [1, 2.1, 10, 9]);
      const other = yield* sendForm(it, `${path}/correct`, { ...yield* shown, cn_code: "7318 15 88" });
      assert.equal(other.status, 422, "other goods take the value anew");
      assert.match(wordsOf(other), /withdrawn on/);
    }),
  );

  testPages(
    "a newer version of a value is taken by choice alone: the form says both with their figures, and its import's page which one it had, in every language",
    Effect.gen(function* () {
      const { it, path, value_id, taken } = yield* valued;
      const figures = {
        en: [
          /version 1 \(direct 2\.1; indirect 0\.3\), in use/,
          /version 2 \(direct 3\.1; indirect 0\.4\), newer/,
        ],
        de: [
          /Fassung 1 \(direkt 2,1; indirekt 0,3\), verwendet/,
          /Fassung 2 \(direkt 3,1; indirekt 0,4\), neuer/,
        ],
        fr: [
          /version nº 1 \(directes 2,1\s; indirectes 0,3\), utilisée/,
          /version nº 2 \(directes 3,1\s; indirectes 0,4\)/,
        ],
      };
      for (const language of languages) {
        const page = wordsOf(yield* it.get(`${path}/correct?lang=${language}`));
        for (const figure of figures[language]) assert.match(page, figure);
      }
      const offered = yield* it.get(`${path}?lang=en`);
      assert.match(wordsOf(offered), /Take this value .*version 2 \(direct 3\.1; indirect 0\.4\) newer than/);
      const form = filledForm(yield* it.get(`${path}/correct?value_id=${value_id}`));
      assert.equal((yield* sendForm(it, `${path}/correct`, form)).status, 303);
      assert.deepEqual(yield* taken, [2, 3.1, 20, 2]);
      const said = {
        en: /recorded\. The import had version 1 of its value, and takes version 2/,
        de: /Die Einfuhr hatte Fassung 1 ihres Wertes und übernimmt die neueste, Fassung 2/,
        fr: /L’importation avait la version 1 de sa valeur et prend la plus récente, la version 2/,
      };
      for (const language of languages) {
        assert.match(wordsOf(yield* it.get(`${path}?done=corrected&lang=${language}`)), said[language]);
      }
      assert.doesNotMatch(wordsOf(yield* it.get(`${path}?lang=en`)), /The import had version/);

      const overtaken = yield* sendForm(it, `${path}/correct`, { ...form, note: "Later" });
      assert.equal(overtaken.status, 409);
      const again = filledForm(overtaken);
      assert.equal(again["value_id"], value_id, "the choice is the version in use by now");
      assert.equal((yield* sendForm(it, `${path}/correct`, again)).status, 303);
      assert.deepEqual(yield* taken, [2, 3.1, 20, 3]);
    }),
  );

  testPages(
    "a newer version that was recorded while the form was open is taken once the form came back with it, in every language",
    Effect.gen(function* () {
      const { it, path, value_id, newVersion, taken } = yield* valued;
      const forms = yield* Effect.forEach(
        languages,
        (language) => Effect.map(it.get(`${path}/correct?value_id=${value_id}&lang=${language}`), filledForm),
      );
      yield* newVersion(2, { direct_t_per_t: 4.1 });
      const said = {
        en: /Changed since you opened the page.* now .*version 3 \(direct 4\.1; indirect 0\.3\), newer/,
        de: /Geändert, seit Sie die Seite geöffnet haben.* jetzt .*Fassung 3 \(direkt 4,1; indirekt 0,3\)/,
        fr:
          /Modifié depuis l’ouverture de la page.*version nº 3 \(directes 4,1\s; indirectes 0,3\).* à présent/,
      };
      for (const [at, language] of languages.entries()) {
        const form = forms[at] ?? assert.fail();
        assert.equal(form["value_id"], `${value_id}/2`);
        const overtaken = yield* sendForm(it, `${path}/correct`, { ...form, note: "Later" });
        assert.equal(overtaken.status, 409);
        assert.match(wordsOf(overtaken), said[language]);
        assert.deepEqual(yield* taken, [1, 2.1, 10, 1], "nothing is recorded");
        const again = filledForm(overtaken);
        assert.deepEqual([again["value_id"], again["note"]], [`${value_id}/3`, "Later"]);
        if (language !== "en") continue;
        assert.equal((yield* sendForm(it, `${path}/correct`, again)).status, 303);
        assert.deepEqual(yield* taken, [3, 4.1, 10, 2]);
      }
    }),
  );

  testPages(
    "a correction by the form that leaves the value, or the declarant, says so afterwards in every language",
    Effect.gen(function* () {
      const { it, path } = yield* valued;
      const correct = (changes: Readonly<Record<string, string>>) =>
        Effect.gen(function* () {
          const form = filledForm(yield* it.get(`${path}/correct`));
          const sent = yield* sendForm(it, `${path}/correct`, { ...form, ...changes });
          assert.match(sent.headers.get("location") ?? wordsOf(sent), /done=corrected/);
        });
      const afterwards = (said: Readonly<Record<typeof languages[number], RegExp>>) =>
        Effect.forEach(languages, (language) =>
          Effect.map(
            it.get(`${path}?done=corrected&lang=${language}`),
            (page) => assert.match(wordsOf(page), said[language]),
          ));
      const own = { value_id: "", "actual_values/direct_t_per_t": "2", "actual_values/installation/id": "I" };
      yield* correct(own);
      yield* afterwards({
        en: /took version 1 of a supplier's value/,
        de: /hatte Fassung 1 des Wertes eines Lieferanten/,
        fr: /avait la version 1 de la valeur d’un fournisseur/,
      });
      yield* correct({ declarant: "" });
      yield* afterwards({
        en: /it is in nobody's declaration now/,
        de: /Sie steht jetzt in niemandes Erklärung/,
        fr: /ne figure plus dans aucune déclaration/,
      });
      yield* correct({ note: "Nothing else" });
      assert.doesNotMatch(
        wordsOf(yield* it.get(`${path}?done=corrected&lang=en`)),
        /nobody's declaration now/,
      );
    }),
  );

  testPages(
    "a sheet with a correction that takes a newer version, or leaves the declarant, says so when it is looked at and once it is recorded",
    Effect.gen(function* () {
      const { it, who, value_id, holding, taken } = yield* valued;
      const { id } = yield* holding;
      const bytes = "kind,refers_to,mrn,item,release_date,cn_code,origin_country,net_mass_kg,value_id\n" +
        `correction,${id},26DE000000000001R1,1,2026-08-15,73181595,TR,90000,${value_id}\n`;
      const said = {
        en: /Of 1 row: The import had version 1 of its value.*Of 1 row: The correction names no declarant/,
        de: /Die Einfuhr hatte Fassung 1 ihres Wertes.*Die Berichtigung nennt keinen Anmelder/,
        fr: /L’importation avait la version 1 de sa valeur.*La rectification ne nomme pas de déclarant/,
      };
      for (const language of languages) {
        const page = yield* it.get(`/imports/sheet?importer=${who.importer}&lang=${language}`);
        const form = formWith(page, { do: "look", declarant: "" }, { name: "a.csv", bytes });
        const looked = yield* it.upload("/imports/sheet", form);
        assert.match(wordsOf(looked), said[language]);
        assert.doesNotMatch(wordsOf(looked), /No declarant is named/, "told by what the correction leaves");
        if (language !== "en") continue;
        assert.deepEqual(yield* taken, [1, 2.1, 10, 1]);
        const recorded = yield* it.upload("/imports/sheet", formWith(looked, { do: "record" }));
        assert.match(wordsOf(recorded), said.en);
        assert.deepEqual(yield* taken, [2, 3.1, 20, 2]);
      }
    }),
  );
});
