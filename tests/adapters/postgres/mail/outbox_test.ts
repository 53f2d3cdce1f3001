/** The outbox on both databases: each mail once, tried again while it is deferred, given up after a day. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Context from "effect/Context";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as FiberId from "effect/FiberId";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Scope from "effect/Scope";
import assert from "node:assert/strict";
import * as OutboxAdapter from "../../../../src/adapters/postgres/mail/outbox.ts";
import { DocumentStore, Mailer, Outbox } from "../../../../src/application/documents/document_ports.ts";
import { MailDeferred, MailRefused } from "../../../../src/domain/documents/mail_failures.ts";
import type { ReadyMail } from "../../../../src/domain/documents/mail.ts";
import { fileNameOf } from "../../../../src/domain/documents/file_name.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { filesIn, key } from "../../../support/document_stores.ts";
import { leap } from "../../../support/leap.ts";
import { outgoingMail } from "../../../support/mails.ts";

type Sending = Effect.Effect<void, MailDeferred | MailRefused>;

/** An outbox whose mailer does what the test says, and notes every attempt. */
const outboxWith = (attempt: (mail: ReadyMail) => Sending) => {
  const attempts: Array<ReadyMail> = [];
  const mailer = Layer.succeed(Mailer, {
    send: (mail) => {
      attempts.push(mail);
      return attempt(mail);
    },
  });
  return { attempts, layer: OutboxAdapter.layer.pipe(Layer.provide(mailer), Layer.provideMerge(filesIn)) };
};

const statusOf = (messageId: string) =>
  Effect.map(
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      sql<{ status: string; attempts: number }>`
        select status, attempts from mail where message_id = ${messageId}`),
    ([found]) => found,
  );

onEachDatabase((test) => {
  const sends = outboxWith(() => Effect.void);
  test(
    "a message id is queued and sent once, however often it is enqueued and however many look",
    Effect.gen(function* () {
      const outbox = yield* Outbox;
      const store = yield* DocumentStore;
      const document = key(`invoices/${crypto.randomUUID()}/commercial.pdf`);
      yield* store.put(document, new Uint8Array([1, 2, 3]));
      const mail = outgoingMail({ attachments: [{ key: document, fileName: fileNameOf("a", "pdf") }] });
      yield* outbox.enqueue(mail);
      yield* outbox.enqueue(mail);
      const before = sends.attempts.length;
      yield* Effect.all([outbox.deliverDue, outbox.deliverDue, outbox.deliverDue], {
        concurrency: "unbounded",
      });
      yield* outbox.enqueue(mail);
      yield* outbox.deliverDue;
      const own = sends.attempts.slice(before).filter(({ messageId }) => messageId === mail.messageId);
      assert.equal(own.length, 1);
      assert.deepEqual([...(own[0]?.documents[0]?.bytes ?? [])], [1, 2, 3]);
      assert.deepEqual(yield* statusOf(mail.messageId), { status: "sent", attempts: 1 });
    }).pipe(Effect.provide(sends.layer)),
  );

  const defers = outboxWith(() => new MailDeferred({ message: "later" }));
  test(
    "a deferred mail is tried again after a pause, and is dead a day after it was queued",
    Effect.gen(function* () {
      const outbox = yield* Outbox;
      const mail = outgoingMail();
      yield* outbox.enqueue(mail);
      yield* outbox.deliverDue;
      assert.deepEqual(yield* statusOf(mail.messageId), { status: "queued", attempts: 1 });
      yield* outbox.deliverDue;
      assert.deepEqual(yield* statusOf(mail.messageId), { status: "queued", attempts: 1 });
      yield* leap("1 minute");
      yield* outbox.deliverDue;
      assert.deepEqual(yield* statusOf(mail.messageId), { status: "queued", attempts: 2 });
      const sql = yield* SqlClient.SqlClient;
      yield* sql`update mail set queued_at = queued_at - interval '1 day', due_at = queued_at where message_id = ${mail.messageId}`;
      yield* outbox.deliverDue;
      assert.equal((yield* statusOf(mail.messageId))?.status, "dead");
      yield* sql`update mail set finished_at = finished_at - interval '31 days' where message_id = ${mail.messageId}`;
      assert.equal(yield* outbox.forgetFinishedBefore(Date.parse("2026-10-21T00:00:00Z")), 1);
    }).pipe(Effect.provide(defers.layer)),
  );

  const refuses = outboxWith(() => new MailRefused({ message: "no such user" }));
  test(
    "a refused mail, and one whose document is gone, are given up at once",
    Effect.gen(function* () {
      const outbox = yield* Outbox;
      const refused = outgoingMail();
      const gone = outgoingMail({
        attachments: [{ key: key("invoices/gone/commercial.pdf"), fileName: fileNameOf("a", "pdf") }],
      });
      yield* outbox.enqueue(refused);
      yield* outbox.enqueue(gone);
      yield* outbox.deliverDue;
      for (const { messageId } of [refused, gone]) {
        assert.deepEqual(yield* statusOf(messageId), { status: "dead", attempts: 1 });
      }
    }).pipe(Effect.provide(refuses.layer)),
  );

  const poisoned = outgoingMail();
  const breaks = outboxWith(({ messageId }) =>
    messageId === poisoned.messageId ? Effect.die("a mistake of the mailer's") : Effect.void
  );
  test(
    "a mail on which the mailer breaks is tried again later; those beside it and after it are sent",
    Effect.gen(function* () {
      const outbox = yield* Outbox;
      const others = [outgoingMail(), outgoingMail()];
      for (const mail of [poisoned, ...others]) yield* outbox.enqueue(mail);
      yield* outbox.deliverDue;
      assert.deepEqual(yield* statusOf(poisoned.messageId), { status: "queued", attempts: 1 });
      for (const { messageId } of others) {
        assert.deepEqual(yield* statusOf(messageId), { status: "sent", attempts: 1 });
      }
      const sql = yield* SqlClient.SqlClient;
      yield* sql`update mail set queued_at = queued_at - interval '1 day', due_at = queued_at where message_id = ${poisoned.messageId}`;
      yield* outbox.deliverDue;
      assert.deepEqual(yield* statusOf(poisoned.messageId), { status: "dead", attempts: 2 });
    }).pipe(Effect.provide(breaks.layer)),
  );

  const beside = outboxWith(() => Effect.void);
  test(
    "a row that is no mail as the service writes it is given up, is never handed over, and holds no other up",
    Effect.gen(function* () {
      const outbox = yield* Outbox;
      const [changed, other] = [outgoingMail(), outgoingMail()];
      for (const mail of [changed, other]) yield* outbox.enqueue(mail);
      const sql = yield* SqlClient.SqlClient;
      const receivers = "a@example.com, b@example.com";
      yield* sql`update mail set receiver = ${receivers} where message_id = ${changed.messageId}`;
      yield* outbox.deliverDue;
      assert.deepEqual(yield* statusOf(changed.messageId), { status: "dead", attempts: 1 });
      assert.deepEqual(yield* statusOf(other.messageId), { status: "sent", attempts: 1 });
      assert.ok(beside.attempts.every(({ messageId }) => messageId !== changed.messageId));
    }).pipe(Effect.provide(beside.layer)),
  );

  const started = Deferred.unsafeMake<void>(FiberId.none);
  const taken = Deferred.unsafeMake<void>(FiberId.none);
  const slow = outboxWith(() => Effect.zipRight(Deferred.succeed(started, undefined), Deferred.await(taken)));
  test(
    "a mail that is being handed over when the service stops is noted as sent before the stop is done",
    Effect.gen(function* () {
      const service = yield* Scope.make();
      const outbox = Context.get(yield* Layer.buildWithScope(slow.layer, service), Outbox);
      const mail = outgoingMail();
      yield* outbox.enqueue(mail);
      const delivery = yield* Effect.fork(outbox.deliverDue);
      yield* Deferred.await(started);
      yield* Fiber.interrupt(delivery);
      const stop = yield* Effect.fork(Scope.close(service, Exit.void));
      assert.deepEqual(yield* statusOf(mail.messageId), { status: "queued", attempts: 1 });
      assert.ok(Option.isNone(yield* Fiber.poll(stop)), "The stop didn't wait.");
      yield* Deferred.succeed(taken, undefined);
      yield* Fiber.join(stop);
      assert.deepEqual(yield* statusOf(mail.messageId), { status: "sent", attempts: 1 });
    }),
  );
});
