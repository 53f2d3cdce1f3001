/** Bulk calls that are sent again. Contract section 7. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as IdempotencyAdapter from "../../../../src/adapters/postgres/idempotency.ts";
import { Idempotency } from "../../../../src/application/ports.ts";
import { idempotencyKeyOfText } from "../../../../src/domain/accounts/idempotency.ts";
import { leap } from "../../../support/leap.ts";
import { bulkHolder, keptOf, newKey, row } from "../../../support/bulk.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { holder, services } from "../../../support/whole_service.ts";

/** A call as the table of claims knows it. */
const claimedCall = (accountId: string) => {
  const key = idempotencyKeyOfText(crypto.randomUUID());
  assert.ok(key !== undefined);
  return { accountId, endpoint: "POST /test", key, payloadHash: "a".repeat(64) };
};

const newAccount = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const { id } = yield* holder("enterprise", ["cbam:bulk"]);
  const [found] = yield* sql<
    { accountId: string }
  >`select account_id as "accountId" from api_key where id = ${id}`;
  assert.ok(found !== undefined);
  return found.accountId;
});

onEachDatabase((test) => {
  test(
    "the same call under the same key gives the same bytes and computes once",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const rows = [{ ...row, client_ref: "x" }, {}, ...Array(300).fill(row)];
      const key = newKey();
      const first = yield* postRows(rows, { ...key, "x-request-id": "first" });
      assert.equal(first.headers.get("idempotent-replayed"), null);
      yield* leap("59 minutes");
      const again = yield* postRows(rows, { ...key, "x-request-id": "second" });
      assert.equal(again.status, 200);
      assert.equal(again.headers.get("idempotent-replayed"), "true");
      assert.equal(again.text, first.text);
      assert.deepEqual(yield* keptOf("second"), { batches: 0, rows: 0 });
    }).pipe(Effect.provide(services)),
  );

  test(
    "another payload under the same key is 422, also in another form; another account's key is its own",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const other = yield* bulkHolder;
      const key = newKey();
      assert.equal((yield* postRows([row], key)).status, 200);
      const changed = yield* postRows([{ ...row, tonnage: 11 }], key);
      assert.equal(changed.status, 422);
      assert.match(changed.problem.error, /another payload/);
      assert.equal((yield* postRows([row], { ...key, accept: "text/csv" })).status, 422);
      const others = yield* other.postRows([{ ...row, tonnage: 11 }], key);
      assert.equal(others.status, 200);
      assert.equal(others.headers.get("idempotent-replayed"), null);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a key of spaces or of 256 characters is 400, one of 255 is taken",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      for (const key of ["a b", "a".repeat(256), "\u00e9"]) {
        const answer = yield* postRows([row], { "idempotency-key": key });
        assert.equal(answer.status, 400);
        assert.match(answer.problem.error, /Idempotency-Key must be 1 to 255/);
      }
      assert.equal((yield* postRows([row], { "idempotency-key": "a".repeat(255) })).status, 200);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a call that was refused leaves its key free",
    Effect.gen(function* () {
      const { post, postRows } = yield* bulkHolder;
      const key = newKey();
      assert.equal((yield* post("{}", key)).status, 400);
      const good = yield* postRows([row], key);
      assert.equal(good.status, 200);
      assert.equal(good.headers.get("idempotent-replayed"), null);
    }).pipe(Effect.provide(services)),
  );

  test(
    "two at the same moment on two processes: one computes, the other is told to wait",
    Effect.gen(function* () {
      const accountId = yield* newAccount;
      const call = claimedCall(accountId);
      const claimIn = (processLayer: Layer.Layer<Idempotency, never, SqlClient.SqlClient>) =>
        Effect.scoped(Effect.gen(function* () {
          const { claim, keep } = yield* Idempotency;
          const earlier = yield* claim(call);
          if (Option.isSome(earlier)) return earlier.value;
          yield* Effect.yieldNow();
          yield* keep(call, "done");
          return "computed";
        })).pipe(Effect.provide(processLayer), Effect.either);
      const processes = Array.from({ length: 8 }, () => IdempotencyAdapter.layer({ isAlone: false }));
      const outcomes = yield* Effect.all(processes.map(claimIn), { concurrency: "unbounded" });
      const told = outcomes.map((each) => each._tag === "Right" ? each.right : each.left._tag);
      assert.equal(told.filter((each) => each === "computed").length, 1);
      assert.ok(
        told.every((each) => ["computed", "done", "IdempotencyKeyInUse"].includes(each)),
        told.join(),
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "a claim is held while its call runs, however long, and runs out 15 seconds after its process died",
    Effect.gen(function* () {
      const call = claimedCall(yield* newAccount);
      const { claim } = yield* Idempotency;
      const isClaimed = yield* Deferred.make<void>();
      const working = Effect.all([claim(call), Deferred.succeed(isClaimed, undefined), Effect.never]);
      const slow = yield* Effect.fork(Effect.scoped(working));
      yield* Deferred.await(isClaimed);
      assert.equal((yield* Effect.flip(Effect.scoped(claim(call))))._tag, "IdempotencyKeyInUse");
      const sql = yield* SqlClient.SqlClient;
      const heldUntil = Effect.map(
        sql<
          { ms: number }
        >`select (extract(epoch from held_until) * 1000)::float8 as ms from idempotency_key where key = ${call.key}`,
        ([found]) => found?.ms ?? 0,
      );
      const before = yield* heldUntil;
      yield* TestClock.adjust("6 seconds");
      yield* Effect.repeat(heldUntil, { until: (ms) => ms > before });
      yield* Fiber.interrupt(slow);
      const [left] = yield* sql<
        { n: number }
      >`select count(*)::int as n from idempotency_key where key = ${call.key}`;
      assert.equal(left?.n, 0);

      yield* sql`insert into idempotency_key (account_id, endpoint, key, payload_hash, claimed_at, holder, held_until)
        select ${call.accountId}::uuid, ${call.endpoint}, ${call.key}, ${call.payloadHash}, claimed, gen_random_uuid(), claimed + interval '15 seconds'
        from (select to_timestamp(${Date.parse("2026-11-20T12:00:06Z")}::float8 / 1000) as claimed) as c`;
      const told = yield* Effect.flip(Effect.scoped(claim(call)));
      assert.ok(told._tag === "IdempotencyKeyInUse" && told.retryAfterSeconds === 15);
      yield* TestClock.adjust("15 seconds");
      assert.ok(Option.isNone(yield* Effect.scoped(claim(call))));
    }).pipe(Effect.provide(services)),
  );

  test(
    "an outcome is given again for 24 hours, and forgotten then",
    Effect.gen(function* () {
      const call = claimedCall(yield* newAccount);
      const { claim, keep, forgetOld } = yield* Idempotency;
      yield* Effect.scoped(Effect.zipRight(claim(call), keep(call, "done")));
      const sql = yield* SqlClient.SqlClient;
      const age = (by: string) =>
        sql`update idempotency_key set claimed_at = claimed_at - ${by}::interval where key = ${call.key}`;
      yield* age("23 hours 59 minutes 59 seconds");
      assert.deepEqual(yield* Effect.scoped(claim(call)), Option.some("done"));
      yield* forgetOld;
      assert.deepEqual(yield* Effect.scoped(claim(call)), Option.some("done"));
      yield* age("1 second");
      assert.ok(Option.isNone(yield* Effect.scoped(Effect.tap(claim(call), keep(call, "done anew")))));
      yield* age("24 hours");
      assert.equal(yield* forgetOld, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "on a database of its own a process takes a dead one's claim over at once",
    Effect.gen(function* () {
      const call = claimedCall(yield* newAccount);
      const alone = IdempotencyAdapter.layer({ isAlone: true });
      const claimed = Effect.flatMap(Idempotency, ({ claim }) => claim(call));
      yield* Effect.scoped(Effect.gen(function* () {
        yield* claimed.pipe(Effect.provide(alone));
        assert.ok(Option.isNone(yield* claimed.pipe(Effect.provide(alone))));
      }));
    }).pipe(Effect.provide(services)),
  );
});
