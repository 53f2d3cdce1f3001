/**
 * Every capability that the use cases need, on one page. Adapters implement them; tests may stand in. Methods
 * need no environment of their own: a service closes over what it depends on.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type * as Scope from "effect/Scope";
import type * as Stream from "effect/Stream";
import type {
  AccountRecord,
  Caller,
  KeyRecord,
  NewKey,
  Permission,
  Tier,
  TierName,
} from "../domain/access.ts";
import type { EnteredPrice } from "../domain/cbam/certificate_price.ts";
import type { ByteRange } from "../domain/byte_range.ts";
import type { DocumentKey } from "../domain/document_key.ts";
import type {
  DocumentNotFound,
  IdempotencyKeyInUse,
  IdempotencyKeyReused,
  LinkChanged,
  LinkExpired,
  MailDeferred,
  MailRefused,
  OperatorRefused,
  RateLimited,
  ServiceUnavailable,
} from "../domain/errors.ts";
import type { FileName } from "../domain/file_name.ts";
import type { RepeatableCall } from "../domain/idempotency.ts";
import type { OutgoingMail, ReadyMail } from "../domain/mail.ts";
import type { Batch, BatchHead, RowRecord } from "../domain/cbam/bulk_record.ts";
import type { CertificatePrice } from "../domain/cbam/price.ts";
import type { ReferenceTables } from "../domain/cbam/reference.ts";
import type { SearchIndex } from "../domain/cbam/search.ts";
import type { MissingCharacters, PrintableDocument } from "../domain/printable.ts";
import type { Quota, Standing } from "../domain/quota.ts";

/** The law's tables, read once and frozen. */
export class ReferenceData extends Context.Tag("ReferenceData")<ReferenceData, {
  readonly tables: ReferenceTables;
  readonly searchIndex: SearchIndex;
}>() {}

/** The published certificate prices, at most five seconds old, from memory. */
export class CertificatePrices extends Context.Tag("CertificatePrices")<CertificatePrices, {
  readonly current: () => ReadonlyArray<CertificatePrice>;
}>() {}

/** Keys, accounts and tiers, as admission reads them: answers are at most two seconds old. */
export class Accounts extends Context.Tag("Accounts")<Accounts, {
  /** The holder of the live key with this SHA-256 (lower-case hex); none when unknown, revoked or closed. */
  readonly callerByKeyHash: (
    keyHash: string,
  ) => Effect.Effect<Option.Option<Caller>, ServiceUnavailable>;
  /** The tier's row as the operator last set it (at most five seconds old). */
  readonly tier: (name: TierName) => Effect.Effect<Tier, ServiceUnavailable>;
  /** Notes that a key was used; written at most once a minute, never on the call's way. */
  readonly noteUse: (keyId: string) => Effect.Effect<void>;
}>() {}

/** Whether the database answers and is migrated: what `/readyz` says. */
export class DatabaseHealth extends Context.Tag("DatabaseHealth")<DatabaseHealth, {
  readonly isReady: Effect.Effect<boolean>;
  /** Waits until the database has been migrated for the first time. */
  readonly whenPrepared: Effect.Effect<void>;
}>() {}

type Operated<Value> = Effect.Effect<Value, OperatorRefused | ServiceUnavailable>;

/** What the operator does; every refusal is a sentence that says what would be right. */
export class Operator extends Context.Tag("Operator")<Operator, {
  readonly createAccount: (email: string, tier: TierName) => Operated<AccountRecord>;
  readonly accounts: Operated<ReadonlyArray<AccountRecord>>;
  readonly setTier: (email: string, tier: TierName) => Operated<AccountRecord>;
  /** Calls with the account's keys are refused from that time on; undefined: never. */
  readonly setExpiry: (email: string, expiresAt: string | undefined) => Operated<AccountRecord>;
  readonly closeAccount: (email: string) => Operated<AccountRecord>;
  /** The raw key is in the answer, and nowhere else, ever. */
  readonly createKey: (email: string, permissions: ReadonlyArray<Permission>) => Operated<NewKey>;
  readonly keys: Operated<ReadonlyArray<KeyRecord>>;
  readonly revokeKey: (id: string) => Operated<KeyRecord>;
  readonly tiers: Operated<ReadonlyArray<Tier>>;
  readonly setTierLimits: (tier: Tier) => Operated<Tier>;
  readonly prices: Operated<ReadonlyArray<CertificatePrice>>;
  readonly addPrice: (price: EnteredPrice) => Operated<ReadonlyArray<CertificatePrice>>;
}>() {}

/** Counts calls: exactly `quota.limit` of a subject pass in any window, however many processes ask at once. */
export class RateLimiter extends Context.Tag("RateLimiter")<RateLimiter, {
  /**
   * Takes one place of the subject's window.
   * @param subject who is counted: a key id, or a client address (IPv6 by /64)
   * @fails RateLimited when the window is full; a refusal takes no place and does not push the window
   */
  readonly take: (
    quota: Quota,
    subject: string,
  ) => Effect.Effect<Standing, RateLimited | ServiceUnavailable>;
}>() {}

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
  /** What the reader's computer saves the document as. */
  readonly fileName: FileName;
  readonly validForSeconds: number;
}

/** Where documents are kept. Every failure of a store that is away, slow, full or misconfigured is ServiceUnavailable. */
export class DocumentStore extends Context.Tag("DocumentStore")<DocumentStore, {
  /** Keeps the bytes under the key, in place of what was there; they are safe, whole, when it returns. */
  readonly put: (key: DocumentKey, bytes: Uint8Array) => Effect.Effect<void, ServiceUnavailable>;
  readonly open: (key: DocumentKey) => Effect.Effect<StoredDocument, DocumentNotFound | ServiceUnavailable>;
  /** Succeeds also when there is nothing under the key. */
  readonly remove: (key: DocumentKey) => Effect.Effect<void, ServiceUnavailable>;
  /** The keys of all documents that were stored before a time, in no order. */
  readonly keysStoredBefore: (timeMs: number) => Stream.Stream<DocumentKey, ServiceUnavailable>;
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
  /** @returns what was signed, when the link is as it was given out and its time isn't over. */
  readonly verify: (url: URL) => Effect.Effect<SignedPath, LinkChanged | LinkExpired>;
}>() {}

/** Hands one mail over, now. */
export class Mailer extends Context.Tag("Mailer")<Mailer, {
  readonly send: (mail: ReadyMail) => Effect.Effect<void, MailDeferred | MailRefused>;
}>() {}

/** Mails that wait to be handed over; a mail is known by its message id. */
export class Outbox extends Context.Tag("Outbox")<Outbox, {
  /** Queues the mail, as a part of the caller's transaction if there is one; a message id that is known is left alone. */
  readonly enqueue: (mail: OutgoingMail) => Effect.Effect<void, ServiceUnavailable>;
  /** Tries every mail that is due. @returns how many attempts were made */
  readonly deliverDue: Effect.Effect<number, ServiceUnavailable>;
  /** Forgets mails that were sent or given up before a time. @returns how many */
  readonly forgetFinishedBefore: (timeMs: number) => Effect.Effect<number, ServiceUnavailable>;
}>() {}

/** Turns descriptions of documents into PDFs. */
export class PdfRenderer extends Context.Tag("PdfRenderer")<PdfRenderer, {
  /**
   * Renders a document; the same document gives the same bytes.
   * @fails ServiceUnavailable when too many documents wait already, or when it takes longer than 120 seconds
   */
  readonly render: (document: PrintableDocument) => Effect.Effect<Uint8Array, ServiceUnavailable>;
  /** What no font has: a text with such a character would be printed with a gap. */
  readonly missingCharacters: MissingCharacters;
}>() {}

/** Remembers what calls under an Idempotency-Key came to, for 24 hours. */
export class Idempotency extends Context.Tag("Idempotency")<Idempotency, {
  /**
   * Claims the call's key until the scope closes: a claim without an outcome is given up then, and by itself soon
   * after its process died.
   * @returns the outcome of the same call when it was made before, else none: the caller does the work
   * @fails IdempotencyKeyInUse while another has the claim, IdempotencyKeyReused when the payload was another
   */
  readonly claim: (
    call: RepeatableCall,
  ) => Effect.Effect<
    Option.Option<string>,
    IdempotencyKeyInUse | IdempotencyKeyReused | ServiceUnavailable,
    Scope.Scope
  >;
  /** Keeps the outcome of a claimed call, as a part of the caller's transaction if there is one. */
  readonly keep: (call: RepeatableCall, outcome: string) => Effect.Effect<void, ServiceUnavailable>;
  /** Forgets outcomes that are older than 24 hours. @returns how many */
  readonly forgetOld: Effect.Effect<number, ServiceUnavailable>;
}>() {}

/** Bulk calls as they were answered: the audit, and what a repeated call and a row's report go back to. */
export class Batches extends Context.Tag("Batches")<Batches, {
  /**
   * Keeps the batch, each of its rows, and what `alongside` writes: all of it, or nothing.
   * @param alongside runs in the same transaction, last
   */
  readonly record: (
    batch: Batch,
    alongside: Effect.Effect<void, ServiceUnavailable>,
  ) => Effect.Effect<void, ServiceUnavailable>;
  /** The batch with all its rows. */
  readonly byId: (id: string) => Effect.Effect<Option.Option<Batch>, ServiceUnavailable>;
  /** The account's newest batch under the request's id, without its rows. */
  readonly byRequest: (
    accountId: string,
    requestId: string,
  ) => Effect.Effect<Option.Option<BatchHead>, ServiceUnavailable>;
  /** Rows of a batch from a position on, in order. */
  readonly rows: (
    head: BatchHead,
    page: { readonly fromIndex: number; readonly limit: number },
  ) => Effect.Effect<ReadonlyArray<RowRecord>, ServiceUnavailable>;
}>() {}
