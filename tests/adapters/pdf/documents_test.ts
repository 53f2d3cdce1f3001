import assert from "node:assert/strict";
import { renderDocument } from "../../../src/adapters/pdf/render.ts";
import { type DocumentType, documentTypes } from "../../../src/domain/documents/document.ts";
import type { InvoiceData, LineItem } from "../../../src/domain/invoices/invoice.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import { exampleInvoice, invoiceOf } from "../../support/invoices.ts";
import {
  assertSound,
  attachmentOf,
  boxesOf,
  infoOf,
  pageOf,
  testWith,
  textOf,
} from "../../support/poppler.ts";

const pdfOf = (type: DocumentType, invoice: InvoiceData) => renderDocument(printableDocument(type, invoice));

const full: InvoiceData = {
  ...exampleInvoice("commercial").invoice,
  otherCharges: 0.25,
  totalDeclaredValue: 1668.75,
  validUntil: "2026-05-31",
  proformaPurpose: "Samples for trial",
  manufacturerSameAsShipper: false,
  manufacturer: {
    ...{
      name: "Beispiel Werke & Söhne",
      address: "Werkstraße 8",
      city: "Frankenthal",
      state: "Rheinland-Pfalz",
    },
    ...{
      zip: "67227",
      country: "DE",
      phone: "+49 6233 555",
      email: "werk@beispiel.example",
      taxId: "DE111111111",
    },
  },
  originStatement: "The exporter declares preferential origin <Form A>.",
};

const texts = (value: object, except: ReadonlyArray<string> = []): ReadonlyArray<string> =>
  Object.entries(value).flatMap(([name, text]) =>
    typeof text === "string" && text.length > 2 && !except.includes(name) ? [text] : []
  );

const lineTexts = (line: LineItem): ReadonlyArray<string> => [line.description, line.hsCode, line.unit];
const parties = [...texts(full.shipper), ...texts(full.consignee)];
const transport = ["Sea", "Shanghai, China", "Hamburg, Germany"];
const packing = full.lineItems.flatMap((line) => [
  ...lineTexts(line),
  ...[line.marksAndNumbers ?? "", String(line.packages), line.grossWeightKg?.toFixed(2) ?? ""],
]);
const shared = [...parties, ...transport, full.invoiceNumber, full.invoiceDate];
const priced = [
  ...shared,
  ...full.lineItems.flatMap(lineTexts),
  ...["12,000", "0.0850", "0.0325", "1,020.00", "390.00", "1,410.00", "240.00", "18.50", "0.25", "1,668.75"],
  ...[
    "FOB Shanghai, China",
    "Free On Board (Incoterms 2020)",
    "USD",
    "US dollars and 75/100",
    full.declarationText ?? "",
  ],
  ...[full.originStatement ?? ""],
];

const expected: Readonly<Record<DocumentType, ReadonlyArray<string>>> = {
  "commercial": priced,
  "proforma": [...priced, "2026-05-31", "Samples for trial"],
  "packing-list": [
    ...shared,
    ...packing,
    "360",
    "138",
    "40 × 30 × 20",
    "0.576",
    "0.240",
    "34",
    "498 kg",
    "531.75 kg",
    "0.816 m³",
  ],
  "certificate-of-origin": [
    ...[...shared, ...packing, ...texts(full.manufacturer ?? {}, ["country"])],
    ...["***", "24,000 PCS", "531.75", "The undersigned authority certifies that", "Legalisation by chamber"],
    ...["Draft until stamped and signed by the issuing body"],
  ],
};

const squeezed = (text: string) => text.replace(/\s+/g, "");

for (const type of documentTypes) {
  Deno.test(
    testWith(["pdftotext", "qpdf"], `a ${type} document holds every field that belongs on it`, async () => {
      const pdf = pdfOf(type, full);
      const text = squeezed(await textOf(pdf));
      for (const field of expected[type]) {
        assert(text.includes(squeezed(field)), `${field} is missing in ${text}`);
      }
      await assertSound(pdf);
    }),
  );

  Deno.test(
    testWith(
      ["pdftotext", "qpdf"],
      `a ${type} document of 500 long lines loses no character and no line`,
      async () => {
        const long = invoiceOf(500, (index) => ({
          description: `Nr${index} ${"Donaudampfschifffahrtselektrizitätenhaupt".padEnd(40, "w")} `.repeat(7)
            .slice(0, 300).trim(),
          ...{ quantity: 1, unitPrice: 123456789.01, totalValue: 123456789.01, hsCode: "7318.15.52.00" },
          ...{ marksAndNumbers: `MARK/${"9".repeat(40)}/${index}` },
        }));
        const pdf = pdfOf(type, long);
        const text = squeezed(await textOf(pdf));
        for (const line of long.lineItems) {
          assert(text.includes(squeezed(line.description)), line.description);
        }
        await assertSound(pdf);
      },
    ),
  );

  Deno.test(
    testWith(
      ["pdftotext", "pdfinfo"],
      `a ${type} document with the longest fields keeps inside its margins`,
      async () => {
        const wide = invoiceOf(3, () => ({
          ...{ description: "W".repeat(300), marksAndNumbers: "M".repeat(300), hsCode: "7318.15.52.00" },
          ...{ quantity: 123456789012.5, unitPrice: 123456.123456, totalValue: 999999999999.99 },
          ...{ packages: 999999, netWeightKg: 999999999.125, grossWeightKg: 999999999.125 },
        }));
        const pdf = pdfOf(type, {
          ...wide,
          shipper: { ...wide.shipper, name: "N".repeat(200) },
          totalDeclaredValue: 3e12,
        });
        const width = Number((await infoOf(pdf)).get("Page size")?.split(" ")[0]);
        for (
          const [, xMin, xMax] of (await boxesOf(pdf)).matchAll(
            /xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)"/g,
          )
        ) {
          assert(Number(xMin) > 35 && Number(xMax) < width - 35, `a word reaches from ${xMin} to ${xMax}`);
        }
      },
    ),
  );
}

Deno.test(
  testWith(
    ["pdftotext", "pdfinfo"],
    "a document of several pages carries name, page, headings and sum forward",
    async () => {
      const pdf = pdfOf("commercial", invoiceOf(120));
      const pages = Number((await infoOf(pdf)).get("Pages"));
      assert(pages > 2);
      const [first, second] = [await pageOf(pdf, 1), await pageOf(pdf, 2)];
      assert.match(first, new RegExp(`Commercial invoice +AE-2026-0117 +Page 1 of ${pages}`));
      assert.match(second, new RegExp(`Commercial invoice +AE-2026-0117 +Page 2 of ${pages}`));
      assert.match(second, /Description of goods +HS code/);
      const linesBefore = Number(second.match(/^ *(\d+) Hexagon/m)?.[1]) - 1;
      assert(second.includes(`${(linesBefore * 1020).toLocaleString("en")}.00`));
      assert.match(second, /Brought forward/);
      assert.match(first, /Carried forward/);
      assert.doesNotMatch(first, /Brought forward/);
    },
  ),
);

Deno.test(
  testWith(
    ["pdftotext"],
    "a certificate of origin names the producer, SAME where it is the shipper, and says where nobody told",
    async () => {
      assert.match(await textOf(pdfOf("certificate-of-origin", full)), /Producer\nBeispiel Werke & Söhne/);
      const same = exampleInvoice("commercial").invoice;
      assert.match(await textOf(pdfOf("certificate-of-origin", same)), /Producer\nSAME/);
      const { manufacturerSameAsShipper: _same, ...untold } = same;
      assert.match(await textOf(pdfOf("certificate-of-origin", untold)), /Producer\nNot stated/);
    },
  ),
);

Deno.test(
  testWith(
    ["pdftotext"],
    "a packing list leaves missing weights blank and says of how many lines its totals are",
    async () => {
      const { netWeightKg: _net, grossWeightKg: _gross, packages: _packages, ...light } =
        invoiceOf(1).lineItems[0] ?? assert.fail();
      const text = await textOf(pdfOf("packing-list", { ...full, lineItems: [...full.lineItems, light] }));
      assert.match(text, /498 kg \(2 of 3 lines\)/);
      assert.match(
        await textOf(pdfOf("packing-list", { ...full, lineItems: [light] })),
        /Total net weight\s+not stated/,
      );
    },
  ),
);

Deno.test(
  testWith(["pdfdetach", "pdfinfo"], "a commercial invoice carries its data and its metadata", async () => {
    const pdf = pdfOf("commercial", full);
    assert.deepEqual(JSON.parse(await attachmentOf(pdf)), full);
    const info = await infoOf(pdf);
    assert.equal(info.get("Title"), "Commercial invoice AE-2026-0117");
    assert.equal(info.get("Author"), "Acme Export Ltd");
    assert.equal(
      info.get("Subject"),
      "Commercial invoice of 2026-03-14, Acme Export Ltd to Beispiel Import GmbH",
    );
    assert.match(info.get("CreationDate") ?? "", /Mar 14 .*2026/);
    assert.match(info.get("Page size") ?? "", /A4/);
  }),
);

Deno.test("the same invoice gives the same bytes, whatever was rendered in between", () => {
  const [invoice, other] = [exampleInvoice("commercial").invoice, exampleInvoice("origin-arabic").invoice];
  for (const type of documentTypes) {
    const first = pdfOf(type, invoice);
    pdfOf(type, other);
    assert.deepEqual(pdfOf(type, invoice), first);
  }
});

Deno.test(
  testWith(
    ["pdftotext"],
    "an invoice that shows packing has its totals, of what every line states",
    async () => {
      const lines = invoiceOf(2);
      const shown = { ...lines, showPacking: true };
      assert.match(await textOf(pdfOf("commercial", shown)), /\nTotal 48 720 769\.0 2,040\.00\n/);
      const [first, second] = shown.lineItems;
      assert(first !== undefined && second !== undefined);
      const { netWeightKg: _net, ...light } = second;
      const partial = { ...shown, lineItems: [first, light] };
      assert.match(await textOf(pdfOf("commercial", partial)), /\nTotal 48 769\.0 2,040\.00\n/);
      assert.doesNotMatch(await textOf(pdfOf("commercial", { ...lines, showPacking: false })), /\nTotal \d/);
    },
  ),
);

Deno.test(
  testWith(["pdftotext"], "a packing list whose lines state no packing has no row of totals", async () => {
    const { lineItems, ...rest } = full;
    const bare = lineItems.map((
      { packages: _1, netWeightKg: _2, grossWeightKg: _3, dimensionsCm: _4, marksAndNumbers: _5, ...line },
    ) => line);
    assert.doesNotMatch(await textOf(pdfOf("packing-list", { ...rest, lineItems: bare })), /^Total$/m);
    assert.match(await textOf(pdfOf("packing-list", full)), /^Total 34 498 531\.75 0\.816$/m);
  }),
);

Deno.test(testWith(
  ["pdftotext"],
  "a certificate of origin names the Union with its state, sums its lines, and says nothing of preferences",
  async () => {
    const lines = invoiceOf(3, (index) => ({
      ...{ countryOfOrigin: index === 2 ? "CN" : "DE", packages: 2, grossWeightKg: 10.5, quantity: 4 },
      ...{ preferentialOrigin: index !== 2, totalValue: 1, unitPrice: 0.25 },
    }));
    const invoice = {
      ...lines,
      originStatement: "The exporter declares that these products are of European Union preferential origin.",
    };
    const german = { ...invoice, shipper: { ...invoice.shipper, country: "DE" } };
    const read = async (of: InvoiceData) =>
      (await textOf(pdfOf("certificate-of-origin", of))).replace(/\s+/g, " ");
    const text = await read(german);
    assert.equal(text.split("originate in European Union (Germany), China (CN)").length, 3, text);
    assert.doesNotMatch(text, /preferential/i);
    assert.match(text, /12 PCS/);
    assert.match(text, /\b31\.5\b/);
    assert.match(await read(invoice), /originate in Germany \(DE\), China \(CN\)/);
    const blank = german.lineItems.map(({ grossWeightKg: _, ...line }, index) =>
      index === 0 ? line : { ...line, grossWeightKg: 10.5 }
    );
    assert.doesNotMatch(await read({ ...german, lineItems: blank }), /\b21\.0\b/);
  },
));
