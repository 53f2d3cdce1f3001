/** The operator's second factor where it is given anew in the middle of a sign-in. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import assert from "node:assert/strict";
import * as SessionsAdapter from "../../../../src/adapters/postgres/accounts/browser_sessions.ts";
import * as OperatorAdapter from "../../../../src/adapters/postgres/accounts/operator.ts";
import * as OperatorsAdapter from "../../../../src/adapters/postgres/accounts/operators.ts";
import * as OutboxAdapter from "../../../../src/adapters/postgres/mail/outbox.ts";
import { BrowserSession } from "../../../../src/application/accounts/browser_session.ts";
import { Mailer } from "../../../../src/application/documents/document_ports.ts";
import { Operators } from "../../../../src/application/accounts/operator_ports.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { filesIn, secret } from "../../../support/document_stores.ts";
import { codeNow } from "../../../support/operator_browser.ts";

/** Nothing is mailed here. */
const mailer = Layer.succeed(Mailer, { send: () => Effect.void });
const sessions = SessionsAdapter.layer(secret).pipe(
  Layer.provide(Layer.provide(OutboxAdapter.layer, Layer.merge(mailer, filesIn))),
);

onEachDatabase((test, database) => {
  test(
    "a code that was taken opens nothing once a new secret was given",
    Effect.gen(function* () {
      const email = "again@example.com";
      yield* (yield* Operator).createAccount(email, "pro");
      const { membershipsOf, begin, find, raise } = yield* BrowserSession;
      const { mark, takeCode } = yield* Operators;
      const [member] = yield* membershipsOf(email);
      assert.ok(member !== undefined);
      const token = yield* begin(member);
      const sessionId = Option.getOrThrow(yield* find(token, false)).signedIn.sessionId;
      const { secret: first } = yield* mark(email);
      assert.equal(yield* takeCode(member.accountId, yield* codeNow(first)), true);
      const { secret: second } = yield* mark(email);
      assert.deepEqual(yield* raise(sessionId), Option.none());
      assert.equal(Option.getOrThrow(yield* find(token, false)).signedIn.hasSecondFactor, false);
      assert.equal(yield* takeCode(member.accountId, yield* codeNow(second)), true);
      const raised = Option.getOrThrow(yield* raise(sessionId));
      assert.equal(Option.getOrThrow(yield* find(raised, false)).signedIn.hasSecondFactor, true);
    }).pipe(
      Effect.provide(OperatorsAdapter.layer(secret)),
      Effect.provide(OperatorAdapter.layer),
      Effect.provide(sessions),
    ),
  );

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
