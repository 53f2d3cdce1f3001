/** What carbon prices paid abroad take off a declared year, on paper; a document of an earlier release is printed as it was. */
import assert from "node:assert/strict";
import { printableDeclaration } from "../../../../src/domain/reports/layout/declaration_report.ts";
import { declarationContent, largeDeclaration } from "../../../support/large_declaration.ts";

const report = largeDeclaration(2);
const { declaration, ...content } = declarationContent(2);

/** The document of two lines with what is taken off each; by a release that tells the cost before it, or one that did not. */
const printed = (deduction: number, gross?: number): string => {
  const { gross_eur: _, ...totals } = declaration.totals;
  const shown = {
    ...content,
    declaration: {
      ...declaration,
      lines: declaration.lines.map((line) => ({ ...line, deduction_eur: deduction })),
      totals: {
        ...totals,
        deduction_eur: 2 * deduction,
        ...(gross === undefined ? undefined : { gross_eur: gross }),
      },
      fileable: { ...declaration.fileable, deduction_eur: 0 },
    },
  };
  return JSON.stringify(printableDeclaration({ report, shown, madeBy: "test" }).content);
};

const heading = /Paid abroad, taken off EUR/g;

Deno.test("a document prints what a carbon price paid abroad takes off, of each line and of the year on each basis", () => {
  const text = printed(758.25, 9_999);
  assert.equal(text.match(heading)?.length, 2);
  for (const figure of ["758.25", "1,516.50", "Taken off for carbon prices paid abroad"]) {
    assert.ok(text.includes(figure), figure);
  }
});

Deno.test("a document whose imports have nothing taken off, and one of an earlier release, print as before", () => {
  const before = printed(0);
  assert.equal(printed(0, 9_999), before);
  for (const text of [before, printed(758.25)]) {
    assert.doesNotMatch(text, /taken off EUR|Taken off for carbon prices/);
  }
});
