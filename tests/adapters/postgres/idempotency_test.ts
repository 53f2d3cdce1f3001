/** Claims of repeated calls, on both databases: what becomes of the one whose process stood still. */
import type { SqlClient } from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import type * as Scope from "effect/Scope";
import assert from "node:assert/strict";
import * as IdempotencyAdapter from "../../../src/adapters/postgres/idempotency.ts";
import * as OperatorAdapter from "../../../src/adapters/postgres/accounts/operator.ts";
import { Idempotency, Operator } from "../../../src/application/ports.ts";
import { idempotencyKeyOfText } from "../../../src/domain/accounts/idempotency.ts";
import { onEachDatabase, testsBegin } from "../../support/databases.ts";

const anHourLater: Clock.Clock = Object.assign(Clock.make(), {
  currentTimeMillis: Effect.succeed(testsBegin + 3_600_000),
});

onEachDatabase((test) => {
  test(
    "a call whose claim was taken over while its process stood still is 503, and the other's outcome stays",
    Effect.gen(function* () {
      const { createAccount } = yield* Operator;
      const { id: accountId } = yield* createAccount(`${crypto.randomUUID()}@example.com`, "pro");
      const key = idempotencyKeyOfText(crypto.randomUUID());
      assert.ok(key !== undefined);
      const call = { accountId, endpoint: "POST /test", key, payloadHash: "" };
      const aProcess = Layer.build(Layer.fresh(IdempotencyAdapter.layer({ isAlone: false })));
      const [frozen, other] = yield* Effect.all([aProcess, aProcess]);
      const claim = Effect.flatMap(Idempotency, (port) => port.claim(call));
      const keep = (outcome: string) => Effect.flatMap(Idempotency, (port) => port.keep(call, outcome));
      const elsewhere = <A, E>(
        effect: Effect.Effect<A, E, Idempotency | Scope.Scope | SqlClient>,
      ) => Effect.scoped(Effect.withClock(Effect.provide(effect, other), anHourLater));
      const failure = yield* Effect.scoped(
        Effect.gen(function* () {
          yield* claim;
          yield* elsewhere(Effect.zipRight(claim, keep("done")));
          return yield* Effect.flip(keep("late"));
        }).pipe(Effect.provide(frozen)),
      );
      assert.equal(failure._tag, "ServiceUnavailable");
      assert.match(failure.message, /a repeat of it .* took over/);
      assert.deepEqual(yield* elsewhere(claim), Option.some("done"));
    }).pipe(Effect.provide(OperatorAdapter.layer)),
  );
});
