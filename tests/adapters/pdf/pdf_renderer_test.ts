import assert from "node:assert/strict";
import * as Effect from "effect/Effect";
import * as PooledRenderer from "../../../src/adapters/pdf/pdf_renderer.ts";
import { renderDocument } from "../../../src/adapters/pdf/render.ts";
import { PdfRenderer } from "../../../src/application/documents/document_ports.ts";
import type { PrintableDocument } from "../../../src/domain/documents/printable.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import { exampleInvoice } from "../../support/invoices.ts";
import { assertSound, testWith, textOf } from "../../support/poppler.ts";

const rendered = (documents: ReadonlyArray<PrintableDocument>) =>
  Effect.flatMap(PdfRenderer, ({ render }) => Effect.forEach(documents, render, { concurrency: "unbounded" }))
    .pipe(
      Effect.provide(PooledRenderer.layer({ workers: 2 })),
      Effect.runPromise,
    );

Deno.test("the renderer's workers, which may read fonts only, give the bytes that the renderer gives here", async () => {
  const { invoice, documents } = exampleInvoice("origin-arabic");
  const described = documents.map((type) => printableDocument(type, invoice));
  assert.deepEqual(await rendered(described), described.map(renderDocument));
});

Deno.test(
  testWith(
    ["pdftotext", "qpdf"],
    "a report with boxes, a QR code and an attachment is rendered",
    async () => {
      const [report] = await rendered([{
        ...{
          name: "CBAM report",
          number: "CBAM-1",
          subject: "s",
          author: "a",
          language: "en",
          createdAt: new Date(0),
        },
        content: [
          {
            columns: [{ text: "left & right", width: "*" }, {
              qr: "https://example.com/verify",
              description: "QR code",
              fit: 80,
              width: 80,
            }],
          },
          {
            boxes: [[{ text: "one", colSpan: 2 }, { text: "" }], [{ text: "two" }, { text: "three" }]],
            widths: ["*", 80],
            ruled: true,
          },
        ],
        attachments: [{
          name: "report.json",
          mediaType: "application/json",
          description: "The report",
          text: "{}",
        }],
      }]);
      assert(report !== undefined);
      await assertSound(report);
      assert.match(await textOf(report), /left & right[^]*one[^]*two\s+three/);
    },
  ),
);
