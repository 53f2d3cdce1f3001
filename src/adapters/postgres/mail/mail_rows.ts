/** Rows of mails that wait. What leaves as a header or a receiver is read by its own rule again, as when it came in. */
import * as Schema from "effect/Schema";
import { documentKeyOfText } from "../../../domain/documents/document_key.ts";
import { fileNameOfText } from "../../../domain/documents/file_name.ts";
import {
  type Attachment,
  messageIdOfText,
  type OutgoingMail,
  senderNameOf,
  subjectOf,
} from "../../../domain/documents/mail.ts";
import { emailAddressOfText } from "../../../kernel/email_address.ts";

/** A row as it is kept. */
export const MailRow = Schema.Struct({
  messageId: Schema.String,
  to: Schema.String,
  senderName: Schema.String,
  replyTo: Schema.NullOr(Schema.String),
  subject: Schema.String,
  text: Schema.String,
  html: Schema.NullOr(Schema.String),
  attachments: Schema.Array(Schema.Struct({ key: Schema.String, fileName: Schema.String })),
  attempts: Schema.Number,
  queuedAtMs: Schema.Number,
});
/** A row that was booked for an attempt, this one counted. */
export type MailRow = typeof MailRow.Type;

/** A mail that was booked for an attempt. */
export interface BookedMail extends OutgoingMail {
  readonly queuedAtMs: number;
  /** This one included. */
  readonly attempts: number;
}

const attachmentOf = (row: MailRow["attachments"][number]): Attachment | undefined => {
  const [key, fileName] = [documentKeyOfText(row.key), fileNameOfText(row.fileName)];
  return key === undefined || fileName === undefined ? undefined : { key, fileName };
};

/** @returns the mail; undefined for a row that no mail of this service was written as */
export const mailOfRow = (row: MailRow): BookedMail | undefined => {
  const [messageId, to] = [messageIdOfText(row.messageId), emailAddressOfText(row.to)];
  const replyTo = row.replyTo === null ? null : emailAddressOfText(row.replyTo);
  const attachments = row.attachments.map(attachmentOf).filter((each) => each !== undefined);
  if (messageId === undefined || to === undefined || replyTo === undefined) return undefined;
  if (attachments.length < row.attachments.length) return undefined;
  const [senderName, subject] = [senderNameOf(row.senderName), subjectOf(row.subject)];
  return { ...row, messageId, to, replyTo, senderName, subject, attachments };
};
