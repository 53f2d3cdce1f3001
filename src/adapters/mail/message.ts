/**
 * A mail as nodemailer takes it. Nothing is read from files or addresses that a text might name, and the answer
 * machines of receivers are told not to answer.
 */
import type { SendMailOptions } from "nodemailer";
import type { EmailAddress } from "../../kernel/email_address.ts";
import type { ReadyMail } from "../../domain/documents/mail.ts";

/** An id of the sender's domain, as receivers expect. RFC 5322, section 3.6.4. */
const headerIdOf = ({ messageId }: ReadyMail, from: EmailAddress): string =>
  `<${messageId}@${from.slice(from.lastIndexOf("@") + 1).toLowerCase()}>`;

/** @param from the service's own address */
export const messageOf = (mail: ReadyMail, from: EmailAddress): SendMailOptions => ({
  from: { name: mail.senderName, address: from },
  ...(mail.replyTo !== null && { replyTo: { name: mail.senderName, address: mail.replyTo } }),
  to: { name: "", address: mail.to },
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== null && { html: mail.html }),
  messageId: headerIdOf(mail, from),
  headers: { "Auto-Submitted": "auto-generated" },
  attachments: mail.documents.map(({ fileName, mediaType, bytes }) => ({
    filename: fileName,
    contentType: mediaType,
    content: Buffer.from(bytes),
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
