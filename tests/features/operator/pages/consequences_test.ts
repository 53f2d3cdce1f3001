/** Consequences of an operator's command, counted by the database: no list of accounts or keys is read for them. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import assert from "node:assert/strict";
import type { Command } from "../../../../src/application/accounts/operator_commands.ts";
import { Operators } from "../../../../src/application/accounts/operator_ports.ts";
import { Operator } from "../../../../src/application/ports.ts";
import type { Tier } from "../../../../src/domain/accounts/access.ts";
import { consequencesOf } from "../../../../src/features/operator/pages/consequences.ts";

const pro: Tier = { name: "pro", apiRatePerHour: 60, cbamApi: false, cbamBulkRows: 0 };

/** `keys` and `accounts` of the operator are missing here: who reads them dies. */
const counted = Layer.mergeAll(
  Layer.mock(Operator, {
    tiers: Effect.succeed<ReadonlyArray<Tier>>([pro]),
  }),
  Layer.mock(Operators, {
    account: () => Effect.succeed(Option.none()),
    key: () => Effect.succeed(Option.none()),
    liveKeys: () => Effect.succeed(12_345),
    openAccounts: () => Effect.succeed(54_321),
  }),
);

const sentencesOf = (command: Command): Promise<string> =>
  Effect.runPromise(
    Effect.provide(consequencesOf(command, { language: "en", own: "me@example.com" }), counted),
  ).then((found) => JSON.stringify(found));

const email = "a@example.com";

Deno.test("the consequences of each command about accounts, keys and tiers come from counts and single records", async () => {
  for (
    const [command, count] of [
      [{ do: "account create", email, tier: "pro" }, email],
      [{ do: "account set-tier", email, tier: "pro" }, "12345"],
      [{ do: "account set-expiry", email, expiresAt: null }, "12345"],
      [{ do: "account close", email }, "12345"],
      [{ do: "key revoke", id: crypto.randomUUID() }, "key"],
      [{ do: "tier set", tier: "pro", apiRatePerHour: 70 }, "54321"],
    ] satisfies ReadonlyArray<readonly [Command, string]>
  ) {
    assert.ok(
      (await sentencesOf(command)).replaceAll(",", "").includes(count),
      `${command.do}: ${await sentencesOf(command)}`,
    );
  }
});
