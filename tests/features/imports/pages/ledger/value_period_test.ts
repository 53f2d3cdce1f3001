/** What a value of an earlier year saves is the same wherever it is told: both sides are of the value's reporting period. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ImportList } from "../../../../../src/contract/answers/imports.ts";
import { ImportHistoryAnswer } from "../../../../../src/contract/answers/ledger/import_history.ts";
import { ValueAnswer, ValuesRecorded } from "../../../../../src/contract/answers/suppliers/values.ts";
import { importsPath } from "../../../../support/import_calls.ts";
import {
  filledForm,
  ledgerAndValuesAccount,
  noonOf,
  sendForm,
  withEntries,
  wordsOf,
} from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { installationOf, operatorsValue, valuesPath } from "../../../../support/supplier_calls.ts";

const listed = Schema.decodeUnknownSync(ImportList);
const history = Schema.decodeUnknownSync(ImportHistoryAnswer);
const recordedValues = Schema.decodeUnknownSync(ValuesRecorded);
const answer = Schema.decodeUnknownSync(ValueAnswer);

const goods = {
  cn_code: "73181595",
  origin_country: "TUR",
  net_mass_kg: 60_000,
  release_date: "2027-01-10",
  item: 1,
};

/** An account with values of 2026 and 2027, and two imports of 2027: one names the period 2026. */
const valued = Effect.gen(function* () {
  yield* noonOf("2027-06-01");
  const account = yield* ledgerAndValuesAccount;
  const { calls } = account;
  const installation = yield* installationOf(calls);
  const sent = yield* calls.post(valuesPath, {
    values: [2026, 2027].map((reporting_period) => ({ installation, ...operatorsValue, reporting_period })),
  });
  assert.equal(sent.status, 200, sent.text);
  const [of2026 = "", of2027 = ""] = recordedValues(sent.body).results.map(({ value }) => value.id);
  const { importer } = yield* withEntries(account, [
    { ...goods, mrn: "27DE000000000001R1" },
    { ...goods, mrn: "27DE000000000002R1", reporting_period: 2026 },
  ]);
  const imports = Effect.map(
    calls.get(`${importsPath}?importer=${importer}`),
    ({ body }) => listed(body).imports,
  );
  return { ...account, importer, of2026, of2027, imports };
});

const money = (eur: number | undefined): string =>
  (eur ?? NaN).toLocaleString("en", { minimumFractionDigits: 2 });

onPages((testPages) => {
  testPages(
    "what a value of 2026 saves of an import of 2027 is one figure: of the value, of those that fit the import, and of its row",
    Effect.gen(function* () {
      const { it, calls, of2026, imports } = yield* valued;
      const told = answer(
        (yield* calls.get(`${valuesPath}/${of2026}?tonnage=60&import=${goods.release_date}`)).body,
      ).saving;
      const byYear = answer(
        (yield* calls.get(`${valuesPath}/${of2026}?tonnage=60&import=2026-12-31`)).body,
      ).saving;
      assert.equal(told?.default.free_allocation_t_per_t, byYear?.default.free_allocation_t_per_t);
      for (const { id } of yield* imports) {
        const path = `/imports/entries/${id}`;
        const offered = wordsOf(yield* it.get(path));
        assert.ok(offered.includes(money(told?.saving_eur)), offered);
        const form = filledForm(yield* it.get(`${path}/correct?value_id=${of2026}`));
        const taken = yield* sendForm(it, `${path}/correct`, form);
        assert.equal(taken.status, 303, wordsOf(taken));
        const row = (yield* imports).find((each) => each.id === id)?.saving;
        assert.deepEqual(
          [row?.default_cost_eur, row?.value_cost_eur, row?.saving_eur, row?.break_even_t_per_unit],
          [told?.default.cost_eur, told?.value.cost_eur, told?.saving_eur, told?.break_even_t_per_t],
        );
      }
    }),
  );

  testPages(
    "the form of an import by a value shows its reporting period: it stays without the value, and another value brings its own",
    Effect.gen(function* () {
      const { it, calls, of2026, of2027, imports } = yield* valued;
      const [unnamed] = (yield* imports).filter(({ mrn }) => mrn.includes("000001"));
      const path = `/imports/entries/${unnamed?.id}`;
      const sent = (from: string, changed: Readonly<Record<string, string>>) =>
        Effect.gen(function* () {
          const form = filledForm(yield* it.get(from));
          const answered = yield* sendForm(it, `${path}/correct`, { ...form, ...changed });
          assert.equal(answered.status, 303, wordsOf(answered));
          const { body } = yield* calls.get(`${importsPath}/${unnamed?.id}`);
          const last = history(body).entries.at(-1);
          return [form["reporting_period"], last?.reporting_period, last?.actual_values?.value_id];
        });
      const taking = `${path}/correct?value_id=${of2026}`;
      const none = { "actual_values/direct_t_per_t": "", "actual_values/installation/id": "" };
      const bare = { ...none, value_id: "", determination: "default" };
      assert.deepEqual(yield* sent(taking, {}), ["2026", 2026, of2026]);
      assert.deepEqual(yield* sent(`${path}/correct`, { value_id: of2027 }), ["2026", 2027, of2027]);
      assert.deepEqual(yield* sent(taking, {}), ["2026", 2026, of2026]);
      const own = { value_id: "", "actual_values/direct_t_per_t": "2", "actual_values/installation/id": "I" };
      assert.deepEqual(yield* sent(`${path}/correct`, own), ["2026", 2026, null]);
      assert.deepEqual(yield* sent(taking, bare), ["2026", 2026, undefined]);
    }),
  );

  testPages(
    "goods of a named reporting period are offered values of that one alone, in the ledger and in the form of a new import",
    Effect.gen(function* () {
      const { it, importer, of2026, of2027, imports } = yield* valued;
      const offers = (text: string) => [of2026, of2027].map((id) => text.includes(id));
      const pages = yield* Effect.forEach(yield* imports, ({ id }) => it.get(`/imports/entries/${id}`));
      assert.deepEqual(
        pages.map(({ text }) => offers(text)).toSorted(),
        [[true, false], [true, true]],
        "the one that names 2026, and the one that names none",
      );
      const typed = {
        importer,
        mrn: "27DE000000000003R1",
        item: "1",
        release_date: goods.release_date,
        cn_code: goods.cn_code,
        origin_country: "Türkiye",
        net_mass_kg: "60000",
        determination: "default",
        representation: "own",
        do: "values",
      };
      for (
        const [period, expected] of [["", [true, true]], ["2026", [true, false]], ["2027", [
          false,
          true,
        ]]] as const
      ) {
        const found = yield* sendForm(it, "/imports/new", { ...typed, reporting_period: period });
        assert.equal(found.status, 200, wordsOf(found));
        assert.deepEqual(offers(found.text), expected, period);
      }
      const wrong = yield* sendForm(it, "/imports/new", { ...typed, reporting_period: "soon" });
      assert.equal(wrong.status, 422);
      assert.match(wrong.text, /id="reporting_period-error"/);
    }),
  );
});
