/** All that the form of an import holds stands on the import's page, whichever member it is. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { filledForm, importAccount, noonOf, withEntries, wordsOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import type { Seen } from "../../../../support/session_browser.ts";
import { dayOfText } from "../../../../../src/kernel/time/calendar.ts";
import { longDay } from "../../../../../src/web/words/figures.ts";

const common = { release_date: "2027-02-10", cn_code: "72083900", origin_country: "CHN", net_mass_kg: 1_234 };

const entries = [
  {
    ...common,
    mrn: "27DE000000000001R1",
    item: 7,
    reporting_period: 2026,
    taric_code: "7208390010",
    member_state: "FR",
    exemption: "territory",
    note: "Seventh container",
    document_codes: [{ code: "Y128", reference: "R-1" }, { code: "Y900", reference: "R-2" }],
  },
  {
    ...common,
    mrn: "27DE000000000002R1",
    item: 1,
    determination: "actual",
    actual_values: {
      direct_t_per_t: 1.61,
      indirect_t_per_t: 0.27,
      free_allocation_t_per_t: 1.13,
      reporting_period: 2026,
      precursors: [{ cn_code: "72061000", production_route: "(C)", tonnes_per_tonne: 1.1 }],
      installation: {
        id: "CN-77",
        name: "Works",
        unlocode: "CNSHA",
        address: "Street 1, Shanghai",
        operator: "Operator Ltd",
      },
      verification: {
        verifier: "Verifier SE",
        accreditation: "D-9",
        accreditation_body: "DAkkS",
        report: "VR-5",
        day: "2027-02-01",
        is_satisfactory: false,
      },
    },
    origin_carbon_price: { eur_per_t: 3.25, certifier: "Certifier AG", evidence: "E-8" },
  },
  {
    ...common,
    mrn: "27DE000000000003R1",
    item: 1,
    procedure: "4051",
    determination: "inward",
    placed_goods: {
      cn_code: "72061000",
      origin_country: "IND",
      net_mass_kg: 1_500,
      procedure_reference: "IP-6",
    },
  },
];

const squeezed = (text: string): string => text.replaceAll(/[\s,]/g, "");

/** Values that the form holds, each as a reader sees it; its button and what it is told beside are none. */
const shownIn = (form: Seen): ReadonlyArray<readonly [name: string, words: string]> => {
  const choices = new Map(
    [...form.text.matchAll(/<select[^>]*name="([\w/]+)"[\s\S]*?<\/select>/g)].map(([choice, name = ""]) => [
      name,
      /<option value="[^"]*" selected[^>]*>([^<]*)/.exec(choice)?.[1]?.replace(/ \(.*/, ""),
    ]),
  );
  return Object.entries(filledForm(form)).filter(([name, value]) =>
    value !== "" && !["form_token", "form_language", "holding", "lang"].includes(name)
  ).map(([name, value]) => {
    const day = dayOfText(value);
    return [name, choices.get(name) ?? (day === undefined ? value : longDay(day, "en"))];
  });
};

onPages((testPages) => {
  testPages(
    "an import's page shows whatever its form holds",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const account = yield* importAccount;
      yield* withEntries(account, entries);
      const list = yield* account.it.get("/imports/ledger");
      const paths = new Set(list.text.match(/\/imports\/entries\/[\w-]+/g));
      assert.equal(paths.size, entries.length);
      const seen = new Set<string>();
      for (const path of paths) {
        const words = squeezed(wordsOf(yield* account.it.get(path)));
        for (const [name, shown] of shownIn(yield* account.it.get(`${path}/correct`))) {
          seen.add(name);
          assert.ok(words.includes(squeezed(shown)), `${name}: ${shown}`);
        }
      }
      const kept = [
        "reporting_period",
        "placed_goods/net_mass_kg",
        "origin_carbon_price/evidence",
        "member_state",
        "actual_values/precursors",
        "actual_values/installation/address",
        "actual_values/verification/is_satisfactory",
      ];
      for (const name of kept) assert.ok(seen.has(name), name);
    }),
  );
});
