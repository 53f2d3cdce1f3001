/** Pages' sentences about limits of mails, which stop mails alone. */
import assert from "node:assert/strict";
import { RateLimited } from "../../src/contract/failures.ts";
import { failureSentence } from "../../src/web/page/failure_sentences.ts";
import { languages } from "../../src/web/words/language.ts";

const refusedBy = (policy: string) =>
  new RateLimited({ policy, limit: 57, windowSeconds: 3_600, retryAfterSeconds: 9, message: "" });

Deno.test("a limit of mails is told as one, with its number, in each language; another limit isn't", () => {
  for (const language of languages) {
    const names = { language, nameOf: String, labelOf: String };
    const sentences = ["mails-to-address", "invoice-mails", "supplier-mails", "cbam"].map((policy) =>
      failureSentence(refusedBy(policy), names)
    );
    assert.equal(new Set(sentences).size, sentences.length, language);
    assert.deepEqual(
      sentences.map((sentence) => sentence.includes("57")),
      [true, true, true, false],
      language,
    );
  }
});
