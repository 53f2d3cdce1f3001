/** Sentences that name imports or goods by the hundred: they count all, name the first, and say that there are more. */
import assert from "node:assert/strict";
import type { Findings } from "../../../src/kernel/findings/finding.ts";
import type { OneOf } from "../../../src/kernel/findings/sentences.ts";
import { issueOf } from "../../../src/kernel/issue.ts";
import { pageSentence } from "../../../src/web/issue_sentences/page_sentence.ts";
import { tableFields } from "../../../src/features/cbam/pages/tables/field_names.ts";
import { languages } from "../../../src/web/words/language.ts";

const names = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => `import-${index + 1}`);

const about = (imports: ReadonlyArray<string>): ReadonlyArray<OneOf<Findings>> => [
  { kind: "unlikelyValues", imports },
  { kind: "severalValuesOfInstallation", installation: "TR-0001", code: "72083900", year: 2026, imports },
];

Deno.test("a sentence about many imports counts all of them, names ten, and says that there are more", () => {
  for (const finding of [...about(names(34)), ...about(names(10))]) {
    const issue = issueOf({ path: "imports", code: "format" }, finding);
    const isCut = "imports" in finding && Array.isArray(finding.imports) && finding.imports.length > 10;
    for (
      const sentence of [
        issue.message,
        ...languages.map((each) => pageSentence(issue, tableFields(each))),
      ]
    ) {
      assert.equal(sentence.match(/import-\d+/g)?.length, 10, sentence);
      assert.equal(sentence.includes("import-10, …"), isCut, sentence);
      assert.match(sentence, isCut ? /\b34\b/ : /\b10\b/);
    }
  }
});

Deno.test("a holding's note names ten of the goods that an earlier declaration lacks", () => {
  const pairs = Array.from({ length: 12 }, (_, index) => `720839${index + 10} CHN`);
  const issue = issueOf({ path: "imports", code: "format" }, { kind: "pairsNotDeclared", pairs });
  for (
    const sentence of [
      issue.message,
      ...languages.map((each) => pageSentence(issue, tableFields(each))),
    ]
  ) {
    assert.equal(sentence.match(/7208 ?39 ?\d\d/g)?.length, 10, sentence);
    assert.ok(sentence.includes(", …"), sentence);
  }
});
