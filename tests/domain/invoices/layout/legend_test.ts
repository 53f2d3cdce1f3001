/** Codes that a document explains: those that it prints. */
import assert from "node:assert/strict";
import { certificateOfOrigin } from "../../../../src/domain/invoices/layout/certificate_of_origin.ts";
import { pricedDocument } from "../../../../src/domain/invoices/layout/commercial_invoice.ts";
import { packingList } from "../../../../src/domain/invoices/layout/packing_list.ts";
import { exampleInvoice } from "../../../support/invoices.ts";

const { invoice: { showPacking: _shown, ...invoice } } = exampleInvoice("commercial");
const lineItems = invoice.lineItems.map((line) => ({
  ...line,
  packages: 3,
  packageKind: "PX",
  unitCode: "H87",
}));

for (const showPacking of [undefined, false, true]) {
  Deno.test(`documents explain codes of packages where they print them, showPacking being ${showPacking}`, () => {
    const sent = { ...invoice, lineItems, ...(showPacking !== undefined && { showPacking }) };
    const printsPackages = showPacking === true;
    for (
      const [blocks, isPrinted] of [
        [pricedDocument("commercial", sent), printsPackages],
        [pricedDocument("proforma", sent), printsPackages],
        [packingList(sent), true],
        [certificateOfOrigin(sent), true],
      ] as const
    ) {
      const text = JSON.stringify(blocks);
      assert.equal(text.includes("PX\u00a0=\u00a0pallet"), isPrinted);
      assert.equal(/"PX/.test(text.replaceAll("PX\u00a0=\u00a0pallet", "")), isPrinted);
      assert.ok(text.includes("H87\u00a0="));
    }
  });
}
