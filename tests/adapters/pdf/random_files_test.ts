/**
 * Files of random invoices, as other people's programs read them: sound, each value there, nothing outside the page. They are
 * the same in every run; `FUZZ_RUNS` makes more of them.
 */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { renderDocument } from "../../../src/adapters/pdf/render.ts";
import { type DocumentType, documentTypes } from "../../../src/domain/documents/document.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import type { InvoiceData } from "../../../src/domain/invoices/invoice.ts";
import { givenValues } from "../../support/given_values.ts";
import { squeezed } from "../../support/laid_pages.ts";
import { assertSound, boxesOf, testWith, textOf } from "../../support/poppler.ts";
import { randomInvoice } from "../../support/random_invoices.ts";

const seed = 20_261_121;

const sampled = Number(Deno.env.get("FUZZ_RUNS") ?? 40);
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Longer values may be divided by the foot and the head of two pages. */
const longestSearched = 60;

const pageOrWord =
  /<(page|word) (?:width="([\d.]+)" height="([\d.]+)"|xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.]+)" yMax="([\d.]+)")>/g;
const margin = { side: 35, above: 15 };

const outsideWords = async (pdf: Uint8Array): Promise<ReadonlyArray<string>> => {
  let [width, height] = [0, 0];
  return [...(await boxesOf(pdf)).matchAll(pageOrWord)].flatMap(([text, kind, ...numbers]) => {
    const [pageWidth = 0, pageHeight = 0, left = 0, top = 0, right = 0, bottom = 0] = numbers.map(Number);
    if (kind === "page") {
      [width, height] = [pageWidth, pageHeight];
      return [];
    }
    const isInside = left >= margin.side && right <= width - margin.side && top >= margin.above &&
      bottom <= height - margin.above;
    return isInside ? [] : [`outside the page: ${text}`];
  });
};

const fileProblems = async (type: DocumentType, invoice: InvoiceData): Promise<ReadonlyArray<string>> => {
  const pdf = renderDocument(printableDocument(type, invoice));
  await assertSound(pdf);
  const text = squeezed(await textOf(pdf));
  // Other programs' order of mixed directions is theirs.
  const isSearched = !rightToLeft.test(JSON.stringify(invoice));
  const searched = givenValues(type, invoice).filter((value) =>
    isSearched && value.length <= longestSearched
  );
  const lost = searched.filter((value) => !text.includes(squeezed(value).normalize("NFC")));
  return [...lost.map((value) => `"${value}" is missing`), ...await outsideWords(pdf)];
};

Deno.test(testWith(
  ["pdftotext", "qpdf"],
  `files of ${sampled} random invoices are sound, and hold each value inside the page`,
  async () => {
    const invoices = FastCheck.sample(randomInvoice, { numRuns: sampled, seed });
    const at = [...invoices.entries()];
    const reading = async () => {
      for (let next = at.pop(); next !== undefined; next = at.pop()) {
        const [index, invoice] = next;
        const type = documentTypes[index % documentTypes.length] ?? "commercial";
        assert.deepEqual((await fileProblems(type, invoice)).slice(0, 5), [], `${type} ${index}`);
      }
    };
    await Promise.all([reading(), reading()]);
  },
));
