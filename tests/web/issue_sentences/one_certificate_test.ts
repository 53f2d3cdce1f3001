/** Sentences and texts that count certificates say "1 certificate" of a single one, in every language. */
import assert from "node:assert/strict";
import type { Findings } from "../../../src/kernel/findings/finding.ts";
import type { OneOf } from "../../../src/kernel/findings/sentences.ts";
import { issueOf } from "../../../src/kernel/issue.ts";
import { pageSentence } from "../../../src/web/issue_sentences/page_sentence.ts";
import { tableFields } from "../../../src/features/cbam/pages/tables/field_names.ts";
import { certificatesTexts } from "../../../src/features/imports/texts/certificates.ts";
import { yearTexts } from "../../../src/features/imports/texts/year.ts";
import { languages } from "../../../src/web/words/language.ts";

const purchase = { certificates: "weekly", day: "2027-03-01", number: 1, eur: "80.00" };

const ofOne: ReadonlyArray<OneOf<Findings>> = [
  { kind: "roundingOpen", once: 1, byQuarter: 2 },
  { kind: "basisBSurrendered", number: 1, year: 2026 },
  { kind: "basisBUnproven", year: 2026, own: 1, fileable: 1 },
  { kind: "basisBReturned", pairs: ["72083900 CHN"], year: 2026, hold: 1, without: 1 },
  { kind: "moreThanThereAre", found: 1, left: 1 },
  { kind: "moreThanThereAre", found: 2, left: 1 },
  { kind: "boughtMoreThanObliged", year: 2027, bought: 1, limit: 0 },
  { kind: "soldBackAboveLimit", year: 2027, boughtBack: 1, limit: 0 },
  { kind: "cancelledEarly", number: 1, day: "2027-11-01" },
  { kind: "soldBackAfterRequest", number: 1, last: "2027-10-31", workingDay: "2027-11-01" },
  { kind: "countedAsCancelled", number: 1, day: "2027-11-01" },
  { kind: "weeklyForQuarters", number: 1, cancelled: "2027-11-01" },
  { kind: "surrenderedForOtherQuarter", number: 1, quarters: [{ quarter: "2026-Q1", due: 1, there: 2 }] },
  { kind: "countedForOtherQuarter", number: 1, quarters: [{ quarter: "2026-Q1", due: 1, there: 2 }] },
  { kind: "purchaseDiffers", reference: "A-1", lot: "lot-1", ...purchase },
  { kind: "purchasesAlike", lots: ["lot-1", "lot-2"], ...purchase },
];

const many =
  /\b1 (?:\S+ )?(?:certificates|Zertifikate|Zertifikaten|certificats|are|sont)\b|\bsind (?:es |noch )?1\b/;

Deno.test("one certificate is spoken of as one", () => {
  for (const finding of ofOne) {
    const issue = issueOf({ path: "number", code: "range" }, finding);
    for (const said of [issue.message, ...languages.map((each) => pageSentence(issue, tableFields(each)))]) {
      assert.doesNotMatch(said, many);
    }
  }
  for (const language of languages) {
    assert.doesNotMatch(certificatesTexts[language].held("1"), many);
    const penalty = { who: "A", certificates: "1", least: "100 EUR", most: "300 EUR" };
    assert.doesNotMatch(yearTexts[language].exposure(penalty), many);
  }
});
