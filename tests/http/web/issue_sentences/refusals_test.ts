import assert from "node:assert/strict";
import * as Failures from "../../../../src/contract/failures.ts";
import { type ApiFailure, classes } from "../../../../src/contract/problems.ts";
import { failureSentence, failureSentences } from "../../../../src/http/web/failure_sentences.ts";
import { refusalOnPage, refusedOnPage } from "../../../../src/http/web/operator/refusal_sentences.ts";
import { OperatorRefused, refusedFor } from "../../../../src/domain/accounts/operator_refused.ts";
import type { Refusals } from "../../../../src/kernel/findings/refusals.ts";
import type { OneOf } from "../../../../src/kernel/findings/sentences.ts";
import { issueOf } from "../../../../src/kernel/issue.ts";
import { assertForPeople, assertGerman } from "../../../support/page_words.ts";

/** One of each kind: it does not compile while a kind lacks one. */
const each: Refusals = {
  noAccount: { email: "a@example.com" },
  accountThere: { email: "a@example.com" },
  noAddress: { email: "a" },
  tierOfCalls: { tier: "anonymous", valid: ["pro"] },
  noTier: { tier: "gold" },
  tooManyCalls: { most: 100_000, asked: 200_000 },
  noPermissions: {},
  noKey: { id: "7" },
  noOwnKey: { id: "7" },
  tooManyKeys: { most: 20 },
  noTime: { text: "bald" },
  noPeriod: { text: "2026" },
  noPrice: {},
  noPublicationDay: {},
  publishedBeforeEnd: { period: "2026-Q4", end: "2027-01-01", found: "2026-12-01" },
  olderThanCorrected: { period: "2026-Q4", publishedAt: "2027-01-04", found: "2027-01-02" },
  nextPeriodFirst: { next: "2026-Q4", period: "2027-W01" },
  farOff: { period: "2026-Q4", before: "2026-Q3", price: "82.32", percent: "+120.1" },
  replacesOfficial: { period: "2026-Q1", price: "75.36", publishedAt: "2026-04-07" },
  retractsOfficial: { period: "2026-Q1", price: "75.36", publishedAt: "2026-04-07" },
  incompletePrice: {},
  nothingToRetract: { period: "2026-Q4" },
  mailGone: { id: "7" },
  incompleteForm: {},
};

Deno.test("why a command can't be carried out is said in German and English, of every kind", () => {
  const refusals = Object.entries(each).map(([kind, parts]): OneOf<Refusals> => ({ kind, ...parts }));
  for (const refusal of refusals) {
    assertGerman(refusalOnPage(refusal, "de"));
    assertForPeople(refusalOnPage(refusal, "en"));
    assert.equal(refusedOnPage(refusedFor(refusal), "de"), refusalOnPage(refusal, "de"));
  }
  assertGerman(refusedOnPage(new OperatorRefused({ message: "It did not work." }), "de"));
});

Deno.test("what goes wrong on a page is said in German and English, for every kind of failure", () => {
  const message = "The body is broken.";
  const failures: ReadonlyArray<ApiFailure> = [
    new Failures.NotFound({ message }),
    new Failures.Unauthenticated({ message }),
    new Failures.TierLacksFeature({ message }),
    new Failures.PermissionDenied({ message, reason: "stale" }),
    new Failures.PermissionDenied({ message, reason: "foreign" }),
    new Failures.PermissionDenied({ message }),
    new Failures.ServiceUnavailable({ message, retryAfterSeconds: 5 }),
    new Failures.PayloadTooLarge({ message, limitBytes: 4_194_304 }),
    new Failures.TooManyRows({ message, rows: 6_000, limitRows: 5_000 }),
    new Failures.TooManyLineItems({ message, lineItems: 501, limitLineItems: 500 }),
    new Failures.RateLimited({
      message,
      policy: "page-tables",
      limit: 1,
      windowSeconds: 3_600,
      retryAfterSeconds: 5,
    }),
    new Failures.InvalidRequest({ message, issues: [] }),
    Failures.invalidRequest([issueOf({ path: "", code: "unreadable" }, { kind: "notUtf8" })]),
  ];
  for (const failure of failures) {
    assertGerman(failureSentence(failure, "de"));
    assertForPeople(failureSentence(failure, "en"));
    assert.ok(!failureSentence(failure, "de").includes(message));
  }
  for (const language of ["en", "de"] as const) {
    assert.deepEqual(Object.keys(failureSentences[language]).sort(), Object.keys(classes).sort());
  }
});
