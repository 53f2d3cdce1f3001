/** Members that leave as they stand in a document's canonical text, whatever their texts say. */
import assert from "node:assert/strict";
import { declarationMembers } from "../../../src/domain/reports/declaration_report.ts";
import { canonicalText } from "../../../src/domain/reports/report.ts";
import { declarationContent } from "../../support/large_declaration.ts";

const name = 'A","is_draft":false,"declarant":{"year":1999},"declaration":{\\';
const declarant = { id: "1", name, eori: "DE1", cbam_account: null };
const declaration = {
  as_of: "2026-11-30",
  dataset_version: "1",
  year: 2026,
  lines: [{ is_draft: true, name, year: 2027 }],
  missing: [],
  quarters: [],
  totals: { year: 2028 },
  fileable: { name },
};
const content = {
  report_id: "1",
  report_number: "DECL-1",
  issued_at: "2026-11-30",
  is_draft: false,
  verify_url: "https://customs.example/verify",
  declarant,
  declaration,
};

Deno.test("members of a document are what was kept, with the year and the address, whatever its texts say", () => {
  const { text, year, verifyUrl } = declarationMembers({ content: canonicalText(content) });
  assert.deepEqual(JSON.parse(`{${text}}`), { declarant, declaration });
  assert.deepEqual([year, verifyUrl], [2026, content.verify_url]);
});

Deno.test("a document of another form is read for its members", () => {
  const { is_draft: _, ...without } = content;
  const later = { ...content, declaration: { ...declaration, zones: [1] } };
  for (const [kept, expected] of [[without, declaration], [later, later.declaration]] as const) {
    const { text, year, verifyUrl } = declarationMembers({ content: canonicalText(kept) });
    assert.deepEqual(JSON.parse(`{${text}}`), { declarant, declaration: expected });
    assert.deepEqual([year, verifyUrl], [2026, content.verify_url]);
  }
  assert.throws(() => declarationMembers({ content: canonicalText({ ...without, declaration: {} }) }));
});

Deno.test("members are taken as they stand: megabytes of lines are not read", () => {
  const kept = canonicalText(declarationContent(100)).replace('"lines":[', '"lines":[no JSON');
  const { text } = declarationMembers({ content: kept });
  assert.ok(kept.startsWith(`{${text},"is_draft":false,`), text.slice(0, 200));
});
