import assert from "node:assert/strict";
import { printed } from "../../../src/domain/documents/printed_number.ts";
import {
  moneyTotals,
  packingTotals,
  runningQuantities,
  volumeDecimals,
  volumeM3,
} from "../../../src/domain/invoices/totals.ts";
import { exampleInvoice, invoiceOf } from "../../support/invoices.ts";

Deno.test("money totals are the lines, the charges and the declared value", () => {
  const { named, ...totals } = moneyTotals(exampleInvoice("commercial").invoice);
  assert.deepEqual(named, []);
  assert.deepEqual(
    Object.entries(totals).map(([name, amount]) => [name, printed(amount, 2)]),
    [["goods", "1,410.00"], ["freight", "240.00"], ["insurance", "18.50"], ["declared", "1,668.50"]],
  );
});

Deno.test("named charges and discounts stand between the goods and the declared total", () => {
  const { freight: _freight, insurance: _insurance, ...invoice } = invoiceOf(1);
  const priced = {
    ...invoice,
    charges: [{ name: "Documents", amount: 35 }],
    discounts: [{ name: "Loyalty", amount: 55.5 }],
    totalDeclaredValue: 999.5,
  };
  const { named, rounding } = moneyTotals(priced);
  assert.deepEqual(named.map(([name, amount]) => [name, printed(amount, 2)]), [
    ["Documents", "35.00"],
    ["Loyalty", "\u221255.50"],
  ]);
  assert.equal(rounding, undefined);
});

Deno.test("money totals name the rounding between lines rounded each and a total rounded once", () => {
  const { freight: _freight, insurance: _insurance, ...invoice } = invoiceOf(2, () => ({
    ...{ quantity: 1, unitPrice: 0.125, totalValue: 0.13 },
  }));
  const totals = moneyTotals({ ...invoice, totalDeclaredValue: 0.25 });
  assert.equal(printed(totals.goods, 2), "0.26");
  assert.equal(totals.rounding === undefined ? "" : printed(totals.rounding, 2), "\u22120.01");
});

Deno.test("packing totals leave out what a line doesn't state and say how many lines they cover", () => {
  const { netWeightKg: _net, ...light } = invoiceOf(1).lineItems[0] ?? assert.fail();
  const totals = packingTotals([...invoiceOf(2).lineItems, light]);
  assert.deepEqual([printed(totals.netWeightKg.sum, 0), totals.netWeightKg.lines], ["720", 2]);
  assert.deepEqual([printed(totals.grossWeightKg.sum, 0), totals.grossWeightKg.lines], ["1,153.5", 3]);
  assert.deepEqual([printed(totals.packages.sum, 0), totals.packages.lines], ["72", 3]);
});

Deno.test("volume is edge x edge x edge times the packages, in cubic metres", () => {
  const sumOf = (dimensionsCm: string, packages: number) =>
    printed(packingTotals(invoiceOf(1, () => ({ dimensionsCm, packages })).lineItems).volumeM3.sum, 3);
  assert.equal(sumOf("40 x 30 x 20", 24), "0.576");
  assert.equal(sumOf("120x80x95.5", 2), "1.8336");
  assert.equal(sumOf("100 × 100 × 100", 0), "0.000");
});

Deno.test("a line that doesn't say how many packages it fills has no volume, and the total doesn't count it", () => {
  const { packages: _count, ...uncounted } =
    invoiceOf(1, () => ({ dimensionsCm: "40 x 30 x 20" })).lineItems[0] ??
      assert.fail();
  const counted = invoiceOf(1, () => ({ dimensionsCm: "100 x 100 x 100", packages: 3 })).lineItems;
  assert.equal(volumeM3(uncounted), undefined);
  const { volumeM3: total } = packingTotals([...counted, uncounted]);
  assert.deepEqual([printed(total.sum, 3), total.lines], ["3.000", 1]);
});

Deno.test("running quantities are kept by unit", () => {
  const units = ["PCS", "KG", "PCS"] as const;
  const lines = units.flatMap((unit) => invoiceOf(1, () => ({ unit, quantity: 1.5 })).lineItems);
  assert.deepEqual(runningQuantities(lines, 1), [
    "1.5\u00a0PCS",
    "1.5\u00a0PCS\n1.5\u00a0KG",
    "3.0\u00a0PCS\n1.5\u00a0KG",
  ]);
});

Deno.test("volumes have three decimals, and six where one of them would read as nothing", () => {
  const linesOf = (...sizes: ReadonlyArray<string>) =>
    invoiceOf(sizes.length, (index) => ({ dimensionsCm: sizes[index] ?? "", packages: 1 })).lineItems;
  assert.equal(volumeDecimals(linesOf("40 x 30 x 20", "10 x 10 x 1")), 6);
  assert.equal(volumeDecimals(linesOf("40 x 30 x 20", "10 x 10 x 10")), 3);
  assert.equal(volumeDecimals(linesOf("0 x 0 x 0")), 3);
});
