/** Account as its holder sees it in a browser: keys, what was used, and what was made, newest first, with a search. */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { CalculationStatus } from "../../contract/answers/calculation.ts";
import type { BatchStatus, BulkSummary } from "../../contract/answers/bulk.ts";
import type { ReportStatus } from "../../contract/answers/reports.ts";
import type { Permission } from "../../contract/access.ts";
import type { RateLimited, ServiceUnavailable } from "../../contract/failures.ts";
import type { KeyRecord, NewKey } from "../../domain/accounts/access.ts";
import { keyRevoked } from "../../domain/accounts/acts.ts";
import { type OperatorRefused, refusedFor } from "../../domain/accounts/operator_refused.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import type { NumberedPage } from "../page.ts";
import { Operator, type RateLimiter } from "../ports.ts";
import { inPlace } from "../taken_place.ts";
import { BrowserSession, type SignedIn } from "./browser_session.ts";

/** A report in a list. */
export interface ListedReport {
  readonly id: string;
  readonly reportNumber: string;
  readonly status: ReportStatus;
  /** YYYY-MM-DD. */
  readonly issuedOn: string;
  readonly clientRef: string | null;
  readonly cnCode: string;
  /** ISO 3166-1 alpha-3. */
  readonly origin: string;
  readonly tonnes: string;
  readonly calculation: typeof CalculationStatus.Type;
  /** EUR; null where the goods are out of scope. */
  readonly netCostEur: string | null;
}

/** A bulk call in a list. */
export interface ListedBatch {
  readonly id: string;
  readonly requestId: string;
  readonly status: BatchStatus;
  /** Name of the file that was given on a page. */
  readonly fileName: string | null;
  /** ISO 8601. */
  readonly processedAt: string;
  readonly rows: number;
  readonly summary: BulkSummary;
}

/** An invoice in a list. */
export interface ListedInvoice {
  readonly id: string;
  readonly shortId: string;
  readonly documents: ReadonlyArray<string>;
  /** Null once the retention is over, like the consignee. */
  readonly invoiceNumber: string | null;
  readonly consignee: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly isGone: boolean;
}

/** Search, order and page that a list is asked for. */
export interface ListQuestion {
  readonly accountId: string;
  /** Words that stand in the record's numbers and names; empty for all. */
  readonly search: string;
  /** The same as records have it where a list prints it otherwise: codes of countries, digits of a code, a day. */
  readonly alike?: ReadonlyArray<string>;
  /** Id of the last record of the page before. */
  readonly before: string | undefined;
}

/** A page of a list: at most so many records, and whether there are more. */
export const recordsAPage = 25;
export interface RecordPage<Record> {
  readonly records: ReadonlyArray<Record>;
  readonly hasMore: boolean;
}

/** A page of a search that reads a part of the list at a time. */
export interface SearchedPage<Record> extends RecordPage<Record> {
  /** Id of the last record that was read, where the search goes on behind it and found too few before. */
  readonly readTo: string | undefined;
}

/** Records of one page. */
export interface NumberedRecords<Record> extends NumberedPage {
  readonly records: ReadonlyArray<Record>;
}

/** Numbers of the things that an account made since a time. */
export interface Usage {
  readonly batches: number;
  readonly rows: number;
  readonly reports: number;
  readonly invoices: number;
}

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;
type List<Record> = (question: ListQuestion) => StoreEffect<RecordPage<Record>>;

/** An account's own records. */
export class OwnAccount extends Context.Tag("OwnAccount")<OwnAccount, {
  /** Keys of a page, live ones first, then the newest. */
  readonly keys: (accountId: string, page: number) => StoreEffect<NumberedRecords<KeyRecord>>;
  /** Keys that are not revoked, the newest first. */
  readonly liveKeys: (accountId: string) => StoreEffect<ReadonlyArray<KeyRecord>>;
  /** Key with the id, where it is the account's. */
  readonly key: (accountId: string, id: string) => StoreEffect<Option.Option<KeyRecord>>;
  readonly usageSince: (accountId: string, sinceMs: number) => StoreEffect<Usage>;
  /** Live sessions of the person in this account. */
  readonly sessions: (memberId: string) => StoreEffect<number>;
  readonly reports: List<ListedReport>;
  readonly batches: List<ListedBatch>;
  readonly invoices: List<ListedInvoice>;
}>() {}

/** Live keys that one account may have. */
export const mostKeys = 50;

/** Keys that an account's members may make: each has windows of its own, so that keys without end were calls without end. */
const keysOfAccount: Quota = { policy: "keys", limit: mostKeys, windowSeconds: 86_400 };

/** A key as a member asks for it. */
export interface OwnKey {
  /** Id of the form that asks, which the key gets: however often the form is sent, there is one key. */
  readonly id: string;
  readonly permissions: ReadonlyArray<Permission>;
  readonly name: string;
}

/**
 * Makes a key of the holder's own account.
 * @fails OperatorRefused without a permission, when there are too many keys, or one of the id already; RateLimited above 50 keys
 * a day and account
 */
export const createOwnKey = (
  person: SignedIn,
  { id, permissions, name }: OwnKey,
): Effect.Effect<
  NewKey,
  OperatorRefused | RateLimited | ServiceUnavailable,
  BrowserSession | Operator | OwnAccount | RateLimiter
> =>
  Effect.gen(function* () {
    const { accountId, memberId, accountEmail } = person;
    const live = yield* (yield* OwnAccount).liveKeys(accountId);
    if (live.length >= mostKeys) {
      return yield* refusedFor({ kind: "tooManyKeys", most: mostKeys });
    }
    const { createKey } = yield* Operator;
    const making = (yield* BrowserSession).recorded(
      person,
      { act: "key.made", subject: name === "" ? permissions.join(", ") : name },
      createKey(accountEmail, permissions, { name, madeBy: memberId, id }),
      () => true,
    );
    return yield* inPlace({ quota: keysOfAccount, subject: accountId }, making, () => true);
  });

/** @returns the holder's own key with the id; undefined for another account's */
export const findOwnKey = (
  { accountId }: SignedIn,
  id: string,
): Effect.Effect<KeyRecord | undefined, ServiceUnavailable, OwnAccount> =>
  Effect.map(
    Effect.flatMap(OwnAccount, ({ key }) => key(accountId, id)),
    Option.getOrUndefined,
  );

/** Revokes a key of the holder's own account. @fails OperatorRefused when there is none of the id */
export const revokeOwnKey = (
  signedIn: SignedIn,
  id: string,
): Effect.Effect<KeyRecord, OperatorRefused | ServiceUnavailable, BrowserSession | Operator | OwnAccount> =>
  Effect.gen(function* () {
    const key = yield* findOwnKey(signedIn, id);
    if (key === undefined) {
      return yield* refusedFor({ kind: "noOwnKey", id });
    }
    const { revokeKey } = yield* Operator;
    return yield* (yield* BrowserSession).recorded(
      signedIn,
      keyRevoked(key),
      revokeKey(key.id),
      () => true,
    );
  });
