/** Codes for a line on their page: the code with its reference, none, or that the goods must not be released. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importAccount, wordsOf } from "../../../../support/import_pages.ts";
import { people } from "../../../../support/import_calls.ts";
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
      assert.match(absent, /77083900/);
      assert.doesNotMatch(absent, /No code is needed/);
      for (const [query, expected] of cases) {
        const page = yield* it.get(`/imports/codes?${query}`);
        assert.equal(page.status, 200, query);
        assert.match(wordsOf(page), expected, query);
      }
      const wrong = yield* it.get("/imports/codes?cn=72&country=Atlantis&date=2026-02-30&declarant=none");
      assert.equal(wrong.status, 422);
      for (const field of ["cn", "country", "date"]) {
        assert.match(wrong.text, new RegExp(`id="${field}-error"`), field);
      }
    }),
  );
});
