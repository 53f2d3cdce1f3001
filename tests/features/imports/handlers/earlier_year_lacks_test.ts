/** A year before of which imports could not be calculated: every accrual says so until they have figures. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { accrual, coilRow, importsPath, people, recorded } from "../../../support/import_calls.ts";
import { importAccountWith, noonOf } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";

const row = { ...coilRow, recorded_on: "2026-11-05" };
/** Clinker of which nobody says whether it is grey or white. */
const clinker = { ...row, entry: "clinker", mrn: "26DE000000000002R1", cn_code: "25231000" };

onPages((testPages) => {
  testPages(
    "imports of a year before without figures are named in every accrual, also where nothing else is left, until they have figures",
    Effect.gen(function* () {
      yield* noonOf("2027-03-10");
      const { calls } = yield* importAccountWith(["imports:read", "imports:write"]);
      const who = yield* people(calls);
      const sent = recorded((yield* calls.post(importsPath, { ...who, entries: [clinker] })).body);
      const path = (whose: "importer" | "declarant") =>
        `${importsPath}/accrual?${whose}=${who[whose]}&month=2027-02`;
      const february = (whose: "importer" | "declarant") =>
        Effect.map(calls.get(path(whose)), ({ body }) => accrual(body));
      const noted = /1 import of 2026 could not be calculated: more certificates/;
      for (const whose of ["importer", "declarant"] as const) {
        const { earlier_years: years, notes } = yield* february(whose);
        assert.deepEqual(
          years.map(({ year, certificates, left_eur, not_calculated }) => [
            ...[year, certificates, left_eur, not_calculated],
          ]),
          [[2026, 0, 0, 1]],
        );
        assert.equal(notes.filter((note) => noted.test(note)).length, 1);
        assert.ok(!notes.some((note) => note.includes("(earlier_years)")), "nothing is left that is known");
      }
      const { text } = yield* calls.get(path("declarant"), { accept: "text/csv" });
      const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
      assert.deepEqual(data.map((each) => [each["earlier_year"], each["earlier_not_calculated"]]), [[
        "2026",
        "1",
      ]]);
      yield* calls.post(importsPath, { ...who, entries: [{ ...row, entry: "steel" }] });
      const both = yield* february("declarant");
      assert.deepEqual(both.earlier_years.map((each) => [each.certificates, each.not_calculated]), [[
        217,
        1,
      ]]);
      assert.equal(both.notes.filter((note) => noted.test(note)).length, 1);
      const { entry: _entry, ...rest } = clinker;
      const corrected = {
        ...rest,
        entry: "grey",
        kind: "correction",
        refers_to: sent.results[0]?.id,
        production_route: "(A)",
        recorded_on: "2027-02-10",
      };
      const done = yield* calls.post(importsPath, { ...who, entries: [corrected] });
      assert.equal(recorded(done.body).summary.added, 1, done.text);
      const last = yield* february("declarant");
      assert.deepEqual(last.earlier_years.map((each) => each.not_calculated), [0]);
      assert.ok((last.earlier_years[0]?.certificates ?? 0) > 217);
      assert.ok(!last.notes.some((note) => noted.test(note)));
    }),
  );

  testPages(
    "imports without figures of an importer below the threshold are missed in the running year, and not in a year that is over",
    Effect.gen(function* () {
      yield* noonOf("2027-03-10");
      const { calls } = yield* importAccountWith(["imports:read", "imports:write"]);
      const who = yield* people(calls);
      yield* calls.post(importsPath, { ...who, entries: [{ ...clinker, net_mass_kg: 1_000 }] });
      const of = (month: string) =>
        Effect.map(
          calls.get(`${importsPath}/accrual?declarant=${who.declarant}&month=${month}`),
          ({ body }) => accrual(body),
        );
      const december = yield* of("2026-12");
      assert.ok(december.notes.some((note) => note.startsWith("1 import could not be calculated")));
      assert.deepEqual((yield* of("2027-01")).earlier_years, []);
    }),
  );
});
