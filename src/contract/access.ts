/**
 * Rules of access: permissions of keys, tiers of accounts, and the rule of each endpoint. Contract sections 5, 7 and 8;
 * the checks are `application/accounts/admit.ts`.
 */

/** Things that a key may be allowed to do. */
export const permissions = [
  "cbam:read",
  "cbam:bulk",
  "reports:write",
  "imports:read",
  "imports:write",
  "suppliers:read",
  "suppliers:write",
  "invoices:write",
] as const;
/** A permission that a key may have; contract section 5. */
export type Permission = typeof permissions[number];

/** The tiers' names; their limits are rows that the operator edits. */
export const tierNames = ["anonymous", "pro", "cbam_pro", "enterprise"] as const;
/** A tier's name; contract section 8.1. */
export type TierName = typeof tierNames[number];

/** Requirements of an endpoint on its callers. */
export interface AccessRule {
  /** Permission that the caller's key must have. */
  readonly permission: Permission;
  /** True if a call without an `Authorization` header is let in, counted by its address. */
  readonly isOpen: boolean;
  /** True if the tier must carry the `cbam_api` flag. */
  readonly needsCbamApi: boolean;
  /** Name of the counter, which endpoints may share. */
  readonly policy: string;
  /** Calls in a sliding hour; undefined: the tier's. */
  readonly limitPerHour: number | undefined;
}

/** The CBAM endpoints that anyone may ask. */
export const openCbam: AccessRule = {
  permission: "cbam:read",
  isOpen: true,
  needsCbamApi: false,
  policy: "cbam",
  limitPerHour: undefined,
};

/** Bulk calls and their look-up: a key of a tier with the `cbam_api` flag. */
export const cbamBulk: AccessRule = {
  permission: "cbam:bulk",
  isOpen: false,
  needsCbamApi: true,
  policy: "cbam",
  limitPerHour: undefined,
};

/** Reports: issued and found by keys of a tier with the `cbam_api` flag; verifying them is public. */
export const reportWriting: AccessRule = { ...cbamBulk, permission: "reports:write" };

/** An importer's year, looked at: a key of a tier with the `cbam_api` flag. */
export const importReading: AccessRule = { ...cbamBulk, permission: "imports:read" };

/** Importers, declarants, entries and certificates, recorded. */
export const importWriting: AccessRule = { ...cbamBulk, permission: "imports:write" };

/** Suppliers' installations and values, looked at: a key of a tier with the `cbam_api` flag. */
export const supplierReading: AccessRule = { ...cbamBulk, permission: "suppliers:read" };

/** Suppliers' installations and values, recorded. */
export const supplierWriting: AccessRule = { ...cbamBulk, permission: "suppliers:write" };

/** Every rule of the calls that share the counter `cbam`. */
export const cbamRules: ReadonlyArray<AccessRule> = [
  openCbam,
  cbamBulk,
  reportWriting,
  importReading,
  importWriting,
  supplierReading,
  supplierWriting,
];

const invoicesPerHour = 60;

/** Invoices: 60 an hour and key, whatever the tier (contract section 8.2). */
export const invoiceCreation: AccessRule = {
  permission: "invoices:write",
  isOpen: false,
  needsCbamApi: false,
  policy: "invoices",
  limitPerHour: invoicesPerHour,
};

/** Looking at invoices and checking them before they are made: counted apart, at the tier's rate. */
export const invoiceReading: AccessRule = {
  ...invoiceCreation,
  policy: "invoice-checks",
  limitPerHour: undefined,
};
