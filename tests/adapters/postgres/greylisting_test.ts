/** A mail server that defers a sender whom it doesn't know yet: the real one, from the outbox on both databases. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as Smtp from "../../../src/adapters/mail/smtp.ts";
import * as OutboxAdapter from "../../../src/adapters/postgres/mail/outbox.ts";
import { Outbox } from "../../../src/application/documents/document_ports.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { filesIn } from "../../support/document_stores.ts";
import { from, outgoingMail } from "../../support/mails.ts";
import { startSmtp } from "../../support/smtp_server.ts";

onEachDatabase((test) => {
  test(
    "a mail that is greylisted waits, is tried again, and arrives once",
    Effect.gen(function* () {
      let tries = 0;
      const server = yield* Effect.promise(() =>
        startSmtp({
          onRcptTo: (_address, _session, done) =>
            done(++tries === 1 ? Object.assign(new Error("greylisted"), { responseCode: 451 }) : undefined),
        })
      );
      const url = Redacted.make(`smtp://127.0.0.1:${server.port}`);
      const layer = OutboxAdapter.layer.pipe(
        Layer.provide(Smtp.layer({ url, from })),
        Layer.provide(filesIn),
      );
      yield* Effect.gen(function* () {
        const outbox = yield* Outbox;
        const { messageId, ...mail } = outgoingMail();
        yield* outbox.enqueue({ messageId, ...mail });
        yield* outbox.deliverDue;
        assert.deepEqual([tries, server.received.length], [1, 0]);
        assert.equal((yield* outbox.waiting).deferred, 1);
        yield* TestClock.adjust("1 minute");
        // Real time, in which the mail server answers.
        const pause = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 50)));
        yield* Effect.repeat(Effect.andThen(Effect.zipRight(outbox.deliverDue, pause), outbox.waiting), {
          until: ({ deferred, queued }) => deferred + queued === 0,
        });
        assert.deepEqual([tries, server.received.length], [2, 1]);
        assert.ok(server.received[0]?.text.includes(messageId));
      }).pipe(Effect.provide(layer));
      yield* Effect.promise(server.stop);
    }),
  );
});
