/**
 * What may be sold back and what will be cancelled, through the front door on both databases: the fixture's year of 2027.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import * as Reference from "../../../../src/adapters/reference/layer.ts";
import { CertificatesAnswer } from "../../../../src/contract/answers/certificates.ts";
import { HoldingAnswer } from "../../../../src/contract/answers/import_duties.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { importHolder, importsPath, people, steelOf, yearEntriesOf } from "../../../support/import_calls.ts";
import { expectedYear } from "../../../support/importer_year.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";
import { leap } from "../../../support/leap.ts";
import { services as shipped } from "../../../support/whole_service.ts";

/** The year has electricity, whose default values an operator switches on. */
const services = Layer.merge(shipped, Reference.layer(withElectricity));

const path = "/api/v1/cbam/certificates";
const account = Schema.decodeUnknownSync(CertificatesAnswer);
const readHolding = Schema.decodeUnknownSync(HoldingAnswer);

const endOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) - testsBegin;

onOneDatabase((test) => {
  test(
    "what is bought back is limited by the known holding of the year, certificates of 2026 go back in 2027 only",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(endOf("2027-12-31"));
      const who = yield* people(holder);
      const { declarant } = who;
      const recorded = yield* holder.post(importsPath, { ...who, entries: yearEntriesOf(2027) });
      assert.equal(recorded.status, 200, recorded.text);
      const lots = [
        { kind: "2026-Q3", bought_on: "2027-02-03", number: 500, unit_price_eur: 82.32 },
        { kind: "weekly", bought_on: "2027-07-01", number: 3000, unit_price_eur: 80.5 },
      ];
      for (const lot of lots) {
        const kept = yield* holder.post(`${path}/lots`, { declarant, ...lot });
        assert.equal(kept.status, 200, kept.text);
        const { buy_back: none, recorded: id, lots: known } = account(kept.body);
        assert.equal(none, undefined);
        assert.equal(known.find((each) => each.id === id)?.number, lot.number);
      }
      const { status, body, text } = yield* holder.get(`${path}?declarant=${declarant}`);
      assert.equal(status, 200, text);
      assert.equal(account(body).recorded, undefined);
      const { buy_back: back = [], cancellations, held, lots: left, notes } = account(body);
      const limit = expectedYear.holding_2027.repurchase_limit_a;
      assert.deepEqual(
        back.map((
          each,
        ) => [each.certificates, each.bought, each.limit, each.available, each.at_risk, each.by]),
        [["2026", 500, 500, 0, 0, "2027-10-31"], ["weekly", 3000, limit, limit, 3000 - limit, "2029-10-31"]],
      );
      assert.deepEqual(cancellations.map(({ day, number, value_eur }) => [day, number, value_eur]), [
        ["2027-11-01", 500, 41160],
        ["2029-11-01", 3000, 241500],
      ]);
      assert.deepEqual([held, left.map((lot) => lot.left)], [3000, [0, 3000]]);
      assert.ok(notes.some((note) => note.includes("after the surrender")));
      assert.ok(back[1]?.notes.some((note) => note.includes("at most 2553")));
      const before = account((yield* holder.get(`${path}?declarant=${declarant}&as_of=2027-10-31`)).body);
      assert.deepEqual(before.buy_back?.map(({ available }) => available)[0], 500);
    }).pipe(Effect.provide(services)),
  );

  test(
    "certificates for the imports of the year before are held until its surrender, and lack at the ends of quarters after it",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(endOf("2027-09-01"));
      const who = yield* people(holder);
      const { declarant } = who;
      const recorded = yield* holder.post(importsPath, { ...who, entries: [steelOf(2026), steelOf(2027)] });
      assert.equal(recorded.status, 200, recorded.text);
      const lot = { declarant, kind: "2026-Q1", bought_on: "2027-02-03", number: 140, unit_price_eur: 75.36 };
      const bought = yield* holder.post(`${path}/lots`, lot);
      assert.equal(bought.status, 200, bought.text);
      const holding = Effect.map(
        holder.get(`${importsPath}/holding?declarant=${declarant}&year=2027`),
        ({ body }) => readHolding(body),
      );
      const planned = yield* holding;
      assert.deepEqual(planned.quarters.map(({ due, held, short }) => [due, held, short]), [
        [0, 140, 0],
        [57, 140, 0],
        [57, 9, 48],
        [57, 0, 57],
      ]);
      assert.ok(planned.notes.some((note) => note.includes("to be surrendered for 2026 by 2027-09-30: 131")));
      const move = { declarant, kind: "surrendered", day: "2027-09-01", number: 131, for_year: 2026 };
      yield* holder.post(`${path}/moves`, { ...move, lot: account(bought.body).recorded });
      const done = yield* holding;
      assert.deepEqual(done.quarters.map(({ held }) => held), [140, 140, 9, 0]);
      assert.ok(!done.notes.some((note) => note.includes("to be surrendered for 2026")));
    }).pipe(Effect.provide(services)),
  );

  test(
    "a surrender that is overdue leaves before the ends of quarters to come, and imports that it lacks are told",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(endOf("2028-10-02"));
      const who = yield* people(holder);
      const { declarant } = who;
      const withoutRoute = {
        ...{ mrn: "27DE000000000002R1", net_mass_kg: 900_000 },
        ...{ cn_code: "25231000", origin_country: "DZA" },
      };
      const entries = [steelOf(2027), steelOf(2028), steelOf(2027, withoutRoute)];
      const recorded = yield* holder.post(importsPath, { ...who, entries });
      assert.equal(recorded.status, 200, recorded.text);
      const lot = { declarant, kind: "weekly", bought_on: "2028-02-03", number: 500, unit_price_eur: 80 };
      yield* holder.post(`${path}/lots`, lot);
      const holding = Effect.map(
        holder.get(`${importsPath}/holding?declarant=${declarant}&year=2028`),
        ({ body }) => readHolding(body),
      );
      const onMonday = yield* holding;
      assert.ok(
        onMonday.notes.some((note) => note.includes("still to be surrendered for 2027 by 2028-10-02: ")),
        "30 September 2028 is a Saturday",
      );
      yield* leap(86_400_000);
      const { quarters, notes } = yield* holding;
      const due = Number(
        notes.join(" ").match(/surrendered for 2027 by 2028-09-30, and are not: (\d+)/)?.[1],
      );
      assert.ok(due > 0, notes.join(" "));
      assert.deepEqual(quarters.map(({ held }) => held), [500, 500, 500, 500 - due]);
      assert.ok(
        notes.some((note) => note.startsWith("1 import of 2027 could not be calculated")),
        notes.join(" "),
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "who stayed below the threshold has all of a year's certificates bought back once the year is over",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(endOf("2027-12-31"));
      const who = yield* people(holder);
      const { declarant } = who;
      const [first] = yearEntriesOf(2027);
      yield* holder.post(importsPath, { ...who, entries: [first] });
      const lot = { declarant, kind: "weekly", bought_on: "2027-03-01", number: 40, unit_price_eur: 80 };
      yield* holder.post(`${path}/lots`, lot);
      const limits = Effect.map(
        holder.get(`${path}?declarant=${declarant}`),
        ({ body }) => account(body).buy_back?.map(({ limit, at_risk }) => [limit, at_risk]),
      );
      assert.deepEqual(yield* limits, [[0, 40]]);
      yield* leap(2 * 86_400_000);
      assert.deepEqual(yield* limits, [[40, 0]]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "who stayed below the threshold has all bought back beside hydrogen, and an import without figures is told beside the limit",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(endOf("2029-01-10"));
      const { importer, declarant } = yield* people(holder);
      const backOf = () =>
        Effect.map(
          holder.get(`${path}?declarant=${declarant}`),
          ({ body }) => account(body).buy_back?.[0] ?? assert.fail("nothing was bought"),
        );
      const hydrogen = { cn_code: "28041000", origin_country: "USA", net_mass_kg: 1_000, item: 2 };
      const entries = [steelOf(2028, { net_mass_kg: 30_000 }), steelOf(2028, hydrogen)];
      const recorded = yield* holder.post(importsPath, { importer, declarant, entries });
      assert.equal(recorded.status, 200, recorded.text);
      const lot = { declarant, kind: "weekly", bought_on: "2028-03-10", number: 100, unit_price_eur: 80 };
      yield* holder.post(`${path}/lots`, lot);
      const below = yield* backOf();
      assert.deepEqual([below.limit, below.available, below.at_risk], [100, 100, 0], below.notes.join(" "));
      const withoutRoute = { cn_code: "25231000", origin_country: "TUR", net_mass_kg: 5_000_000, item: 3 };
      yield* holder.post(importsPath, { importer, declarant, entries: [steelOf(2028, withoutRoute)] });
      const above = yield* backOf();
      assert.ok(above.limit < 100, String(above.limit));
      assert.ok(
        above.notes.some((note) => note.startsWith("1 import of 2028 could not be calculated")),
        above.notes.join(" "),
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "of a year without imports nobody says that its certificates are lost: the ledger doesn't know the threshold",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(endOf("2028-06-30"));
      const { declarant } = yield* people(holder);
      const lot = { declarant, kind: "weekly", bought_on: "2027-05-05", number: 500, unit_price_eur: 80 };
      yield* holder.post(`${path}/lots`, lot);
      const { buy_back: back = [] } = account((yield* holder.get(`${path}?declarant=${declarant}`)).body);
      assert.deepEqual(back.map(({ limit }) => limit), [0]);
      const notes = back.flatMap((each) => each.notes);
      assert.ok(notes.some((note) => note.startsWith("The ledger has no imports of 2027")), notes.join(" "));
      assert.ok(!notes.some((note) => note.includes("cancelled without compensation")));
    }).pipe(Effect.provide(services)),
  );

  test(
    "of two moves at once that take the same certificates one is refused, and the account never falls below 0",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(endOf("2027-12-31"));
      const { declarant } = yield* people(holder);
      const lot = { declarant, kind: "weekly", bought_on: "2027-03-01", number: 10, unit_price_eur: 80 };
      const kept = account((yield* holder.post(`${path}/lots`, lot)).body);
      const move = {
        declarant,
        lot: kept.lots[0]?.id,
        kind: "surrendered",
        day: "2027-09-30",
        number: 6,
        for_year: 2027,
      };
      const { for_year: _, ...withoutYear } = move;
      const refused = yield* holder.post(`${path}/moves`, withoutYear);
      assert.equal(refused.status, 400);
      assert.match(refused.text, /"\/for_year".*Say which year's imports/);
      const answers = yield* Effect.all([
        holder.post(`${path}/moves`, move),
        holder.post(`${path}/moves`, move),
      ], {
        concurrency: "unbounded",
      });
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
      assert.match(
        answers.map(({ text }) => text).join(),
        /6 certificates can't leave a lot that has 4 left/,
      );
      assert.equal(account((yield* holder.get(`${path}?declarant=${declarant}`)).body).held, 4);
    }).pipe(Effect.provide(services)),
  );
});
