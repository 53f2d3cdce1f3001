/** The ledger as a table: filters, pages of 50, and each import once as its newest correction says. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../../support/import_pages.ts";
import { yearEntries } from "../../../../support/import_calls.ts";
import type { Seen } from "../../../../support/session_browser.ts";
import { onPages } from "../../../../support/page_tests.ts";

const entries = Array.from({ length: 120 }, (_, index) => ({
  mrn: `26DE${String(index).padStart(12, "0")}R1`,
  item: 1,
  release_date: "2026-03-02",
  cn_code: index % 2 === 0 ? "72083900" : "76042990",
  origin_country: index % 3 === 0 ? "CHN" : "IND",
  net_mass_kg: 100,
}));

const mrnsOn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/>(26DE\d{12}R1)</g)].map(([, mrn]) => mrn ?? "");

onPages((testPages) => {
  testPages(
    "120 imports are on three pages, each once; the way back and on keeps the filters",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* importAccount;
      const { importer } = yield* withEntries(account, entries);
      const seen: Array<string> = [];
      let path: string | undefined = `/imports/ledger?importer=${importer}`;
      let pages = 0;
      while (path !== undefined) {
        const page: Seen = yield* account.it.get(path);
        assert.match(wordsOf(page), /120 imports, 12 t/);
        seen.push(...mrnsOn(page.text));
        path = /rel="next" href="([^"]*)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&");
        pages++;
      }
      assert.equal(pages, 3);
      assert.equal(new Set(seen).size, 120);
      const filtered = yield* account.it.get(
        `/imports/ledger?importer=${importer}&cn=7208&country=china&released_from=2026-03-01&state=default`,
      );
      assert.match(wordsOf(filtered), /20 imports, 2 t/);
      const none = yield* account.it.get(`/imports/ledger?importer=${importer}&released_to=2026-03-01`);
      assert.match(wordsOf(none), /No import fits these filters\./);
      const unread = yield* account.it.get(`/imports/ledger?importer=${importer}&country=Atlantis`);
      assert.match(wordsOf(unread), /The filters could not be read:/);
      assert.match(unread.text, /id="country-error"/);
    }),
  );

  testPages(
    "the fixture's year is a table of 40 imports; estimates are told apart",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const account = yield* importAccount;
      const { importer } = yield* withEntries(account, yearEntries);
      const whole = wordsOf(yield* account.it.get(`/imports/ledger?importer=${importer}`));
      assert.match(whole, /40 imports, 4,825\.4 t/);
      assert.match(whole, /1 correction/);
      const estimates = wordsOf(
        yield* account.it.get(`/imports/ledger?importer=${importer}&state=estimated`),
      );
      assert.match(estimates, /5 imports/);
      assert.match(estimates, /Estimate/);
      assert.doesNotMatch(estimates, /Default values 3/);
    }),
  );
});
