/** Who gets in, in which order of checks, and what each answer says of the window. Contract sections 5, 7 and 8. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { admit, admitNow } from "../../src/application/accounts/admit.ts";
import { type AccessRule, openCbam } from "../../src/contract/access.ts";
import { Accounts, DatabaseHealth, Operator, RateLimiter } from "../../src/application/ports.ts";
import { newApiKey } from "../../src/application/accounts/secrets.ts";
import { leap } from "../support/leap.ts";
import { onEachDatabase } from "../support/databases.ts";
import { client, freshPeer, holder, services } from "../support/whole_service.ts";
import * as MemoryLimiter from "../../src/adapters/memory/rate_limiter.ts";

const path = "/api/v1/cbam/scope?cn=72083900";

onEachDatabase((test) => {
  test(
    "anonymous calls: ten an hour by address, then 429 with the exact wait, errors counted too",
    Effect.gen(function* () {
      const get = yield* client(freshPeer());
      const first = yield* get(path);
      assert.equal(first.headers.get("ratelimit-policy"), '"cbam";q=10;w=3600');
      assert.equal(first.headers.get("ratelimit"), '"cbam";r=9;t=3600');
      yield* leap("100 seconds");
      const wrong = yield* get("/api/v1/cbam/scope?cn=1");
      assert.equal(wrong.status, 400);
      assert.equal(wrong.headers.get("ratelimit"), '"cbam";r=8;t=3500');
      for (let call = 0; call < 8; call++) assert.equal((yield* get(path)).status, 200);
      const refused = yield* get(path);
      assert.equal(refused.status, 429);
      assert.equal(refused.headers.get("retry-after"), "3500");
      assert.equal(refused.headers.get("ratelimit"), '"cbam";r=0;t=3500');
      assert.equal(refused.headers.get("access-control-allow-origin"), "*");
      const body = yield* Effect.promise(() => refused.json());
      assert.match(body.error, /limit of 10 calls per hour.*in 3500 seconds/);
      yield* leap("3499 seconds");
      assert.equal((yield* get(path)).status, 429);
      yield* TestClock.adjust("1 second");
      assert.equal((yield* get(path)).status, 200);
      const other = yield* client(freshPeer());
      assert.equal((yield* other(path)).status, 200);
      assert.equal((yield* get("/healthz")).headers.get("ratelimit"), null);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a key in X-API-Key without Authorization is 401 and named, and takes no anonymous place",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", ["cbam:read"]);
      const get = yield* client(freshPeer());
      const refused = yield* get(path, { headers: { "x-api-key": key } });
      assert.equal(refused.status, 401);
      const body = yield* Effect.promise(() => refused.json());
      assert.match(body.error, /came in X-API-Key, which is not read: send it as Authorization: Bearer/);
      const both = yield* get(path, { headers: { "x-api-key": "x", authorization: `Bearer ${key}` } });
      assert.equal(both.status, 200);
      assert.equal((yield* get(path)).headers.get("ratelimit"), '"cbam";r=9;t=3600');
    }).pipe(Effect.provide(services)),
  );

  test(
    "IPv6 addresses of one /64 network share a window",
    Effect.gen(function* () {
      const one = yield* client("2001:db8:0:1::1");
      const two = yield* client("2001:db8:0:1:ffff::2");
      yield* one(path);
      assert.equal((yield* two(path)).headers.get("ratelimit"), '"cbam";r=8;t=3600');
    }).pipe(Effect.provide(services)),
  );

  test(
    "a key is counted for itself, at its tier's rate, and what it sees is kept by no one",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", ["cbam:read"]);
      const get = yield* client(freshPeer());
      const answer = yield* get(path, { headers: { authorization: `Bearer ${key}` } });
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get("ratelimit-policy"), '"cbam";q=600;w=3600');
      assert.equal(answer.headers.get("cache-control"), "no-store");
      assert.equal((yield* get(path)).headers.get("cache-control"), "public, no-cache");
      const routes = yield* get("/api/v1/cbam/routes?cn=72083900&country=CHN", {
        headers: { authorization: `bearer ${key}` },
      });
      assert.equal(routes.headers.get("cache-control"), "public, max-age=3600");
      assert.equal(routes.headers.get("ratelimit"), '"cbam";r=598;t=3600');
    }).pipe(Effect.provide(services)),
  );

  test(
    "a bad key is 401 with WWW-Authenticate, also where anonymous calls are let in",
    Effect.gen(function* () {
      const get = yield* client(freshPeer());
      const { key, id } = yield* holder("pro", ["cbam:read"]);
      const bad = [
        "",
        "Bearer",
        "Bearer ",
        `Basic ${key}`,
        key,
        `Bearer ${key.toUpperCase()}`,
        `Bearer ${key}x`,
        `Bearer ${key} ${key}`,
        `Bearer ${key}, Bearer ${key}`,
        `Bearer cik_${"0".repeat(48)}`,
        `Bearer ${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`,
        `Bearer ${"x".repeat(4_000)}`,
        `Bearer ${newApiKey()}`,
      ];
      for (const authorization of bad) {
        const answer = yield* get(path, { headers: { authorization } });
        assert.equal(answer.status, 401, authorization.slice(0, 80));
        assert.equal(answer.headers.get("www-authenticate"), "Bearer");
        const text = yield* Effect.promise(() => answer.text());
        assert.ok(!text.includes(key), "the answer holds the key");
      }
      assert.equal((yield* get(path, { headers: { authorization: `Bearer ${key}` } })).status, 200);
      yield* (yield* Operator).revokeKey(id);
      yield* TestClock.adjust("2 seconds");
      assert.equal((yield* get(path, { headers: { authorization: `Bearer ${key}` } })).status, 401);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the checks come in the order 401, 402, 403, 429",
    Effect.gen(function* () {
      const bulk: AccessRule = {
        ...openCbam,
        permission: "cbam:bulk",
        isOpen: false,
        needsCbamApi: true,
        limitPerHour: 1,
      };
      const services = { accounts: yield* Accounts, limiter: yield* RateLimiter };
      const tagOf = (key: string | undefined) =>
        Effect.match(
          admit(bulk, {
            services,
            authorization: key && `Bearer ${key}`,
            hasKeyElsewhere: false,
            clientAddress: "192.0.2.9",
          }),
          { onSuccess: () => "admitted", onFailure: (error) => error._tag },
        );
      const pro = yield* holder("pro", ["cbam:read"]);
      const reader = yield* holder("cbam_pro", ["cbam:read"]);
      const loader = yield* holder("cbam_pro", ["cbam:bulk"]);
      assert.equal(yield* tagOf(undefined), "Unauthenticated");
      assert.equal(yield* tagOf(pro.key), "TierLacksFeature");
      assert.equal(yield* tagOf(reader.key), "PermissionDenied");
      assert.equal(yield* tagOf(loader.key), "admitted");
      assert.equal(yield* tagOf(loader.key), "RateLimited");
    }).pipe(Effect.provide(services)),
  );

  test(
    "an admission that is described and not run lets nobody in, counts nothing and notes no use; run twice it counts twice",
    Effect.gen(function* () {
      const noted: Array<string> = [];
      const real = yield* Accounts;
      const services = {
        accounts: { ...real, noteUse: (keyId: string) => void noted.push(keyId) },
        limiter: yield* RateLimiter,
      };
      const { key, id } = yield* holder("cbam_pro", ["cbam:read"]);
      const call = {
        services,
        authorization: `Bearer ${key}`,
        hasKeyElsewhere: false,
        clientAddress: "192.0.2.10",
      };
      const admission = admit(openCbam, call);
      assert.deepEqual(noted, []);
      const first = yield* admission;
      const second = yield* admission;
      assert.deepEqual(noted, [id, id]);
      assert.equal(second.window.remaining, first.window.remaining - 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the plain admission, it decides as the effect does where memory knows the key, and asks nothing where it doesn't",
    Effect.gen(function* () {
      const accounts = yield* Accounts;
      const limiter = yield* Effect.provide(RateLimiter, MemoryLimiter.layer);
      const { key } = yield* holder("cbam_pro", ["cbam:read"]);
      const call = {
        services: { accounts, limiter },
        authorization: `Bearer ${key}`,
        hasKeyElsewhere: false,
        clientAddress: "192.0.2.11",
      };
      assert.equal(admitNow(openCbam, call), undefined, "the key was not looked up yet");
      const asked = yield* admit(openCbam, call);
      const now = admitNow(openCbam, call);
      assert.ok(now !== undefined && Either.isRight(now));
      assert.equal(now.right.caller?.keyId, asked.caller?.keyId);
      assert.equal(now.right.window.remaining, asked.window.remaining - 1);
      const bulk: AccessRule = { ...openCbam, permission: "cbam:bulk" };
      const refused = admitNow(bulk, call);
      assert.ok(refused !== undefined && Either.isLeft(refused));
      assert.equal(refused.left._tag, "PermissionDenied");
      const nobody = admitNow(openCbam, { ...call, authorization: "Bearer nothing" });
      assert.ok(nobody !== undefined && Either.isLeft(nobody));
      assert.equal(nobody.left._tag, "Unauthenticated");
      const elsewhere = admitNow(openCbam, { ...call, authorization: undefined, hasKeyElsewhere: true });
      assert.ok(elsewhere !== undefined && Either.isLeft(elsewhere));
      assert.match(elsewhere.left.message, /came in X-API-Key/);
      yield* TestClock.adjust("2 seconds");
      assert.equal(admitNow(openCbam, call), undefined, "what memory knows is too old");
    }).pipe(Effect.provide(services)),
  );

  test(
    "GET /readyz answers ready once the database is migrated",
    Effect.gen(function* () {
      const get = yield* client(freshPeer());
      yield* (yield* DatabaseHealth).whenPrepared;
      assert.equal((yield* get("/readyz")).status, 200);
      const people = yield* get("/status");
      assert.equal(people.status, 200);
      assert.match(
        yield* Effect.promise(() => people.text()),
        /The service works[^]*Newest certificate price[^]*\d\sEUR/,
      );
    }).pipe(Effect.provide(services)),
  );
});
