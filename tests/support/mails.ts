/** Mails for tests. */
import assert from "node:assert/strict";
import { emailAddressOfText } from "../../src/kernel/email_address.ts";
import {
  messageIdOfText,
  type OutgoingMail,
  type ReadyMail,
  senderNameOf,
  subjectOf,
} from "../../src/domain/documents/mail.ts";

const there = <Value>(value: Value | undefined): Value => {
  assert.ok(value !== undefined);
  return value;
};

export const from = there(emailAddressOfText("customs@example.com"));

/** A mail that no other test has. */
export const outgoingMail = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: there(messageIdOfText(`invoice.${crypto.randomUUID()}`)),
  to: there(emailAddressOfText("receiver@example.com")),
  senderName: senderNameOf("Acme Export Ltd"),
  replyTo: there(emailAddressOfText("export@acme-export.example")),
  subject: subjectOf("Customs documents 7"),
  text: "Attached.\n",
  html: "<p>Attached.</p>",
  attachments: [],
  ...more,
});

export const readyMail = (): ReadyMail => {
  const { attachments: _, ...mail } = outgoingMail();
  return { ...mail, documents: [] };
};
