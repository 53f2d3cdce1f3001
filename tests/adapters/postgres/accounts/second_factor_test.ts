/** The operator's second factor where it is given anew in the middle of a sign-in. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import assert from "node:assert/strict";
import * as OperatorAdapter from "../../../../src/adapters/postgres/accounts/operator.ts";
import * as OperatorsAdapter from "../../../../src/adapters/postgres/accounts/operators.ts";
import { Operators } from "../../../../src/application/accounts/operator_ports.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { secret } from "../../../support/document_stores.ts";
import { codeNow } from "../../../support/operator_browser.ts";

onEachDatabase((test, database) => {
  // The embedded database has one connection, on which nothing comes between.
  if (database === "embedded") return;
  test(
    "a code of the secret before that is being taken while a new secret is given is refused, and the new secret stays",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const email = "operator@example.com";
      const { id } = yield* (yield* Operator).createAccount(email, "pro");
      const { mark, takeCode } = yield* Operators;
      const before = yield* mark(email);
      const turn = yield* Deferred.make<void>();
      const taking = yield* Effect.fork(
        Effect.zipRight(
          Deferred.await(turn),
          Effect.flatMap(codeNow(before.secret), (code) => takeCode(id, code)),
        ),
      );
      const waiting = sql<{ readonly one: number }>`select 1 as one from pg_locks where not granted`;
      const fresh = yield* sql.withTransaction(Effect.gen(function* () {
        yield* sql`select 1 from account where email = ${email} for update`;
        yield* Deferred.succeed(turn, undefined);
        yield* Effect.repeat(waiting, { until: (locks) => locks.length > 0 });
        return yield* mark(email);
      }));
      assert.equal(yield* Fiber.join(taking), false);
      assert.equal(yield* takeCode(id, yield* codeNow(fresh.secret)), true);
    }).pipe(Effect.provide(OperatorsAdapter.layer(secret)), Effect.provide(OperatorAdapter.layer)),
  );
});
