/**
 * The capabilities that documents need, beside those of `ports.ts`: where they are kept, how they are linked, printed
 * and sent, and the invoices that they belong to.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type * as Stream from "effect/Stream";
import type { ByteRange } from "../../domain/documents/byte_range.ts";
import type { DocumentKey } from "../../domain/documents/document_key.ts";
import type {
  DocumentNotFound,
  LinkChanged,
  LinkExpired,
  ServiceUnavailable,
} from "../../contract/failures.ts";
import type { MailDeferred, MailRefused } from "../../domain/documents/mail_failures.ts";
import type { FileName } from "../../domain/documents/file_name.ts";
import type {
  DocumentsOfInvoice,
  GoodsOfInvoice,
  InvoiceRecord,
  NewInvoice,
  TakenLines,
} from "../../domain/invoices/record.ts";
import type { ListPart } from "../page.ts";
import type { OutgoingMail, ReadyMail } from "../../domain/documents/mail.ts";
import type { MissingCharacters, PrintableDocument } from "../../domain/documents/printable.ts";
import type { KeptDeclaration } from "../../domain/reports/declaration_report.ts";
import type { Reader } from "../../domain/accounts/test_keys.ts";

/** A stored document: its size is known, its bytes are read when they are wanted. */
export interface StoredDocument {
  readonly sizeBytes: number;
  readonly mediaType: string;
  /** The range's bytes, or all of them. */
  readonly read: (range?: ByteRange) => Stream.Stream<Uint8Array, ServiceUnavailable>;
}

/** A link to a stored document that is good for a while. */
export interface DocumentLink {
  readonly key: DocumentKey;
  /** Name under which the reader's computer saves the document. */
  readonly fileName: FileName;
  readonly validForSeconds: number;
}

/** A document as a store lists it. */
export interface ListedDocument {
  readonly key: DocumentKey;
  readonly sizeBytes: number;
  readonly storedAtMs: number;
}

/** Store of documents. Every failure of a store that is away, slow, full or misconfigured is ServiceUnavailable. */
export class DocumentStore extends Context.Tag("DocumentStore")<DocumentStore, {
  /** Keeps the bytes under the key, in place of what was there; they are safe, whole, when it returns. */
  readonly put: (key: DocumentKey, bytes: Uint8Array) => Effect.Effect<void, ServiceUnavailable>;
  readonly open: (key: DocumentKey) => Effect.Effect<StoredDocument, DocumentNotFound | ServiceUnavailable>;
  /** Succeeds also when there is nothing under the key. */
  readonly remove: (key: DocumentKey) => Effect.Effect<void, ServiceUnavailable>;
  /** Succeeds while the store is there and, where a look can tell, takes documents; it keeps none. */
  readonly standing: Effect.Effect<void, ServiceUnavailable>;
  /** All documents, in no order. */
  readonly listed: Stream.Stream<ListedDocument, ServiceUnavailable>;
  /** @returns a URL reference: resolve it against the service's own origin (another store's link is absolute). */
  readonly signedLink: (link: DocumentLink) => Effect.Effect<string>;
}>() {}

/** A path of this service, and the name its document is saved as. */
export interface SignedPath {
  /** Absolute path without query, percent-encoded as URLs have it. */
  readonly path: string;
  readonly fileName: FileName;
}

/** Signs links that the service serves itself, and knows them again. */
export class LinkSigner extends Context.Tag("LinkSigner")<LinkSigner, {
  /** @returns the path with its query: until when, as what, and the signature of all three. */
  readonly sign: (what: SignedPath, validForSeconds: number) => Effect.Effect<string>;
  /** @returns the signed path, when the link is as it was given out and its time isn't over. */
  readonly verify: (url: URL) => Effect.Effect<SignedPath, LinkChanged | LinkExpired>;
}>() {}

/** A document to be printed: its description, or what the printer describes itself. */
export type PrintOrder = PrintableDocument | KeptDeclaration;

/** Turns descriptions of documents into PDFs. */
export class PdfRenderer extends Context.Tag("PdfRenderer")<PdfRenderer, {
  /**
   * Renders a document; the same document gives the same bytes.
   * @fails ServiceUnavailable when too many documents wait already, or when it takes longer than 120 seconds
   */
  readonly render: (document: PrintOrder) => Effect.Effect<Uint8Array, ServiceUnavailable>;
  /** The release that renders: another one may give other bytes. */
  readonly madeBy: string;
  /** @returns the number of pages of a document that `render` made */
  readonly pagesOf: (bytes: Uint8Array) => number;
  /** Characters that no font has: a text with such a character would be printed with a gap. */
  readonly missingCharacters: MissingCharacters;
}>() {}

/** Hands one mail over, now. */
export class Mailer extends Context.Tag("Mailer")<Mailer, {
  readonly send: (mail: ReadyMail) => Effect.Effect<void, MailDeferred | MailRefused>;
}>() {}

/** Mails that are not sent. */
export interface WaitingMails {
  /** Not tried yet, or tried just now. */
  readonly queued: number;
  /** Tried, and to be tried again. */
  readonly deferred: number;
  /** Given up within a day. */
  readonly dead: number;
  /** Wait of the mail that has waited longest; 0 when none does. */
  readonly oldestSeconds: number;
}

/** Mails that wait to be handed over; a mail is known by its message id. */
export class Outbox extends Context.Tag("Outbox")<Outbox, {
  /** Queues the mail, as a part of the caller's transaction if there is one; a message id that is known is left alone. */
  readonly enqueue: (mail: OutgoingMail) => Effect.Effect<void, ServiceUnavailable>;
  /**
   * Tries every mail that is due.
   * @returns the number of attempts that were made
   */
  readonly deliverDue: Effect.Effect<number, ServiceUnavailable>;
  readonly waiting: Effect.Effect<WaitingMails, ServiceUnavailable>;
  /**
   * Forgets mails that were sent or given up before a time.
   * @returns the number of mails that were deleted
   */
  readonly forgetFinishedBefore: (timeMs: number) => Effect.Effect<number, ServiceUnavailable>;
}>() {}

/** Position that a purge has reached. */
export interface ExpiredInvoice {
  readonly id: string;
  /** As the database writes it. */
  readonly expiresAt: string;
}

/** Invoices, each with the account that it belongs to. */
export class Invoices extends Context.Tag("Invoices")<Invoices, {
  /**
   * Keeps the invoice, queues its mail and runs `alongside`, last, in one transaction.
   * @returns false, and nothing is kept, when the short id is taken
   */
  readonly record: (
    invoice: NewInvoice,
    more: {
      readonly mail: OutgoingMail | undefined;
      readonly alongside: Effect.Effect<void, ServiceUnavailable>;
    },
  ) => Effect.Effect<boolean, ServiceUnavailable>;
  /** The invoice, if the reader may read it. */
  readonly find: (
    reader: Reader,
    id: string,
  ) => Effect.Effect<Option.Option<InvoiceRecord>, ServiceUnavailable>;
  /** Finds it by the reference that people read to each other. */
  readonly findByShortId: (
    reader: Reader,
    shortId: string,
  ) => Effect.Effect<Option.Option<InvoiceRecord>, ServiceUnavailable>;
  /** The goods of an invoice that the reader may read; none once the retention of what it said is over. */
  readonly goods: (
    reader: Reader,
    id: string,
  ) => Effect.Effect<Option.Option<GoodsOfInvoice>, ServiceUnavailable>;
  /** Remembers, as a part of the caller's transaction, lines that were taken as imports; it goes with what the invoice said. */
  readonly markTaken: (
    id: string,
    lines: TakenLines,
  ) => Effect.Effect<void, ServiceUnavailable>;
  /** The invoices that the reader may read, the newest first. */
  readonly list: (
    reader: Reader,
    part: ListPart,
  ) => Effect.Effect<ReadonlyArray<InvoiceRecord>, ServiceUnavailable>;
  /**
   * A page of the invoices whose retention is over and that are not purged yet, in the order in which it ended.
   * @param after the last one of the page before; undefined: the first page
   */
  readonly expired: (
    after?: ExpiredInvoice,
  ) => Effect.Effect<ReadonlyArray<ExpiredInvoice>, ServiceUnavailable>;
  /**
   * Purges an invoice whose retention is over: removes its documents, then marks it. Any number of processes may.
   * @returns false when another process does so just now, or did
   */
  readonly purge: (
    id: string,
    remove: (invoice: DocumentsOfInvoice) => Effect.Effect<void, ServiceUnavailable>,
  ) => Effect.Effect<boolean, ServiceUnavailable>;
  /** @returns those of the ids whose invoice is there and not purged */
  readonly withDocuments: (
    ids: ReadonlyArray<string>,
  ) => Effect.Effect<ReadonlySet<string>, ServiceUnavailable>;
}>() {}
