/** Labels in the language of the destination beside English: every one, on every document, read back from the file. */
import assert from "node:assert/strict";
import { laidDocument } from "../../../../src/adapters/pdf/layout/layout.ts";
import { renderDocument } from "../../../../src/adapters/pdf/render.ts";
import { labelLanguages } from "../../../../src/contract/values/invoices/terms.ts";
import { type DocumentType, documentTypes } from "../../../../src/domain/documents/document.ts";
import type { Block, PrintableDocument } from "../../../../src/domain/documents/printable.ts";
import type { InvoiceData } from "../../../../src/domain/invoices/invoice.ts";
import { labelNames } from "../../../../src/domain/invoices/labels/label_names.ts";
import { labelsIn } from "../../../../src/domain/invoices/labels/labels.ts";
import { printableDocument } from "../../../../src/domain/invoices/layout/document.ts";
import { invoiceOf } from "../../../support/invoices.ts";
import { misplaced, squeezed } from "../../../support/laid_pages.ts";
import { assertSound, testWith, textOf } from "../../../support/poppler.ts";

const goods = invoiceOf(3, (index) => ({
  ...{ packages: 2, packageKind: "CT", netWeightKg: 10, grossWeightKg: 12, dimensionsCm: "40 x 30 x 20" },
  ...{ marksAndNumbers: "AB 1", hsCode: index === 0 ? "7318.15.52" : "8413.70.20", eccn: "EAR99" },
}));
const party = { ...goods.consignee, phone: "+49 40 1", email: "a@b.example", vatId: "DE1", taxId: "T1" };

const complete: InvoiceData = {
  ...{ ...goods, totalDeclaredValue: 99_999.99, otherCharges: 5, freight: 7, insurance: 3 },
  ...{ showPacking: true, seller: party, buyer: party, importer: party, notify: party, manufacturer: party },
  ...{ countryOfDispatch: "CN", countryOfDestination: "BR", countryOfAcquisition: "CN" },
  ...{ paymentTerms: "30 days", reasonForExport: "Sale", rexNumber: "FIREX12345678" },
  ...{ originStatement: "The goods are of Chinese origin.", declarationText: "No assists." },
  ...{ validUntil: "2026-05-31", proformaPurpose: "Sample", incotermsPlace: "Santos" },
  references: { order: "O1", contract: "C1", letterOfCredit: "L1" },
  transport: {
    ...{ waybillNumber: "W1", containerNumbers: "K1", sealNumbers: "S1", vesselOrFlight: "V1" },
    dateOfExport: "2026-03-14",
  },
  signatory: { name: "Chen Wei", position: "Manager", place: "Shanghai", date: "2026-03-14" },
  certificate: { number: "N1", remarks: "None" },
};

/** Labels that stand on the document, as a reader meets them. */
const labelsOf = ({ name, content }: PrintableDocument): ReadonlyArray<string> => {
  const within = (block: Block): ReadonlyArray<string> => {
    if ("stack" in block) return block.stack.flatMap(within);
    if ("boxes" in block) return block.boxes.flat().flatMap(within);
    if ("rows" in block) {
      return [
        block.caption ?? "",
        ...block.columns.map(({ heading }) => heading),
        ...(block.tail ?? []).flatMap(within),
      ];
    }
    if ("columns" in block) {
      const [first] = block.columns;
      const own = block.role === "row" && first !== undefined && "text" in first ? [String(first.text)] : [];
      return [...own, ...block.columns.flatMap(within)];
    }
    return "text" in block && typeof block.text === "string" && block.role !== undefined ? [block.text] : [];
  };
  return [name, ...content.flatMap(within)].filter((text) => text !== "");
};

/** Headings of columns that may stand below the description, with the English label alone. */
const movable = ({ content }: PrintableDocument): ReadonlySet<string> =>
  new Set(
    content.flatMap((block) =>
      "rows" in block
        ? block.columns.flatMap(({ heading, movesBelow }) => movesBelow === undefined ? [] : [heading])
        : []
    ),
  );

/** What every language writes alike. */
const shared = new Set(["ECCN", "Volume m³", "Dimensions cm", "Net kg", "Container", "Containers"]);

const shipped = (type: DocumentType, more: Partial<InvoiceData>): PrintableDocument =>
  printableDocument(type, {
    ...complete,
    primaryDocument: type === "proforma" ? "proforma" : "commercial",
    ...more,
  });

for (const labels of labelLanguages) {
  Deno.test(
    testWith(
      ["pdftotext", "qpdf"],
      `every label of every document stands in ${labels} beside English`,
      async () => {
        for (const type of documentTypes) {
          const document = shipped(type, { labels });
          const [plain, doubled] = [labelsOf(shipped(type, {})), labelsOf(document)];
          assert.equal(plain.length, doubled.length);
          const single = doubled.filter((label, index) => label === plain[index] && !shared.has(label));
          assert.deepEqual(single, [], type);
          assert.deepEqual(misplaced(laidDocument(document)), [], type);
          const pdf = renderDocument(document);
          await assertSound(pdf);
          const text = squeezed(await textOf(pdf));
          const lost = plain.filter((label) => !text.includes(squeezed(label)));
          assert.deepEqual(lost, [], type);
          if (labels === "ar") continue;
          const others = doubled.filter((label) => !movable(document).has(label)).map((label) =>
            label.split(/ \/ |\n/).at(-1) ?? ""
          );
          assert.deepEqual(others.filter((label) => !text.includes(squeezed(label))), [], type);
        }
      },
    ),
  );
}

Deno.test("labels change nothing that the caller wrote, and nothing where none are asked for", () => {
  const charges = [{ name: "Declaration of the buyer", amount: 1 }];
  const document = shipped("commercial", { charges, labels: "pt" });
  assert.ok(labelsOf(document).includes("Declaration of the buyer"));
  assert.deepEqual(document.attachments.length, 1);
  assert.equal(shipped("commercial", {}).name, "Commercial invoice");
  assert.equal(document.name, "Commercial invoice / Fatura comercial");
});

Deno.test("a language has each label in words of its own", () => {
  for (const labels of labelLanguages) {
    const texts = Object.values(labelsIn[labels]);
    assert.equal(texts.length, labelNames.length);
    assert.ok(texts.every((text) => text.trim() === text && text !== ""), labels);
  }
  assert.ok(Object.values(labelsIn.ar).every((text) => /\p{Script=Arabic}/u.test(text)));
  assert.ok(Object.values(labelsIn.zh).every((text) => /\p{Script=Han}/u.test(text)));
});
