/**
 * What values save on the pages of a value, a request and an import, beside what the API tells: costs, difference, break-even with
 * its formula and terms, in three languages.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ImportHistoryAnswer } from "../../../../src/contract/answers/ledger/import_history.ts";
import { ValueAnswer, ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { importsPath } from "../../../support/import_calls.ts";
import { importAccountWith, noonOf, withEntries, wordsOf } from "../../../support/import_pages.ts";
import { ask, formOf } from "../../../support/inquiry_calls.ts";
import { onPages } from "../../../support/page_tests.ts";
import { installationOf, operatorsValue, valuesPath } from "../../../support/supplier_calls.ts";
import { client, freshPeer } from "../../../support/whole_service.ts";

const account = importAccountWith(["suppliers:read", "suppliers:write", "imports:read", "imports:write"]);

const recorded = Schema.decodeUnknownSync(ValuesRecorded);
const answered = Schema.decodeUnknownSync(ValueAnswer);
const history = Schema.decodeUnknownSync(ImportHistoryAnswer);

/** Records a value of a new installation. @returns its id, and the installation's */
const valueOf = ({ calls }: Effect.Effect.Success<typeof account>, changes: object = {}) =>
  Effect.gen(function* () {
    const installation = yield* installationOf(calls);
    const sent = yield* calls.post(valuesPath, { values: [{ installation, ...operatorsValue, ...changes }] });
    assert.equal(sent.status, 200, sent.text);
    return { installation, id: recorded(sent.body).results[0]?.value.id ?? "" };
  });

const inEnglish = (eur: number): string =>
  `${eur.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 })} EUR`;

onPages((testPages) => {
  testPages(
    "the page of a value tells costs, saving and a break-even above the default value, with its terms, as the API does",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const who = yield* account;
      const { id } = yield* valueOf(who);
      const { saving } = answered((yield* who.calls.get(`${valuesPath}/${id}`)).body);
      assert.ok(saving !== null);
      const english = wordsOf(yield* who.it.get(`/suppliers/values/${id}`));
      for (
        const words of [
          `Cost by default values ${inEnglish(saving.default.cost_eur_per_t)} per t`,
          `Cost by this value ${inEnglish(saving.value.cost_eur_per_t)} per t`,
          `Saving ${inEnglish(saving.saving_eur_per_t)} per t`,
          "Break-even, t CO₂e per t 6.089844",
          "lies above the default value of 5.973",
          "= 1.446744 + max(0, 5.973 − 1.3299) = 6.089844 t CO₂e per t",
          "Default value with its mark-up 5.973",
        ]
      ) assert.ok(english.includes(words), `${words}: ${english}`);
      const german = wordsOf(yield* who.it.get(`/suppliers/values/${id}?lang=de`));
      assert.match(german, /liegt über dem Standardwert von 5,973/);
      assert.match(german, /= 1,446744 \+ max\(0; 5,973 − 1,3299\) = 6,089844 t CO₂e je t/);
      const french = wordsOf(yield* who.it.get(`/suppliers/values/${id}?lang=fr`));
      assert.match(french, /dépasse la valeur par défaut de 5,973/);
    }),
  );

  testPages(
    "a value that costs more is an extra cost, one with a carbon price paid says so, a withdrawn one says why there is nothing",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const who = yield* account;
      const price = { amount: 10, currency: "EUR", per: "emissions", rebate: 0, evidence: "E-17" };
      const { id } = yield* valueOf(who, { direct_t_per_t: 9, carbon_price: price });
      const { saving } = answered((yield* who.calls.get(`${valuesPath}/${id}`)).body);
      assert.ok(saving !== null && saving.saving_eur_per_t < 0);
      assert.ok(
        saving.notes.some((note) => note.includes("leaves out the carbon price")),
        saving.notes.join(),
      );
      const page = wordsOf(yield* who.it.get(`/suppliers/values/${id}`));
      assert.ok(page.includes(`Extra cost ${inEnglish(-saving.saving_eur_per_t)} per t`), page);
      assert.match(page, /leaves out the carbon price paid/);
      const sent = { replaces: 1, state: "withdrawn", direct_t_per_t: 9 };
      assert.equal((yield* who.calls.post(`${valuesPath}/${id}/versions`, sent)).status, 200);
      const withdrawn = wordsOf(yield* who.it.get(`/suppliers/values/${id}`));
      assert.match(withdrawn, /Nothing can be said of its saving: The value is withdrawn/);
      assert.doesNotMatch(withdrawn, /Extra cost/);
    }),
  );

  testPages(
    "a request tells how the break-even of its goods is made, its answer what each value saves",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const { calls, it } = yield* account;
      const goods = [{ cn_code: "73181595", production_route: "(C)" }, { cn_code: "25232900" }, {
        cn_code: "76011010",
      }];
      const { inquiry, token } = yield* ask(calls, yield* installationOf(calls), { goods });
      const path = `/suppliers/requests/${inquiry.id}`;
      const waiting = wordsOf(yield* it.get(path));
      assert.match(waiting, /precursors, their free allocation is left out/);
      assert.match(waiting, /7318 15 95 \(C\) 1\.3299 5\.973 1\.3299 5\.973/);
      assert.doesNotMatch(waiting, /What the values save/);
      const values = {
        "0.direct_t_per_t": "2.1",
        "0.state": "operator",
        "0.precursors/0/cn_code": "72139190",
        "0.precursors/0/production_route": "(C)",
        "0.precursors/0/tonnes_per_tonne": "1.06",
        "1.direct_t_per_t": "0.8",
        "1.unit_content": "0.9",
        "1.state": "operator",
      };
      const send = yield* client(freshPeer());
      const answer = yield* send("/inquiry", formOf(token, values));
      assert.equal(answer.status, 200, yield* Effect.promise(() => answer.text()));
      const page = wordsOf(yield* it.get(path));
      assert.match(page, /What the values save, EUR per tonne/);
      assert.match(page, /7318 15 95 \(C\) 382\.22 [\d.]+ [\d.]+ [\d.]+ above the default value 2523 29 00/);
      assert.match(page, /7318 15 95 \(C\) 1\.446744 5\.973 1\.3299 6\.089844 above the default value/);
      assert.doesNotMatch(page, /precursors, their free allocation is left out/);
      assert.match(page, /Nothing was said about 7601 10 10\./);
    }),
  );

  testPages(
    "an import by a value tells its saving as the API does, one by default values has none to tell",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const who = yield* account;
      const { id: value } = yield* valueOf(who);
      const row = {
        item: 1,
        release_date: "2026-08-15",
        cn_code: "73181595",
        origin_country: "TUR",
        net_mass_kg: 100_000,
      };
      const { importer } = yield* withEntries(who, [
        { ...row, mrn: "26DE000000000001R1", value_id: value },
        { ...row, mrn: "26DE000000000002R1" },
      ]);
      const { text } = yield* who.calls.get(`${importsPath}?importer=${importer}`);
      const ids = [...text.matchAll(/"id":"([\w-]+)","entry_id"/g)].map(([, id = ""]) => id);
      let told = 0;
      for (const id of ids) {
        const { import: found } = history((yield* who.calls.get(`${importsPath}/${id}`)).body);
        const page = wordsOf(yield* who.it.get(`/imports/entries/${id}`));
        const saving = found?.saving ?? null;
        if (saving === null) {
          assert.doesNotMatch(page, /What the actual values save/);
          continue;
        }
        told++;
        assert.ok(page.includes(`Cost by default values ${inEnglish(saving.default_cost_eur)}`), page);
        assert.ok(page.includes(`Cost by the actual values ${inEnglish(saving.value_cost_eur)}`), page);
        assert.ok(page.includes(`Saving ${inEnglish(saving.saving_eur)}`), page);
        assert.match(page, /= 1\.446744 \+ max\(0, 5\.973 − 1\.3299\) = 6\.089844 t CO₂e per t/);
      }
      assert.deepEqual([ids.length, told], [2, 1]);
    }),
  );
});
