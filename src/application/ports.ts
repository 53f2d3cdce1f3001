/**
 * Every capability that the use cases need, on two pages: this one, and `document_ports.ts` for documents. Adapters implement them; tests may stand in. Methods
 * need no environment of their own: a service closes over what it depends on.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Either from "effect/Either";
import type * as Option from "effect/Option";
import type * as Scope from "effect/Scope";
import type {
  AccountRecord,
  Caller,
  KeyRecord,
  KeysOfMember,
  NewKey,
  Tier,
} from "../domain/accounts/access.ts";
import type { Permission, TierName } from "../contract/access.ts";
import type { EnteredPrice } from "../domain/cbam/law/certificate_price.ts";
import type {
  IdempotencyKeyInUse,
  IdempotencyKeyReused,
  RateLimited,
  ServiceUnavailable,
} from "../contract/failures.ts";
import type { OperatorRefused } from "../domain/accounts/operator_refused.ts";
import type { RepeatableCall } from "../domain/accounts/idempotency.ts";
import type { Batch, BatchHead, RowRecord } from "../domain/cbam/bulk/bulk_record.ts";
import type { OwnSheet } from "../domain/cbam/bulk/own_sheet.ts";
import type { KnownLaw } from "./cbam/known_law.ts";
import type { BatchStart, RowMaking } from "./cbam/row_making.ts";
import type { CertificatePrice, PriceEntry } from "../domain/cbam/law/price.ts";
import type { Retraction } from "../domain/cbam/law/price_catch.ts";
import type { BatchRow } from "../domain/reports/row_report.ts";
import type { ListPart } from "./page.ts";
import type { Quota, WindowState } from "../domain/accounts/quota.ts";
import type { Reader } from "../domain/accounts/test_keys.ts";

/** The law's tables: those that the service ships with, and what operators added to them while it runs. */
export class ReferenceData extends Context.Tag("ReferenceData")<ReferenceData, {
  /** The tables as they are known now, from memory: a state is there before it counts. */
  readonly current: () => KnownLaw;
  /** State of what was added: not read yet, read, or read but for entries that can't be used. */
  readonly state: () => "waiting" | "ok" | "failing";
}>() {}

/** Every certificate price that was ever entered, from memory; an entry is there before it counts. */
export class CertificatePrices extends Context.Tag("CertificatePrices")<CertificatePrices, {
  readonly current: () => ReadonlyArray<PriceEntry>;
}>() {}

/** Keys, accounts and tiers, as admission reads them: answers are at most two seconds old. */
export class Accounts extends Context.Tag("Accounts")<Accounts, {
  /** The holder of the live key with this SHA-256 (lower-case hex); none when unknown, revoked or closed. */
  readonly callerByKeyHash: (
    keyHash: string,
  ) => Effect.Effect<Option.Option<Caller>, ServiceUnavailable>;
  /** Caller of a key from memory, as a plain function; undefined: `callerByKeyHash` has to look. */
  readonly callerNow: (keyHash: string) => Option.Option<Caller> | undefined;
  /** The tier's row as the operator last set it (at most five seconds old). */
  readonly tier: (name: TierName) => Effect.Effect<Tier, ServiceUnavailable>;
  /** Tier from memory, as a plain function; undefined: `tier` has to look. */
  readonly tierNow: (name: TierName) => Tier | undefined;
  /** Notes that a key was used: a plain function; what it notes is written once a minute, never on a call's way. */
  readonly noteUse: (keyId: string) => void;
}>() {}

/** True if the database answers and is migrated: what decides `/readyz`. */
export class DatabaseHealth extends Context.Tag("DatabaseHealth")<DatabaseHealth, {
  /** It is migrated, and takes writes. */
  readonly isReady: Effect.Effect<boolean>;
  /** The same from memory, as a plain function; undefined: `isReady` has to look. */
  readonly isReadyNow: () => boolean | undefined;
  /** It was migrated since the start. */
  readonly isMigrated: Effect.Effect<boolean>;
  /** It answers, migrated or not. */
  readonly answers: Effect.Effect<boolean>;
  /** The last attempt to bring it here, or to write, was refused for want of a right. */
  readonly lacksRight: () => boolean;
  /** Waits until the database has been migrated for the first time. */
  readonly whenPrepared: Effect.Effect<void>;
}>() {}

/** An account that was handed over. */
export interface HandedOver {
  readonly account: AccountRecord;
  /** Number of keys of the holder before that still work. */
  readonly keysLeft: number;
}

type CommandEffect<Value> = Effect.Effect<Value, OperatorRefused | ServiceUnavailable>;

/** Operator's commands; every refusal is a sentence that says the right way. */
export class Operator extends Context.Tag("Operator")<Operator, {
  readonly createAccount: (email: string, tier: TierName) => CommandEffect<AccountRecord>;
  readonly accounts: CommandEffect<ReadonlyArray<AccountRecord>>;
  readonly setTier: (email: string, tier: TierName) => CommandEffect<AccountRecord>;
  /** Calls with the account's keys are refused from that time on; undefined: never. */
  readonly setExpiry: (email: string, expiresAt: string | undefined) => CommandEffect<AccountRecord>;
  readonly closeAccount: (email: string) => CommandEffect<AccountRecord>;
  /** Gives the account to another address, as administrator, and ends the membership of the one before, with the keys that it made where that is asked for. */
  readonly handOver: (email: string, to: string, keys: KeysOfMember) => CommandEffect<HandedOver>;
  /**
   * The raw key is in the answer, and nowhere else, ever.
   * @param facts whether what is made with it is a specimen, its name, the id of the member who makes it, if any, and the
   * key's own id: where there is a key of that id already, none is made
   */
  readonly createKey: (
    email: string,
    permissions: ReadonlyArray<Permission>,
    facts?: {
      readonly isTest?: boolean;
      readonly name?: string;
      readonly madeBy?: string;
      readonly id?: string;
    },
  ) => CommandEffect<NewKey>;
  readonly keys: CommandEffect<ReadonlyArray<KeyRecord>>;
  readonly revokeKey: (id: string) => CommandEffect<KeyRecord>;
  readonly tiers: CommandEffect<ReadonlyArray<Tier>>;
  readonly setTierLimits: (tier: Tier) => CommandEffect<Tier>;
  /** Every price that was ever entered. */
  readonly prices: CommandEffect<ReadonlyArray<PriceEntry>>;
  readonly addPrice: (price: EnteredPrice) => CommandEffect<ReadonlyArray<PriceEntry>>;
  /** The entry counts no longer; the one before it, if there is one, counts again. Returns what was retracted. */
  readonly retractPrice: (retraction: Retraction) => CommandEffect<PriceEntry>;
}>() {}

/** The official prices that the service ships with: none of them is replaced or retracted without a confirmation. */
export class ShippedPrices extends Context.Reference<ShippedPrices>()("ShippedPrices", {
  defaultValue: (): ReadonlyArray<CertificatePrice> => [],
}) {}

/** Counts calls: exactly `quota.limit` of a subject pass in any window, however many processes ask at once. */
export class RateLimiter extends Context.Tag("RateLimiter")<RateLimiter, {
  /**
   * Takes one place of the subject's window each time that it is run.
   * @param subject who is counted: a key id, or a client address (IPv6 by /64)
   * @fails RateLimited when the window is full; a refusal takes no place and does not push the window
   */
  readonly take: (
    quota: Quota,
    subject: string,
  ) => Effect.Effect<WindowState, RateLimited | ServiceUnavailable>;
  /**
   * Takes one place where memory decides: a plain function, for calls that are answered without a fiber.
   * @returns the window with the place, or the refusal; undefined: none was taken, and `take` has to be asked
   */
  readonly takeNow: (quota: Quota, subject: string) => Either.Either<WindowState, RateLimited> | undefined;
  /** Gives the subject's newest place back, of a quota of no more than 600: what it was taken for came to nothing. */
  readonly giveBack: (quota: Quota, subject: string) => Effect.Effect<void, ServiceUnavailable>;
  /** States of windows now, in the order in which they are asked for; nothing is counted. */
  readonly peek: (
    windows: ReadonlyArray<{ readonly quota: Quota; readonly subject: string }>,
  ) => Effect.Effect<ReadonlyArray<WindowState>, ServiceUnavailable>;
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
  /**
   * Forgets outcomes that are older than 24 hours.
   * @returns the number that were deleted
   */
  readonly forgetOld: Effect.Effect<number, ServiceUnavailable>;
}>() {}

/** Bulk calls as they were answered: the audit, and what a repeated call and a row's report go back to. */
export class Batches extends Context.Tag("Batches")<Batches, {
  /**
   * Keeps the batch, each of its rows, and what `alongside` writes: all of it, or nothing.
   * @param alongside runs in the same transaction, last; undefined: nothing does
   */
  readonly record: (
    batch: Batch,
    alongside: Effect.Effect<void, ServiceUnavailable> | undefined,
  ) => Effect.Effect<void, ServiceUnavailable>;
  /** Records a batch while it is made, which takes as long as its rows take to be written. */
  readonly recordWhile: <E>(
    start: BatchStart,
    make: RowMaking<E>,
    alongside: Effect.Effect<void, ServiceUnavailable> | undefined,
  ) => Effect.Effect<Batch, E | ServiceUnavailable>;
  /** The batch with all its rows. */
  readonly byId: (id: string) => Effect.Effect<Option.Option<Batch>, ServiceUnavailable>;
  /**
   * The newest batch that the reader may read under the request's id, without its rows. One of a live key comes before those of
   * test keys, whatever ids these take.
   */
  readonly byRequest: (
    reader: Reader,
    requestId: string,
  ) => Effect.Effect<Option.Option<BatchHead>, ServiceUnavailable>;
  /** The batch of the account with the id of its own, which two calls never share, without its rows. */
  readonly byOwnId: (
    accountId: string,
    id: string,
  ) => Effect.Effect<Option.Option<BatchHead>, ServiceUnavailable>;
  /** The batches that the reader may read, the newest first. */
  readonly list: (
    reader: Reader,
    part: ListPart,
  ) => Effect.Effect<ReadonlyArray<BatchHead>, ServiceUnavailable>;
  /** Keeps the sheet that a batch was made of, as a part of the caller's transaction if there is one. */
  readonly keepSheet: (batchId: string, sheet: OwnSheet) => Effect.Effect<void, ServiceUnavailable>;
  /** The sheet that a batch was made of; none for a call of the API. */
  readonly sheet: (batchId: string) => Effect.Effect<Option.Option<OwnSheet>, ServiceUnavailable>;
  /** The id of the report of a batch's row, whose printed number names both. */
  readonly reportIdOfRow: (
    row: { readonly batchId: string; readonly rowIndex: number },
  ) => Effect.Effect<Option.Option<string>, ServiceUnavailable>;
  /** The row whose report has the id. */
  readonly rowByReport: (reportId: string) => Effect.Effect<Option.Option<BatchRow>, ServiceUnavailable>;
  /** Rows of a batch from a position on, in order. */
  readonly rows: (
    head: BatchHead,
    page: { readonly fromIndex: number; readonly limit: number },
  ) => Effect.Effect<ReadonlyArray<RowRecord>, ServiceUnavailable>;
}>() {}

/** Number of a table's rows in a backup. */
export interface TableCount {
  readonly table: string;
  readonly rows: number;
}

/** Copies of all that the database holds. */
export class Backups extends Context.Tag("Backups")<Backups, {
  /**
   * Writes every row, as it is at one moment, to a file, which is there whole or not at all.
   * @fails OperatorRefused when the file can't be written
   */
  readonly write: (
    path: string,
  ) => Effect.Effect<ReadonlyArray<TableCount>, OperatorRefused | ServiceUnavailable>;
}>() {}
