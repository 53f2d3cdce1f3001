/** Accounts, keys and tiers on both databases. Contract sections 5 and 8.1. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as AccountsAdapter from "../../../../src/adapters/postgres/accounts/accounts.ts";
import * as OperatorAdapter from "../../../../src/adapters/postgres/accounts/operator.ts";
import { Accounts, Operator } from "../../../../src/application/ports.ts";
import { hashOfApiKey, isApiKey } from "../../../../src/domain/accounts/api_key.ts";
import { onEachDatabase } from "../../../support/databases.ts";

const services = Layer.merge(AccountsAdapter.layer, OperatorAdapter.layer);

const refused = <A, E extends { readonly message: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), (error) => error.message);

const email = (): string => `${crypto.randomUUID()}@example.com`;

/** The key, once the database has a time of its last use: the adapter writes it when it comes to it. */
const usedKey = (id: string) =>
  Effect.flatMap(Operator, ({ keys }) =>
    keys.pipe(
      Effect.map((all) => all.find((each) => each.id === id)),
      Effect.repeat({ until: (key) => typeof key?.lastUsedAt === "string" }),
    ));

onEachDatabase((test) => {
  test(
    "a key is shown once, stored as its hash, and finds its caller",
    Effect.gen(function* () {
      const operator = yield* Operator;
      const accounts = yield* Accounts;
      const sql = yield* SqlClient.SqlClient;
      const address = email();
      yield* operator.createAccount(address, "enterprise");
      const { key, ...record } = yield* operator.createKey(address, ["cbam:read", "cbam:bulk"]);
      assert.ok(isApiKey(key));
      assert.equal(record.lastFour, key.slice(-4));
      const caller = Option.getOrThrow(yield* accounts.callerByKeyHash(hashOfApiKey(key)));
      assert.equal(caller.accountEmail, address);
      assert.deepEqual(caller.permissions, ["cbam:read", "cbam:bulk"]);
      assert.deepEqual(caller.tier, {
        name: "enterprise",
        apiRatePerHour: 600,
        cbamApi: true,
        cbamBulkRows: null,
      });
      const rows = yield* sql`select to_json(k)::text as row from api_key k`;
      assert.ok(!JSON.stringify(rows).includes(key), "the raw key is in the database");
      assert.ok(!JSON.stringify(yield* operator.keys).includes(key));
    }).pipe(Effect.provide(services)),
  );

  test(
    "making a key is an effect: each time that it is run it makes another one",
    Effect.gen(function* () {
      const operator = yield* Operator;
      const address = email();
      yield* operator.createAccount(address, "enterprise");
      const made = yield* Effect.replicateEffect(operator.createKey(address, ["cbam:read"]), 3);
      assert.equal(new Set(made.map(({ id }) => id)).size, 3);
      assert.equal(new Set(made.map(({ key }) => key)).size, 3);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a revoked key, a closed and an expired account are dead within two seconds",
    Effect.gen(function* () {
      const operator = yield* Operator;
      const accounts = yield* Accounts;
      const isLive = (key: string) => Effect.map(accounts.callerByKeyHash(hashOfApiKey(key)), Option.isSome);
      const open = Effect.gen(function* () {
        const address = email();
        yield* operator.createAccount(address, "pro");
        const { key, id } = yield* operator.createKey(address, ["cbam:read"]);
        assert.equal(yield* isLive(key), true);
        return { address, key, id };
      });
      const [revoked, closed, expired] = yield* Effect.all([open, open, open]);
      yield* operator.revokeKey(revoked.id);
      yield* operator.closeAccount(closed.address);
      yield* operator.setExpiry(expired.address, new Date(1_000).toISOString());
      yield* TestClock.adjust("2 seconds");
      for (const { key } of [revoked, closed, expired]) assert.equal(yield* isLive(key), false);
      yield* operator.setExpiry(expired.address, undefined);
      yield* TestClock.adjust("2 seconds");
      assert.equal(yield* isLive(expired.key), true);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an unknown key hash is no one, and becomes its caller once the key is made",
    Effect.gen(function* () {
      const accounts = yield* Accounts;
      assert.ok(Option.isNone(yield* accounts.callerByKeyHash("0".repeat(64))));
    }).pipe(Effect.provide(services)),
  );

  test(
    "the time of last use is written within a minute",
    Effect.gen(function* () {
      const operator = yield* Operator;
      const accounts = yield* Accounts;
      const address = email();
      yield* operator.createAccount(address, "pro");
      const { id } = yield* operator.createKey(address, ["cbam:read"]);
      accounts.noteUse(id);
      yield* TestClock.adjust("61 seconds");
      const key = yield* usedKey(id);
      assert.equal(key?.lastUsedAt, "2026-11-20T12:00:00Z");
    }).pipe(Effect.provide(services)),
  );

  test(
    "a tier that the operator changes is live within five seconds",
    Effect.gen(function* () {
      const operator = yield* Operator;
      const accounts = yield* Accounts;
      const before = yield* accounts.tier("cbam_pro");
      yield* operator.setTierLimits({ ...before, apiRatePerHour: 61, cbamBulkRows: 7 });
      yield* TestClock.adjust("5 seconds");
      const after = yield* accounts.tier("cbam_pro");
      assert.deepEqual([after.apiRatePerHour, after.cbamBulkRows], [61, 7]);
      yield* operator.setTierLimits(before);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what the operator gets wrong is refused with a sentence",
    Effect.gen(function* () {
      const operator = yield* Operator;
      const address = email();
      yield* operator.createAccount(address, "pro");
      assert.match(
        yield* refused(operator.createAccount(address.toUpperCase(), "pro")),
        /There is an account .* already/,
      );
      assert.match(yield* refused(operator.createAccount("not an address", "pro")), /no e-mail address/);
      assert.match(
        yield* refused(operator.createAccount(email(), "anonymous")),
        /without a key: use one of pro, /,
      );
      assert.match(yield* refused(operator.createKey(email(), ["cbam:read"])), /There is no account/);
      assert.match(yield* refused(operator.createKey(address, [])), /at least one permission/);
      assert.match(yield* refused(operator.revokeKey("nothing")), /There is no key nothing/);
      assert.match(yield* refused(operator.setTier(email(), "pro")), /There is no account/);
      yield* operator.closeAccount(address);
      assert.match(
        yield* refused(operator.createAccount(address, "pro")),
        /A closed one stays closed and keeps its address: use another one/,
      );
      assert.match(yield* refused(operator.createKey(address, ["cbam:read"])), /or it is closed/);
    }).pipe(Effect.provide(services)),
  );
});
