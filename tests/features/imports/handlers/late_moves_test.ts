/** Moves of certificates after the last days of the law, through the front door: sales back that follow their request, late surrenders. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { CertificatesAnswer } from "../../../../src/contract/answers/certificates.ts";
import { HoldingAnswer } from "../../../../src/contract/answers/import_duties.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { accrual, importHolder, importsPath, people, steelOf } from "../../../support/import_calls.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";

const path = "/api/v1/cbam/certificates";
const account = Schema.decodeUnknownSync(CertificatesAnswer);
const readHolding = Schema.decodeUnknownSync(HoldingAnswer);

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) - testsBegin;

onOneDatabase((test) => {
  test(
    "certificates that are bought back in November 2027 are recorded on their day, and were not cancelled on the 1st",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(noonOf("2027-11-09"));
      const { declarant } = yield* people(holder);
      const lot = { declarant, kind: "2026-Q1", bought_on: "2027-03-01", number: 10, unit_price_eur: 75.36 };
      const bought = account((yield* holder.post(`${path}/lots`, lot)).body);
      assert.deepEqual([bought.held, bought.cancellations.map(({ number }) => number)], [0, [10]]);
      assert.ok(bought.notes.some((note) => note.startsWith("Counted as cancelled on 2027-11-01: 10 ")));
      const sale = { declarant, lot: bought.recorded, kind: "bought_back", day: "2027-11-08", number: 2 };
      const sold = yield* holder.post(`${path}/moves`, sale);
      assert.equal(sold.status, 200, sold.text);
      const after = account(sold.body);
      assert.deepEqual([after.held, after.cancellations.map(({ number }) => number)], [0, [8]]);
      assert.ok(
        after.notes.some((note) => note.includes("by then, or by 2027-11-01, the Monday after, or later")),
      );
      const before = account((yield* holder.get(`${path}?declarant=${declarant}&as_of=2027-11-05`)).body);
      assert.deepEqual([before.held, before.cancellations.map(({ number }) => number)], [2, [8]]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what is late for 2026 is surrendered with weekly certificates once those of 2026 are cancelled, and is due no longer",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(noonOf("2028-03-01"));
      const who = yield* people(holder);
      const { declarant } = who;
      const recorded = yield* holder.post(importsPath, { ...who, entries: [steelOf(2026)] });
      assert.equal(recorded.status, 200, recorded.text);
      const lot = { declarant, kind: "weekly", bought_on: "2028-02-15", number: 140, unit_price_eur: 84 };
      const late = yield* holder.post(`${path}/lots`, { ...lot, kind: "2026-Q4" });
      assert.equal(late.status, 400);
      assert.match(late.text, /Record what was bought since as weekly/);
      const laterNotes = (year: number) =>
        Effect.map(
          holder.get(`${importsPath}/holding?declarant=${declarant}&year=${year}`),
          ({ body }) => readHolding(body).notes.filter((note) => note.includes("for 2026 by 2027-09-30")),
        );
      for (const year of [2027, 2028, 2029]) {
        const notes = yield* laterNotes(year);
        assert.deepEqual(
          notes.map((note) => note.includes("and are not: 131.")),
          [true],
          `${year}, none bought`,
        );
      }
      const bought = account((yield* holder.post(`${path}/lots`, lot)).body);
      const read = Effect.gen(function* () {
        const holding = yield* holder.get(`${importsPath}/holding?declarant=${declarant}&year=2028`);
        const month = yield* holder.get(`${importsPath}/accrual?declarant=${declarant}&month=2028-02`);
        return {
          held: readHolding(holding.body).quarters.map(({ held }) => held),
          notes: readHolding(holding.body).notes.filter((note) => note.includes("for 2026 by 2027-09-30")),
          earlier: accrual(month.body).earlier_years.map((
            { year, certificates, surrendered },
          ) => [year, certificates, surrendered]),
        };
      });
      const owed = yield* read;
      assert.deepEqual([owed.held, owed.notes.length], [[140, 140, 140, 140], 1], "131 are overdue");
      assert.deepEqual(owed.earlier, [[2026, 131, 0]]);
      for (const year of [2029, 2031]) {
        const [note, ...more] = yield* laterNotes(year);
        assert.match(note ?? "", /and are not: 131\. .*nothing is taken off/);
        assert.deepEqual(more, []);
      }
      const move = { declarant, lot: bought.recorded, kind: "surrendered", day: "2028-02-20", number: 131 };
      const surrender = yield* holder.post(`${path}/moves`, { ...move, for_year: 2026 });
      assert.equal(surrender.status, 200, surrender.text);
      assert.ok(account(surrender.body).notes.some((note) => note.startsWith("Weekly ones recorded as")));
      assert.deepEqual(yield* read, { held: [9, 9, 9, 9], notes: [], earlier: [] });
      assert.deepEqual(yield* laterNotes(2029), []);
    }).pipe(Effect.provide(services)),
  );
});
