/** Mails as files: what a mail program opens, one a message id. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import * as EmlFiles from "../../../src/adapters/mail/eml_files.ts";
import { Mailer } from "../../../src/application/documents/document_ports.ts";
import { fileNameOf } from "../../../src/domain/documents/file_name.ts";
import { unfolded } from "../../support/smtp_server.ts";
import { from, readyMail } from "../../support/mails.ts";

Deno.test("a mail is one file under its message id, whole, also when it is sent twice", async () => {
  const directory = `${await Deno.makeTempDir()}/outbox`;
  const bytes = new Uint8Array([1, 2, 3]);
  const mail = {
    ...readyMail(),
    documents: [{ fileName: fileNameOf("Invoice 7", "pdf"), mediaType: "application/pdf", bytes }],
  };
  await Effect.runPromise(
    Effect.flatMap(Mailer, (mailer) => Effect.repeatN(mailer.send(mail), 1)).pipe(
      Effect.provide(EmlFiles.layer({ directory, from })),
    ),
  );
  assert.deepEqual([...Deno.readDirSync(directory)].map(({ name }) => name), [`${mail.messageId}.eml`]);
  const text = unfolded(await Deno.readTextFile(`${directory}/${mail.messageId}.eml`));
  assert.ok(text.includes(`Message-ID: <${mail.messageId}@example.com>`));
  assert.ok(text.includes(`To: ${mail.to}`));
  assert.ok(text.includes('filename="Invoice 7.pdf"'));
  assert.ok(text.includes("AQID"));
  await Deno.remove(directory, { recursive: true });
});
