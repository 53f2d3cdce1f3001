/** Corrections that take the declarant off an import: the answer names it, once. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importsPath, recorded } from "../../../support/import_calls.ts";
import { importAccount, noonOf, withEntries } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";

const row = {
  mrn: "26DE000000000001R1",
  item: 1,
  release_date: "2026-03-03",
  cn_code: "72142000",
  origin_country: "TUR",
  net_mass_kg: 1_000,
};

onPages((testPages) => {
  testPages(
    "a correction without a declarant names the one that the import had, and one with a declarant, or of an import without, says nothing",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const account = yield* importAccount;
      const { importer, declarant } = yield* withEntries(account, [{ ...row, entry: "1" }]);
      const list = yield* account.calls.get(`${importsPath}?importer=${importer}`);
      const [, first = ""] = /"imports":\[\{"id":"([\w-]+)"/.exec(list.text) ?? [];
      const correct = (refersTo: string, kilograms: number, of: object) =>
        Effect.gen(function* () {
          const entry = { ...row, kind: "correction", refers_to: refersTo, net_mass_kg: kilograms };
          const { body, text } = yield* account.calls.post(importsPath, {
            importer,
            ...of,
            entries: [entry],
          });
          const [result] = recorded(body).results;
          assert.equal(result?.result, "added", text);
          return { id: result?.id ?? "", isNamed: text.includes(`the import had ${declarant}`) };
        });
      const kept = yield* correct(first, 2_000, { declarant });
      const left = yield* correct(kept.id, 3_000, {});
      const without = yield* correct(left.id, 4_000, {});
      const given = yield* correct(without.id, 5_000, { declarant });
      assert.deepEqual([kept, left, without, given].map(({ isNamed }) => isNamed), [
        false,
        true,
        false,
        false,
      ]);
    }),
  );
});
