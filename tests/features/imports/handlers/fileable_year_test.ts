/**
 * A year with estimates as it could be filed today: its lines, quarters, certificates and penalty in every form, and certificates that were
 * surrendered for it. Decisions 0192 and 0222.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { CertificatesAnswer } from "../../../../src/contract/answers/certificates.ts";
import { DeclarationAnswer, DeclarationReportAnswer } from "../../../../src/contract/answers/declaration.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importsPath, steelOf } from "../../../support/import_calls.ts";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../support/import_pages.ts";
import { services } from "../../../support/whole_service.ts";

const declarationOf = Schema.decodeUnknownSync(DeclarationAnswer);
const accountOf = Schema.decodeUnknownSync(CertificatesAnswer);
const issued = Schema.decodeUnknownSync(DeclarationReportAnswer);

const estimated = {
  determination: "actual",
  actual_values: { direct_t_per_t: 1.5, installation: { id: "CN-1" } },
};

/** Sixty tonnes by an estimate in the first quarter, and as many by default values in the third, on a day of 2027. */
const prepared = (on: string) =>
  Effect.gen(function* () {
    yield* noonOf(on);
    const { calls, it } = yield* importAccount;
    const { importer, declarant } = yield* withEntries({ calls }, [
      { ...steelOf(2026, { release_date: "2026-03-05" }), ...estimated },
      steelOf(2026, { item: 2, release_date: "2026-08-05" }),
    ]);
    const asked = `${importsPath}/declaration?declarant=${declarant}&year=2026`;
    const read = (more = "") =>
      Effect.map(calls.get(`${asked}${more}`), ({ body, status, text }) => {
        assert.equal(status, 200, text);
        return declarationOf(body);
      });
    return { calls, it, importer, declarant, asked, read };
  });

const path = "/api/v1/cbam/certificates";

onOneDatabase((test) => {
  test(
    "lines, totals and quarters are those of values that can be declared where they are asked for",
    Effect.gen(function* () {
      const { calls, it, importer, declarant, asked, read } = yield* prepared("2027-06-10");
      const [own, filed] = [yield* read(), yield* read("&basis=fileable")];
      assert.deepEqual([own.basis, filed.basis], ["determined", "fileable"]);
      assert.deepEqual(own.lines.map(({ state }) => state).sort(), ["default", "estimated"]);
      assert.deepEqual(filed.lines.map(({ state, imports }) => [state, imports.length]), [["default", 2]]);
      assert.equal(filed.totals.net_t, own.fileable.net_t);
      assert.deepEqual(filed.fileable, own.fileable);
      assert.deepEqual(filed.missing, own.missing);
      const [ofEstimate, , ofDefault] = own.quarters.map(({ certificates }) => certificates);
      assert.deepEqual(filed.quarters.map(({ certificates }) => certificates), [ofDefault, 0, ofDefault, 0]);
      assert.ok(Number(ofEstimate) < Number(ofDefault));
      for (const { lines } of [own, filed]) {
        for (const line of lines) {
          const exact = line.embedded_t / line.tonnes;
          assert.ok(Math.abs(line.embedded_t_per_unit - exact) < 1e-6, JSON.stringify(line));
        }
      }
      assert.equal(own.lines.find(({ state }) => state === "estimated")?.embedded_t_per_unit, 1.5);

      const { text } = yield* calls.get(`${asked}&basis=fileable`, { accept: "text/csv" });
      assert.match(text, /embedded_t_per_unit/);
      assert.doesNotMatch(text, /estimated/);
      const document = yield* calls.post(`${importsPath}/declaration/documents`, {
        ...{ declarant, year: 2026, basis: "fileable" },
      });
      const { declaration } = issued(document.body);
      assert.deepEqual([declaration.basis, declaration.totals.net_t], ["fileable", filed.totals.net_t]);
      const { report_number: number, issued_at: day } = issued(document.body);
      const verified = yield* calls.post(`${importsPath}/declaration/verify`, {
        ...{ reportId: number, issuedDate: day },
      });
      assert.match(verified.text, /"basis":"fileable"/);

      const page = `/imports/declaration?importer=${importer}&declarant=${declarant}&year=2026&lang=en`;
      const usual = yield* it.get(page);
      assert.match(wordsOf(usual), /As recorded If filed today/);
      assert.match(wordsOf(yield* it.get(`${page}&basis=fileable`)), /Default values/);
      assert.doesNotMatch(wordsOf(yield* it.get(`${page}&basis=fileable`)), /Estimated/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what was surrendered for the year as it is recorded is right on either basis",
    Effect.gen(function* () {
      const { calls, declarant, read } = yield* prepared("2027-10-20");
      const { quarters } = yield* read();
      for (
        const { quarter, certificates: number } of quarters.filter(({ certificates }) => certificates > 0)
      ) {
        const lot = yield* calls.post(`${path}/lots`, {
          ...{ declarant, kind: quarter, bought_on: "2027-03-01", number, unit_price_eur: 75.36 },
        });
        yield* calls.post(`${path}/moves`, {
          ...{ declarant, lot: accountOf(lot.body).recorded, kind: "surrendered", day: "2027-09-02", number },
          for_year: 2026,
        });
      }
      for (const { notes } of [yield* read(), yield* read("&basis=fileable")]) {
        assert.doesNotMatch(notes.join(" "), /another quarter|take back/);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "the penalty is that of what could be filed once the last day is over, and says until then that it rests on estimates",
    Effect.gen(function* () {
      const { read } = yield* prepared("2027-09-30");
      const before = yield* read();
      yield* noonOf("2027-10-01");
      const after = yield* read();
      const filed = Math.ceil(after.fileable.net_t);
      assert.equal(before.penalty?.certificates, before.totals.certificates_rounded_once);
      assert.match(
        before.penalty?.notes.join(" ") ?? "",
        new RegExp(`the year would need ${filed} certificates`),
      );
      assert.equal(after.penalty?.certificates, filed);
      assert.equal(after.penalty?.least_eur, filed * 100);
      assert.doesNotMatch(after.penalty?.notes.join(" ") ?? "", /filed today/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "certificates that were surrendered for what could be filed are no other quarter's",
    Effect.gen(function* () {
      const { calls, it, importer, declarant, read } = yield* prepared("2027-10-20");
      const { quarters } = yield* read("&basis=fileable");
      const path = "/api/v1/cbam/certificates";
      for (
        const { quarter, certificates: number } of quarters.filter(({ certificates }) => certificates > 0)
      ) {
        const lot = yield* calls.post(`${path}/lots`, {
          ...{ declarant, kind: quarter, bought_on: "2027-03-01", number, unit_price_eur: 75.36 },
        });
        const moved = yield* calls.post(`${path}/moves`, {
          ...{ declarant, lot: accountOf(lot.body).recorded, kind: "surrendered", day: "2027-09-02", number },
          for_year: 2026,
        });
        assert.equal(moved.status, 200, moved.text);
      }
      const { notes } = accountOf((yield* calls.get(`${path}?declarant=${declarant}`)).body);
      const told = [notes, (yield* read()).notes, (yield* read("&basis=fileable")).notes].flat().join(" ");
      assert.doesNotMatch(told, /another quarter|take back what was recorded/);
      const due = quarters.reduce((sum, { certificates }) => sum + certificates, 0);
      const words = wordsOf(
        yield* it.get(`/imports?importer=${importer}&declarant=${declarant}&year=2026&lang=en`),
      );
      assert.match(words, new RegExp(`Due for the year (${due}|${due - 1}) Surrendered for the year ${due}`));
    }).pipe(Effect.provide(services)),
  );
});
