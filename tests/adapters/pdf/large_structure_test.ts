/** Documents of large years: as many parts as their rows ask for, and no more kept of them than is still to be drawn. */
import assert from "node:assert/strict";
import { drawPages } from "../../../src/adapters/pdf/drawing.ts";
import { missingCharacters } from "../../../src/adapters/pdf/fonts/font_runs.ts";
import { laidDocument } from "../../../src/adapters/pdf/layout/layout.ts";
import { PdfFile } from "../../../src/adapters/pdf/pdf_file.ts";
import { elementIn } from "../../../src/adapters/pdf/structure.ts";
import { describedDeclaration } from "../../../src/application/reports/described_declaration.ts";
import { largeDeclaration } from "../../support/large_declaration.ts";

const parts = 300_000;

Deno.test("a document has as many parts as its rows ask for", () => {
  const file = new PdfFile({
    ...{ name: "Declaration", number: "D-1", subject: "", author: "", language: "en" },
    ...{ createdAt: new Date("2026-11-20T12:00:00Z"), content: [], attachments: [] },
  });
  file.expectPages(1);
  file.openPage({ width: 595, height: 842 });
  const root = elementIn(undefined, "Document");
  for (let at = 0; at < parts; at++) elementIn(root, "P");
  const bytes = file.close(root);
  const [, size] = /\/Size (\d+)/.exec(new TextDecoder("latin1").decode(bytes)) ?? [];
  assert.ok(Number(size) > parts, `${size} objects`);
});

Deno.test("a page that is drawn has nothing on it any more: of a thousand pages that takes more than the file", () => {
  const document = describedDeclaration(
    { kept: largeDeclaration(120), madeBy: "the tests" },
    missingCharacters,
  );
  const { pages, paper } = laidDocument(document);
  const kept = () => pages.flatMap(({ texts, rules, squares }) => [...texts, ...rules, ...squares]).length;
  assert.ok(pages.length > 2 && kept() > 1_000, `${kept()} on ${pages.length} pages`);
  drawPages(new PdfFile(document), { pages, paper });
  assert.equal(kept(), 0);
});
