/**
 * Who calls and what they may do: permissions of a key, features of a tier (contract sections 5 and 8.1). What a key
 * looks like is `api_key.ts`'s matter.
 */
import { type Permission, type TierName, tierNames } from "../../contract/access.ts";

/** The limits and features of a tier (contract section 8.1). */
export interface Tier {
  readonly name: TierName;
  /** CBAM calls per sliding hour and key (anonymous: per client address). */
  readonly apiRatePerHour: number;
  /** Whether the tier carries the `cbam_api` flag, which bulk and reports need. */
  readonly cbamApi: boolean;
  /** Rows of one bulk call; `null`: unlimited, subject to the hard cap. */
  readonly cbamBulkRows: number | null;
}

/** Calls an hour that a tier may have at most: every call of the hour is remembered with its time. */
export const mostCallsPerHour = 10_000;

/** The holder of a valid key, as of at most two seconds ago. */
export interface Caller {
  readonly accountId: string;
  readonly accountEmail: string;
  readonly keyId: string;
  readonly permissions: ReadonlyArray<Permission>;
  /** Whether the key is for trying things out: see `test_keys.ts`. */
  readonly isTest: boolean;
  readonly tier: Tier;
}

/** An account as the operator sees it; times are ISO 8601. */
export interface AccountRecord {
  readonly id: string;
  readonly email: string;
  readonly tier: TierName;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly closedAt: string | null;
}

/** A key as the operator sees it: never the key itself. */
export interface KeyRecord {
  readonly id: string;
  readonly account: string;
  readonly lastFour: string;
  readonly permissions: ReadonlyArray<Permission>;
  readonly isTest: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

/** A key that was just made: the only time that it is shown. */
export interface NewKey extends KeyRecord {
  readonly key: string;
}

/** Tiers that an account can have: anonymous is the tier of calls without a key. */
export const accountTiers: ReadonlyArray<TierName> = tierNames.filter((name) => name !== "anonymous");
