/** A form over an opened file: what is printed is what the form shows, whatever the file says besides. */
import assert from "node:assert/strict";
import { requestOfForm } from "../../../../src/features/invoices/pages/invoice_form.ts";
import { valuesOfRequest } from "../../../../src/features/invoices/pages/opened_file.ts";
import { isRecord } from "../../../../src/kernel/text/json.ts";
import { data, line, screws } from "../../../support/invoice_forms.ts";

/** The lines that the request of the form has. */
const linesOf = (
  values: Record<string, string>,
  lineItems: ReadonlyArray<unknown>,
): ReadonlyArray<unknown> => {
  const base = { invoiceData: { lineItems } };
  const invoice = requestOfForm(new URLSearchParams(values), "en", base).body["invoiceData"];
  const lines = isRecord(invoice) ? invoice["lineItems"] : undefined;
  return Array.isArray(lines) ? lines : [];
};

const membersOf = (lines: ReadonlyArray<unknown>, name: string): ReadonlyArray<unknown> =>
  lines.map((each) => isRecord(each) ? each[name] : undefined);

Deno.test("goods in another line's packages stay in those where lines before it are emptied, and in none where that line is", () => {
  const file = [{}, { packages: 4 }, {}, { packedWithLine: 2 }];
  const rows = (...filled: ReadonlyArray<number>) =>
    Object.assign({}, ...filled.map((row) => line(row, { ...screws, description: `Goods ${row}` })));
  const holders = (...filled: ReadonlyArray<number>) =>
    membersOf(linesOf(rows(...filled), file), "packedWithLine");
  assert.deepEqual(holders(0, 1, 2, 3), [undefined, undefined, undefined, 2]);
  assert.deepEqual(holders(1, 2, 3), [undefined, undefined, 1]);
  assert.deepEqual(holders(1, 3), [undefined, 1]);
  assert.deepEqual(holders(0, 2, 3), [undefined, undefined, undefined]);
});

Deno.test("a code of the unit, which is printed in its place, goes with the unit that it stood beside", () => {
  const file = [{ unit: "PCS", unitCode: "H87" }];
  const codes = (unit: string) => membersOf(linesOf(line(0, { ...screws, unit }), file), "unitCode");
  assert.deepEqual(codes("PCS"), ["H87"]);
  assert.deepEqual(codes("KG"), [undefined]);
});

Deno.test("what a file says of goods beside the form's fields is not said of others that are typed over them", () => {
  const paint = {
    description: "Paint",
    hsCode: "3208.10.90",
    unit: "PCS",
    unitCode: "TNE",
    dangerousGoods: "UN 1263",
  };
  const said = (description: string, hsCode: string) =>
    linesOf(line(0, { ...screws, description, hsCode, unit: "PCS" }), [paint]).map((each) =>
      isRecord(each) ? [each["unitCode"], each["dangerousGoods"]] : []
    );
  assert.deepEqual(said("Paint", "3208.10.90"), [["TNE", "UN 1263"]]);
  assert.deepEqual(said("Paint, red", "3208.10.90"), [["TNE", "UN 1263"]]);
  assert.deepEqual(said("Paint", "3208.20.90"), [["TNE", "UN 1263"]]);
  assert.deepEqual(said("Office chairs", "9401.31.00"), [[undefined, undefined]]);
});

Deno.test("documents that a file names beside the invoice are those that the form has chosen, and the form's are made", () => {
  const invoiceData = { primaryDocument: "commercial", additionalDocuments: ["certificate-of-origin"] };
  const chosen = (documents?: ReadonlyArray<string>) => {
    const file = { invoiceData, ...(documents === undefined ? {} : { documents }) };
    return [...valuesOfRequest(file, "en")].flatMap(([name, value]) => /ocument/.test(name) ? [value] : []);
  };
  assert.deepEqual(chosen(), ["commercial", "certificate-of-origin"]);
  assert.deepEqual(chosen(["proforma", "packing-list"]), ["proforma", "packing-list"]);
  assert.deepEqual(chosen(["packing-list"]), ["commercial", "packing-list"]);
  const form = new URLSearchParams({ [`${data}/primaryDocument`]: "commercial" });
  const { body } = requestOfForm(form, "en", { invoiceData, documents: ["packing-list"] });
  assert.equal(body["documents"], undefined);
});

Deno.test("a file's values are those of the form's fields, however much else it says", () => {
  const many = Array.from({ length: 100_000 }, () => 1);
  const file = {
    email: "buyer@example.com",
    invoiceData: {
      currency: "EUR",
      manufacturerSameAsShipper: true,
      shipper: { name: "Acme", country: "DE", others: { many } },
      lineItems: Array.from({ length: 501 }, () => ({ quantity: 2, others: many })),
      others: many,
    },
    others: { many },
  };
  const values = valuesOfRequest(file, "en");
  assert.equal(values.size, 5 + 500);
  assert.equal(values.get("/email"), "buyer@example.com");
  assert.equal(values.get(`${data}/currency`), "EUR");
  assert.equal(values.get(`${data}/manufacturerSameAsShipper`), "true");
  assert.equal(values.get(`${data}/shipper/country`), "Germany");
  assert.equal(values.get(`${data}/lineItems/499/quantity`), "2");
  assert.equal(values.get(`${data}/lineItems/500/quantity`), undefined);
});

Deno.test("a price of an opened file stands in its field with all its digits, however small it is", () => {
  const shown = (unitPrice: number, language: "en" | "de") =>
    valuesOfRequest({ invoiceData: { lineItems: [{ unitPrice }] } }, language).get(
      `${data}/lineItems/0/unitPrice`,
    );
  assert.equal(shown(1e-7, "en"), "0.0000001");
  assert.equal(shown(2.5e-8, "de"), "0,000000025");
  assert.equal(shown(1_668.5, "de"), "1668,5");
});
