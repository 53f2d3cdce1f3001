/** A declaration's document of as many lines as a test asks for: the first line of the published example, over and over. */
import * as Schema from "effect/Schema";
import { DeclarationReportAnswer } from "../../src/contract/answers/declaration.ts";
import type { DeclarationContent } from "../../src/domain/reports/declaration_report.ts";
import { canonicalText, hashOfContent, type StoredReport } from "../../src/domain/reports/report.ts";
import examples from "../../src/http/openapi/examples.json" with { type: "json" };

const example = Schema.decodeUnknownSync(DeclarationReportAnswer)(examples.declarationDocument.answer);

const importsOfLine = 2;

/** Id of an import: each is another one. */
const idOf = (at: number): string => `01a1f8d3-ea00-74a6-a1d1-${String(at).padStart(12, "0")}`;

/** The example's content with so many lines. */
export const declarationContent = (lines: number): DeclarationContent => ({
  report_id: example.id,
  report_number: example.report_number,
  issued_at: example.issued_at,
  is_draft: false,
  verify_url: example.verify_url,
  declarant: example.declarant,
  declaration: {
    ...example.declaration,
    lines: Array.from({ length: lines }, (_, at) => {
      const line = example.declaration.lines[at % example.declaration.lines.length];
      if (line === undefined) throw new Error("the example has a line");
      const imports = Array.from({ length: importsOfLine }, (_, one) => idOf(at * importsOfLine + one));
      return { ...line, line: at + 1, tonnes: line.tonnes + at / 8, imports };
    }),
  },
});

/** The document as it is kept. */
export const largeDeclaration = (lines: number): StoredReport => {
  const content = canonicalText(declarationContent(lines));
  return {
    id: example.id,
    accountId: "",
    reportNumber: example.report_number,
    status: "issued",
    issuedOn: example.issued_at,
    content,
    contentHash: hashOfContent(content),
    keyId: example.key_id,
    signature: example.signature,
  };
};
