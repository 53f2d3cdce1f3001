import assert from "node:assert/strict";
import * as Either from "effect/Either";
import * as FastCheck from "effect/FastCheck";
import { FiguresDisagree } from "../../../../src/contract/failures.ts";
import { changed, type Json, readingOf } from "../../../support/invoices.ts";

/** A line: quantity, unit price and the total that the caller computed. */
type Figures = readonly [quantity: number, unitPrice: number, totalValue: number];

const invoice = (currency: string, lines: ReadonlyArray<Figures>, declared: number): Json =>
  changed({
    "/invoiceData/currency": currency,
    "/invoiceData/freight": undefined,
    "/invoiceData/insurance": undefined,
    "/invoiceData/lineItems": lines.map(([quantity, unitPrice, totalValue], index) => ({
      ...{ id: `${index}`, description: "Nut", hsCode: "7318.16", countryOfOrigin: "CN", unit: "PCS" },
      ...{ quantity, unitPrice, totalValue },
    })),
    "/invoiceData/totalDeclaredValue": declared,
  });

const disagreements = (body: Json): ReadonlyArray<string> => {
  const { request } = readingOf(body);
  if (Either.isRight(request)) return [];
  assert(request.left instanceof FiguresDisagree, request.left.message);
  return request.left.issues.map((issue) => issue.path.replace("/invoiceData/", ""));
};

const lineTotal = ["lineItems/0/totalValue"];
const total = ["totalDeclaredValue"];

const cases: ReadonlyArray<
  readonly [
    what: string,
    currency: string,
    lines: ReadonlyArray<Figures>,
    declared: number,
    found: ReadonlyArray<string>,
  ]
> = [
  ["binary fractions that add up", "USD", [[3, 0.1, 0.3], [1, 0.2, 0.2]], 0.5, []],
  ["a line half a cent off", "USD", [[1, 0.125, 0.13]], 0.13, []],
  ["a line more than half a cent off", "USD", [[1, 0.1249, 0.13]], 0.13, lineTotal],
  ["a line a cent off", "USD", [[12000, 0.085, 1020.01]], 1020.01, lineTotal],
  ["a total a cent off", "USD", [[10, 1.5, 15]], 15.01, total],
  ["a total a cent off over exact lines", "USD", [[1, 1, 1], [1, 2, 2], [1, 3, 3]], 6.01, total],
  ["a total half a cent off", "USD", [[10, 1.5, 15]], 15.005, []],
  ["a total rounded once over lines rounded each", "USD", [[1, 0.125, 0.13], [1, 0.125, 0.13]], 0.25, []],
  ["a total of lines rounded each", "USD", [[1, 0.125, 0.13], [1, 0.125, 0.13]], 0.26, []],
  ["a total beyond the rounding of its lines", "USD", [[1, 0.125, 0.13], [1, 0.125, 0.13]], 0.27, total],
  ["a quantity of a thousandth of a millionth", "EUR", [[1e-9, 0.5, 1]], 1, [...lineTotal]],
  [
    "a total of lines as they are printed",
    "JPY",
    [[3, 33.5, 100.5], [3, 33.5, 100.5], [3, 33.5, 100.5]],
    303,
    [],
  ],
  ["a total beyond the lines as they are printed", "JPY", [[3, 33.5, 100.5], [3, 33.5, 100.5]], 203, total],
  ["half a yen", "JPY", [[3, 33.5, 101]], 101, []],
  ["a yen", "JPY", [[3, 33, 100]], 100, lineTotal],
  ["half a fils", "KWD", [[3, 0.3335, 1.001]], 1.001, []],
  ["a fils", "KWD", [[1, 1.25, 1.251]], 1.251, lineTotal],
  ["twelve digits with cents", "EUR", [[1, 999999999999.99, 999999999999.99]], 999999999999.99, []],
  ["twelve digits a cent off", "EUR", [[1, 999999999999.98, 999999999999.99]], 999999999999.98, lineTotal],
];

for (const [what, currency, lines, declared, found] of cases) {
  Deno.test(`figures with ${what} in ${currency} ${found.length === 0 ? "agree" : `disagree at ${found}`}`, () => {
    assert.deepEqual(disagreements(invoice(currency, lines, declared)), found);
  });
}

Deno.test("charges are part of the declared total", () => {
  const changes = { "/invoiceData/otherCharges": 0.5, "/invoiceData/totalDeclaredValue": 1669 };
  assert.deepEqual(disagreements(changed(changes)), []);
  assert.deepEqual(disagreements(changed({ "/invoiceData/otherCharges": 0.5 })), total);
});

Deno.test("a disagreement says what was given and what was expected", () => {
  const { request } = readingOf(changed({ "/invoiceData/totalDeclaredValue": 1668.51 }));
  assert(Either.isLeft(request));
  assert.equal(
    request.left.message,
    "totalDeclaredValue is 1,668.51; the lines and charges add up to 1,668.50 USD.",
  );
});

Deno.test("totals summed in whole cents always agree", () => {
  const line = FastCheck.tuple(
    FastCheck.integer({ min: 1, max: 9999 }),
    FastCheck.integer({ min: 0, max: 999999 }),
  );
  FastCheck.assert(
    FastCheck.property(FastCheck.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const figures = lines.map((
        [quantity, cents],
      ): Figures => [quantity, cents / 100, quantity * cents / 100]);
      const declared = lines.reduce((sum, [quantity, cents]) => sum + quantity * cents, 0) / 100;
      assert.deepEqual(disagreements(invoice("EUR", figures, declared)), []);
    }),
  );
});
