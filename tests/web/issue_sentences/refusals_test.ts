import assert from "node:assert/strict";
import * as Failures from "../../../src/contract/failures.ts";
import { type ApiFailure, classes } from "../../../src/contract/problems.ts";
import { site } from "../../../src/composition/features.ts";
import { failureSentence, failureTexts } from "../../../src/web/page/failure_sentences.ts";
import { refusalOnPage, refusedOnPage } from "../../../src/web/words/refusal_sentences.ts";
import { OperatorRefused, refusedFor } from "../../../src/domain/accounts/operator_refused.ts";
import type { Refusals } from "../../../src/kernel/findings/refusals.ts";
import type { OneOf } from "../../../src/kernel/findings/sentences.ts";
import { issueOf } from "../../../src/kernel/issue.ts";
import { languages } from "../../../src/web/words/language.ts";
import { assertIn } from "../../support/page_words.ts";

/** One of each kind: it does not compile while a kind lacks one. */
const each: Refusals = {
  farOff: { period: "2026-Q4", before: "75.36", price: "120.00", percent: "+59.2" },
  publishedLater: { period: "2026-Q4", today: "2026-11-20", found: "2099-01-01" },
  samePrice: { period: "2026-Q1", price: "75.36", publishedAt: "2026-04-07" },
  replacesOfficial: { period: "2026-Q1", price: "75.36", publishedAt: "2026-04-07" },
  retractsOfficial: { period: "2026-Q1", price: "75.36", publishedAt: "2026-04-07" },
  noAccount: { email: "a@example.com" },
  noAccountEver: { email: "a@example.com" },
  accountThere: { email: "a@example.com" },
  noAddress: { email: "a" },
  tierOfCalls: { tier: "anonymous", valid: ["pro"] },
  noTier: { tier: "gold" },
  tooManyCalls: { most: 100_000, asked: 200_000 },
  noPermissions: {},
  noKey: { id: "7" },
  noOwnKey: { id: "7" },
  tooManyKeys: { most: 20 },
  memberThere: { email: "a@example.com" },
  tooManyMembers: { most: 50 },
  noMember: {},
  noInvitation: {},
  noAdministrator: {},
  noHolder: {},
  holderStays: { email: "a@example.com" },
  addressStays: { email: "a@example.com" },
  noTime: { text: "bald" },
  noPeriod: { text: "2026" },
  noPrice: {},
  noPublicationDay: {},
  publishedBeforeEnd: { period: "2026-Q4", end: "2027-01-01", found: "2026-12-01" },
  olderThanCorrected: { period: "2026-Q4", publishedAt: "2027-01-04", found: "2027-01-02" },
  nextPeriodFirst: { next: "2026-Q4", period: "2027-W01" },
  nothingToRetract: { period: "2026-Q4" },
  mailGone: { id: "7" },
  incompleteForm: {},
  lawBroken: { problems: ["2026-12-01/default-values.csv: is missing"] },
  lawTooEarly: { today: "2026-11-23", found: "2026-11-22" },
  versionTaken: { version: "2026-12-01", id: 3 },
  lawThere: { version: "2026-12-01", id: 3 },
  lawChangesNothing: { version: "2026-12-01" },
  noAddition: { id: 7 },
  additionWithdrawn: { id: 7, version: "2026-12-01" },
  additionNeeded: { version: "2026-12-01", problems: [] },
  lawMoved: {},
  lawUnconfirmed: { version: "2026-12-01" },
  noLawFolder: { problem: "noArchive", found: "table.txt" },
  figuresFarOff: { count: 3, figure: "total", subject: "72083900 CHN (C)", before: "3.187", after: "31.87" },
  figuresGone: { count: 1, figure: "cbam_factor", subject: "2027", before: "0.95", after: "" },
  reachChanges: { count: 1, figure: "exempt_origin", subject: "TUR", before: "", after: "exempt" },
  originsGone: { origins: ["CHN", "IND"] },
};

Deno.test("why a command can't be carried out is said in every language, of every kind", () => {
  const refusals = Object.entries(each).map(([kind, parts]): OneOf<Refusals> => ({ kind, ...parts }));
  for (const refusal of refusals) {
    for (const language of languages) assertIn[language](refusalOnPage(refusal, language));
    assert.equal(refusedOnPage(refusedFor(refusal), "de"), refusalOnPage(refusal, "de"));
  }
  for (const language of languages) {
    assertIn[language](refusedOnPage(new OperatorRefused({ message: "It did not work." }), language));
  }
});

Deno.test("a limit is said in megabytes, however small it is", () => {
  const said = (limitBytes: number) =>
    failureSentence(new Failures.PayloadTooLarge({ message: "", limitBytes }), site.fieldNames("en"));
  for (const [limitBytes, shown] of [[4_194_304, "4.2"], [65_536, "0.066"], [16_384, "0.016"]] as const) {
    assert.match(said(limitBytes), new RegExp(`larger than ${shown} MB`));
  }
});

Deno.test("what goes wrong on a page is said in every language, for every kind of failure", () => {
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
    for (const language of languages) {
      const sentence = failureSentence(failure, site.fieldNames(language));
      assertIn[language](sentence);
      assert.ok(!sentence.includes(message));
    }
  }
  const toldOtherwise = ["FiguresDisagree", "InvalidRequest", "PermissionDenied"];
  for (const language of languages) {
    const told = [...toldOtherwise, ...Object.keys(failureTexts[language].failures)];
    assert.deepEqual(told.sort(), Object.keys(classes).sort());
  }
});
