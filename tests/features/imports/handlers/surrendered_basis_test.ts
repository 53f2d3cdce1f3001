/**
 * Basis (b) of a holding, and what is overdue, where a year was recorded by estimates that nobody could declare: by what was surrendered, or
 * by what could be filed. Decision 0222.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationAnswer } from "../../../../src/contract/answers/declaration.ts";
import { CertificatesAnswer } from "../../../../src/contract/answers/certificates.ts";
import { HoldingAnswer } from "../../../../src/contract/answers/import_duties.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import {
  type ImportHolder,
  importHolder,
  importsPath,
  people,
  recorded,
  steelOf,
} from "../../../support/import_calls.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";

const accountOf = Schema.decodeUnknownSync(CertificatesAnswer);
const holdingOf = Schema.decodeUnknownSync(HoldingAnswer);
const path = "/api/v1/cbam/certificates";

const estimated = {
  determination: "actual",
  actual_values: { direct_t_per_t: 1.5, installation: { id: "CN-1" } },
};

/** What verified goods whose free allocation is more than their emissions are declared with. */
const verifiedClean = {
  direct_t_per_t: 1,
  free_allocation_t_per_t: 1.2,
  installation: { id: "CN-1" },
  verification: { verifier: "Veri Ltd", day: "2027-03-03", report: "R-1", is_satisfactory: true },
};

/** An account with imports of 2026 and 2028. */
const holderOf = (entries: ReadonlyArray<object>) =>
  Effect.gen(function* () {
    const holder = yield* importHolder();
    yield* leap(Date.parse("2028-05-15T12:00:00Z") - testsBegin);
    const who = yield* people(holder);
    const sent = recorded((yield* holder.post(importsPath, { ...who, entries })).body);
    assert.equal(sent.summary.added, entries.length, JSON.stringify(sent));
    return { holder, declarant: who.declarant };
  });

/** An account with sixty tonnes by an estimate of 2026, and as many of 2028 by default values. */
const prepared = (...more: ReadonlyArray<object>) =>
  holderOf([{ ...steelOf(2026), ...estimated, recorded_on: "2026-03-05" }, steelOf(2028), ...more]);

const asked = (holder: ImportHolder, declarant: string, asOf = "2028-05-15") =>
  Effect.map(
    holder.get(`${importsPath}/holding?declarant=${declarant}&year=2028&basis=b&as_of=${asOf}`),
    ({ body, text, status }) => {
      assert.equal(status, 200, text);
      return holdingOf(body);
    },
  );

const bought = (holder: ImportHolder, declarant: string, kind: string, on: string, number: number) =>
  Effect.map(
    holder.post(`${path}/lots`, { declarant, kind, bought_on: on, number, unit_price_eur: 80 }),
    ({ body, status, text }) => {
      assert.equal(status, 200, text);
      return accountOf(body).recorded ?? assert.fail(text);
    },
  );

onOneDatabase((test) => {
  test(
    "basis (b) is the number that was surrendered, and without one says that the year rests on values that can't be declared",
    Effect.gen(function* () {
      const { holder, declarant } = yield* prepared();
      const before = yield* asked(holder, declarant);
      assert.deepEqual([before.quarters[1]?.basis_b_t, before.quarters[1]?.due], [9.855, 5]);
      assert.ok(
        before.notes.some((note) =>
          /comes to 10 certificates, as it could be filed to 131 certificates/.test(note)
        ),
        before.notes.join("\n"),
      );
      const lot = yield* bought(holder, declarant, "2026-Q1", "2027-02-03", 140);
      const overdue = yield* asked(holder, declarant);
      assert.match(overdue.notes.join("\n"), /surrendered for 2026 by 2027-09-30, and are not: 131\./);
      yield* bought(holder, declarant, "weekly", "2028-03-06", 100);
      const move = { declarant, lot, kind: "surrendered", day: "2027-09-29", number: 131, for_year: 2026 };
      const moved = yield* holder.post(`${path}/moves`, move);
      assert.equal(moved.status, 200, moved.text);
      const after = yield* asked(holder, declarant);
      assert.deepEqual([after.quarters[1]?.basis_b_t, after.quarters[1]?.hold_b, after.quarters[1]?.due], [
        131,
        66,
        66,
      ]);
      assert.ok(
        after.notes.some((note) =>
          /rests on the 131 certificates recorded as surrendered for 2026/.test(note)
        ),
      );
      assert.doesNotMatch(after.notes.join("\n"), /could be filed to|and are not: /);
      const account = accountOf((yield* holder.get(`${path}?declarant=${declarant}&basis=b`)).body);
      assert.ok(
        account.buy_back?.some(({ bought_in: year, limit }) => year === 2028 && limit === 66),
        JSON.stringify(account.buy_back),
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "as long as a report may come, what is to be surrendered is counted by the estimate",
    Effect.gen(function* () {
      const { holder, declarant } = yield* prepared();
      yield* bought(holder, declarant, "2026-Q1", "2027-02-03", 140);
      const query = `declarant=${declarant}&year=2027`;
      const on = (day: string) =>
        Effect.map(
          holder.get(`${importsPath}/holding?${query}&as_of=${day}`),
          ({ body }) => holdingOf(body).notes.join("\n"),
        );
      assert.match(yield* on("2027-09-30"), /still to be surrendered for 2026 by 2027-09-30: 10\./);
      assert.match(yield* on("2027-10-01"), /to be surrendered for 2026 by 2027-09-30, and are not: 131\./);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a number that was surrendered for several goods is that of all of them, split as they could be filed",
    Effect.gen(function* () {
      const aluminium = { item: 2, cn_code: "76011090", origin_country: "IND" };
      const { holder, declarant } = yield* prepared(steelOf(2026, aluminium), steelOf(2028, aluminium));
      const lot = yield* bought(holder, declarant, "2026-Q1", "2027-02-03", 400);
      const filed = yield* holder.get(`${importsPath}/declaration?declarant=${declarant}&year=2026`);
      const { fileable: { net_t: total } } = Schema.decodeUnknownSync(DeclarationAnswer)(filed.body);
      for (const number of [100, 150]) {
        const move = { declarant, lot, kind: "surrendered", day: "2027-09-29", number, for_year: 2026 };
        assert.equal((yield* holder.post(`${path}/moves`, move)).status, 200);
        const { quarters } = yield* asked(holder, declarant);
        const all = number === 100 ? 100 : 250;
        assert.equal(quarters[1]?.basis_b_t, all, `of ${total}`);
        assert.equal(quarters[1]?.hold_b, all / 2);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "what was surrendered is not lost where the year could be filed now with no net emissions: it is split by tonnes",
    Effect.gen(function* () {
      const { holder, declarant } = yield* holderOf([
        { ...steelOf(2026), determination: "actual", actual_values: verifiedClean },
        { ...steelOf(2026, { item: 2, procedure: "6110" }), determination: "returned" },
        steelOf(2028),
      ]);
      const lot = yield* bought(holder, declarant, "2026-Q1", "2027-02-03", 140);
      const move = { declarant, lot, kind: "surrendered", day: "2027-09-29", number: 131, for_year: 2026 };
      assert.equal((yield* holder.post(`${path}/moves`, move)).status, 200);
      const { quarters, notes } = yield* asked(holder, declarant);
      assert.deepEqual([quarters[1]?.basis_b_t, quarters[1]?.hold_b], [65.5, 33]);
      assert.match(
        notes.join("\n"),
        /33 certificates for all imports of the year\. Divided by the other tonnes it would be 66 certificates\./,
      );
    }).pipe(Effect.provide(services)),
  );
});
