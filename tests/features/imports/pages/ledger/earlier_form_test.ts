/** Forms of imports that pages of earlier versions made, which are sent once a newer one runs. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { formerFields } from "../../../../../src/features/imports/pages/earlier_form.ts";
import { entryFields } from "../../../../../src/features/imports/pages/ledger/entry_fields.ts";
import { historyOf, importsPath, people } from "../../../../support/import_calls.ts";
import {
  filledForm,
  importAccount,
  noonOf,
  sendForm,
  withEntries,
  wordsOf,
} from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";

/** Every name that the form of an import was ever sent with: names are added here, and none is taken away. */
const everSent =
  `mrn item release_date recorded_on procedure cn_code taric_code origin_country net_mass_kg mwh production_route
  determination reporting_period exemption value_id actual_values/direct_t_per_t actual_values/indirect_t_per_t
  actual_values/free_allocation_t_per_t actual_values/unit_content actual_values/reporting_period
  actual_values/installation/id actual_values/installation/name actual_values/installation/operator
  actual_values/verification/verifier actual_values/verification/accreditation actual_values/verification/report
  actual_values/verification/day origin_carbon_price/eur_per_t origin_carbon_price/certifier origin_carbon_price/evidence
  placed_goods/cn_code placed_goods/taric_code placed_goods/origin_country placed_goods/net_mass_kg placed_goods/production_route
  placed_goods/procedure_reference document_codes/0/code document_codes/0/reference document_codes/1/code
  document_codes/1/reference member_state note actual_values/precursors actual_values/installation/unlocode
  actual_values/installation/address actual_values/verification/accreditation_body
  actual_values/verification/is_satisfactory`.split(/\s+/);

Deno.test("what the form of an import was ever sent with is read: by its name, or as the field that it is today", () => {
  const read = [...Object.keys(entryFields), ...formerFields.map(({ former }) => former)];
  assert.deepEqual(read.toSorted(), everSent.toSorted(), "names are kept in the list above");
  for (const { name } of formerFields) assert.ok(name in entryFields, name);
});

const goods = {
  item: 1,
  release_date: "2027-01-10",
  cn_code: "76011090",
  origin_country: "IND",
  net_mass_kg: 100_000,
};
const figures = { direct_t_per_t: 1.5, installation: { id: "IN-1" } };
const [today, former] = ["reporting_period", "actual_values/reporting_period"];

/** The form as a page of 0.3.0 made it: the period stood among actual values alone. */
const ofEarlier = ({ [today]: period = "", ...form }: Record<string, string>): Record<string, string> => ({
  ...form,
  [former]: form["actual_values/installation/id"] === "" ? "" : period,
});

onPages((testPages) => {
  testPages(
    "a correction on the page of an earlier version keeps the reporting period, or takes the one that was typed there",
    Effect.gen(function* () {
      yield* noonOf("2027-06-01");
      const account = yield* importAccount;
      const actual = {
        ...goods,
        determination: "actual",
        actual_values: { ...figures, reporting_period: 2026 },
      };
      yield* withEntries(account, [
        { ...actual, mrn: "27DE000000000001R1" },
        { ...goods, mrn: "27DE000000000002R1", reporting_period: 2026 },
      ]);
      const list = yield* account.it.get("/imports/ledger?year=2027");
      const ids = new Set(
        [...list.text.matchAll(/\/imports\/entries\/([\w-]{36})/g)].map(([, id = ""]) => id),
      );
      assert.equal(ids.size, 2, wordsOf(list));
      for (const id of ids) {
        const path = `/imports/entries/${id}/correct`;
        const newest = Effect.map(
          account.calls.get(`${importsPath}/${id}`),
          ({ body }) => historyOf(body).entries.at(-1) ?? assert.fail(),
        );
        const shown = Effect.map(account.it.get(path), filledForm);
        const sent = (changes: Record<string, string>) =>
          Effect.gen(function* () {
            const seen = yield* sendForm(account.it, path, { ...ofEarlier(yield* shown), ...changes });
            assert.equal(seen.status, 303, wordsOf(seen));
            const { reporting_period: own, actual_values: of, note } = yield* newest;
            return [of?.reporting_period ?? own, note];
          });
        assert.deepEqual(yield* sent({ note: "checked" }), [2026, "checked"]);
        const { [today]: _, [former]: __, ...without } = { ...yield* shown, [former]: "" };
        yield* sendForm(account.it, path, { ...without, note: "by neither name" });
        assert.equal((yield* shown)[today], "2026");
        assert.deepEqual(yield* sent({ note: "again" }), [2026, "again"]);
        const isActual = (yield* newest).determination === "actual";
        if (isActual) {
          assert.deepEqual(yield* sent({ [former]: "" }), [null, "again"], "it was emptied");
          assert.deepEqual(yield* sent({ [former]: "2026" }), [2026, "again"]);
        }
        const refused = yield* sendForm(account.it, path, {
          ...ofEarlier(yield* shown),
          [former]: "2026",
          mrn: "no",
        });
        assert.equal(refused.status, 422);
        assert.equal(
          filledForm(refused)[today],
          "2026",
          "what was typed is still there, in the field of today",
        );
      }
    }),
  );

  testPages(
    "an import that was typed on the page of an earlier version has the reporting period that was typed there",
    Effect.gen(function* () {
      yield* noonOf("2027-06-01");
      const { it, calls } = yield* importAccount;
      const { importer } = yield* people(calls);
      const typed = { ...goods, item: "1", net_mass_kg: "100000", mrn: "27DE000000000003R1" };
      const made = yield* sendForm(it, "/imports/new", {
        ...typed,
        importer,
        representation: "own",
        determination: "actual",
        "actual_values/direct_t_per_t": "1.5",
        "actual_values/installation/id": "IN-1",
        [former]: "2026",
      });
      assert.equal(made.status, 303, wordsOf(made));
      const [, id = ""] = /entries\/([\w-]+)/.exec(made.headers.get("location") ?? "") ?? [];
      const { entries } = historyOf((yield* calls.get(`${importsPath}/${id}`)).body);
      assert.equal(entries.at(-1)?.actual_values?.reporting_period, 2026);
    }),
  );
});
