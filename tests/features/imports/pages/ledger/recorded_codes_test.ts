/** Document codes that are recorded, on the pages of imports before and after the limit of the year is passed. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importsPath, people, recorded } from "../../../../support/import_calls.ts";
import { importAccount, noonOf, wordsOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";

/** A line with Y137, its mass in tonnes. */
const line = (number: number, release_date: string, tonnes: number) => ({
  ...{ mrn: `26DE00000000000${number}R1`, item: 1, release_date, cn_code: "72083900", origin_country: "CHN" },
  ...{ net_mass_kg: tonnes * 1000, document_codes: [{ code: "Y137" }] },
});

onPages((testPages) => {
  testPages(
    "a recorded Y137 is questioned for imports that pass the limit of the year, or come after, and for none before them",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const { it, calls } = yield* importAccount;
      const { importer } = yield* people(calls);
      const entries = [
        line(1, "2026-03-02", 30),
        line(2, "2026-06-01", 20),
        line(3, "2026-10-01", 10),
        line(4, "2026-11-02", 1),
      ];
      const sent = yield* calls.post(importsPath, { importer, entries });
      assert.equal(sent.status, 200, sent.text);
      const asked: Array<boolean> = [];
      for (const { id } of recorded(sent.body).results) {
        const page = wordsOf(yield* it.get(`/imports/entries/${id}?lang=en`));
        assert.match(page, /61 t in 2026, above the limit of 50 t/);
        asked.push(/The declaration is recorded with Y137/.test(page));
      }
      assert.deepEqual(asked, [false, false, true, true]);
    }),
  );
});
