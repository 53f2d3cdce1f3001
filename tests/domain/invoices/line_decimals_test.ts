import assert from "node:assert/strict";
import { printedNumber } from "../../../src/domain/documents/printed_number.ts";
import { lineDecimals } from "../../../src/domain/invoices/line_decimals.ts";
import { invoiceOf } from "../../support/invoices.ts";

const decimalsOf = (quantity: number, unitPrice: number, currency = "USD") =>
  lineDecimals({ lineItems: invoiceOf(1, () => ({ quantity, unitPrice })).lineItems, currency });

Deno.test("a unit price is printed with the decimals that its line's total needs, beyond six too", () => {
  const { unitPrice } = decimalsOf(1_000_000, 0.12345678);
  assert.equal(printedNumber(0.12345678, unitPrice), "0.12345678");
  assert.equal(decimalsOf(1_000, 0.000_000_25, "KWD").unitPrice, 8);
});

Deno.test("a quantity below a millionth is not printed as none", () => {
  const { quantity } = decimalsOf(1e-7, 1e7);
  assert.equal(printedNumber(1e-7, quantity), "0.0000001");
});

Deno.test("a price that no decimals end has six, and more only where its line's total needs them", () => {
  assert.equal(decimalsOf(3, 100 / 3).unitPrice, 6);
  const { unitPrice } = decimalsOf(3_000_000, 100 / 3);
  assert.equal(printedNumber(100 / 3, unitPrice), "33.3333333333");
});

Deno.test("the noise of binary fractions is not printed", () => {
  assert.deepEqual(decimalsOf(0.1 + 0.2, 1.1 * 3), { quantity: 1, unitPrice: 2 });
  const { quantity } = decimalsOf(0.1 + 0.2, 0.000_000_1);
  assert.equal(printedNumber(0.1 + 0.2, quantity), "0.3");
});

Deno.test("a price has at least the currency's own decimals", () => {
  assert.deepEqual(decimalsOf(12, 3), { quantity: 0, unitPrice: 2 });
  assert.deepEqual(decimalsOf(12, 3, "KWD"), { quantity: 0, unitPrice: 3 });
  assert.deepEqual(decimalsOf(12, 3, "JPY"), { quantity: 0, unitPrice: 0 });
});
