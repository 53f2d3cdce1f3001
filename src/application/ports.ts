/**
 * Every capability that the use cases need, on one page. Adapters implement them; tests may stand in. Methods
 * need no environment of their own: a service closes over what it depends on.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
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
import type { OperatorRefused, RateLimited, ServiceUnavailable } from "../domain/errors.ts";
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
