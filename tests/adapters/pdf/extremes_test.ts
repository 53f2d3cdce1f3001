/**
 * Documents of invoices whose members are all as long, as many or as different as the contract allows, read back on
 * their laid-out pages.
 */
import assert from "node:assert/strict";
import { type LaidDocument, laidDocument } from "../../../src/adapters/pdf/layout/layout.ts";
import { wordsOf } from "../../../src/adapters/pdf/fonts/words.ts";
import { documentTypes } from "../../../src/domain/documents/document.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import type { InvoiceData, Party } from "../../../src/domain/invoices/invoice.ts";
import { alpha2OfAnyCode, everyAlpha3 } from "../../../src/kernel/identifiers.ts";
import { givenValues } from "../../support/given_values.ts";
import { invoiceOf } from "../../support/invoices.ts";
import { contentText, misplaced, squeezed, textOfLine } from "../../support/laid_pages.ts";

const longestParty = (sign: string, country: string): Party => ({
  ...{ name: sign.repeat(200), address: sign.repeat(300), city: sign.repeat(100), state: sign.repeat(100) },
  ...{ zip: "9".repeat(20), country, phone: "1".repeat(50), taxId: "T".repeat(50), vatId: "V".repeat(30) },
  ...{ email: `${"e".repeat(60)}@${"m".repeat(60)}.example`, eori: "DE123456789012345" },
});

const tenAmounts = (sign: string) =>
  Array.from({ length: 10 }, (_, index) => ({ name: `${index}${sign.repeat(59)}`, amount: 1 }));

const longest = (sign: string, more: Partial<InvoiceData> = {}): InvoiceData => {
  const [shipper, other] = [longestParty(sign, "CN"), longestParty(sign, "DE")];
  const goods = invoiceOf(3, () => ({ description: sign.repeat(1000), marksAndNumbers: sign.repeat(300) }));
  const number = sign.repeat(70);
  return {
    ...goods,
    ...{
      shipper,
      consignee: other,
      seller: other,
      buyer: other,
      importer: other,
      notify: other,
      manufacturer: other,
    },
    ...{ manufacturerSameAsShipper: false, invoiceNumber: number, paymentTerms: sign.repeat(300) },
    ...{
      portOfLoading: sign.repeat(120),
      portOfDischarge: sign.repeat(120),
      incotermsPlace: sign.repeat(120),
    },
    references: { order: number, contract: number, letterOfCredit: number },
    transport: {
      ...{
        waybillNumber: sign.repeat(50),
        containerNumbers: sign.repeat(300),
        sealNumbers: sign.repeat(300),
      },
      ...{ vesselOrFlight: number, dateOfExport: "2026-03-14" },
    },
    ...{ reasonForExport: sign.repeat(120), proformaPurpose: sign.repeat(200), validUntil: "2026-05-31" },
    ...{ charges: tenAmounts(sign), discounts: tenAmounts(sign), rexNumber: "FIREX12345678" },
    ...{ declarationText: sign.repeat(2000), originStatement: sign.repeat(1000) },
    signatory: {
      name: sign.repeat(100),
      position: sign.repeat(100),
      place: sign.repeat(100),
      date: "2026-03-14",
    },
    certificate: { number: sign.repeat(50), remarks: sign.repeat(500) },
    ...more,
  };
};

const problemsOf = (invoice: InvoiceData): ReadonlyArray<string> =>
  documentTypes.flatMap((type) => {
    const laid = laidDocument(printableDocument(type, invoice));
    const text = contentText(laid);
    const lost = givenValues(type, invoice).filter((value) => !text.includes(squeezed(value)));
    return [...misplaced(laid), ...lost.map((value) => `${value.slice(0, 30)} is missing`)].map((problem) =>
      `${type}: ${problem}`
    );
  });

const cases = {
  "the longest texts in wide letters": longest("W"),
  "the longest texts in Chinese": longest("合"),
  "the longest texts in Chinese on a turned page": longest("合", { showPacking: true }),
  "a unit of its own on each of 300 lines": invoiceOf(300, (index) => ({
    unitCode: `${String.fromCharCode(65 + index % 26)}${String(index).padStart(2, "0").slice(-2)}`,
    quantity: index + 1,
  })),
  "goods of every country": invoiceOf(everyAlpha3.length, (index) => ({
    countryOfOrigin: alpha2OfAnyCode(everyAlpha3[index] ?? "CHN") ?? "CN",
  })),
};

for (const [name, invoice] of Object.entries(cases)) {
  Deno.test(`documents with ${name} end, keep inside their pages and lose nothing`, () => {
    assert.deepEqual(problemsOf(invoice).slice(0, 5), []);
  });
}

const textsOf = ({ pages }: LaidDocument): ReadonlyArray<string> =>
  pages.flatMap(({ texts }) => texts.map(textOfLine));

Deno.test("a code that has its column does not stand below the description too, where the dimensions moved there", () => {
  const lines = invoiceOf(2, (index) => ({ packageKind: "CT", hsCode: `7318.15.52.0${index}` }));
  const texts = textsOf(laidDocument(printableDocument("packing-list", lines)));
  assert(texts.some((text) => /^Dimensions\u00a0cm\u00a040/.test(text)), "the dimensions moved");
  assert.equal(
    texts.filter((text) => text.includes("7318.15.52.00")).length,
    1,
    "once in the list, and in no summary that would say the same",
  );
});

Deno.test("a word longer than any language's is shaped in pieces that no line has to end at, marks beside their letters", () => {
  const words = wordsOf("schlüssel".repeat(100), { lineEnds: "words" });
  assert.equal(words.map(({ text }) => text).join(""), "schlüssel".repeat(100));
  assert(words.every(({ text }) => text.length <= 40), "each piece is short");
  assert.deepEqual([...new Set(words.slice(0, -1).map(({ end }) => end))], ["no"]);
  const marked = wordsOf("क्षि".repeat(30), { lineEnds: "words" });
  assert.equal(marked.length, 1, "letters that join are shaped together");
});
