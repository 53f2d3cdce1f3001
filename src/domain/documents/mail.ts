/**
 * Mails as the outbox takes them. An address, a message id and a subject are made here and nowhere else, so that
 * nothing that a caller wrote can become another header or another receiver.
 */
import * as Brand from "effect/Brand";
import type { EmailAddress } from "../../kernel/email_address.ts";
import type { DocumentKey } from "./document_key.ts";
import type { FileName } from "./file_name.ts";

/** Part of a mail's Message-ID before the `@`: the same for every attempt, so that a receiver can tell. */
export type MessageId = string & Brand.Brand<"MessageId">;
const messageId = Brand.nominal<MessageId>();

const messageIdPattern = /^[a-z0-9]+([.-][a-z0-9]+)*$/;
const longestMessageId = 64;

/** Returns the id when the text is one, such as `invoice.7f3c`. */
export const messageIdOfText = (text: string): MessageId | undefined =>
  text.length <= longestMessageId && messageIdPattern.test(text) ? messageId(text) : undefined;

/** Beginnings of the ids of mails that bring a secret: once such a mail is finished, its text is forgotten. */
export const secretMailPrefixes = { signIn: "sign-in.", inquiry: "inquiry." } as const;

/** Returns whether the mail with the id brings a secret. */
export const isSecretMail = (id: string): boolean =>
  Object.values(secretMailPrefixes).some((prefix) => id.startsWith(prefix));

/** A subject: one line. */
export type Subject = string & Brand.Brand<"Subject">;
const subject = Brand.nominal<Subject>();
const longestSubject = 200;

/**
 * Text of a header: on one line, without control characters. What looks like an encoded word (RFC 2047) is taken apart: the
 * receiver's program would show characters in its place that were never looked at.
 */
const headerText = (text: string, longest: number): string =>
  [...text.toWellFormed().replace(/[\p{C}\s]+/gu, " ").replaceAll("=?", "= ?").trim()].slice(0, longest).join(
    "",
  );

/** Returns the text on one line, without control characters, at most 200 characters long. */
export const subjectOf = (text: string): Subject => subject(headerText(text, longestSubject));

/** A name beside an address: one line of printable characters. */
export type SenderName = string & Brand.Brand<"SenderName">;
const senderName = Brand.nominal<SenderName>();
const longestSenderName = 120;

const ats = /[@\uff20\ufe6b]/g;

/**
 * Returns the text as a name: on one line, without control characters, at most 120 characters long. It looks like no address:
 * many programs show a name alone, and a reader would take it for whom the mail comes from.
 */
export const senderNameOf = (text: string): SenderName =>
  senderName(headerText(text.replace(ats, " at "), longestSenderName));

/** A stored document that goes out with a mail. */
export interface Attachment {
  /** Key of the document in the store. */
  readonly key: DocumentKey;
  /** Name under which the receiver saves it. */
  readonly fileName: FileName;
}

/** A mail to one receiver. */
export interface OutgoingMail {
  /** Id of the mail (RFC 5322), the same at each attempt. */
  readonly messageId: MessageId;
  /** Receiver of the mail. */
  readonly to: EmailAddress;
  /** For whom the service sends it: the name beside its own address. */
  readonly senderName: SenderName;
  /** To whom an answer goes; to the service where nobody is named. */
  readonly replyTo: EmailAddress | null;
  /** The subject line. */
  readonly subject: Subject;
  /** The body: plain text, lines ended by `\n`. */
  readonly text: string;
  /** Text as HTML, for programs that show it; null for none. */
  readonly html: string | null;
  /** Files that go out with the mail. */
  readonly attachments: ReadonlyArray<Attachment>;
}

/** An attachment's content, as it goes out. */
export interface AttachedDocument {
  /** Name under which the receiver saves it. */
  readonly fileName: FileName;
  /** Media type, such as `application/pdf`. */
  readonly mediaType: string;
  /** The content. */
  readonly bytes: Uint8Array;
}

/** A mail with its attachments read. */
export interface ReadyMail extends Omit<OutgoingMail, "attachments"> {
  /** The documents, read from the store. */
  readonly documents: ReadonlyArray<AttachedDocument>;
}
