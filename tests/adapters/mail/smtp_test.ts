/** Mails over SMTP, to a real server: what arrives, what is tried again, what is given up. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Logger from "effect/Logger";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import * as Smtp from "../../../src/adapters/mail/smtp.ts";
import { Mailer } from "../../../src/application/documents/document_ports.ts";
import { fileNameOf } from "../../../src/domain/documents/file_name.ts";
import type { ReadyMail } from "../../../src/domain/documents/mail.ts";
import { from, readyMail } from "../../support/mails.ts";
import { startSmtp } from "../../support/smtp_server.ts";

const sendTo = (
  url: string,
  { mail = readyMail(), patience }: { readonly mail?: ReadyMail; readonly patience?: Smtp.SmtpPatience } = {},
) =>
  Effect.runPromise(
    Effect.flatMap(Mailer, (mailer) => Effect.either(mailer.send(mail))).pipe(
      Effect.provide(Smtp.layer({ url: Redacted.make(url), from }, patience)),
    ),
  );

const hasty: Smtp.SmtpPatience = { connectMs: 500, answerMs: 500, attemptMs: 500 };

/** A server on loopback that does as the test says with each connection, until it is closed. */
const withServer = async (
  serve: (connection: Deno.TcpConn) => Promise<void>,
  test: (url: string) => Promise<void>,
  hostname = "127.0.0.1",
): Promise<void> => {
  const listener = Deno.listen({ hostname, port: 0 });
  const serving: Array<Promise<void>> = [];
  const accepting = (async () => {
    for await (const connection of listener) serving.push(serve(connection));
  })();
  await test(`smtp://${hostname}:${listener.addr.port}`);
  listener.close();
  await accepting;
  await Promise.all(serving);
};

const ended = async (connection: Deno.TcpConn): Promise<void> => {
  const buffer = new Uint8Array(1_024);
  while ((await connection.read(buffer).catch(() => null)) !== null);
  connection.close();
};

const smtpError = (code: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode: code });

Deno.test("a mail arrives with its message id, its text and its documents, from the service to one receiver", async () => {
  const server = await startSmtp();
  const bytes = new TextEncoder().encode("%PDF-1.7 document");
  const mail = {
    ...readyMail(),
    documents: [{
      fileName: fileNameOf("Rechnung Nr. 7 – Größe", "pdf"),
      mediaType: "application/pdf",
      bytes,
    }],
  };
  assert.ok(Either.isRight(await sendTo(`smtp://127.0.0.1:${server.port}`, { mail })));
  const [received] = server.received;
  assert.ok(received !== undefined);
  assert.equal(received.from, from);
  assert.deepEqual(received.to, [mail.to]);
  assert.ok(received.text.includes(`Message-ID: <${mail.messageId}@example.com>`), received.text);
  assert.ok(received.text.includes(`Subject: ${mail.subject}`));
  assert.ok(received.text.includes("Auto-Submitted: auto-generated"));
  assert.ok(received.text.includes(`From: ${mail.senderName} <${from}>`), received.text);
  assert.ok(received.text.includes(`Reply-To: ${mail.senderName} <${mail.replyTo}>`));
  assert.ok(received.text.includes("Content-Type: text/html"));
  assert.ok(received.text.includes(Buffer.from(bytes).toString("base64")));
  await server.stop();
});

Deno.test("a receiver that the server knows nothing of is final, a full mailbox is not", async () => {
  const refusing = await startSmtp({ onRcptTo: (_, __, done) => done(smtpError(550, "no such user")) });
  const refused = await sendTo(`smtp://127.0.0.1:${refusing.port}`);
  assert.ok(Either.isLeft(refused) && refused.left._tag === "MailRefused");
  assert.match(refused.left.message, /no such user/);
  await refusing.stop();
  const full = await startSmtp({ onRcptTo: (_, __, done) => done(smtpError(452, "mailbox full")) });
  const deferred = await sendTo(`smtp://127.0.0.1:${full.port}`);
  assert.ok(Either.isLeft(deferred) && deferred.left._tag === "MailDeferred");
  await full.stop();
});

Deno.test("a server that isn't there is tried again", async () => {
  const outcome = await sendTo("smtp://127.0.0.1:1");
  assert.ok(Either.isLeft(outcome) && outcome.left._tag === "MailDeferred");
});

Deno.test("a password is sent over TLS only, and one that is wrong is the operator's to mend", async () => {
  const onAuth = (
    auth: { readonly username?: string | null | undefined; readonly password?: string | null | undefined },
    _session: unknown,
    done: (error: Error | null, answer?: { readonly user: string }) => void,
  ): void =>
    auth.password === "right"
      ? done(null, { user: auth.username ?? "" })
      : done(smtpError(535, "wrong password"));
  const plain = await startSmtp({ onAuth, disabledCommands: ["STARTTLS"], allowInsecureAuth: true });
  const refused = await sendTo(`smtp://user:right@127.0.0.1:${plain.port}`);
  assert.ok(Either.isLeft(refused) && refused.left._tag === "MailDeferred");
  assert.equal(plain.received.length, 0);
  await plain.stop();

  const server = await startSmtp({ onAuth });
  const address = (password: string) =>
    `smtp://user:${password}@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`;
  assert.deepEqual(await sendTo(address("right")), Either.right(undefined));
  assert.deepEqual([server.received[0]?.isSecure, server.received[0]?.user], [true, "user"]);
  const wrong = await sendTo(address("wrong"));
  assert.ok(Either.isLeft(wrong) && wrong.left._tag === "MailDeferred");
  const untrusted = await sendTo(`smtp://user:right@127.0.0.1:${server.port}`);
  assert.ok(Either.isLeft(untrusted) && untrusted.left._tag === "MailDeferred");
  assert.equal(server.received.length, 1);
  await server.stop();
});

Deno.test("a server that can't be used is told once with why, and once when it works again; what it says of a mail is not", async () => {
  const state = { password: "other", receiver: 250 };
  const server = await startSmtp({
    onAuth: ({ password }, _session, done) =>
      password === state.password ? done(null, { user: "user" }) : done(smtpError(535, "wrong password")),
    onRcptTo: (_address, _session, done) =>
      state.receiver === 250 ? done() : done(smtpError(state.receiver, "come back later")),
  });
  const lines: Array<string> = [];
  const logger = Logger.replace(
    Logger.defaultLogger,
    Logger.make<unknown, void>(({ message }) => {
      lines.push(String(message));
    }),
  );
  const url = Redacted.make(`smtp://user:right@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`);
  await Effect.runPromise(
    Effect.gen(function* () {
      const { send } = yield* Mailer;
      const sent = Effect.map(Effect.either(send(readyMail())), Either.isRight);
      assert.deepEqual(yield* Effect.all([sent, sent]), [false, false]);
      assert.equal(lines.length, 1, lines.join());
      assert.match(
        lines[0] ?? "",
        /^The mail server can't be used, and mails are tried again\. .*wrong password/,
      );
      state.password = "right";
      state.receiver = 451;
      assert.deepEqual(yield* Effect.all([sent, sent]), [false, false]);
      assert.deepEqual(lines.slice(1), ["The mail server works again."]);
      state.receiver = 250;
      assert.equal(yield* sent, true);
      assert.equal(lines.length, 2);
    }).pipe(Effect.provide(Smtp.layer({ url, from })), Effect.provide(logger)),
  );
  await server.stop();
});

Deno.test("a server that is silent, or busy without end, is let go in time, and its connection is closed", async () => {
  const busy = async (connection: Deno.TcpConn): Promise<void> => {
    const line = new TextEncoder().encode("220-wait\r\n");
    const written = (): Promise<boolean> => connection.write(line).then(() => true, () => false);
    while (await written()) await new Promise((resolve) => setTimeout(resolve, 50));
    connection.close();
  };
  await Promise.all([ended, busy].map((serve) =>
    withServer(serve, async (url) => {
      const outcome = await sendTo(url, { patience: hasty });
      assert.ok(Either.isLeft(outcome) && outcome.left._tag === "MailDeferred");
    })
  ));
});

Deno.test("a mail whose connection is cut after its last byte is sent again under the same message id", async () => {
  const copies: Array<string> = [];
  const mail = readyMail();
  const server = await startSmtp({
    onData: (stream, session, done) => {
      let text = "";
      stream.on("data", (chunk: Uint8Array) => text += new TextDecoder().decode(chunk));
      stream.on("end", () => {
        copies.push(/^Message-ID: (.*)$/m.exec(text)?.[1]?.trim() ?? "");
        if (copies.length === 1) server.cut(session.id);
        else done();
      });
    },
  });
  const url = `smtp://127.0.0.1:${server.port}`;
  const cut = await sendTo(url, { mail });
  assert.ok(Either.isLeft(cut) && cut.left._tag === "MailDeferred", "not given up: it may be lost");
  assert.ok(Either.isRight(await sendTo(url, { mail })));
  assert.deepEqual(copies, Array(2).fill(`<${mail.messageId}@example.com>`));
  await server.stop();
});

Deno.test({
  name: "a server is reached with permission for its name alone, whatever its addresses are",
  permissions: { net: ["localhost"], env: true, read: true, sys: true },
  fn: async () => {
    const refusing = async (connection: Deno.TcpConn) => {
      await connection.write(new TextEncoder().encode("554 not here\r\n"));
      await ended(connection);
    };
    await withServer(refusing, async (url) => {
      const outcome = await sendTo(url);
      assert.match(Either.isLeft(outcome) ? outcome.left.message : "sent", /554 not here/);
    }, "localhost");
  },
});
