/** A month that is closed while the year before is not surrendered: what is left of that year stands beside the month's own, until it is. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { accrual, coilRow, importsPath, people } from "../../../support/import_calls.ts";
import { importAccountWith, noonOf } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";

const recordedOf = Schema.decodeUnknownSync(Schema.Struct({ recorded: Schema.String }));

onPages((testPages) => {
  testPages(
    "an accrual names the year before with what is left to surrender for it, whoever is asked about, and no longer once it is surrendered",
    Effect.gen(function* () {
      yield* noonOf("2027-03-10");
      const { calls } = yield* importAccountWith(["imports:read", "imports:write"]);
      const who = yield* people(calls);
      const entries = [{ ...coilRow, recorded_on: "2026-11-05" }];
      yield* calls.post(importsPath, { ...who, entries });
      const monthOf = (month: string, of: "importer" | "declarant") =>
        Effect.map(
          calls.get(`${importsPath}/accrual?${of}=${who[of]}&month=${month}`),
          ({ body }) => accrual(body),
        );
      const december = yield* monthOf("2026-12", "declarant");
      assert.deepEqual(december.earlier_years, []);
      const year = december.total.total_eur;
      assert.ok(year > 0);
      const january = yield* monthOf("2027-01", "declarant");
      assert.equal(january.total.total_eur, 0);
      const [left] = january.earlier_years;
      assert.deepEqual({ ...left, changes: [], before_eur: 0, difference_eur: 0 }, {
        year: 2026,
        total_eur: year,
        certificates: 217,
        surrendered: 0,
        left_eur: year,
        before_eur: 0,
        difference_eur: 0,
        not_calculated: 0,
        changes: [],
      });
      assert.ok(left !== undefined);
      assert.equal(left.total_eur, left.before_eur + left.difference_eur);
      assert.ok(january.notes.some((note) => note.includes(`${year.toFixed(2)} EUR for 2026`)));
      const [ofImporter] = (yield* monthOf("2027-01", "importer")).earlier_years;
      assert.deepEqual([ofImporter?.surrendered, ofImporter?.left_eur], [null, year]);
      const certificates = "/api/v1/cbam/certificates";
      const lot = {
        declarant: who.declarant,
        kind: "2026-Q4",
        number: 217,
        unit_price_eur: 75,
        bought_on: "2027-02-10",
      };
      const bought = yield* calls.post(`${certificates}/lots`, lot);
      assert.equal(bought.status, 200, bought.text);
      const { recorded } = recordedOf(bought.body);
      const moved = {
        declarant: who.declarant,
        lot: recorded,
        kind: "surrendered",
        day: "2027-02-20",
        for_year: 2026,
      };
      yield* calls.post(`${certificates}/moves`, { ...moved, number: 200 });
      const [part] = (yield* monthOf("2027-02", "declarant")).earlier_years;
      assert.deepEqual([part?.surrendered, part?.left_eur], [200, Math.round(year * 17 / 217 * 100) / 100]);
      const [before] = (yield* monthOf("2027-01", "declarant")).earlier_years;
      assert.equal(before?.surrendered, 0);
      yield* calls.post(`${certificates}/moves`, { ...moved, number: 17 });
      assert.deepEqual((yield* monthOf("2027-02", "declarant")).earlier_years, []);
    }),
  );

  testPages(
    "what is left of a year of estimates is counted by what could be filed once its last day is over",
    Effect.gen(function* () {
      yield* noonOf("2027-11-10");
      const { calls } = yield* importAccountWith(["imports:read", "imports:write"]);
      const who = yield* people(calls);
      const estimated = {
        determination: "actual",
        actual_values: { direct_t_per_t: 1.5, installation: { id: "CN-1" } },
      };
      const entries = [{ ...coilRow, ...estimated, recorded_on: "2026-11-05" }];
      yield* calls.post(importsPath, { ...who, entries });
      const needed = (month: string) =>
        Effect.map(
          calls.get(`${importsPath}/accrual?declarant=${who.declarant}&month=${month}`),
          ({ body }) => accrual(body).earlier_years.map(({ certificates }) => certificates),
        );
      assert.deepEqual(yield* needed("2027-09"), [17]);
      assert.deepEqual(yield* needed("2027-10"), [217]);
    }),
  );
});
