/** Mails that a mail server is slow to take, or a store to give: others go past them, links before all. Both databases, a real server. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Chunk from "effect/Chunk";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Redacted from "effect/Redacted";
import * as Scope from "effect/Scope";
import * as Stream from "effect/Stream";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as Smtp from "../../../../src/adapters/mail/smtp.ts";
import * as OutboxAdapter from "../../../../src/adapters/postgres/mail/outbox.ts";
import { DocumentStore, Mailer, Outbox } from "../../../../src/application/documents/document_ports.ts";
import { messageIdOfText, type OutgoingMail, subjectOf } from "../../../../src/domain/documents/mail.ts";
import { fileNameOf } from "../../../../src/domain/documents/file_name.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { filesIn, key } from "../../../support/document_stores.ts";
import { from, outgoingMail } from "../../../support/mails.ts";
import { type RunningSmtp, startSmtp } from "../../../support/smtp_server.ts";

/** A server that takes every mail at once, but for those of the subject "slow", whose last word it keeps until it is let go on. */
const slowServer = async (): Promise<
  RunningSmtp & {
    readonly taken: ReadonlyArray<string>;
    readonly held: () => number;
    readonly goOn: () => void;
  }
> => {
  const taken: Array<string> = [];
  const waiting: Array<() => void> = [];
  const server = await startSmtp({
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk: Uint8Array) => text += new TextDecoder().decode(chunk));
      stream.on("end", () => {
        const take = (): void => {
          taken.push(/^Message-ID: <(.*)@/m.exec(text)?.[1] ?? "");
          done();
        };
        if (/^Subject: slow\r?$/m.test(text)) waiting.push(take);
        else take();
      });
    },
  });
  return {
    ...server,
    taken,
    held: () => waiting.length,
    goOn: () => waiting.splice(0).forEach((take) => take()),
  };
};

const throughSmtp = (port: number) =>
  OutboxAdapter.layer.pipe(
    Layer.provide(Smtp.layer({ url: Redacted.make(`smtp://127.0.0.1:${port}`), from })),
    Layer.provide(filesIn),
  );

/** Mails that a process tries at once. */
const places = 4;
/** Attempts that hang in the places for all mails, and beside these. */
const mostSlow = 12;

const slowMail = () => outgoingMail({ subject: subjectOf("slow") });

const linkMail = (): OutgoingMail => {
  const messageId = messageIdOfText(`sign-in.${crypto.randomUUID()}`);
  assert.ok(messageId !== undefined);
  return outgoingMail({ messageId });
};

const reminderMail = (): OutgoingMail => {
  const messageId = messageIdOfText(`reminder.${crypto.randomUUID()}`);
  assert.ok(messageId !== undefined);
  return outgoingMail({ messageId });
};

const rowOf = (messageId: string) =>
  Effect.map(
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      sql<{ status: string; attempts: number; last_failure: string | null }>`
        select status, attempts, last_failure from mail where message_id = ${messageId}`),
    ([found]) =>
      found,
  );

/** Mails that other tests left are out of the way. */
const forgetOthers = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from mail`);

/** Real time in which servers and databases answer. */
const pause = (ms: number) => Effect.promise(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** Has the free places look every five seconds of the tests' clock, until it came about. */
const seen = (isSo: () => boolean) =>
  Effect.gen(function* () {
    for (let checks = 0; !isSo(); checks++) {
      if (checks % 20 === 0) yield* TestClock.adjust("5 seconds");
      yield* pause(50);
    }
  });

onEachDatabase((test) => {
  const sentOf = (server: { readonly taken: ReadonlyArray<string> }, mail: OutgoingMail) =>
    Effect.zipRight(
      seen(() => server.taken.includes(mail.messageId)),
      Effect.repeat(rowOf(mail.messageId), { until: (row) => row?.status === "sent" }),
    );
  test(
    "mails that the server is slow to take hold up none, of whatever kind, and a link passes as many as there may be",
    Effect.gen(function* () {
      yield* forgetOthers;
      const server = yield* Effect.promise(slowServer);
      yield* Effect.gen(function* () {
        const outbox = yield* Outbox;
        const enqueued = (count: number, make: () => OutgoingMail) =>
          Effect.forEach(
            Array.from({ length: count }, make),
            (mail) => Effect.as(outbox.enqueue(mail), mail),
          );
        const slow = yield* enqueued(places, slowMail);
        yield* seen(() => server.held() === places);
        for (const make of [outgoingMail, linkMail, reminderMail]) {
          const [mail] = yield* enqueued(1, make);
          if (mail !== undefined) yield* sentOf(server, mail);
        }
        assert.equal(server.held(), places);
        slow.push(...yield* enqueued(mostSlow, slowMail));
        yield* seen(() => server.held() === mostSlow);
        const [waits] = yield* enqueued(1, () => outgoingMail());
        const [link] = yield* enqueued(1, linkMail);
        assert.ok(waits !== undefined && link !== undefined);
        yield* sentOf(server, link);
        yield* TestClock.adjust("10 seconds");
        assert.deepEqual([server.held(), server.taken.includes(waits.messageId)], [mostSlow, false]);
        server.goOn();
        yield* seen(() => server.held() === places);
        server.goOn();
        for (const mail of [waits, ...slow]) yield* sentOf(server, mail);
        assert.equal(new Set(server.taken).size, server.taken.length);
      }).pipe(Effect.provide(throughSmtp(server.port)));
      yield* Effect.promise(server.stop);
    }),
  );

  test(
    "a link goes before what has waited longer",
    Effect.gen(function* () {
      yield* forgetOthers;
      const server = yield* Effect.promise(slowServer);
      yield* Effect.gen(function* () {
        const outbox = yield* Outbox;
        const link = linkMail();
        for (let count = 0; count < 20; count++) yield* outbox.enqueue(outgoingMail());
        yield* TestClock.adjust("1 second");
        yield* outbox.enqueue(link);
        assert.equal(yield* outbox.deliverDue, 21);
        assert.ok(server.taken.indexOf(link.messageId) < 4, String(server.taken.indexOf(link.messageId)));
        assert.equal(new Set(server.taken).size, 21);
      }).pipe(Effect.provide(throughSmtp(server.port)));
      yield* Effect.promise(server.stop);
    }),
  );

  test(
    "what the server says is written down on one line, without characters that the database takes in no text",
    Effect.gen(function* () {
      yield* forgetOthers;
      for (const [said, status] of [[451, "queued"], [550, "dead"]] as const) {
        const server = yield* Effect.promise(() =>
          startSmtp({
            onRcptTo: (_address, _session, done) =>
              done(Object.assign(new Error("4.7.0 \0 lat\u0007er"), { responseCode: said })),
          })
        );
        const mail = outgoingMail();
        yield* Effect.gen(function* () {
          const outbox = yield* Outbox;
          yield* outbox.enqueue(mail);
          yield* outbox.deliverDue;
        }).pipe(Effect.provide(throughSmtp(server.port)));
        const row = yield* rowOf(mail.messageId);
        assert.deepEqual([row?.status, row?.attempts], [status, 1]);
        assert.match(row?.last_failure ?? "", /4\.7\.0 lat er$/);
        yield* Effect.promise(server.stop);
      }
    }),
  );

  let reading = 0;
  const unread = Layer.effect(
    DocumentStore,
    Effect.map(DocumentStore, (store): DocumentStore["Type"] => ({
      ...store,
      open: (of) =>
        Effect.map(store.open(of), (found) => ({
          ...found,
          read: () => Stream.zipRight(Stream.sync(() => reading += 1), Stream.never),
        })),
    })),
  );
  const fromSilentStore = OutboxAdapter.layer.pipe(
    Layer.provide(Layer.succeed(Mailer, { send: () => Effect.die("there is nothing to send") })),
    Layer.provideMerge(Layer.provide(unread, filesIn)),
  );
  test(
    "an attempt ends before its booking, whatever it waits for, and is tried again at a time of its own",
    Effect.gen(function* () {
      yield* forgetOthers;
      const outbox = yield* Outbox;
      const document = key(`invoices/${crypto.randomUUID()}/commercial.pdf`);
      yield* (yield* DocumentStore).put(document, new Uint8Array([1]));
      const mail = outgoingMail({ attachments: [{ key: document, fileName: fileNameOf("a", "pdf") }] });
      yield* outbox.enqueue(mail);
      const delivery = yield* Effect.fork(outbox.deliverDue);
      while (reading === 0) yield* pause(50);
      yield* TestClock.adjust("540 seconds");
      assert.equal(yield* Fiber.join(delivery), 1);
      const row = yield* rowOf(mail.messageId);
      assert.deepEqual([row?.status, row?.attempts], ["queued", 1]);
      assert.match(row?.last_failure ?? "", /longer than 540 seconds/);
    }).pipe(Effect.provide(fromSilentStore)),
  );

  test(
    "a service that stops waits for all attempts at the same time",
    Effect.gen(function* () {
      yield* forgetOthers;
      let begun = 0;
      const mailer = Layer.succeed(Mailer, {
        send: () => Effect.zipRight(Effect.sync(() => begun++), Effect.never),
      });
      const scope = yield* Scope.make();
      const context = yield* Layer.buildWithScope(
        OutboxAdapter.layer.pipe(Layer.provide(mailer), Layer.provide(filesIn)),
        scope,
      );
      yield* Effect.gen(function* () {
        const outbox = yield* Outbox;
        for (let count = 0; count < places; count++) yield* outbox.enqueue(linkMail());
      }).pipe(Effect.provide(context));
      yield* seen(() => begun === places);
      const over = (yield* Clock.currentTimeMillis) + 20_000;
      const stop = yield* Effect.fork(Scope.close(scope, Exit.void));
      while (!Chunk.contains(yield* TestClock.sleeps(), over)) yield* pause(50);
      assert.ok(Option.isNone(yield* Fiber.poll(stop)), "The stop didn't wait.");
      yield* TestClock.adjust("20 seconds");
      for (let looks = 0; Option.isNone(yield* Fiber.poll(stop)); looks++) {
        assert.ok(looks < 1_000, "The stop waited for one attempt after the other.");
        yield* pause(50);
      }
      yield* Fiber.join(stop);
      yield* forgetOthers;
    }),
  );
});
