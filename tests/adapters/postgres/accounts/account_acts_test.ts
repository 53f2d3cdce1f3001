/** Acts of members whose browser goes away in the middle: each stands if its work was done, and no other does. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import * as SessionsAdapter from "../../../../src/adapters/postgres/accounts/browser_sessions.ts";
import * as OperatorAdapter from "../../../../src/adapters/postgres/accounts/operator.ts";
import { rowsOf } from "../../../../src/adapters/postgres/engine/rows.ts";
import * as OutboxAdapter from "../../../../src/adapters/postgres/mail/outbox.ts";
import { BrowserSession } from "../../../../src/application/accounts/browser_session.ts";
import { Mailer } from "../../../../src/application/documents/document_ports.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { filesIn, secret } from "../../../support/document_stores.ts";

/** Nothing is mailed here. */
const mailer = Layer.succeed(Mailer, { send: () => Effect.void });
const sessions = SessionsAdapter.layer(secret).pipe(
  Layer.provide(Layer.provide(OutboxAdapter.layer, Layer.merge(mailer, filesIn))),
);

const subjects = rowsOf(Schema.Struct({ subject: Schema.String }));
const gone = new ServiceUnavailable({ message: "Away.", retryAfterSeconds: 1 });

/** Ways in which work ends once nobody waits for it, and whether its act stands. */
const ends: ReadonlyArray<
  readonly [name: string, work: Effect.Effect<boolean, ServiceUnavailable>, stands: boolean]
> = [
  ["changed", Effect.succeed(true), true],
  ["changed nothing", Effect.succeed(false), false],
  ["failed", Effect.fail(gone), false],
];

onEachDatabase((test) => {
  test(
    "work whose browser goes away is done to its end, and its act stands where it changed something and nowhere else",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const email = `${crypto.randomUUID()}@example.com`;
      yield* (yield* Operator).createAccount(email, "pro");
      const { membershipsOf, recorded } = yield* BrowserSession;
      const [member] = yield* membershipsOf(email);
      assert.ok(member !== undefined);
      const done: Array<string> = [];
      for (const [name, work] of ends) {
        const begun = yield* Deferred.make<void>();
        const turn = yield* Deferred.make<void>();
        const whole = Effect.zipRight(
          Effect.zipRight(Deferred.succeed(begun, undefined), Deferred.await(turn)),
          Effect.zipRight(Effect.sync(() => done.push(name)), work),
        );
        const asking = yield* Effect.fork(
          recorded(member, { act: "report.saved", subject: name }, whole, (isChanged) => isChanged),
        );
        yield* Deferred.await(begun);
        const leaving = yield* Effect.fork(Fiber.interrupt(asking));
        yield* Effect.yieldNow();
        yield* Deferred.succeed(turn, undefined);
        yield* Fiber.join(leaving);
      }
      const kept = yield* subjects(
        sql.unsafe("select subject from account_act where account_id = $1::uuid order by id", [
          member.accountId,
        ]),
      );
      assert.deepEqual(done, ends.map(([name]) => name));
      assert.deepEqual(
        kept.map(({ subject }) => subject),
        ends.filter(([, , stands]) => stands).map(([name]) => name),
      );
    }).pipe(Effect.provide(OperatorAdapter.layer), Effect.provide(sessions)),
  );
});
