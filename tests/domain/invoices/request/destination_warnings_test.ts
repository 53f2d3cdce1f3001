/** Warnings about the destination: each with the member, and the text that asks for it. */
import assert from "node:assert/strict";
import type { InvoiceData } from "../../../../src/domain/invoices/invoice.ts";
import { legibleShipment } from "../../../../src/domain/invoices/request/legible.ts";
import { warningsAbout } from "../../../../src/domain/invoices/request/warnings.ts";
import { agreements, today } from "../../../support/agreements.ts";
import { exampleInvoice } from "../../../support/invoices.ts";

const { invoice } = exampleInvoice("commercial");

const warned = (more: Readonly<Record<string, unknown>>) =>
  warningsAbout(
    legibleShipment({ invoiceData: { ...invoice, ...more }, documents: ["commercial"] }),
    agreements,
    today,
  );

const paths = (more: Readonly<Record<string, unknown>>) =>
  warned(more).map(({ path }) => path.replace("/invoiceData/", ""));

const to = (
  country: string,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  ...more,
  countryOfDestination: country,
});

Deno.test("an invoice for the United States lacks what 19 CFR 141.86 lists", () => {
  assert.deepEqual(paths(to("US")), ["showPacking", "signatory", "declarationText"]);
  assert.match(warned(to("US"))[0]?.message ?? "", /19 CFR 141\.86\(a\)\(3\)/);
  assert.match(warned(to("US")).at(-1)?.message ?? "", /assists.*19 CFR 141\.86\(a\)\(11\)/);
  const complete = { showPacking: true, signatory: { name: "Chen Wei" }, declarationText: "No assists." };
  assert.deepEqual(paths(to("US", complete)), []);
  const { declarationText: _none, ...others } = complete;
  const charges = [{ name: "Assists: tooling", amount: 0 }];
  assert.deepEqual(paths(to("US", { ...others, charges })), []);
  const named = (description: string) => invoice.lineItems.map((line) => ({ ...line, description }));
  assert.deepEqual(paths(to("US", { ...complete, lineItems: named("六角螺母") })), [
    "lineItems/0/description",
  ]);
  assert.deepEqual(paths(to("US", { ...complete, lineItems: named("Hex nuts (六角螺母)") })), []);
});

Deno.test("an invoice for Brazil lacks what Art. 557 of the customs regulation lists", () => {
  assert.deepEqual(paths(to("BR")), ["showPacking", "lineItems/0/packageKind", "countryOfAcquisition"]);
  const lineItems = invoice.lineItems.map((line) => ({ ...line, packageKind: "CT" }));
  const complete = { showPacking: true, lineItems, countryOfAcquisition: "CN" };
  assert.deepEqual(paths(to("BR", complete)), []);
  assert.match(warned(to("BR")).map(({ message }) => message).join(), /Decreto 6\.759\/2009, Art\. 557/);
});

Deno.test("the European Union, Great Britain and Switzerland ask for terms, numbers and weights", () => {
  const { paymentTerms: _terms, ...open } = invoice;
  const { taxId: _tax, ...unnumbered } = invoice.consignee;
  const asked = (country: string, shipment: InvoiceData) =>
    warningsAbout(
      legibleShipment({
        ...{ invoiceData: { ...shipment, countryOfDestination: country }, documents: ["commercial"] },
      }),
      agreements,
      today,
    ).map(({ path }) => path.replace("/invoiceData", ""));
  assert.deepEqual(asked("FR", { ...open, consignee: unnumbered }), ["/paymentTerms", "/importer/eori"]);
  for (const number of [{ taxId: "fi1234567-8" }, { eori: "FI1234567-8" }]) {
    assert.deepEqual(asked("FI", { ...invoice, consignee: { ...unnumbered, ...number } }), []);
  }
  assert.deepEqual(asked("GB", invoice), ["/importer/eori"]);
  assert.deepEqual(
    asked("GB", { ...invoice, importer: { ...invoice.consignee, eori: "GB123456789000" } }),
    [],
  );
  const lineItems = invoice.lineItems.map(({ grossWeightKg: _gross, ...line }) => line);
  assert.deepEqual(asked("CH", { ...invoice, lineItems }), ["/lineItems/0/grossWeightKg"]);
  assert.deepEqual(asked("FI", invoice), []);
});

/** Lines that state all that a packing list would. */
const packed = invoice.lineItems.map((line) => ({ ...line, marksAndNumbers: "AB 1", packageKind: "CT" }));

const bare = (({ transport: _way, paymentTerms: _terms, references: _papers, ...rest }) => ({
  ...rest,
  ...{ portOfLoading: undefined, portOfDischarge: undefined },
}))(invoice);

for (
  const [country, lacking, mended, source] of [
    ["IN", ["additionalDocuments"], { showPacking: true, lineItems: packed }, /CBEC Circular No\. 01\/2015/],
    ["JP", ["additionalDocuments"], { documents: ["commercial", "packing-list"] }, /Customs Answer 1107/],
    ["CN", ["additionalDocuments", "references/contract"], {
      ...{ showPacking: true, lineItems: packed, references: { contract: "C 7" } },
    }, /Country Commercial Guide, China/],
    ["TR", ["paymentTerms"], { paymentTerms: "30 days" }, /Guide, Türkiye/],
    ["SA", ["additionalDocuments"], { documents: ["commercial", "certificate-of-origin"] }, /Saudi Arabia/],
    ["KR", ["showPacking", "portOfLoading", "portOfDischarge"], {
      ...{ showPacking: true, lineItems: packed, portOfLoading: "Hamburg", portOfDischarge: "Busan" },
    }, /Guide, Korea/],
    ["MX", ["signatory/place"], { signatory: { place: "Bremen" } }, /rules of foreign trade/],
    ["CA", ["transport/dateOfExport", "portOfLoading", "paymentTerms", "showPacking"], {
      ...{ showPacking: true, portOfLoading: "Bremen", paymentTerms: "30 days" },
      transport: { dateOfExport: "2026-03-02" },
    }, /D1-4-1, Appendix A/],
    ["AU", [], {}, undefined],
    ["VN", [], {}, undefined],
    ["CL", ["countryOfDestination"], undefined, /isn't known here and wasn't checked/],
  ] as const
) {
  Deno.test(`an invoice for ${country} is asked for what a text on it says, and for nothing else`, () => {
    const about = (more: Readonly<Record<string, unknown>>) => {
      const { documents = ["commercial"], ...members } = more;
      const shipment = legibleShipment({
        invoiceData: JSON.parse(JSON.stringify({ ...bare, ...to(country), ...members })),
        documents,
      });
      return warningsAbout(shipment, agreements, today).filter(({ message }) =>
        /customs|invoice states/.test(message) && !/by sea/.test(message)
      );
    };
    const found = about({});
    assert.deepEqual(found.map(({ path }) => path.replace("/invoiceData/", "")), lacking);
    for (const { message } of found) assert.match(message, source ?? /^$/);
    if (mended !== undefined) assert.deepEqual(about(mended), []);
  });
}

Deno.test("goods in the packages of another line owe customs no packages of their own", () => {
  const [first, second] = packed;
  assert.ok(first !== undefined && second !== undefined);
  const { packages: _own, packageKind: _kind, grossWeightKg: _gross, marksAndNumbers: _marks, ...loose } =
    second;
  const lineItems = [first, { ...loose, packedWithLine: 1 }];
  for (const country of ["BR", "CH", "IN"]) {
    const more = { showPacking: true, lineItems, countryOfAcquisition: "CN" };
    assert.doesNotMatch(warned(to(country, more)).map(({ message }) => message).join(), /customs|states/);
  }
});

Deno.test("a warning names the first line that lacks a member, and says of a member that is there that it does not suffice", () => {
  const [line] = invoice.lineItems;
  const { grossWeightKg: _gross, ...open } = line ?? {};
  const message = (more: Readonly<Record<string, unknown>>) =>
    warned(more).map((each) => each.message).join("\n");
  assert.match(
    message(to("CH", { lineItems: [line, line, open, open] })),
    /^lineItems\/2\/grossWeightKg is missing: for Switz/,
  );
  assert.match(
    message(to("US", { declarationText: "We declare." })),
    /^declarationText does not suffice: .*assists/m,
  );
  assert.match(
    message(to("US", { showPacking: false, lineItems: packed })),
    /^showPacking does not suffice: /m,
  );
  const importer = { ...invoice.consignee, eori: "DE1234567" };
  assert.match(message(to("GB", { importer })), /^importer\/eori does not suffice: .*starts with GB/);
  assert.deepEqual(paths(to("GB", { consignee: importer })), ["consignee/eori"]);
});

Deno.test("an importer in Northern Ireland has a number that starts with XI or GB, one in Great Britain with GB", () => {
  const of = (eori: string, zip: string) => ({
    importer: { ...invoice.consignee, country: "GB", eori, zip },
  });
  for (const number of ["XI123456789000", "GB123456789000"]) {
    assert.deepEqual(paths(to("GB", of(number, "BT1 5GS"))), [], number);
  }
  assert.deepEqual(paths(to("GB", of("GB123456789000", "SW1A 1AA"))), []);
  assert.deepEqual(paths(to("GB", of("XI123456789000", "SW1A 1AA"))), ["importer/eori"]);
  assert.deepEqual(paths(to("GB", of("GB1234567890", "BT1 5GS"))), ["importer/eori"]);
});

Deno.test("no warning rests on a member that could not be read", () => {
  assert.deepEqual(paths({ transportMode: "air" }), ["incoterms"]);
  assert.deepEqual(paths({ transportMode: "by plane" }), []);
  assert.deepEqual(paths(to("US of A")), []);
  const importer = { ...invoice.consignee, eori: "123" };
  assert.deepEqual(paths(to("GB", { importer })), []);
  assert.deepEqual(paths(to("US", { showPacking: "yes", signatory: 7, declarationText: "No assists" })), []);
  assert.deepEqual(paths({ originStatement: 7, rexNumber: "FIREX12345678" }), []);
});
