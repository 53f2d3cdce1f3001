/** The fixture's year at a glance: its figures are the known answers, in each language's own writing. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as Reference from "../../../../../src/adapters/reference/layer.ts";
import { onOneDatabase } from "../../../../support/databases.ts";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../../support/import_pages.ts";
import { steelOf, yearEntries } from "../../../../support/import_calls.ts";
import { withElectricity } from "../../../../support/law_with_electricity.ts";
import { services as shipped } from "../../../../support/whole_service.ts";

/** The year has electricity, whose default values an operator switches on. */
const services = Layer.merge(shipped, Reference.layer(withElectricity));

onOneDatabase((test) => {
  test(
    "the fixture's year shows sum, passing day as it was known, cost by quarter, certificates, dates and what is missing",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const account = yield* importAccount;
      const { importer } = yield* withEntries(account, yearEntries);
      const path = `/imports?importer=${importer}`;
      const english = wordsOf(yield* account.it.get(path));
      assert.match(english, /4,767\.5 t of 50 t Passed on 14 April 2026/);
      assert.match(english, /Known on 1 April 2026: passed on 19 March 2026/);
      assert.match(english, /Known on 2 April 2026: passed on 26 March 2026/);
      assert.match(english, /passed on 14 April 2026/);
      assert.match(english, /Q1 2026 9 118\.818265 8,954\.14\sEUR 0\.00\sEUR/);
      assert.match(english, /Total 37 5,134\.029339 331,932\.27\sEUR 69,648\.38\sEUR/);
      assert.match(english, /Due for the year 5,135/);
      assert.match(english, /4 January 2027 Price of Q4 2026 is published/);
      assert.match(english, /installation Karadeniz Works \(TR-0001\) are not verified/);
      const german = wordsOf(yield* account.it.get(`${path}&lang=de`));
      assert.match(german, /4\.767,5 t von 50 t Überschritten am 14\. April 2026/);
      const then = wordsOf(yield* account.it.get(`${path}&as_of=2026-03-31&lang=fr`));
      assert.match(then, /Dépassé le 19 mars 2026/);
      assert.match(then, /Le registre tel qu’il était connu le 31 mars 2026/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "imports that pass the limit are no change by a correction that was recorded on the same day and moved nothing",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const first = { ...steelOf(2026), entry: "first", recorded_on: "2026-11-30" };
      const second = {
        ...first,
        entry: "second",
        kind: "correction",
        refers_to: "first",
        net_mass_kg: 61_000,
      };
      const third = { ...second, entry: "third", refers_to: "second", net_mass_kg: 10_000 };
      for (
        const [entries, known] of [
          [[first, second], undefined],
          [[first, second, { ...third, recorded_on: "2026-12-01" }], "1 December 2026: not passed"],
        ] as const
      ) {
        const account = yield* importAccount;
        const { importer } = yield* withEntries(account, entries);
        const page = wordsOf(yield* account.it.get(`/imports?importer=${importer}&year=2026`));
        const said = /What corrections changed (.*?) Known on 1 D/.exec(page)?.[1];
        assert.equal(said, known && "Known on 30 November 2026: passed on 1 March 2026", page);
        assert.equal(page.includes(`Known on ${known}`), known !== undefined, page);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "after 30 September of the year after, the page says that what was not surrendered is still due",
    Effect.gen(function* () {
      const overdue = /They were to be surrendered by 30 September 2027/;
      for (const [day, isOverdue] of [["2027-09-30", false], ["2027-10-01", true]] as const) {
        yield* noonOf(day);
        const account = yield* importAccount;
        const { importer } = yield* withEntries(account, yearEntries);
        const page = wordsOf(yield* account.it.get(`/imports?importer=${importer}&year=2026`));
        assert.equal(overdue.test(page), isOverdue, page);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "certificates on the account count for one year only: the year before comes first, and the page says so",
    Effect.gen(function* () {
      yield* noonOf("2028-06-01");
      const account = yield* importAccount;
      const { importer, declarant } = yield* withEntries(account, [steelOf(2027), steelOf(2028)]);
      const lot = { declarant, kind: "weekly", bought_on: "2027-05-03", number: 180, unit_price_eur: 80 };
      const bought = yield* account.calls.post("/api/v1/cbam/certificates/lots", lot);
      assert.equal(bought.status, 200, bought.text);
      const pageOf = (year: number) =>
        Effect.map(account.it.get(`/imports?importer=${importer}&year=${year}`), wordsOf);
      const before = yield* pageOf(2027);
      assert.match(
        before,
        /Due for the year 152 Surrendered for the year 0 On the account, for this year's imports 180 Still to buy 0/,
      );
      assert.doesNotMatch(before, /for years before/);
      const now = yield* pageOf(2028);
      assert.match(
        now,
        /Due for the year 175 .* On the account, for this year's imports 28 Still to buy 147/,
      );
      assert.match(now, /On the account for years before: 152\. They are still to be surrendered/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "at 90 % the page warns, says where the pace leads, and what passing would cost; exactly 50 t is exempt",
    Effect.gen(function* () {
      yield* noonOf("2026-12-01");
      const account = yield* importAccount;
      const entry = (item: number, net_mass_kg: number) => ({
        ...{ mrn: "26DE000000000001R1", item, release_date: "2026-06-01", cn_code: "72083900" },
        ...{ origin_country: "CHN", net_mass_kg },
      });
      const { importer } = yield* withEntries(account, [entry(1, 46_500.5)]);
      const path = `/imports?importer=${importer}`;
      const near = wordsOf(yield* account.it.get(path));
      assert.match(near, /46\.5005 t of 50 t Above 90 % since 1 June 2026/);
      assert.match(
        near,
        /It passes the limit on \d+ December 2026; the importer is an authorised CBAM declarant\./,
      );
      assert.match(near, /The limit is not passed: nothing is due\. .* those so far with [\d,.]+\sEUR/);
      yield* withEntries(account, [entry(2, 3_499.5)]);
      assert.match(wordsOf(yield* account.it.get(path)), /50 t of 50 t Above 90 %/);
      yield* withEntries(account, [entry(3, 0.001)]);
      assert.match(wordsOf(yield* account.it.get(path)), /50\.000001 t of 50 t Passed on 1 June 2026/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "imports without the status stand on the page with what they are exposed to; with it nothing does",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const account = yield* importAccount;
      const entry = (item: number, release_date: string) => ({
        ...{ mrn: "26DE000000000002R1", item, release_date, cn_code: "72083900" },
        ...{ origin_country: "CHN", net_mass_kg: 60_000 },
      });
      const { importer } = yield* withEntries(account, [entry(1, "2026-06-01")]);
      const path = `/imports?importer=${importer}`;
      assert.doesNotMatch(wordsOf(yield* account.it.get(path)), /without an authorised declarant/);
      yield* withEntries(account, [entry(2, "2026-02-02")]);
      const english = wordsOf(yield* account.it.get(path));
      assert.match(english, /From the day on which the limit was passed Muster GmbH 1 /);
      assert.match(
        english,
        /Possible penalty for Muster GmbH: [\d,.]+\sEUR to [\d,.]+\sEUR, counted on \d+ certificates\./,
      );
      assert.match(english, /need not declare them/);
      assert.match(
        wordsOf(yield* account.it.get(`${path}&lang=de`)),
        /Mögliche Sanktion für Muster GmbH: [\d.,]+\sEUR bis [\d.,]+\sEUR, gerechnet mit \d+ Zertifikaten\./,
      );
    }).pipe(Effect.provide(services)),
  );
});
