/** What is handed to the printer's workers: of no kind of document does it grow to a size that holds the service's own thread. */
import assert from "node:assert/strict";
import * as Effect from "effect/Effect";
import * as PooledRenderer from "../../../src/adapters/pdf/pdf_renderer.ts";
import { renderDocument } from "../../../src/adapters/pdf/render.ts";
import { PdfRenderer, type PrintOrder } from "../../../src/application/documents/document_ports.ts";
import { printDeclaration } from "../../../src/application/reports/declaration_reports.ts";
import { printReport } from "../../../src/application/reports/report_pdf.ts";
import type { ServiceUnavailable } from "../../../src/contract/failures.ts";
import { documentTypes } from "../../../src/domain/documents/document.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import { benchInvoice } from "../../../bench/pdf_sheet.ts";
import { largeDeclaration } from "../../support/large_declaration.ts";
import { reportOf } from "../../support/signed_reports.ts";

/** Values that a copy for another thread is made of, each by itself. */
const valuesIn = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + valuesIn(each), 1)
    : 1;

/** What the printer is handed by those who have something printed; it prints nothing. */
const handedOver = async (
  print: Effect.Effect<Uint8Array, ServiceUnavailable, PdfRenderer>,
): Promise<PrintOrder> => {
  const handed: Array<PrintOrder> = [];
  let looked = 0;
  await Effect.runPromise(Effect.provideService(print, PdfRenderer, {
    render: (order) => {
      handed.push(order);
      return Effect.succeed(new Uint8Array());
    },
    madeBy: "the tests",
    pagesOf: () => 1,
    missingCharacters: () => {
      looked += 1;
      return [];
    },
  }));
  const [order] = handed;
  assert.ok(order !== undefined && looked <= mostTexts, `${looked} texts were held against the fonts`);
  return order;
};

const mostLinesOfInvoice = 500;
/** Texts that are held against what the fonts have before a document is handed over. */
const mostTexts = 5;
/** Values of the largest invoice, which is described in some milliseconds. */
const mostValues = 20_000;

Deno.test("reports, declarations and invoices of the most lines are handed to the printer in some thousand values", async () => {
  const orders: Readonly<Record<string, PrintOrder>> = {
    "report": await handedOver(printReport(reportOf())),
    "declaration of 5 000 lines": await handedOver(printDeclaration(largeDeclaration(5_000))),
    ...Object.fromEntries(
      documentTypes.map((type) => [type, printableDocument(type, benchInvoice(mostLinesOfInvoice, 1))]),
    ),
  };
  for (const [name, order] of Object.entries(orders)) {
    assert.ok(valuesIn(order) <= mostValues, `${name}: ${valuesIn(order)} values`);
  }
});

Deno.test("a declaration that a worker describes has the bytes of one that is described here", async () => {
  const report = largeDeclaration(40);
  const printed = await Effect.runPromise(
    Effect.provide(printDeclaration(report, "the tests"), PooledRenderer.layer({ workers: 1 })),
  );
  assert.deepEqual(printed, renderDocument({ kept: report, madeBy: "the tests" }));
});
