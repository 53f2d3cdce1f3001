/** Places of an invoice that have no code of ISO 3166-1: what is said of them is about papers, not about another law. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { issuesIn } from "../../../../src/domain/invoices/request/read_request.ts";
import { invoiceFields } from "../../../../src/features/invoices/pages/field_names.ts";
import { pageSentence } from "../../../../src/web/issue_sentences/page_sentence.ts";
import { languages } from "../../../../src/web/words/language.ts";
import { changed, readingOf } from "../../../support/invoices.ts";
import { assertIn } from "../../../support/page_words.ts";

const places = ["/invoiceData/lineItems/0/countryOfOrigin", "/invoiceData/consignee/country"];

for (
  const [sent, expected] of [
    ["EU", /name the member state, such as DE; found "EU"\.$/],
    ["European Union", /name the member state/],
    ["XI", /Northern Ireland is a part of one: write GB; found "XI"\.$/],
    ["Livigno", /this territory has none of its own: write those of the country that it belongs to/],
  ] as const
) {
  Deno.test(`${sent} as a country of an invoice is answered with what to write`, () => {
    for (const place of places) {
      const { request } = readingOf(changed({ [place]: sent }));
      const found = Either.isLeft(request) ? issuesIn(request.left) : [];
      assert.deepEqual(found.map(({ path, code }) => [path, code]), [[place, "choice"]]);
      for (const issue of found) {
        assert.match(issue.message, expected);
        for (const language of languages) {
          const sentence = pageSentence(issue, invoiceFields(language));
          assertIn[language](sentence);
          assert.doesNotMatch(`${issue.message} ${sentence}`, /CBAM|MACF|2023\/956/);
        }
      }
    }
  });
}
