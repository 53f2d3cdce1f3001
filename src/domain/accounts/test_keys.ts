/**
 * Test keys: the real service for trying it out. Figures are the real ones; what could be taken for the real thing on
 * paper is a specimen, which never verifies; no mail leaves; limits are the key's own. What the tier lacks, its test keys
 * lack too. They read what test keys made, and nothing else of the account. Decisions, "Test keys".
 */
import type { Quota } from "./quota.ts";
import type { Caller } from "./access.ts";

/**
 * Reader of the things that an account made: live keys and the account's pages read all of it, test keys what test keys
 * made.
 */
export type Reader = Pick<Caller, "accountId" | "isTest">;

/** Calls an hour and counter, in place of the tier's and of the endpoint's own. */
const callsPerHour = 120;

/** Rows of a bulk call, where the tier allows as many. */
export const testBulkRows = 200;

/** Mark across each page. */
export const specimenMark = "SPECIMEN";

/** Returns the quota that the caller's calls count under: a test key's has another name and size */
export const quotaOfKey = (quota: Quota, { isTest }: Pick<Caller, "isTest">): Quota =>
  isTest ? { ...quota, policy: `test-${quota.policy}`, limit: callsPerHour } : quota;
