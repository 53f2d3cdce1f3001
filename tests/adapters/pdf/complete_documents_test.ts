/** Documents with everything filled in: they look no worse than bare ones. */
import assert from "node:assert/strict";
import { laidDocument } from "../../../src/adapters/pdf/layout/layout.ts";
import { renderDocument } from "../../../src/adapters/pdf/render.ts";
import { documentTypes } from "../../../src/domain/documents/document.ts";
import type { InvoiceData } from "../../../src/domain/invoices/invoice.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import { invoiceOf } from "../../support/invoices.ts";
import { rowsOnPages, textOfLine } from "../../support/laid_pages.ts";
import { testWith, textOf } from "../../support/poppler.ts";

/** Invoice that satisfies each warning of each destination: marks, kinds, sizes and weights on the invoice itself. */
const complete = (lines: number): InvoiceData => ({
  ...invoiceOf(lines, (index) => ({
    description: index % 2 === 0
      ? "Hexagon head screws of steel, zinc plated, M10 x 40"
      : "Centrifugal pump, cast iron, 2.2 kW, with motor, painted RAL 5010",
    ...{ packageKind: "CT", packages: 24 + index, netWeightKg: 360.5, grossWeightKg: 384.5, eccn: "EAR99" },
    ...{ dimensionsCm: "40 x 30 x 20", marksAndNumbers: `BI-0117/${index} MADE IN CHINA`, unitCode: "H87" },
    ...{ hsCode: index % 2 === 0 ? "7318.15.52" : "8413.70.20", preferentialOrigin: index % 2 === 0 },
  })),
  ...{ showPacking: true, countryOfDispatch: "CN", countryOfDestination: "US", paymentTerms: "30 days net" },
  references: { order: "PO-4711", contract: "C-2026-18" },
  transport: { waybillNumber: "MAEU123456789", containerNumbers: "MSKU1234567", dateOfExport: "2026-03-14" },
  signatory: { name: "Chen Wei", position: "Export manager", place: "Shanghai", date: "2026-03-14" },
});

for (const type of documentTypes) {
  Deno.test(`a complete ${type} document of two lines is upright and on one page`, () => {
    const { paper, pages } = laidDocument(printableDocument(type, complete(2)));
    assert.ok(paper.width < paper.height);
    assert.equal(pages.length, 1);
  });

  Deno.test(`a complete ${type} document begins and ends with goods, however many lines it has`, () => {
    for (const lines of [1, 3, 5, 8, 12, 20, 33, 60]) {
      const document = printableDocument(type, complete(lines));
      const laid = laidDocument(document);
      const pages = rowsOnPages(laid, type === "packing-list" ? "Packages and goods" : "Goods");
      assert.ok(laid.paper.width < laid.paper.height, `${lines} lines`);
      assert.ok((pages.at(0)?.size ?? 0) > 0 && (pages.at(-1)?.size ?? 0) > 0, `${lines} lines`);
    }
  });
}

Deno.test("what is text stands below the description on one line, figures in the table", () => {
  const { pages } = laidDocument(printableDocument("commercial", complete(2)));
  const texts = pages.flatMap((page) => page.texts.map(textOfLine));
  assert.ok(
    texts.some((text) => /^Marks\u00a0and\u00a0numbers\u00a0BI-0117\/0 MADE IN/.test(text)),
    texts.join("|"),
  );
  assert.ok(texts.includes("384.5") && texts.includes("360.5"));
});

Deno.test("a packing list of 500 lines with marks, weights and sizes has 17 pages, upright", () => {
  const { paper, pages } = laidDocument(printableDocument("packing-list", invoiceOf(500)));
  assert.ok(paper.width < paper.height);
  assert.ok(pages.length <= 17, `${pages.length}`);
});

Deno.test(testWith(["pdftotext"], "a line that is not of preferential origin says so on paper", async () => {
  const text = await textOf(renderDocument(printableDocument("commercial", complete(2))));
  assert.match(text, /Not\s+of\s+preferential\s+origin/);
  assert.match(text, /ECCN\s+EAR99\s+Of\s+preferential\s+origin/);
}));
