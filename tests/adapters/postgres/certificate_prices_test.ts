/** Certificate prices on both databases: entered, corrected, retracted, and what they were at any time before. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as PricesAdapter from "../../../src/adapters/postgres/certificate_prices.ts";
import * as OperatorAdapter from "../../../src/adapters/postgres/accounts/operator.ts";
import { carryOut, type Command } from "../../../src/application/accounts/operator_commands.ts";
import { CertificatePrices, Operator } from "../../../src/application/ports.ts";
import { priceListAt } from "../../../src/domain/cbam/law/price_list.ts";
import { onEachDatabase, testsBegin } from "../../support/databases.ts";
import { reference } from "../../support/law.ts";
import { lineOf, price } from "../../support/prices.ts";

const add = (
  period: string,
  eur: string,
  publishedAt: string,
  more: { skipsPeriods?: boolean; isConfirmed?: boolean } = {},
) => carryOut({ do: "price add", period, price: eur, publishedAt, ...more });

const refused = (command: Command) => Effect.map(Effect.flip(carryOut(command)), ({ message }) => message);

const listed = Effect.map(
  carryOut({ do: "price list" }),
  (rows) => rows.map((row) => `${row["period"]} ${row["price_eur_per_tco2e"]} ${row["published_at"]}`),
);

/** What counts at a moment, by the database alone. */
const counting = (atMs: number) =>
  Effect.map(
    Effect.flatMap(SqlClient.SqlClient, PricesAdapter.findPrices),
    (history) => priceListAt(history, atMs).prices.map(lineOf),
  );

const fixture = ["2026-Q1 75.36 2026-04-07", "2026-Q2 75.28 2026-07-06", "2026-Q3 82.32 2026-10-05"];
const january = Date.parse("2027-01-20T12:00:00Z");

onEachDatabase((test) => {
  test(
    "prices start from the fixture and refuse what can't be",
    Effect.gen(function* () {
      assert.deepEqual(yield* listed, fixture);
      const no = (period: string, eur: string, publishedAt: string) =>
        refused({ do: "price add", period, price: eur, publishedAt });
      assert.match(yield* no("2026-W53", "80", "2027-01-04"), /next period is 2026-Q4/);
      assert.match(yield* no("2027-W01", "80", "2027-01-11"), /next period is 2026-Q4/);
      assert.match(yield* no("2026-Q5", "80", "2027-01-04"), /no period/);
      assert.match(yield* no("2026-W52", "80", "2027-01-04"), /no period/);
      assert.match(yield* no("2027-W54", "80", "2028-01-11"), /no period/);
      assert.match(yield* no("2026-Q4", "0", "2027-01-04"), /positive number/);
      assert.match(yield* no("2026-Q4", "80.123", "2027-01-04"), /at most 2 decimals/);
      assert.match(yield* no("2026-Q4", "-1", "2027-01-04"), /positive number/);
      assert.match(yield* no("2026-Q4", "80", "2026-12-31"), /can't be published before 2027-01-01/);
      assert.match(yield* no("2026-Q4", "80", "2027-02-30"), /calendar date/);
      assert.match(yield* no("2026-Q1", "80", "2026-04-06"), /correction can't be older/);
      assert.match(yield* refused({ do: "price retract", period: "2027-W01" }), /no price of 2027-W01/);
    }).pipe(Effect.provide(OperatorAdapter.layer)),
  );

  test(
    "a price that was entered, corrected and retracted counts from its day until then, and every moment before keeps its prices",
    Effect.gen(function* () {
      const before = testsBegin;
      yield* add("2026-Q4", "81.20", "2027-01-04", { isConfirmed: true });
      assert.deepEqual(yield* counting(before), fixture);
      assert.deepEqual(yield* counting(Date.parse("2027-01-03T22:59:59.999Z")), fixture);
      assert.deepEqual((yield* counting(Date.parse("2027-01-03T23:00:00Z"))).slice(3), [
        "2026-Q4 81.2 2027-01-04",
      ]);

      yield* TestClock.setTime(january);
      yield* add("2026-W53", "82.50", "2027-01-11");
      assert.equal((yield* counting(january + 4_999)).length, 4);
      assert.equal((yield* counting(january + 5_000)).at(-1), "2026-W53 82.5 2027-01-11");

      yield* TestClock.setTime(january + 60_000);
      yield* add("2026-W53", "82.05", "2027-01-11");
      yield* add("2026-Q1", "75.40", "2026-04-08");
      const corrected = january + 70_000;
      assert.deepEqual(yield* counting(corrected), [
        "2026-Q1 75.4 2026-04-08",
        ...fixture.slice(1),
        "2026-Q4 81.2 2027-01-04",
        "2026-W53 82.05 2027-01-11",
      ]);

      yield* TestClock.setTime(january + 120_000);
      yield* carryOut({ do: "price retract", period: "2026-W53" });
      yield* carryOut({ do: "price retract", period: "2026-Q4" });
      const retracted = january + 130_000;
      assert.deepEqual((yield* counting(retracted)).slice(3), ["2026-W53 82.5 2027-01-11"]);
      yield* add("2026-Q4", "81.30", "2027-01-04");
      assert.deepEqual((yield* listed).slice(3), ["2026-Q4 81.30 2027-01-04", "2026-W53 82.50 2027-01-11"]);

      assert.deepEqual(yield* counting(before), fixture);
      assert.equal((yield* counting(january + 5_000)).at(-1), "2026-W53 82.5 2027-01-11");
      assert.equal((yield* counting(corrected)).at(-1), "2026-W53 82.05 2027-01-11");
      const whole = yield* carryOut({ do: "price list", isWhole: true });
      assert.equal(whole.length, 8);
      assert.equal(whole.filter((row) => row["retracted_at"] !== null).length, 2);
    }).pipe(Effect.provide(OperatorAdapter.layer)),
  );

  test(
    "a week for which no price was published is left out only by the operator's word",
    Effect.gen(function* () {
      const asked = ["2027-W02", "83.10", "2027-01-18"] as const;
      const [period, eur, publishedAt] = asked;
      assert.match(
        yield* refused({ do: "price add", period, price: eur, publishedAt }),
        /The next period is 2027-W01: enter it before 2027-W02, or add --skip/,
      );
      yield* TestClock.setTime(january);
      yield* add(...asked, { skipsPeriods: true });
      yield* add("2027-W01", "82.90", "2027-01-11");
      assert.deepEqual((yield* listed).slice(-2), ["2027-W01 82.90 2027-01-11", "2027-W02 83.10 2027-01-18"]);
    }).pipe(Effect.provide(OperatorAdapter.layer)),
  );

  test(
    "a price that a release corrects reaches a database that answered calls from then on; what the operator did stays",
    Effect.gen(function* () {
      const later = Date.parse("2027-02-01T12:00:00Z");
      yield* TestClock.setTime(later);
      yield* PricesAdapter.seedPrices([price("2026-Q2 75.30 2026-07-10")]);
      assert.equal((yield* counting(later + 4_999))[1], "2026-Q2 75.28 2026-07-06");
      assert.equal((yield* counting(later + 5_000))[1], "2026-Q2 75.3 2026-07-10");
      yield* TestClock.setTime(later + 60_000);
      yield* carryOut({ do: "price retract", period: "2026-Q2" });
      yield* add("2026-Q2", "75.31", "2026-07-11");
      const entries = (yield* (yield* Operator).prices).length;
      yield* PricesAdapter.seedPrices([...reference.prices, price("2026-Q2 75.30 2026-07-10")]);
      assert.equal((yield* (yield* Operator).prices).length, entries);
      assert.equal((yield* listed)[1], "2026-Q2 75.31 2026-07-11");
    }).pipe(Effect.provide(OperatorAdapter.layer)),
  );

  test(
    "a process reads what was entered before it counts, and knows the fixture until it has read",
    Effect.gen(function* () {
      const prices = yield* CertificatePrices;
      assert.deepEqual(prices.current().map(lineOf), fixture);
      const history = yield* (yield* Operator).prices;
      while (prices.current().length < history.length) {
        yield* TestClock.adjust("2 seconds");
        yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 5)));
      }
      assert.deepEqual(prices.current(), history);
    }).pipe(Effect.provide([OperatorAdapter.layer, PricesAdapter.layer(reference.prices)])),
  );
});
