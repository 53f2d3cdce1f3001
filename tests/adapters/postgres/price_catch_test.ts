/** What an operator has to confirm before a price is entered or retracted, on both databases. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as OperatorAdapter from "../../../src/adapters/postgres/accounts/operator.ts";
import { carryOut, type Command } from "../../../src/application/accounts/operator_commands.ts";
import { ShippedPrices } from "../../../src/application/ports.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { reference } from "../../support/law.ts";

/** The operator of a service that ships with the fixture. */
const shipping = Layer.provide(OperatorAdapter.layer, Layer.succeed(ShippedPrices, reference.prices));

const add = (period: string, eur: string, publishedAt: string, more: { isConfirmed?: boolean } = {}) =>
  carryOut({ do: "price add", period, price: eur, publishedAt, ...more });

const refused = (command: Command) => Effect.map(Effect.flip(carryOut(command)), ({ message }) => message);

const listed = Effect.map(
  carryOut({ do: "price list" }),
  (rows) => rows.map((row) => `${row["period"]} ${row["price_eur_per_tco2e"]} ${row["published_at"]}`),
);

/** When every price of these tests is published. */
const january = Date.parse("2027-01-20T12:00:00Z");

onEachDatabase((test) => {
  test(
    "a price that is published after today is entered only when it is confirmed",
    Effect.gen(function* () {
      const early = {
        do: "price add",
        period: "2026-Q4",
        price: "81.10",
        publishedAt: "2099-01-01",
      } as const;
      assert.match(
        yield* refused(early),
        /^The price of 2026-Q4 would count from 2099-01-01, and today is 2026-11-20: .* --confirm/,
      );
      assert.equal((yield* listed).length, 3);
      assert.match(
        yield* refused({ ...early, price: "812.00" }),
        /^The price of 2026-Q4 would be \+886\.4 % off .*\nThe price of 2026-Q4 would count from 2099-01-01/,
      );
      yield* carryOut({ ...early, publishedAt: "2027-01-04", isConfirmed: true });
      yield* carryOut({ do: "price retract", period: "2026-Q4" });
    }).pipe(Effect.provide(shipping)),
  );

  test(
    "a price far off the one before, or in place of an official one, is entered only when it is confirmed",
    Effect.gen(function* () {
      yield* TestClock.setTime(january);
      const no = (period: string, eur: string, publishedAt: string) =>
        refused({ do: "price add", period, price: eur, publishedAt });
      assert.match(
        yield* no("2026-Q4", "812.00", "2027-01-04"),
        /^The price of 2026-Q4 would be \+886\.4 % off that of 2026-Q3, 82\.32 EUR: .* --confirm/,
      );
      assert.match(yield* no("2026-Q4", "65.85", "2027-01-04"), /-20\.0 % off/);
      assert.match(
        yield* no("2026-Q1", "75.40", "2026-04-08"),
        /^2026-Q1 has the official price .* 75\.36 EUR, published on 2026-04-07: add --confirm/,
      );
      assert.equal((yield* listed).length, 3);
      yield* add("2026-Q4", "65,90", "2027-01-04");
      assert.equal((yield* listed)[3], "2026-Q4 65.90 2027-01-04");
      const again = {
        do: "price add",
        period: "2026-Q4",
        price: "65.90",
        publishedAt: "2027-01-04",
      } as const;
      for (const isConfirmed of [false, true]) {
        assert.match(yield* refused({ ...again, isConfirmed }), /^Unchanged: 2026-Q4 .* 65\.90 EUR/);
      }
      assert.match(yield* no("2026-Q1", "75.36", "2026-04-07"), /^Unchanged: 2026-Q1/);
      assert.equal((yield* listed).length, 4);
      assert.match(yield* no("2026-Q4", "79.08", "2027-01-05"), /\+20\.0 % off that of 2026-Q4/);
      yield* add("2026-Q4", "79.08", "2027-01-05", { isConfirmed: true });
      yield* add("2026-Q1", "75.40", "2026-04-08", { isConfirmed: true });
      assert.equal((yield* listed)[0], "2026-Q1 75.40 2026-04-08");
    }).pipe(Effect.provide(shipping)),
  );

  test(
    "a retraction names its entry, takes the one that is asked for, and an official one only when it is confirmed",
    Effect.gen(function* () {
      yield* TestClock.setTime(january);
      yield* add("2026-W53", "81.20", "2027-01-11");
      yield* add("2026-W53", "81.30", "2027-01-12");
      const whole = yield* carryOut({ do: "price list", isWhole: true });
      const first = whole.find((row) => row["price_eur_per_tco2e"] === "81.20")?.["entry"];
      assert.ok(typeof first === "number");
      const [retracted] = yield* carryOut({ do: "price retract", period: "2026-W53", entry: first });
      assert.deepEqual([retracted?.["entry"], retracted?.["price_eur_per_tco2e"]], [first, "81.20"]);
      assert.equal((yield* listed)[4], "2026-W53 81.30 2027-01-12");
      assert.match(
        yield* refused({ do: "price retract", period: "2026-W53", entry: first }),
        /no price of 2026-W53 to retract/,
      );
      assert.match(
        yield* refused({ do: "price retract", period: "2026-Q3" }),
        /^The price of 2026-Q3, 82\.32 EUR, published on 2026-10-05, is the official one .* --confirm/,
      );
      yield* carryOut({ do: "price retract", period: "2026-Q3", isConfirmed: true });
      assert.deepEqual((yield* listed).map((line) => line.slice(0, 7)), [
        "2026-Q1",
        "2026-Q2",
        "2026-Q4",
        "2026-W5",
      ]);
    }).pipe(Effect.provide(shipping)),
  );
});
