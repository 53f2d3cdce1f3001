/**
 * Limit of pages that this process serves one address in a minute: whatever a page costs, nobody can ask for so many
 * that others wait. What is counted for longer, by account, key or address, is the rate limiter's. No database is
 * asked: pages that need none are there without it.
 */
import * as Context from "effect/Context";
import type { RateLimited } from "../../contract/failures.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import { rateLimited } from "./rate_limited.ts";

/** Pages of one address. Behind one address may be a company. */
const visitQuota: Quota = { policy: "pages", limit: 3_000, windowSeconds: 60 };

/** Forms of an address that are held for its visitors: their pages are as large as what was sent. */
const heldQuota: Quota = { policy: "pages", limit: 120, windowSeconds: 60 };

/** Addresses that are counted apart; those that come when all are taken share one count. */
const mostAddresses = 50_000;
const others = "";

/** Counts pages. */
export interface VisitCount {
  /** Takes a place for a page of the client, or says why there is none. */
  readonly takeNow: (client: string, nowMs: number) => RateLimited | undefined;
}

/** @returns a count that has seen nobody */
export const countVisits = (quota: Quota = visitQuota): VisitCount => {
  const windowMs = quota.windowSeconds * 1_000;
  const counts = new Map<string, number>();
  let sinceMs = 0;
  return {
    takeNow: (client, nowMs) => {
      if (nowMs < sinceMs || nowMs >= sinceMs + windowMs) {
        counts.clear();
        sinceMs = nowMs;
      }
      const own = rateSubject(client);
      const subject = counts.has(own) || counts.size < mostAddresses ? own : others;
      const count = (counts.get(subject) ?? 0) + 1;
      if (count > quota.limit) {
        return rateLimited(quota, Math.max(1, Math.ceil((sinceMs + windowMs - nowMs) / 1_000)));
      }
      counts.set(subject, count);
      return undefined;
    },
  };
};

const ofThisProcess = countVisits();

/** The count of this process. */
export class Visits extends Context.Reference<Visits>()("Visits", {
  defaultValue: (): VisitCount => ofThisProcess,
}) {}

const heldOfThisProcess = countVisits(heldQuota);

/** The count of forms that this process holds for who isn't signed in. */
export class HeldForms extends Context.Reference<HeldForms>()("HeldForms", {
  defaultValue: (): VisitCount => heldOfThisProcess,
}) {}
