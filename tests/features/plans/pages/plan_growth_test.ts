/** A price that is typed on the page of plans grows from the year in which it is typed, or of the day that its address names. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importAccountWith, noonOf, wordsOf } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";

onPages((testPages) => {
  testPages(
    "a typed price is that of today's year, and of its own day's year where the address names one",
    Effect.gen(function* () {
      yield* noonOf("2028-06-01");
      const { it } = yield* importAccountWith(["imports:read"]);
      const plan = "/plan?cn=72083900&mass=1000&country_1=China&price=80&growth=10&lang=en";
      const prices = (page: string) =>
        [...page.matchAll(/ (20(?:26|27|28|29)) ([\d.]+) [\d,]+\.\d{2}/g)].map(([, ...cells]) =>
          cells.join(" ")
        );
      const today = wordsOf(yield* it.get(plan));
      assert.deepEqual(prices(today).slice(2), ["2028 80", "2029 88"], today);
      const of2026 = wordsOf(yield* it.get(`${plan}&as_of=2026-11-23`));
      assert.deepEqual(prices(of2026), ["2026 80", "2027 88", "2028 96.8", "2029 106.48"], of2026);
    }),
  );
});
