/** An operator's amendment of the thresholds is the limit of the ledger's years that it applies to, through every call and page. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { load } from "../../../../src/adapters/reference/files.ts";
import * as Reference from "../../../../src/adapters/reference/layer.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importsPath, steelOf } from "../../../support/import_calls.ts";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../support/import_pages.ts";
import { amend } from "../../../support/law_to_come.ts";
import { withReferenceCopy } from "../../../support/reference_copy.ts";
import { services as shipped } from "../../../support/whole_service.ts";

/** 80 t from 2028 on. */
const amended = await withReferenceCopy(async (copy) => {
  const amendment = { version: "2026-11-20", appliesFrom: "2028-01-01", table: "thresholds.csv" };
  await amend(copy, amendment, (text) => text.replaceAll(",50,", ",80,"));
  return Effect.runPromise(load({ directory: copy.url }));
});
const services = Layer.merge(shipped, Reference.layer(amended));

onOneDatabase((test) => {
  test(
    "an amended limit counts from its year on, in threshold, declaration, codes and pages; years before keep theirs",
    Effect.gen(function* () {
      yield* noonOf("2028-06-01");
      const account = yield* importAccount;
      const { importer, declarant } = yield* withEntries(account, [steelOf(2027), steelOf(2028)]);
      const asked = (path: string) =>
        Effect.map(account.calls.get(`${importsPath}/${path}`), ({ text }) => text);
      const before = yield* asked(`threshold?importer=${importer}&year=2027`);
      assert.match(before, /"limit_t":50[,}].*"passed_on":\{?"?.*2027-03-01/);
      const after = yield* asked(`threshold?importer=${importer}&year=2028`);
      assert.match(after, /"limit_t":80[,}]/);
      assert.match(after, /"passed_on":null/);
      assert.match(yield* asked(`declaration?declarant=${declarant}&year=2027`), /"lines":\[\{/);
      assert.match(yield* asked(`declaration?declarant=${declarant}&year=2028`), /"lines":\[\]/);
      const line = `cn=72083900&country=CHN&date=2028-06-01&importer=${importer}&net_mass_kg=10000`;
      assert.match(yield* asked(`codes?${line}`), /"code":"Y137"/);
      const page = (year: number) =>
        Effect.map(account.it.get(`/imports?importer=${importer}&year=${year}`), wordsOf);
      assert.match(yield* page(2028), /80 t/);
      assert.doesNotMatch(yield* page(2027), /80 t/);
    }).pipe(Effect.provide(services)),
  );
});
