/** Several years before that of a month which is closed, and values that suppliers withdrew after they were declared. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { accrual, coilRow, importsPath, people } from "../../../support/import_calls.ts";
import { importAccountWith, noonOf } from "../../../support/import_pages.ts";
import { leap } from "../../../support/leap.ts";
import { onPages } from "../../../support/page_tests.ts";
import {
  importedFasteners,
  installationOf,
  operatorsValue,
  valuesPath,
} from "../../../support/supplier_calls.ts";

const valuesRecorded = Schema.decodeUnknownSync(ValuesRecorded);

onPages((testPages) => {
  testPages(
    "an accrual has every year before that is not surrendered, in CSV below the imports and beside their sums, for an importer the last",
    Effect.gen(function* () {
      yield* noonOf("2028-03-10");
      const { calls } = yield* importAccountWith(["imports:read", "imports:write"]);
      const who = yield* people(calls);
      const entries = [
        { ...coilRow, recorded_on: "2026-11-05" },
        { ...coilRow, mrn: "27DE000000000001R1", release_date: "2027-06-01", recorded_on: "2027-06-02" },
        { ...coilRow, mrn: "28DE000000000001R1", release_date: "2028-02-01", recorded_on: "2028-02-02" },
      ];
      yield* calls.post(importsPath, { ...who, entries });
      const path = (of: "importer" | "declarant") =>
        `${importsPath}/accrual?${of}=${who[of]}&month=2028-02&as_of=2028-03-10`;
      const february = accrual((yield* calls.get(path("declarant"))).body);
      assert.deepEqual(february.earlier_years.map(({ year }) => year), [2026, 2027]);
      const said = february.notes.filter((note) => note.includes("(earlier_years)"));
      assert.equal(said.length, 2);
      const ofImporter = accrual((yield* calls.get(path("importer"))).body);
      assert.deepEqual(ofImporter.earlier_years.map(({ year }) => year), [2027]);
      const { text } = yield* calls.get(path("declarant"), { accept: "text/csv" });
      const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
      assert.deepEqual(
        data.map((each) => [each["month"], each["earlier_year"], each["earlier_left_eur"]]),
        [
          ["2028-02", "", ""],
          ...february.earlier_years.map(({ year, left_eur: left }) => ["", String(year), String(left)]),
        ],
      );
      const sum = data.reduce(
        (all, each) => all + Number(each["priced_eur"]) + Number(each["unpriced_eur"]),
        0,
      );
      assert.equal(sum, february.total.total_eur);
    }),
  );

  testPages(
    "a value that its supplier withdrew counts no more in a year before whose last day is over, and the month has the change",
    Effect.gen(function* () {
      yield* noonOf("2027-03-10");
      const { calls } = yield* importAccountWith([
        ...["suppliers:read", "suppliers:write", "imports:read", "imports:write"] as const,
      ]);
      const who = yield* people(calls);
      const verified = {
        ...operatorsValue,
        state: "verified",
        free_allocation_t_per_t: 1.3105,
        verification: { report: "VR-1", day: "2027-03-01", opinion: "satisfactory" },
      };
      const installation = yield* installationOf(calls);
      const kept = yield* calls.post(valuesPath, { values: [{ installation, ...verified }] });
      assert.equal(kept.status, 200, kept.text);
      const id = valuesRecorded(kept.body).results[0]?.value.id ?? "";
      const entry = { ...importedFasteners, value_id: id };
      const sent = yield* calls.post(importsPath, { ...who, entries: [entry] });
      assert.equal(sent.status, 200, sent.text);
      yield* leap(Date.parse("2027-11-10") - Date.parse("2027-03-10"));
      const yearOf = (month: string, asOf: string) =>
        Effect.map(
          calls.get(`${importsPath}/accrual?declarant=${who.declarant}&month=${month}&as_of=${asOf}`),
          ({ body }) => accrual(body).earlier_years[0],
        );
      const before = yield* yearOf("2027-10", "2027-10-31");
      const { cn_code: _code, reporting_period: _period, ...figures } = verified;
      const withdrawn = { ...figures, state: "withdrawn", replaces: 1 };
      const done = yield* calls.post(`${valuesPath}/${id}/versions`, withdrawn);
      assert.equal(done.status, 200, done.text);
      const after = yield* yearOf("2027-11", "2027-11-10");
      assert.ok(before !== undefined && after !== undefined);
      assert.ok(after.certificates > before.certificates, `${before.certificates} ${after.certificates}`);
      assert.equal(after.before_eur, before.total_eur);
      assert.deepEqual(after.changes.map(({ change, cause }) => [change, cause]), [["changed", "corrected"]]);
    }),
  );
});
