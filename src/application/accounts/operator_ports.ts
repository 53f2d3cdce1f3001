/**
 * The capabilities that operators in a browser need beside `Operator`: the mark and its second factor, what they did, and
 * the mails that failed.
 */
import * as Context from "effect/Context";
import type { Membership } from "./browser_session.ts";
import type { NumberedRecords, SearchedPage } from "./own_account.ts";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type { AccountRecord, KeyRecord } from "../../domain/accounts/access.ts";
import type { OperatorRefused } from "../../domain/accounts/operator_refused.ts";
import type { TierName } from "../../contract/access.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";

/** An account that is marked as an operator's. */
export interface OperatorRecord {
  readonly email: string;
  /** ISO 8601. */
  readonly operatorSince: string;
}

/** A second factor that was just made: the only time that its secret is shown. */
export interface NewOperator extends OperatorRecord {
  /** `otpauth` address that authenticator programs read, also as a QR code. */
  readonly uri: string;
  /** Secret in Base32, to be typed: Base32. */
  readonly secret: string;
}

/** Recorded act of an operator. */
export interface OperatorAct {
  /** The command's name, such as `key revoke`. */
  readonly act: string;
  /** Subject of the act: an address, a key's id, a period. */
  readonly subject: string;
  /** The command as it was carried out. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** An act as it was recorded. */
export interface RecordedAct extends Omit<OperatorAct, "details"> {
  readonly id: string;
  readonly operator: string;
  /** ISO 8601. */
  readonly doneAt: string;
  /** JSON. */
  readonly details: string;
}

/** A mail that did not reach its receiver (yet). */
export interface FailedMail {
  readonly messageId: string;
  readonly receiver: string;
  readonly subject: string;
  readonly status: "queued" | "dead";
  readonly attempts: number;
  readonly queuedAt: string;
  readonly failure: string;
}

type CommandEffect<Value> = Effect.Effect<Value, OperatorRefused | ServiceUnavailable>;
type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** Most acts that one call searches for a text. */
export const actsASearch = 5_000;

/** Question for acts; a member that is left out asks for all. */
export interface AskedActs {
  /** Id of an act: those before it. */
  readonly before?: string | undefined;
  /** First day, UTC. */
  readonly from?: CalendarDay | undefined;
  /** Last day, UTC. */
  readonly to?: CalendarDay | undefined;
  /** Text in the operator's address, the act, its subject or its details, in any case of letters. */
  readonly text?: string;
}

/** Question for a page of accounts. */
export interface AccountSearch {
  /** Words in the address or the name, in any case of letters; empty for all. */
  readonly text: string;
  /** Choice of those that made themselves, are open or are closed; left out for all. */
  readonly made?: "self" | "open" | "closed" | undefined;
  /** Number of the page, from 1. */
  readonly page: number;
}

/** Question for a page of keys. */
export interface KeySearch {
  /** Words in the account's address, the name or the last four characters, in any case of letters; empty for all. */
  readonly text: string;
  readonly state?: "good" | "revoked" | undefined;
  /** Address of the account whose keys are listed; left out for those of all accounts. */
  readonly account?: string | undefined;
  /** Number of the page, from 1. */
  readonly page: number;
}

/** Operators, and what they see of the service beside accounts, keys, tiers and prices. */
export class Operators extends Context.Tag("Operators")<Operators, {
  /** Marks the account and gives it a second factor, in place of the one that it had; its sessions lose theirs. */
  readonly mark: (email: string) => CommandEffect<NewOperator>;
  /** Takes the mark and the second factor away. */
  readonly unmark: (email: string) => CommandEffect<void>;
  readonly marked: StoreEffect<ReadonlyArray<OperatorRecord>>;
  /** True if the code is the account's, now, and was not used before: it is used up. */
  readonly takeCode: (accountId: string, code: string) => StoreEffect<boolean>;
  /** Does the work and records it as the person's act, in one transaction. */
  readonly recorded: <A, E>(
    person: Pick<Membership, "accountId" | "memberId">,
    act: OperatorAct,
    work: Effect.Effect<A, E>,
  ) => Effect.Effect<A, E | ServiceUnavailable>;
  /** A page of accounts, open ones first, then the newest. */
  readonly accounts: (search: AccountSearch) => StoreEffect<NumberedRecords<AccountRecord>>;
  /** Account of the address, in any case of letters. */
  readonly account: (email: string) => StoreEffect<Option.Option<AccountRecord>>;
  /** A page of keys, live ones first, then the newest. */
  readonly keys: (search: KeySearch) => StoreEffect<NumberedRecords<KeyRecord>>;
  readonly key: (id: string) => StoreEffect<Option.Option<KeyRecord>>;
  /** Number of keys of an account, by its address in any case of letters, that aren't revoked; 0 where there is no account. */
  readonly liveKeys: (email: string) => StoreEffect<number>;
  /** Number of accounts of a tier that aren't closed. */
  readonly openAccounts: (tier: TierName) => StoreEffect<number>;
  /** A page of the acts that are asked for, the newest first; of a search at most those among `actsASearch` acts. */
  readonly acts: (asked: AskedActs) => StoreEffect<SearchedPage<RecordedAct>>;
  /** The newest mails whose last attempt failed. */
  readonly failedMails: StoreEffect<ReadonlyArray<FailedMail>>;
  /** Queues a mail that was given up once more, now. @returns false when there is none */
  readonly retryMail: (messageId: string) => StoreEffect<boolean>;
}>() {}
