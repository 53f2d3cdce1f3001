/** Figures of a legal invoice that are most likely slips, and those that aren't. */
import assert from "node:assert/strict";
import { changed, readingOf } from "../../../support/invoices.ts";

const line = "/invoiceData/lineItems/0";

const warned = (changes: Readonly<Record<string, unknown>>) =>
  readingOf(changed({ "/documents": ["commercial", "packing-list"], ...changes })).warnings.map((
    { path, code },
  ) => `${path.replace("/invoiceData/", "")} ${code}`);

const others = new Set(warned({}));

for (
  const [what, changes, expected] of [
    ["a net weight of 0", { [`${line}/netWeightKg`]: 0 }, ["lineItems/0/netWeightKg conflict"]],
    ["no weight at all", { [`${line}/netWeightKg`]: 0, [`${line}/grossWeightKg`]: 0 }, []],
    ["edges of 0", { [`${line}/dimensionsCm`]: "0 x 0 x 0" }, ["lineItems/0/dimensionsCm range"]],
    ["one edge of 0", { [`${line}/dimensionsCm`]: "120 x 80 x 0.0" }, ["lineItems/0/dimensionsCm range"]],
    ["three edges", { [`${line}/dimensionsCm`]: "120 x 80 x 0.5" }, []],
    ["the year 26", { "/invoiceData/invoiceDate": "0026-03-14" }, ["invoiceDate range"]],
    ["the first day of 2000", { "/invoiceData/invoiceDate": "2000-01-01" }, []],
    ["a short number of Germany", { "/invoiceData/shipper/eori": "DE12" }, ["shipper/eori format"]],
    ["letters in a number of Germany", { "/invoiceData/shipper/eori": "DEX" }, ["shipper/eori format"]],
    ["a number of Germany", { "/invoiceData/shipper/eori": "DE1234567" }, []],
    ["a short number of Great Britain", { "/invoiceData/consignee/eori": "GB12" }, ["consignee/eori format"]],
    ["a number of a group", { "/invoiceData/consignee/eori": "GB123456789000000" }, []],
    ["a short number of Romania", { "/invoiceData/shipper/eori": "RO361757" }, []],
  ] as const
) {
  Deno.test(`${what} is asked about: ${expected.join() || "no"}`, () => {
    assert.deepEqual(warned(changes).filter((each) => !others.has(each) && !/quantity/.test(each)), expected);
  });
}
