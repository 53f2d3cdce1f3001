/** The operator's rarer cases, on both databases: cut short, mistyped. */
import type { SqlClient } from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import * as OperatorAdapter from "../../../../src/adapters/postgres/accounts/operator.ts";
import { ensureDemonstration } from "../../../../src/application/accounts/demonstration.ts";
import { carryOut, type Command } from "../../../../src/application/accounts/operator_commands.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { isApiKey } from "../../../../src/domain/accounts/api_key.ts";
import { onEachDatabase } from "../../../support/databases.ts";

const refusalOf = (command: Command) =>
  Effect.map(Effect.flip(carryOut(command)), ({ _tag, message }) => `${_tag}: ${message}`);

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
      const noTimes = [
        "+012345-01-01T00:00:00Z",
        "0000-01-01",
        "0001-01-01",
        "2026-02-30",
        "1",
        "31.12.2027",
      ];
      for (const expiresAt of noTimes) {
        assert.match(
          yield* refusalOf({ do: "account set-expiry", email, expiresAt }),
          /^OperatorRefused: .* is no time/,
        );
      }
      assert.match(
        yield* refusalOf({ do: "account create", email: "a\u0000b@example.com", tier: "pro" }),
        /^OperatorRefused: .* is no e-mail address/,
      );
      for (const unmailable of ["jürgen@example.de", "a@example", `${"a".repeat(65)}@example.com`]) {
        assert.match(
          yield* refusalOf({ do: "account create", email: unmailable, tier: "pro" }),
          /^OperatorRefused: .* is no e-mail address/,
        );
      }
      assert.match(
        yield* refusalOf({ do: "price add", period: "2026-Q4", price: "8120000", publishedAt: "2027-01-04" }),
        /^OperatorRefused: The price must be .* below 100000/,
      );
      for (const id of ["7d9f2a04", "not-an-id", ""]) {
        assert.match(yield* refusalOf({ do: "key revoke", id }), /^OperatorRefused: There is no key/);
      }
    }),
  );
});
