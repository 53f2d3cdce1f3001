/** Codes for a line on their page: the code with its reference, none, or that the goods must not be released. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { filledForm, importAccount, withEntries, wordsOf } from "../../../../support/import_pages.ts";
import { memberOf } from "../../../../../src/kernel/text/json.ts";
import { people } from "../../../../support/import_calls.ts";
import { valueOf } from "../../../../support/session_browser.ts";
import { onPages } from "../../../../support/page_tests.ts";

onPages((testPages) => {
  testPages(
    "the same line is Y238, Y128 or must not be released by its day and declarant; other lines need Y137, Y237 or nothing",
    Effect.gen(function* () {
      const { it, calls } = yield* importAccount;
      const { declarant } = yield* people(calls);
      const ask = (query: string) =>
        Effect.map(it.get(`/imports/codes?country=CN&cn=7208+39+00&date=2026-06-01&${query}`), wordsOf);
      assert.match(yield* ask(`declarant=${declarant}`), /Code Y128 Reference DE-CBAM-0001/);
      const cases: ReadonlyArray<readonly [query: string, expected: RegExp]> = [
        [`cn=72083900&country=CN&date=2026-03-01&declarant=${declarant}`, /Code Y238 Reference A-1/],
        ["cn=72083900&country=CN&date=2026-06-01&declarant=none", /Must not be released/],
        [
          "cn=72083900&country=CN&date=2026-06-01&declarant=none&stays_below=true",
          /Code Y137 Reference None/,
        ],
        ["cn=28041000&country=CN&date=2026-06-01&declarant=none&stays_below=true", /Must not be released/],
        ["cn=72083900&country=France&date=2026-06-01&declarant=none", /Code Y237/],
        ["cn=72083900&country=Schweiz&date=2026-06-01&declarant=none", /No code is needed/],
        ["cn=84713000&country=CN&date=2026-06-01&declarant=none", /No code is needed/],
      ];
      const absent = wordsOf(
        yield* it.get("/imports/codes?cn=77083900&country=CN&date=2026-06-01&declarant=none"),
      );
      assert.match(absent, /No such CN code/);
      assert.match(absent, /7708 39 00/);
      assert.doesNotMatch(absent, /No code is needed/);
      for (const [query, expected] of cases) {
        const page = yield* it.get(`/imports/codes?${query}`);
        assert.equal(page.status, 200, query);
        assert.match(wordsOf(page), expected, query);
      }
      const placed = new URLSearchParams({
        "placed_goods/cn_code": "7208 39 00",
        "placed_goods/origin_country": "China",
        "placed_goods/procedure_reference": "51-1",
      });
      const product = `cn=84818059&country=DE&date=2026-06-01&declarant=${declarant}`;
      const inward = yield* it.get(`/imports/codes?${product}&${placed}`);
      assert.match(wordsOf(inward), /Codes Y128, Y422 Reference DE-CBAM-0001 .*Reference 51-1/);
      assert.match(inward.text, /<details open/);
      placed.delete("placed_goods/origin_country");
      const inPart = yield* it.get(`/imports/codes?${product}&${placed}`);
      assert.equal(inPart.status, 422);
      assert.match(wordsOf(inPart), /Origin of the goods placed is missing/);
      assert.match(inPart.text, /id="placed_goods\/origin_country-error"/);
      const massIn = (language: string) =>
        it.get(`/imports/codes?${product}&net_mass_kg=24.500&form_language=${language}&lang=en`);
      assert.equal((yield* massIn("en")).status, 200);
      const open = yield* massIn("de");
      assert.equal(open.status, 422, "24.500 of a German form is 24 500 or 24.5");
      assert.equal(valueOf(open, "form_language"), "de");
      const german = yield* it.get(`/imports/codes?${product}&net_mass_kg=24,5&form_language=de&lang=en`);
      const { net_mass_kg, form_language } = filledForm(german);
      assert.deepEqual([net_mass_kg, form_language], ["24.5", "en"]);
      const wrong = yield* it.get("/imports/codes?cn=72&country=Atlantis&date=2026-02-30&declarant=none");
      assert.equal(wrong.status, 422);
      for (const field of ["cn", "country", "date"]) {
        assert.match(wrong.text, new RegExp(`id="${field}-error"`), field);
      }
    }),
  );

  testPages(
    "an importer's ledger that is above 50 t counts more than what the clerk expects; one near it says what is left",
    Effect.gen(function* () {
      const account = yield* importAccount;
      const { importer } = yield* withEntries(account, [{
        mrn: "26DE000000000001R1",
        item: 1,
        release_date: "2026-02-02",
        cn_code: "72083900",
        origin_country: "CHN",
        net_mass_kg: 46_000,
      }]);
      const line = "cn=72083900&country=CN&date=2026-06-01&declarant=none&stays_below=true";
      const ask = (more: string, headers = {}) =>
        Effect.map(account.it.get(`/imports/codes?${line}&${more}`, headers), wordsOf);
      const near = yield* ask(`importer=${importer}`);
      assert.match(near, /Code Y137/);
      assert.match(near, /ledger comes to 46 t in 2026: 4 t are left until the limit of 50 t/);
      assert.match(
        yield* ask(`importer=${importer}&net_mass_kg=4000`),
        /Code Y137 .*50 t in 2026 with this line: 0 t/,
      );
      const above = yield* ask(`importer=${importer}&net_mass_kg=4000.001`);
      assert.match(above, /Must not be released/);
      assert.match(
        above,
        /50\.000001 t in 2026 with this line, above the limit of 50 t: Y137 is not possible/,
      );
      assert.doesNotMatch(yield* ask("importer=none"), /ledger comes to/);
      const german = yield* ask(`importer=${importer}&net_mass_kg=4.000,5`, { "accept-language": "de" });
      assert.match(german, /kommt 2026 mit dieser Position auf 50,0005 t, mehr als die Schwelle von 50 t/);
      const wrong = yield* account.it.get(`/imports/codes?${line}&importer=${importer}&net_mass_kg=-1`);
      assert.equal(wrong.status, 422);
      assert.match(wrong.text, /id="net_mass_kg-error"/);
      assert.equal(
        (yield* account.it.get(`/imports/codes?${line}&importer=${crypto.randomUUID()}`)).status,
        404,
      );
      for (
        const [more, answer, note] of [
          ["&stays_below=true", "code", /46 t in 2026: 4 t are left/],
          ["&net_mass_kg=4000.5", "must_not_be_released", /Y137 is not possible, whatever is expected/],
          ["&net_mass_kg=4000.5&stays_below=true", "must_not_be_released", /above the limit of 50 t/],
        ] as const
      ) {
        const { body, text } = yield* account.calls.get(
          `/api/v1/cbam/imports/codes?cn=72083900&country=CHN&date=2026-06-01&importer=${importer}${more}`,
        );
        assert.equal(memberOf(body, "answer"), answer, text);
        assert.match(text, note);
      }
    }),
  );
});
