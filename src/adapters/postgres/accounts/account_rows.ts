/** Accounts, keys and tiers as rows: the columns that are asked for, and the schema of each row, side by side. */
import * as Schema from "effect/Schema";
import { permissions, tierNames } from "../../../contract/access.ts";
import { isoTime } from "../engine/statements/times.ts";

const TierName = Schema.Literal(...tierNames);
const Permissions = Schema.Array(Schema.Literal(...permissions));

/** A tier's columns under the names of `Tier`. */
export const tierColumns = `t.name, t.api_rate_per_hour as "apiRatePerHour", t.cbam_api as "cbamApi",
  t.cbam_bulk_rows as "cbamBulkRows"`;

export const TierRow = Schema.Struct({
  name: TierName,
  apiRatePerHour: Schema.Number,
  cbamApi: Schema.Boolean,
  cbamBulkRows: Schema.NullOr(Schema.Number),
});

/** A caller's columns: account, key and tier. */
export const callerColumns =
  `a.id as "accountId", a.email as "accountEmail", k.id as "keyId", k.permissions, k.is_test as "isTest",
  ${tierColumns}`;

export const CallerRow = Schema.Struct({
  ...TierRow.fields,
  accountId: Schema.String,
  accountEmail: Schema.String,
  keyId: Schema.String,
  permissions: Permissions,
  isTest: Schema.Boolean,
});
export type CallerRow = typeof CallerRow.Type;

export const accountColumns = `a.id, a.email, a.name, a.signed_up_at is not null as "isSelfMade", a.tier, ${
  isoTime("a.created_at")
} as "createdAt",
  ${isoTime("a.expires_at")} as "expiresAt", ${isoTime("a.closed_at")} as "closedAt"`;

export const AccountRow = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  name: Schema.String,
  isSelfMade: Schema.Boolean,
  tier: TierName,
  createdAt: Schema.String,
  expiresAt: Schema.NullOr(Schema.String),
  closedAt: Schema.NullOr(Schema.String),
});

/** Keys `k` of a table, with their accounts `a` and who made them. */
export const keysOf = (table: string): string =>
  `${table} k join account a on a.id = k.account_id left join member by on by.id = k.made_by`;

/** True if the maker is a member no more, also by a later row: leaving and joining again makes another one. */
const hasMakerLeft = `(by.left_at is not null and not exists (select 1 from member m
  where m.account_id = by.account_id and lower(m.email) = lower(by.email) and m.left_at is null))`;

export const keyColumns =
  `k.id, a.email as account, k.name, by.email as "madeBy", ${hasMakerLeft} as "hasMakerLeft", k.last4 as "lastFour", k.permissions, k.is_test as "isTest",
  ${isoTime("k.created_at")} as "createdAt", ${isoTime("k.last_used_at")} as "lastUsedAt",
  ${isoTime("k.revoked_at")} as "revokedAt"`;

/** Order of keys in lists: live ones, then the newest. */
export const keyOrder = "k.revoked_at is not null, k.created_at desc, k.id";

export const KeyRow = Schema.Struct({
  id: Schema.String,
  account: Schema.String,
  name: Schema.String,
  madeBy: Schema.NullOr(Schema.String),
  hasMakerLeft: Schema.Boolean,
  lastFour: Schema.String,
  permissions: Permissions,
  isTest: Schema.Boolean,
  createdAt: Schema.String,
  lastUsedAt: Schema.NullOr(Schema.String),
  revokedAt: Schema.NullOr(Schema.String),
});
