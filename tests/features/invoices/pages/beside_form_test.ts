/** What an opened file says beside the form's fields is told in words, and left out where somebody says so. */
import * as SchemaAST from "effect/SchemaAST";
import type * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { InvoiceData, LineItem, Party } from "../../../../src/contract/requests/invoice.ts";
import {
  dataMembers,
  partyMembers,
  partyNames,
} from "../../../../src/features/invoices/pages/form_values.ts";
import { lineMembers } from "../../../../src/features/invoices/pages/form_lines.ts";
import { requestOfForm } from "../../../../src/features/invoices/pages/invoice_form.ts";
import { recordOf } from "../../../../src/kernel/text/json.ts";
import { data, line, screws } from "../../../support/invoice_forms.ts";

const namesOf = ({ ast }: Schema.Schema.Any): ReadonlyArray<string> =>
  SchemaAST.getPropertySignatures(ast).map(({ name }) => String(name));

const goods = { ...line(0, screws), ...line(2, { ...screws, description: "Nuts" }) };
const asked = (base: unknown, left: ReadonlyArray<string> = [], language: "en" | "de" | "fr" = "en") =>
  requestOfForm(new URLSearchParams(goods), language, base, left);

const file = (invoice: object, ...lines: ReadonlyArray<object>) => ({
  invoiceData: { ...invoice, lineItems: lines },
});

/** Members that the form has fields or figures for. */
const shown: Readonly<Record<string, ReadonlyArray<string>>> = {
  [data]: [
    ...[...dataMembers, ...partyNames, "lineItems", "additionalDocuments"],
    ...["manufacturerSameAsShipper", "totalDeclaredValue"],
  ],
  [`${data}/shipper`]: partyMembers,
  [`${data}/lineItems/*`]: [...lineMembers, "id", "totalValue"],
};

Deno.test("every member that the API takes is a field of the form, or told by its name in each language", () => {
  const all = (schema: Schema.Schema.Any) =>
    Object.fromEntries(namesOf(schema).map((name) => [name, "said"]));
  const base = file({ ...all(InvoiceData), shipper: all(Party) }, { ...all(LineItem), ...screws });
  const unshown = (path: string, schema: Schema.Schema.Any): ReadonlyArray<string> =>
    namesOf(schema).filter((name) => shown[path]?.includes(name) !== true).map((name) => `${path}/${name}`);
  const expected = [
    ...unshown(data, InvoiceData),
    ...unshown(`${data}/shipper`, Party),
    ...unshown(`${data}/lineItems/*`, LineItem),
  ];
  assert.ok(expected.length > 25, String(expected.length));
  for (const language of ["en", "de", "fr"] as const) {
    const { beside } = asked(base, [], language);
    assert.deepEqual(beside.map(({ path }) => path), expected);
    for (const { path, label } of beside) assert.ok(/^\p{Lu}/u.test(label), `${path}: ${label}`);
  }
});

const said = file(
  {
    seller: { name: "Handels AG", city: "Bern", country: "CH", state: null },
    charges: [{ name: "Pallets", amount: 12.5 }, { name: "Papers", amount: 3 }],
    countryOfAcquisition: "CH",
    validUntil: "2026-12-24",
    showPacking: true,
    references: { order: "B-77" },
    transport: { containerNumbers: ["MSKU1", "MSKU2"] },
    remark: "unknown to the API",
    importer: null,
  },
  { eccn: "5A002", packedWithLine: 2 },
  {},
  { eccn: "5A002", dangerousGoods: { unNumber: "UN1263", class: "3" } },
);

Deno.test("what it says is in the words of the page, of lines by the rows that the form shows", () => {
  const told = (language: "en" | "de" | "fr") =>
    Object.fromEntries(asked(said, [], language).beside.map(({ label, says }) => [label, says.join(" | ")]));
  assert.deepEqual(told("en"), {
    "Seller": "Name: Handels AG; City: Bern; Country: Switzerland",
    "Charges": "Name: Pallets; Amount: 12.5\nName: Papers; Amount: 3",
    "Country of acquisition": "Switzerland",
    "Valid until": "24 December 2026",
    "Packing on the invoice": "yes",
    "References": "Number of the order: B-77",
    "Means of transport": "Container numbers: MSKU1, MSKU2",
    "remark": "unknown to the API",
    "Export control number (Goods)": "Line 1, 3: 5A002",
    "Dangerous goods (Goods)": "Line 3: UN number: UN1263; Class: 3",
  });
  assert.equal(told("de")["Packstücke auf der Rechnung"], "ja");
  assert.match(told("de")["Zuschläge"] ?? "", /Betrag: 12,5/);
  assert.equal(told("fr")["Pays d’acquisition"], "Suisse");
});

Deno.test("what is left out is in no document, in no sum and in no saved file, and is told to be left out", () => {
  const left = [`${data}/seller`, `${data}/charges`, `${data}/lineItems/*/eccn`, `${data}/remark`];
  const { body, beside, declared } = asked(said, left);
  const invoice = recordOf(body["invoiceData"]);
  for (const name of ["seller", "charges", "remark"]) assert.ok(!(name in invoice), name);
  assert.ok("references" in invoice);
  assert.ok(!JSON.stringify(invoice["lineItems"]).includes("eccn"));
  assert.deepEqual(
    beside.filter(({ isLeft }) => isLeft).map(({ path }) => path),
    left.toSorted(
      (one, other) =>
        beside.findIndex(({ path }) => path === one) -
        beside.findIndex(({ path }) => path === other),
    ),
  );
  assert.equal((asked(said).declared ?? 0) - (declared ?? 0), 15.5);
  assert.deepEqual(asked(undefined, left).beside, []);
  assert.deepEqual(asked(said, ["/invoiceData/lineItems", "/invoiceData"]).rows, [0, 2]);
});

Deno.test("goods that others were typed over say nothing more", () => {
  const other = file({}, { description: "Paint", hsCode: "3208.10", eccn: "5A002" });
  assert.deepEqual(asked(other).beside, []);
});
