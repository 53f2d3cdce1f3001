/** The operator's rarer cases, on both databases: cut short, mistyped, corrected by a release. */
import type { SqlClient } from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { seedPrices } from "../../../src/adapters/postgres/certificate_prices.ts";
import * as OperatorAdapter from "../../../src/adapters/postgres/operator.ts";
import { ensureDemonstration } from "../../../src/application/accounts/demonstration.ts";
import { carryOut, type Command } from "../../../src/application/accounts/operator_commands.ts";
import { Operator } from "../../../src/application/ports.ts";
import { isApiKey } from "../../../src/domain/accounts/api_key.ts";
import { dayOfText } from "../../../src/kernel/calendar.ts";
import type { CertificatePrice } from "../../../src/domain/cbam/law/price.ts";
import { decimalOfText, toText } from "../../../src/kernel/decimal.ts";
import { onEachDatabase } from "../../support/databases.ts";

const refusalOf = (command: Command) =>
  Effect.map(Effect.flip(carryOut(command)), ({ _tag, message }) => `${_tag}: ${message}`);

const price = (period: string, eur: string, day: string): ReadonlyArray<CertificatePrice> => {
  const [priceEurPerTco2e, publishedAt] = [decimalOfText(eur), dayOfText(day)];
  assert.ok(priceEurPerTco2e !== undefined && publishedAt !== undefined);
  return [{ period, priceEurPerTco2e, publishedAt }];
};

const firstPrice = Effect.gen(function* () {
  const [first] = yield* (yield* Operator).prices;
  return first && `${first.period} ${toText(first.priceEurPerTco2e)} ${first.publishedAt}`;
});

onEachDatabase((test) => {
  const testOperator = <E>(name: string, effect: Effect.Effect<void, E, Operator | SqlClient>): void =>
    test(name, Effect.provide(effect, OperatorAdapter.layer));

  testOperator(
    "a first start that was killed before it made the demonstration's key makes it once",
    Effect.gen(function* () {
      yield* (yield* Operator).createAccount("demo@example.com", "enterprise");
      const key = yield* ensureDemonstration;
      assert.ok(key !== undefined && isApiKey(key));
      assert.equal(yield* ensureDemonstration, undefined);
    }),
  );

  testOperator(
    "a value that the database can't hold is refused with a sentence, not taken for an outage",
    Effect.gen(function* () {
      const email = "demo@example.com";
      assert.match(
        yield* refusalOf({ do: "account set-expiry", email, expiresAt: "+012345-01-01T00:00:00Z" }),
        /^OperatorRefused: .* is no time/,
      );
      assert.match(
        yield* refusalOf({ do: "account create", email: "a\u0000b@example.com", tier: "pro" }),
        /^OperatorRefused: .* is no e-mail address/,
      );
      assert.match(
        yield* refusalOf({ do: "price add", period: "2026-Q4", price: "8120000", publishedAt: "2027-01-04" }),
        /^OperatorRefused: The price must be .* below 100000/,
      );
      for (const id of ["7d9f2a04", "not-an-id", ""]) {
        assert.match(yield* refusalOf({ do: "key revoke", id }), /^OperatorRefused: There is no key/);
      }
    }),
  );

  testOperator(
    "a tier takes 10 000 calls an hour, and no more",
    Effect.gen(function* () {
      const setTo = (apiRatePerHour: number): Command => ({
        do: "tier set",
        tier: "enterprise",
        apiRatePerHour,
      });
      const [row] = yield* carryOut(setTo(10_000));
      assert.equal(row?.["api_rate_per_hour"], 10_000);
      assert.match(
        yield* refusalOf(setTo(10_001)),
        /^OperatorRefused: A tier may allow up to 10000 calls an hour, not 10001/,
      );
      yield* carryOut(setTo(600));
    }),
  );

  testOperator(
    "a price that a release corrects reaches a database that has the period; what the operator entered stays",
    Effect.gen(function* () {
      yield* seedPrices(price("2026-Q1", "75.40", "2026-04-09"));
      assert.equal(yield* firstPrice, "2026-Q1 75.4 2026-04-09");
      yield* carryOut({ do: "price add", period: "2026-Q1", price: "75.41", publishedAt: "2026-04-09" });
      yield* seedPrices(price("2026-Q1", "75.40", "2026-04-09"));
      assert.equal(yield* firstPrice, "2026-Q1 75.41 2026-04-09");
    }),
  );
});
