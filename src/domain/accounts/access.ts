/**
 * Callers and their rights: permissions of a key, features of a tier (contract sections 5 and 8.1). What a key looks
 * like is `api_key.ts`'s matter.
 */
import { type Permission, type TierName, tierNames } from "../../contract/access.ts";

/** The limits and features of a tier (contract section 8.1). */
export interface Tier {
  /** Name of the tier. */
  readonly name: TierName;
  /** CBAM calls per sliding hour and key (anonymous: per client address). */
  readonly apiRatePerHour: number;
  /** True if the tier carries the `cbam_api` flag, which bulk and reports need. */
  readonly cbamApi: boolean;
  /** Rows of one bulk call; `null`: unlimited, subject to the hard cap. */
  readonly cbamBulkRows: number | null;
}

/** Calls an hour that a tier may have at most: every call of the hour is remembered with its time. */
export const mostCallsPerHour = 10_000;

/** The holder of a valid key, as of at most two seconds ago. */
export interface Caller {
  /** UUID of the account. */
  readonly accountId: string;
  /** The account's address, to which documents go. */
  readonly accountEmail: string;
  /** UUID of the key. */
  readonly keyId: string;
  /** Permissions of the key. */
  readonly permissions: ReadonlyArray<Permission>;
  /** True if the key is for trying things out: see `test_keys.ts`. */
  readonly isTest: boolean;
  /** Tier of the account. */
  readonly tier: Tier;
}

/** An account as the operator sees it; times are ISO 8601. */
export interface AccountRecord {
  /** UUID of the account. */
  readonly id: string;
  /** Its address, lower case. */
  readonly email: string;
  /** Name that its administrators gave it; empty for none. */
  readonly name: string;
  /** True if its first member made it, not the operator. */
  readonly isSelfMade: boolean;
  /** Name of its tier. */
  readonly tier: TierName;
  /** Moment at which it was opened. */
  readonly createdAt: string;
  /** Moment at which it ends by itself; null for one that stays. */
  readonly expiresAt: string | null;
  /** Moment at which it was closed; null while it is open. */
  readonly closedAt: string | null;
}

/** A key as the operator sees it: never the key itself. */
export interface KeyRecord {
  /** UUID of the key. */
  readonly id: string;
  /** Address of its account. */
  readonly account: string;
  /** Name that its maker gave it; empty for none. */
  readonly name: string;
  /** Address of the member who made it; null: the operator. */
  readonly madeBy: string | null;
  /** True if that member is one no more. */
  readonly hasMakerLeft: boolean;
  /** The last four characters, by which its holder knows it. */
  readonly lastFour: string;
  /** Permissions of the caller. */
  readonly permissions: ReadonlyArray<Permission>;
  /** True if it is a test key: see `test_keys.ts`. */
  readonly isTest: boolean;
  /** Moment at which it was made. */
  readonly createdAt: string;
  /** Moment at which it was last used; null before its first call. */
  readonly lastUsedAt: string | null;
  /** Moment at which it was revoked; null while it is good. */
  readonly revokedAt: string | null;
}

/** Characters that a key's name may have. */
export const longestKeyName = 60;

/** A key that was just made: the only time that it is shown. */
export interface NewKey extends KeyRecord {
  /** The key itself, `cik_` and 48 hex digits. */
  readonly key: string;
}

/** Tiers that an account can have: anonymous is the tier of calls without a key. */
export const accountTiers: ReadonlyArray<TierName> = tierNames.filter((name) => name !== "anonymous");

/** True if API keys that a member made stay good when the membership ends: they are the account's, and programs may use them. */
export type KeysOfMember = "stay" | "revoked";
