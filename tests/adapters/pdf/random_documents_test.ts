/**
 * Documents of random invoices, read back on their laid-out pages, before they are drawn.
 */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { laidDocument } from "../../../src/adapters/pdf/layout/layout.ts";
import { type DocumentType, documentTypes } from "../../../src/domain/documents/document.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import type { PrintableDocument } from "../../../src/domain/documents/printable.ts";
import type { InvoiceData } from "../../../src/domain/invoices/invoice.ts";
import { givenValues } from "../../support/given_values.ts";
import {
  brokenFigures,
  contentText,
  misplaced,
  rowsBesideClosing,
  squeezed,
} from "../../support/laid_pages.ts";
import { randomInvoice } from "../../support/random_invoices.ts";

const seed = 20_261_121;
const runs = 2_000;

const closing = /^Signature and stamp of the|^Certification by the issuing body/;

/** Whether the list of goods ends with a row of totals, which is no row of goods. */
const isClosed = ({ content }: PrintableDocument): boolean =>
  content.some((block) => "rows" in block && block.tail !== undefined && block.closing !== undefined);

const problemsOf = (type: DocumentType, invoice: InvoiceData): ReadonlyArray<string> => {
  const document = printableDocument(type, invoice);
  const laid = laidDocument(document);
  const text = contentText(laid);
  const lost = givenValues(type, invoice).filter((value) => !text.includes(squeezed(value)));
  const closed = isClosed(document) ? 1 : 0;
  const beside = rowsBesideClosing(laid, closing) - closed;
  return [
    ...misplaced(laid),
    ...brokenFigures(document, laid).map((figure) => `the figure ${figure} is not whole`),
    ...lost.map((value) => `"${value}" is missing`),
    ...(beside < 1 ? ["totals and signature stand on a page without goods"] : []),
  ];
};

Deno.test(`documents of ${runs} random invoices lose nothing, cut nothing, and close beside goods`, () => {
  let at = 0;
  FastCheck.assert(
    FastCheck.property(randomInvoice, (invoice) => {
      const type = documentTypes[at++ % documentTypes.length] ?? "commercial";
      assert.deepEqual(problemsOf(type, invoice).slice(0, 5), [], type);
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
});
