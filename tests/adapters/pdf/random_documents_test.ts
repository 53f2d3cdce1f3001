/**
 * Documents of random invoices, read back on their laid-out pages, before they are drawn.
 */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { type LaidDocument, laidDocument } from "../../../src/adapters/pdf/layout/layout.ts";
import { type DocumentType, documentTypes } from "../../../src/domain/documents/document.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import type { PrintableDocument } from "../../../src/domain/documents/printable.ts";
import type { InvoiceData } from "../../../src/domain/invoices/invoice.ts";
import { givenValues } from "../../support/given_values.ts";
import {
  brokenFigures,
  carriedTexts,
  contentText,
  misplaced,
  rowsBesideClosing,
  rowsOnPages,
  squeezed,
  textOfLine,
} from "../../support/laid_pages.ts";
import { randomInvoice } from "../../support/random_invoices.ts";

const seed = 20_261_121;
const runs = 2_000;

const closing = /^Signature and stamp of the|^Certification by the issuing body/;

/** Whether the list of goods ends with a row of totals, which is no row of goods. */
const isClosed = ({ content }: PrintableDocument): boolean =>
  content.some((block) => "rows" in block && block.tail !== undefined && block.closing !== undefined);

const goodsOf = ({ content }: PrintableDocument) =>
  content.flatMap((block) => "rows" in block && block.tail !== undefined ? [block] : []);

/** A row that is higher than this part of its page may be split. */
const mostWhole = 0.6;

/** Problems of where rows, sums and ends stand. */
const misplacedGoods = (document: PrintableDocument, laid: LaidDocument): ReadonlyArray<string> => {
  const [goods] = goodsOf(document);
  if (goods === undefined) return ["no goods"];
  const pages = rowsOnPages(laid, goods.title);
  const seen = new Map<unknown, number>();
  return pages.flatMap((rows, page) => {
    const split = [...rows].filter(([row, height]) =>
      seen.has(row) && height + (seen.get(row) ?? 0) < laid.paper.height * mostWhole
    );
    for (const [row, height] of rows) seen.set(row, height + (seen.get(row) ?? 0));
    const sums = goods.carried[Math.min(seen.size, goods.rows.length) - 1] ?? [];
    const wrong = (["Carried forward", "Brought forward"] as const).flatMap((label, after) => {
      const texts = carriedTexts(laid, page + after, label);
      return texts.length === 0 ||
          sums.every((sum) => sum.split("\n").every((line) => line === "" || texts.includes(line)))
        ? []
        : [`page ${page + 1 + after} has other sums ${label.toLowerCase()} than ${sums.join(", ")}`];
    });
    return [...split.map(() => `a row that fits one page is split on page ${page + 1}`), ...wrong];
  });
};

/** True if the first page has a row of goods, or no room for one. */
const beginsWithGoods = (document: PrintableDocument, laid: LaidDocument): boolean => {
  const [goods] = goodsOf(document);
  const [first, second] = rowsOnPages(laid, goods?.title ?? "");
  if (first === undefined || first.size > 0) return true;
  const used = Math.max(
    ...(laid.pages[0]?.texts ?? []).filter(({ element }) => element !== undefined).map(({ y, line }) =>
      y + line.height
    ),
  );
  const [height = laid.paper.height] = second?.values() ?? [];
  return used + height + roomOfHeadings > laid.paper.height;
};

/** Margins, headings, and sums that are carried. */
const roomOfHeadings = 110;

/** True if the last page has more than the summary, or one row fills the page before it with the totals. */
const endsWithGoods = (document: PrintableDocument, laid: LaidDocument): boolean => {
  const [goods] = goodsOf(document);
  const last = document.content.at(-1);
  if (goods === undefined || last === undefined || last === goods || !("rows" in last)) return true;
  const ofSummary = rowsOnPages(laid, last.title).filter(({ size }) => size > 0).length;
  const isAlone = ofSummary === 1 && rowsOnPages(laid, goods.title).at(-1)?.size === 0 &&
    (laid.pages.at(-1)?.texts ?? []).every((text) => !closing.test(textOfLine(text)));
  const before = rowsOnPages(laid, goods.title).at(-2)?.size ?? 0;
  return !isAlone || before <= 1 + (isClosed(document) ? 1 : 0);
};

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
    ...misplacedGoods(document, laid),
    ...(beginsWithGoods(document, laid) ? [] : ["the first page has no goods"]),
    ...(endsWithGoods(document, laid) ? [] : ["the last page has the summary alone"]),
    ...(beside < 1 && invoice.lineItems.length > 1
      ? ["totals and signature stand on a page without goods"]
      : []),
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
