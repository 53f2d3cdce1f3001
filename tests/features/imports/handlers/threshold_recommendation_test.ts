/** What follows for an importer who is named: the recommendation by the year's sum, and codes that ask the ledger. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../../support/databases.ts";
import { importHolder, importsPath } from "../../../support/import_calls.ts";
import { noonOf, withEntries } from "../../../support/import_pages.ts";
import { services } from "../../../support/whole_service.ts";

onOneDatabase((test) => {
  test(
    "Y137 is the code while the year's sum with the line stays within 50 t, and no longer; what is said stands before it",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const calls = yield* importHolder();
      const entry = (item: number, net_mass_kg: number) => ({
        ...{ mrn: "26DE000000000001R1", item, release_date: "2026-06-01", cn_code: "72083900" },
        ...{ origin_country: "CHN", net_mass_kg },
      });
      const { importer } = yield* withEntries({ calls }, [entry(1, 40_000)]);
      const code = (more: string) =>
        Effect.map(
          calls.get(`${importsPath}/codes?cn=72083900&country=CHN&date=2026-07-01${more}`),
          ({ text }) => /"answer":"(\w+)"/.exec(text)?.[1],
        );
      assert.equal(yield* code(""), "must_not_be_released");
      assert.equal(yield* code(`&importer=${importer}`), "code");
      assert.equal(yield* code(`&importer=${importer}&net_mass_kg=10000`), "code");
      assert.equal(yield* code(`&importer=${importer}&net_mass_kg=10000.001`), "must_not_be_released");
      assert.equal(
        yield* code(`&importer=${importer}&net_mass_kg=1&stays_below=false`),
        "must_not_be_released",
      );
      const foreign = yield* calls.get(
        `${importsPath}/codes?cn=72083900&country=CHN&date=2026-07-01&importer=${crypto.randomUUID()}`,
      );
      assert.equal(foreign.status, 404);
      const asked = `${importsPath}/threshold?importer=${importer}&year=2026`;
      const within = (yield* calls.get(asked)).text;
      assert.match(
        within,
        /"needs_authorised_declarant":false,"rationale":"The sum of 2026 so far, 40 t, does not/,
      );
      yield* withEntries({ calls }, [entry(2, 10_001)]);
      const above = (yield* calls.get(asked)).text;
      assert.match(
        above,
        /"needs_authorised_declarant":true,"rationale":"The limit was passed on 2026-06-01/,
      );
      assert.equal(yield* code(`&importer=${importer}`), "must_not_be_released");
    }).pipe(Effect.provide(services)),
  );

  test(
    "returned goods count for the 50 t unless a call leaves them out",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const calls = yield* importHolder();
      const entry = { release_date: "2026-06-01", cn_code: "72083900", origin_country: "CHN" };
      const returned = { procedure: "6110", determination: "returned" };
      const { importer, declarant } = yield* withEntries({ calls }, [
        { ...entry, mrn: "26DE000000000001R1", item: 1, net_mass_kg: 40_000 },
        { ...entry, ...returned, mrn: "26DE000000000001R1", item: 2, net_mass_kg: 10_001 },
      ]);
      const asked = {
        threshold: [`importer=${importer}&year=2026`, /"passed_on":{"day":"2026-06-01"/, /"passed_on":null/],
        codes: [
          `cn=72083900&country=CHN&date=2026-07-01&importer=${importer}&net_mass_kg=10000`,
          /must_not_be_released/,
          /"code":"Y137"/,
        ],
        declaration: [`declarant=${declarant}&year=2026`, /"line":1,/, /"lines":\[\]/],
        holding: [`declarant=${declarant}&year=2026`, /"year":2026/, /"year":2026/],
        accrual: [`importer=${importer}&month=2026-06`, /"months":\[{/, /"months":\[\]/],
      } as const;
      for (const [name, [query, counted, leftOut]] of Object.entries(asked)) {
        const path = `${importsPath}/${name}?${query}`;
        assert.match((yield* calls.get(path)).text, counted, name);
        assert.match((yield* calls.get(`${path}&returned_goods=counted`)).text, counted, name);
        assert.match((yield* calls.get(`${path}&returned_goods=excluded`)).text, leftOut, name);
        assert.equal((yield* calls.get(`${path}&returned_goods=no`)).status, 400, name);
      }
      const notes = yield* calls.get(
        `${importsPath}/threshold?${asked.threshold[0]}&returned_goods=excluded`,
      );
      assert.match(notes.text, /Returned goods are not counted for the 50 t/);
    }).pipe(Effect.provide(services)),
  );
});
