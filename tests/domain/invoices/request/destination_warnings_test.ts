/** Warnings about the destination: each with the member, and the text that asks for it. */
import assert from "node:assert/strict";
import type { InvoiceData } from "../../../../src/domain/invoices/invoice.ts";
import { legibleShipment } from "../../../../src/domain/invoices/request/legible.ts";
import { warningsAbout } from "../../../../src/domain/invoices/request/warnings.ts";
import { agreements } from "../../../support/agreements.ts";
import { exampleInvoice } from "../../../support/invoices.ts";

const { invoice } = exampleInvoice("commercial");

const warned = (more: Readonly<Record<string, unknown>>) =>
  warningsAbout(
    legibleShipment({ invoiceData: { ...invoice, ...more }, documents: ["commercial"] }),
    agreements,
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
  assert.deepEqual(paths(to("US")), ["lineItems", "signatory"]);
  assert.match(warned(to("US"))[0]?.message ?? "", /19 CFR 141\.86\(a\)\(3\)/);
  const signatory = { name: "Chen Wei" };
  assert.deepEqual(paths(to("US", { showPacking: true, signatory })), []);
});

Deno.test("an invoice for Brazil lacks what Art. 557 of the customs regulation lists", () => {
  assert.deepEqual(paths(to("BR")), ["showPacking", "lineItems"]);
  const lineItems = invoice.lineItems.map((line) => ({ ...line, packageKind: "CT" }));
  assert.deepEqual(paths(to("BR", { showPacking: true, lineItems })), []);
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
    ).map(({ path }) => path.replace("/invoiceData", ""));
  assert.deepEqual(asked("FR", { ...open, consignee: unnumbered }), ["/paymentTerms", "/importer/eori"]);
  assert.deepEqual(asked("GB", invoice), ["/importer/eori"]);
  assert.deepEqual(
    asked("GB", { ...invoice, importer: { ...invoice.consignee, eori: "GB123456789000" } }),
    [],
  );
  const lineItems = invoice.lineItems.map(({ grossWeightKg: _gross, ...line }) => line);
  assert.deepEqual(asked("CH", { ...invoice, lineItems }), ["/lineItems"]);
  assert.deepEqual(asked("IN", open), []);
});

Deno.test("no warning rests on a member that could not be read", () => {
  assert.deepEqual(paths({ transportMode: "air" }), ["incoterms"]);
  assert.deepEqual(paths({ transportMode: "by plane" }), []);
  assert.deepEqual(paths(to("US of A")), []);
  const importer = { ...invoice.consignee, eori: "123" };
  assert.deepEqual(paths(to("GB", { importer })), []);
  assert.deepEqual(paths(to("US", { showPacking: "yes", signatory: 7 })), []);
  assert.deepEqual(paths({ originStatement: 7, rexNumber: "FIREX12345678" }), []);
});
