/** Values of suppliers for goods whose TARIC code names their production route: those of another route are not offered. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ImportList } from "../../../../../src/contract/answers/imports.ts";
import { ValuesRecorded } from "../../../../../src/contract/answers/suppliers/values.ts";
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
import { installationOf, valuesPath } from "../../../../support/supplier_calls.ts";

const recordedValues = Schema.decodeUnknownSync(ValuesRecorded);
const listed = Schema.decodeUnknownSync(ImportList);

const goods = { cn_code: "25231000", origin_country: "TUR", net_mass_kg: 60_000, release_date: "2026-05-02" };
const routes = ["(A)", "(B)"];
/** Codes as they are typed and stated, and whether values of grey and of white clinker are offered. */
const cases: ReadonlyArray<
  readonly [cn: string, taric: string, grey: boolean, white: boolean]
> = [
  ["25231000", "", true, true],
  ["25231000", "2523100090", true, false],
  ["25231000", "2523100010", false, true],
  ["2523 10 00 10", "", false, true],
];

onPages((testPages) => {
  testPages(
    "goods whose TARIC code names a route are offered the values of that route alone, and what is offered is taken",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* ledgerAndValuesAccount;
      const { it, calls } = account;
      const installation = yield* installationOf(calls);
      const value = {
        installation,
        cn_code: goods.cn_code,
        reporting_period: 2026,
        state: "operator",
        unit_content: 1,
      };
      const sent = yield* calls.post(valuesPath, {
        values: routes.map((production_route) => ({ ...value, production_route, direct_t_per_t: 0.8 })),
      });
      assert.equal(sent.status, 200, sent.text);
      const ids = recordedValues(sent.body).results.map((each) => each.value.id);
      const offers = (text: string) => ids.map((id) => text.includes(id));
      const { importer } = yield* withEntries(
        account,
        cases.slice(0, 3).map(([, taric], at) => ({
          ...goods,
          mrn: "26DE000000000001R1",
          item: at + 1,
          ...(taric === "" ? undefined : { taric_code: taric }),
        })),
      );
      const { imports } = listed((yield* calls.get(`${importsPath}?importer=${importer}`)).body);
      for (const { id, item } of imports) {
        const [, taric, ...expected] = cases[item - 1] ?? assert.fail();
        const path = `/imports/entries/${id}`;
        assert.deepEqual(offers((yield* it.get(path)).text), expected, taric);
        const offered = ids[expected.indexOf(true)] ?? "";
        const form = filledForm(yield* it.get(`${path}/correct?value_id=${offered}`));
        const taken = yield* sendForm(it, `${path}/correct`, form);
        assert.equal(taken.status, 303, wordsOf(taken));
      }
      for (const [cn_code, taric_code, ...expected] of cases) {
        const found = yield* sendForm(it, "/imports/new", {
          importer,
          mrn: "26DE000000000003R1",
          item: "1",
          release_date: goods.release_date,
          cn_code,
          taric_code,
          origin_country: "Türkiye",
          net_mass_kg: "60000",
          determination: "default",
          representation: "own",
          do: "values",
        });
        assert.equal(found.status, 200, wordsOf(found));
        assert.deepEqual(offers(found.text), expected, `${cn_code} ${taric_code}`);
      }
    }),
  );

  testPages(
    "an import and a value say why nothing can be said of their saving: no default value, or several by route",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* ledgerAndValuesAccount;
      const { it, calls } = account;
      const chinese = { ...goods, origin_country: "CHN", mrn: "26DE000000000001R1" };
      const actual = {
        determination: "actual",
        actual_values: { direct_t_per_t: 0.8, indirect_t_per_t: 0.05, installation: { id: "CN-1" } },
      };
      const electricity = {
        cn_code: "27160000",
        mwh: 50,
        net_mass_kg: undefined,
        ...actual,
        actual_values: { direct_t_per_t: 0.8, indirect_t_per_t: 0, installation: { id: "CN-2" } },
      };
      const { importer } = yield* withEntries(account, [
        { ...chinese, ...electricity, item: 1 },
        { ...chinese, ...actual, item: 2, production_route: "(A)" },
        { ...chinese, ...actual, item: 3 },
      ]);
      const { imports } = listed((yield* calls.get(`${importsPath}?importer=${importer}`)).body);
      const why = {
        en: /Nothing can be said of its saving: There is no/,
        de: /lässt sich nichts sagen: \S.*Standardwert/,
      };
      for (const { id, item, saving } of imports) {
        assert.equal(saving === null, item !== 2);
        for (const [language, sentence] of Object.entries(why)) {
          const page = wordsOf(yield* it.get(`/imports/entries/${id}?lang=${language}`));
          if (item === 1) assert.match(page, sentence);
          else assert.doesNotMatch(page, sentence);
        }
      }
      const installation = yield* installationOf(calls, { name: "Karadeniz Works", country: "CHN" });
      const sent = yield* calls.post(valuesPath, {
        values: [{
          installation,
          cn_code: goods.cn_code,
          reporting_period: 2026,
          state: "operator",
          direct_t_per_t: 0.8,
          unit_content: 1,
        }],
      });
      assert.equal(sent.status, 200, sent.text);
      const third = imports.find(({ item }) => item === 3)?.id;
      assert.match(
        wordsOf(yield* it.get(`/imports/entries/${third}?lang=en`)),
        /Karadeniz Works 2026 .* – – There are several production routes/,
      );
      assert.match(wordsOf(yield* it.get("/suppliers/values?lang=en")), /– – \S.*\(B\).*\(A\)/);
      assert.match(wordsOf(yield* it.get("/suppliers/values?lang=de")), /– – \S.*\(B\).*\(A\)/);
    }),
  );
});
