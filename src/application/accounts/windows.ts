/**
 * The windows that an account's calls are counted in: those of each live key, and those of the account's own browser
 * sessions, which use up no key's.
 */
import * as Effect from "effect/Effect";
import {
  type AccessRule,
  cbamRules,
  invoiceCreation,
  invoiceReading,
  openCbam,
  type Permission,
} from "../../contract/access.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { KeyRecord, Tier } from "../../domain/accounts/access.ts";
import type { Quota, WindowState } from "../../domain/accounts/quota.ts";
import { quotaOfKey } from "../../domain/accounts/test_keys.ts";
import { RateLimiter } from "../ports.ts";
import { quotaOf } from "./admit.ts";
import type { SignedIn } from "./browser_session.ts";

/** Kind of thing that is made on the pages. */
type MadeOnPages = "page-batches" | "page-reports" | "page-imports" | "page-invoices";

/** Kind of call that is counted. */
export type CallKind = "cbam" | "invoices" | "invoice-checks" | MadeOnPages;

const windowSeconds = 3_600;

/** Limits of what is made on the pages, by account: as many as one key has. */
export const pageQuotas = ({ apiRatePerHour }: Tier): Readonly<Record<MadeOnPages, Quota>> => ({
  "page-batches": { policy: "page-batches", limit: apiRatePerHour, windowSeconds },
  "page-reports": { policy: "page-reports", limit: apiRatePerHour, windowSeconds },
  "page-imports": { policy: "page-imports", limit: apiRatePerHour, windowSeconds },
  "page-invoices": { policy: "page-invoices", limit: invoiceCreation.limitPerHour ?? 0, windowSeconds },
});

/** A window in use. */
export interface UsedWindow {
  readonly counted: CallKind;
  /** The last four characters of the key that it is of; undefined: the account's, for its browser sessions. */
  readonly lastFour: string | undefined;
  readonly state: WindowState;
}

interface Window extends Omit<UsedWindow, "state"> {
  readonly quota: Quota;
  readonly subject: string;
}

/** The counters that a key's calls have, and which permissions lead to each. */
const counters: ReadonlyArray<{
  readonly counted: CallKind;
  readonly rule: AccessRule;
  readonly permissions: ReadonlyArray<Permission>;
}> = [
  { counted: "cbam", rule: openCbam, permissions: cbamRules.map(({ permission }) => permission) },
  { counted: "invoices", rule: invoiceCreation, permissions: ["invoices:write"] },
  { counted: "invoice-checks", rule: invoiceReading, permissions: ["invoices:write"] },
];

const windowsOfKey = (key: KeyRecord, tier: Tier): ReadonlyArray<Window> =>
  counters.filter(({ permissions }) => permissions.some((one) => key.permissions.includes(one)))
    .map(({ counted, rule }) => ({
      counted,
      lastFour: key.lastFour,
      quota: quotaOfKey(quotaOf(rule, tier), key),
      subject: key.id,
    }));

const windowsOfPages = ({ accountId, tier }: SignedIn): ReadonlyArray<Window> => {
  const quotas = pageQuotas(tier);
  return (["page-batches", "page-reports", "page-imports", "page-invoices"] as const).map((counted) => ({
    counted,
    lastFour: undefined,
    quota: quotas[counted],
    subject: accountId,
  }));
};

/** @returns the windows that hold calls now, the fullest first */
export const usedWindows = (
  signedIn: SignedIn,
  keys: ReadonlyArray<KeyRecord>,
): Effect.Effect<ReadonlyArray<UsedWindow>, ServiceUnavailable, RateLimiter> =>
  Effect.gen(function* () {
    const live = keys.filter(({ revokedAt }) => revokedAt === null);
    const windows = [
      ...live.flatMap((key) => windowsOfKey(key, signedIn.tier)),
      ...windowsOfPages(signedIn),
    ];
    const states = yield* (yield* RateLimiter).peek(windows);
    return windows.flatMap(({ counted, lastFour }, index): ReadonlyArray<UsedWindow> => {
      const state = states[index];
      return state === undefined || state.remaining === state.limit ? [] : [{ counted, lastFour, state }];
    }).sort(({ state: one }, { state: other }) => one.remaining / one.limit - other.remaining / other.limit);
  });
