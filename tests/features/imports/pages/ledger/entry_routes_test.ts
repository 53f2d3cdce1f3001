/** One import on its pages: recorded, corrected and cancelled by forms, with numbers as the page's language writes them. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import {
  filledForm,
  type ImportAccount,
  importAccount,
  ledgerAndValuesAccount,
  noonOf,
  sendAsShown,
  sendForm,
  withEntries,
  wordsOf,
} from "../../../../support/import_pages.ts";
import { historyOf, importsPath, people, yearEntries } from "../../../../support/import_calls.ts";
import { installationOf, operatorsValue, valuesPath } from "../../../../support/supplier_calls.ts";
import { ValuesRecorded } from "../../../../../src/contract/answers/suppliers/values.ts";
import { sent } from "../../../../support/members.ts";
import { onPages } from "../../../../support/page_tests.ts";

const paid = { amount: 10, currency: "EUR", per: "emissions", rebate: 0, evidence: "E-17" };

const today = noonOf("2026-11-22");

const typed = {
  mrn: "26de 0000 0000 0001 r1",
  item: "1",
  release_date: "2026-02-12",
  cn_code: "7604 29 90",
  origin_country: "Indien",
  net_mass_kg: "42.500,25",
  determination: "default",
  representation: "own",
};

const added = ({ it, calls }: ImportAccount, values: Record<string, string> = typed) =>
  Effect.gen(function* () {
    const { importer, declarant } = yield* people(calls);
    yield* it.get("/imports?lang=de");
    const answer = yield* sendForm(it, "/imports/new", { importer, declarant, ...values });
    return { importer, declarant, answer, path: answer.headers.get("location")?.split("?")[0] ?? "" };
  });

const recordedValues = Schema.decodeUnknownSync(ValuesRecorded);

onPages((testPages) => {
  testPages(
    "an import is typed in German: decimal comma, blanks in codes, a country by its name; sent again it is unchanged",
    Effect.gen(function* () {
      yield* today;
      const account = yield* importAccount;
      const { answer, path, importer } = yield* added(account);
      assert.equal(answer.status, 303, wordsOf(answer));
      const words = wordsOf(yield* account.it.get(`${path}?done=added`));
      assert.match(words, /Die Einfuhr ist eingetragen\./);
      assert.match(words, /42\.500,25 kg/);
      assert.match(words, /26DE000000000001R1/);
      const { body } = yield* account.calls.get(`${importsPath}?importer=${importer}`);
      const sent = JSON.stringify(body);
      assert.match(sent, /"net_mass_kg":42500\.25/);
      assert.match(sent, /"origin_country":"IND"/);
      const again = yield* added(account);
      assert.match(again.answer.headers.get("location") ?? "", /done=unchanged/);
      assert.equal(again.path, path);
    }),
  );

  testPages(
    "a code of ten digits in the field of the CN code is the TARIC code too where it decides; another one beside it is refused",
    Effect.gen(function* () {
      yield* today;
      const account = yield* importAccount;
      const white = { ...typed, cn_code: "2523 10 00 10" };
      const { path } = yield* added(account, white);
      const { entries } = historyOf(
        (yield* account.calls.get(`/api/v1/cbam${path.replace("/entries", "")}`)).body,
      );
      assert.equal(JSON.stringify(entries).includes('"taric_code":"2523100010"'), true);
      const beside = yield* added(account, { ...white, item: "2", taric_code: "2523100090" });
      assert.equal(beside.answer.status, 422);
      assert.match(wordsOf(beside.answer), /TARIC-Code: 2523100090 gehört zu anderen Waren als 2523100010/);
      const answer = yield* sendAsShown(account.it, `${path}/correct`, { taric_code: "2523100090" });
      assert.match(answer.headers.get("location") ?? "", /done=corrected/, wordsOf(answer));
    }),
  );

  testPages(
    "what is wrong stands beside its field, with what was typed still there, and nothing is recorded",
    Effect.gen(function* () {
      yield* today;
      const account = yield* importAccount;
      const { answer, importer } = yield* added(account, {
        ...typed,
        mrn: "26DE",
        cn_code: "12",
        origin_country: "Atlantis",
        net_mass_kg: "viel",
        release_date: "2027-02-12",
      });
      assert.equal(answer.status, 422);
      for (const field of ["mrn", "cn_code", "origin_country", "net_mass_kg"]) {
        assert.match(answer.text, new RegExp(`id="${field}-error"`), field);
        assert.match(answer.text, new RegExp(`href="#${field}"`), field);
      }
      assert.match(answer.text, /value="Atlantis"/);
      const future = yield* added(account, { ...typed, release_date: "2026-11-23" });
      assert.equal(future.answer.status, 422);
      assert.match(future.answer.text, /id="release_date-error"/);
      const { body } = yield* account.calls.get(`${importsPath}?importer=${importer}`);
      assert.match(JSON.stringify(body), /"imports":\[\]/);
    }),
  );

  testPages(
    "a correction changes what was typed and keeps what the form has no field for; the history has both entries",
    Effect.gen(function* () {
      yield* today;
      const account = yield* importAccount;
      const actual = yearEntries.filter(({ actual_values: values }) => (values?.precursors ?? []).length > 0);
      const [entry] = actual;
      assert.ok(entry !== undefined);
      const { importer } = yield* withEntries(account, [entry]);
      const { body } = yield* account.calls.get(`${importsPath}?importer=${importer}`);
      const [, id = ""] = /"imports":\[\{"id":"([\w-]+)"/.exec(JSON.stringify(body)) ?? [];
      const form = yield* account.it.get(`/imports/entries/${id}/correct`);
      const values = filledForm(form);
      assert.equal(values["actual_values/installation/id"], entry.actual_values?.installation.id);
      const path = `/imports/entries/${id}/correct`;
      const same = yield* sendForm(account.it, path, values);
      assert.match(same.headers.get("location") ?? "", /done=unchanged/, wordsOf(same));
      const noted = yield* sendForm(account.it, path, { ...values, note: "Invoice 4711" });
      assert.doesNotMatch(noted.headers.get("location") ?? "", /unchanged/, wordsOf(noted));
      assert.match(wordsOf(yield* account.it.get(noted.headers.get("location") ?? "")), /Invoice 4711/);
      const held = filledForm(yield* account.it.get(path));
      assert.equal(held["note"], "Invoice 4711");
      const again = yield* sendForm(account.it, path, held);
      assert.match(again.headers.get("location") ?? "", /done=unchanged/, wordsOf(again));
      const corrected = yield* sendForm(account.it, path, { ...held, net_mass_kg: "1234.5" });
      assert.equal(corrected.status, 303, wordsOf(corrected));
      const words = wordsOf(yield* account.it.get(corrected.headers.get("location") ?? ""));
      assert.match(words, /The correction is recorded\./);
      assert.match(words, /Correction 22 November 2026 .* 1,234\.5 kg Net mass/);
      const list = yield* account.calls.get(`${importsPath}?importer=${importer}`);
      assert.match(JSON.stringify(list.body), /"net_mass_kg":1234\.5/);
      const history = JSON.stringify((yield* account.calls.get(`${importsPath}/${id}`)).body);
      const told = history.match(/"precursors":\[.*?\]/g) ?? [];
      assert.deepEqual([told.length, new Set(told).size], [3, 1], "every entry has the same precursors");
      const reread = yield* account.it.get(`/imports/entries/${id}`);
      assert.match(wordsOf(reread), /precursor/i);
    }),
  );

  testPages(
    "the history names whatever a correction changed: the declarant, the representation and the note too",
    Effect.gen(function* () {
      yield* today;
      const account = yield* importAccount;
      const { path } = yield* added(account);
      const changedBy = (changes: Record<string, string>) =>
        Effect.gen(function* () {
          const sent = yield* sendAsShown(account.it, `${path}/correct`, changes);
          assert.equal(sent.status, 303, wordsOf(sent));
          const words = wordsOf(yield* account.it.get(path));
          const [, newest = words] = /Verlauf .*? ID Berichtigung .*? kg (.*?) [\w-]{36} /.exec(words) ?? [];
          return newest;
        });
      assert.equal(yield* changedBy({ representation: "indirect" }), "Vertretung");
      assert.equal(yield* changedBy({ declarant: "", note: "4711" }), "Anmelder, Eigene Notiz");
      assert.equal(
        yield* changedBy({ net_mass_kg: "1000", representation: "own" }),
        "Vertretung, Eigenmasse",
      );
    }),
  );

  testPages(
    "a cancelled import says so, counts no more and comes back by a correction; an unknown and a foreign one are not there",
    Effect.gen(function* () {
      yield* today;
      const account = yield* importAccount;
      const { path } = yield* added(account);
      const other = yield* importAccount;
      assert.equal((yield* other.it.get(path)).status, 404);
      assert.equal((yield* other.it.get(`${path}/correct`)).status, 404);
      assert.equal((yield* account.it.get("/imports/entries/no-id")).status, 404);
      const cancelled = yield* sendAsShown(account.it, `${path}/cancel`);
      assert.equal(cancelled.status, 303);
      const words = wordsOf(yield* account.it.get(cancelled.headers.get("location") ?? ""));
      assert.match(words, /Storniert, eingetragen am 22\. November 2026/);
      assert.match(words, /Irrtümlich storniert\?/);
      const twice = [yield* account.it.get(`${path}/cancel`), yield* sent(account.it, `${path}/cancel`)];
      assert.deepEqual(
        twice.map(({ status, headers }) => [status, headers.get("location")]),
        [[303, path], [303, `${path}?done=cancelled`]],
        "it is cancelled once",
      );
      assert.match(
        wordsOf(yield* account.it.get("/imports/ledger")),
        /Für dieses Jahr ist nichts eingetragen/,
      );
      const back = yield* sendAsShown(account.it, `${path}/correct`);
      assert.equal(back.status, 303, back.text);
      assert.match(wordsOf(yield* account.it.get(path)), /Berichtigen Einfuhr stornieren/);
      assert.match(wordsOf(yield* account.it.get("/imports/ledger")), /1 Einfuhr/);
    }),
  );

  testPages(
    "a supplier's value that fits is taken on the import's page, costs what was told, and stays when the import is corrected",
    Effect.gen(function* () {
      yield* today;
      const account = yield* ledgerAndValuesAccount;
      const { it, calls } = account;
      const installation = yield* installationOf(calls);
      const told = { ...operatorsValue, carbon_price: paid };
      const sent = yield* calls.post(valuesPath, {
        values: [{ installation, ...told }, {
          installation,
          cn_code: "72083900",
          reporting_period: 2026,
          state: "operator",
          direct_t_per_t: 1,
        }],
      });
      assert.equal(sent.status, 200, sent.text);
      const [value = "", other = ""] = recordedValues(sent.body).results.map((each) => each.value.id);
      const row = { mrn: "26DE000000000001R1", item: 1, release_date: "2026-08-15", cn_code: "73181595" };
      const { importer } = yield* withEntries(account, [{
        ...row,
        origin_country: "TUR",
        net_mass_kg: 100_000,
      }]);
      const { body } = yield* calls.get(`${importsPath}?importer=${importer}`);
      const [, id = ""] = /"imports":\[\{"id":"([\w-]+)"/.exec(JSON.stringify(body)) ?? [];
      const path = `/imports/entries/${id}`;
      const import_ = Effect.map(calls.get(`${importsPath}/${id}`), (found) => historyOf(found.body).import);
      const before = yield* import_;
      const page = yield* it.get(path);
      assert.match(wordsOf(page), /Suppliers’ values that fit .* Karadeniz Works 2026/);
      assert.doesNotMatch(page.text, new RegExp(other), "the value of other goods is not offered");
      const taking = `${path}/correct?value_id=${value}`;
      assert.ok(page.text.includes(`href="${taking}"`), page.text);
      const form = filledForm(yield* it.get(taking));
      assert.deepEqual([form["value_id"], form["determination"]], [`${value}/1`, "actual"]);
      const taken = yield* sendForm(it, `${path}/correct`, form);
      assert.equal(taken.status, 303, wordsOf(taken));
      const after = yield* import_;
      assert.deepEqual([after?.value_id, after?.value_version], [value, 1]);
      const saved = (before?.cost?.cost_eur ?? 0) - (after?.cost?.cost_eur ?? 0);
      assert.ok(saved > 0);
      assert.ok(
        wordsOf(page).includes(saved.toLocaleString("en", { minimumFractionDigits: 2 })),
        wordsOf(page),
      );
      const using = yield* it.get(path);
      assert.match(wordsOf(using), /Supplier's value 2026, By the operator, version 1 [\w-]{36} .* in use/);
      assert.ok(using.text.includes(`href="/suppliers/values/${value}"`), using.text);

      const again = filledForm(yield* it.get(`${path}/correct`));
      assert.deepEqual(
        [again["value_id"], again["actual_values/direct_t_per_t"], again["origin_carbon_price/eur_per_t"]],
        [value, undefined, undefined],
        "figures and price are the value's",
      );
      const lighter = yield* sendForm(it, `${path}/correct`, { ...again, net_mass_kg: "90000" });
      assert.equal(lighter.status, 303, wordsOf(lighter));
      assert.deepEqual((yield* import_)?.value_id, value, "a correction of the mass drops the value");

      const cheaper = { ...told, cn_code: undefined, reporting_period: undefined, replaces: 1 };
      const version = yield* calls.post(`${valuesPath}/${value}/versions`, {
        ...cheaper,
        direct_t_per_t: 1.9,
        carbon_price: { ...paid, amount: 20 },
      });
      assert.equal(version.status, 200, version.text);
      assert.match(wordsOf(yield* it.get(path)), /newer than the version in use/);
      yield* sendForm(it, `${path}/correct`, filledForm(yield* it.get(taking)));
      const newest = historyOf((yield* calls.get(`${importsPath}/${id}`)).body).entries.at(-1);
      assert.deepEqual([newest?.actual_values?.value_version, newest?.actual_values?.direct_t_per_t], [
        2,
        1.9,
      ]);
      assert.equal(newest?.origin_carbon_price?.eur_per_t, 20, "the price is that of the version");

      const refusals: ReadonlyArray<readonly [Record<string, string>, RegExp]> = [
        [{ value_id: other }, /CN code/],
        [{ value_id: crypto.randomUUID() }, /recorded in this account/],
        [{ determination: "default" }, /actual values/],
        [{ "actual_values/direct_t_per_t": "1", "actual_values/installation/id": "X" }, /one or the other/],
      ];
      for (const [wrong, sentence] of refusals) {
        const refused = yield* sendForm(it, `${path}/correct`, {
          ...filledForm(yield* it.get(`${path}/correct`)),
          ...wrong,
        });
        assert.equal(refused.status, 422, wordsOf(refused));
        assert.match(
          /id="value_id-error"[^>]*><span[^>]*>[^<]*<\/span>([^<]*)/.exec(refused.text)?.[1] ?? "",
          sentence,
        );
      }
    }),
  );
});
