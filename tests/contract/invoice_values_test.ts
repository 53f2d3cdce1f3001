/** The single values of invoices: what each takes, what it suggests instead, and what its declaration says. */
import assert from "node:assert/strict";
import * as Either from "effect/Either";
import * as JSONSchema from "effect/JSONSchema";
import * as Schema from "effect/Schema";
import { byPointer, decoderOf } from "../../src/contract/decoding/decoding.ts";
import { InvoiceRequest } from "../../src/contract/requests/invoice.ts";
import {
  Amount,
  GoodsQuantity,
  Kilograms,
  PackageCount,
} from "../../src/contract/values/invoices/amounts.ts";
import {
  AdditionalDocument,
  DocumentChoice,
  PrimaryDocument,
} from "../../src/contract/values/invoices/document_types.ts";
import { EmailAddress } from "../../src/contract/values/email.ts";
import { HsCode } from "../../src/contract/values/invoices/hs_code.ts";
import * as Texts from "../../src/contract/values/invoices/invoice_texts.ts";
import { Dimensions } from "../../src/contract/values/invoices/packing.ts";
import { PrintedAlpha2 } from "../../src/contract/values/places.ts";
import {
  Currency,
  IncotermChoice,
  TransportModeChoice,
  UnitChoice,
} from "../../src/contract/values/invoices/terms.ts";
import { PrintedDay } from "../../src/contract/values/time.ts";
import { exampleRequest } from "../support/invoices.ts";

const suggestionOf = <A, I>(schema: Schema.Schema<A, I>, sent: unknown): string | undefined => {
  const decoded = decoderOf(schema)(sent, byPointer());
  assert.ok(Either.isLeft(decoded), `${JSON.stringify(sent)} was taken`);
  const [issue, ...more] = decoded.left.issues;
  assert.deepEqual(more, []);
  return issue?.suggestion;
};

const testSuggestions = <A, I>(
  name: string,
  schema: Schema.Schema<A, I>,
  cases: ReadonlyArray<readonly [sent: unknown, suggestion: string | undefined]>,
): void =>
  Deno.test(`${name}: what it doesn't take is refused with the right value where it is known`, () => {
    for (const [sent, suggestion] of cases) {
      assert.equal(suggestionOf(schema, sent), suggestion, JSON.stringify(sent));
      if (suggestion === undefined) continue;
      const again = typeof sent === "string" && name === "a quantity" ? Number(suggestion) : suggestion;
      assert.ok(Either.isRight(decoderOf(schema)(again, byPointer())), suggestion);
    }
  });

testSuggestions("a currency", Currency, [
  ["usd", "USD"],
  [" EUR ", "EUR"],
  ["€", "EUR"],
  ["rmb", "CNY"],
  ["USB", undefined],
  ["XAU", undefined],
  ["constructor", undefined],
  [1, undefined],
]);

testSuggestions("an Incoterm", IncotermChoice, [
  ["fob", "FOB"],
  ["FOB Shanghai", "FOB"],
  ["cif, Hamburg", "CIF"],
  ["DAT", "DPU"],
  ["ddu", "DAP"],
  ["C&F", "CFR"],
  ["FOX", undefined],
]);

testSuggestions("a transport mode", TransportModeChoice, [
  ["AIR", "air"],
  ["Ocean", "sea"],
  ["truck", "road"],
  ["rail", undefined],
]);

testSuggestions("a unit", UnitChoice, [
  ["pcs", "PCS"],
  ["Pieces", "PCS"],
  ["H87", "PCS"],
  ["KGM", "KG"],
  ["litre", "LTR"],
  ["TNE", undefined],
]);

testSuggestions("a document", DocumentChoice, [
  ["Packing List", "packing-list"],
  ["certificate_of_origin", "certificate-of-origin"],
  ["receipt", undefined],
]);

testSuggestions("an HS code", HsCode, [
  ["7318 15", "7318.15"],
  ["73181552", "7318.15.52"],
  ["7318.1552", "7318.15.52"],
  ["7318155200", "7318.15.52.00"],
  [731815, "7318.15"],
  ["7318", undefined],
  ["0018.15", undefined],
  ["7318.15.52.00.10", "7318.15.52.00"],
  ["73181552009", "7318.15.52.00"],
  ["7318.15-000", "7318.15"],
  ["7318155", undefined],
  ["7318155200123", undefined],
  ["screws", undefined],
]);

testSuggestions("a country", PrintedAlpha2, [
  ["DEU", "DE"],
  ["chn", "CN"],
  ["ZZ", undefined],
  ["Germany", "DE"],
  ["Vereinigtes Königreich", "GB"],
  ["Kongo", undefined],
]);

testSuggestions("a day", PrintedDay, [
  ["14.03.2026", "2026-03-14"],
  ["3.4.2026", "2026-04-03"],
  ["14/03/2026", "2026-03-14"],
  ["03/14/2026", "2026-03-14"],
  ["03/03/2026", "2026-03-03"],
  ["2026/03/14", "2026-03-14"],
  ["20260314", "2026-03-14"],
  ["2026-3-4", "2026-03-04"],
  ["2026-03-14T10:00:00Z", "2026-03-14"],
  ["03/04/2026", undefined],
  ["2026-02-30", undefined],
  ["31.02.2026", undefined],
  ["tomorrow", undefined],
  [20260314, undefined],
]);

testSuggestions("an e-mail address", EmailAddress, [
  [" a@example.com\n", "a@example.com"],
  ["A Person <a@example.com>", "a@example.com"],
  ["a@example.com, b@example.com", undefined],
  ["jürgen@example.com", undefined],
]);

testSuggestions("dimensions", Dimensions, [
  ["120*80*95", "120 x 80 x 95"],
  ["120 x 80 x 95 cm", "120 x 80 x 95"],
  ["1.2 x 0.8", undefined],
]);

testSuggestions("a quantity", GoodsQuantity, [
  ["12", "12"],
  ["12.50", "12.50"],
  ["0", undefined],
  ["1,234", undefined],
  [0, undefined],
]);

testSuggestions("a text", Texts.City, [
  ["Ham\tburg", "Ham burg"],
  ["Ham\u2028burg", "Hamburg"],
  ["\u0001", undefined],
  ["x".repeat(101), undefined],
]);

Deno.test("amounts and counts are taken up to 10^12, which is past the last of them", () => {
  const takes = <A, I>(schema: Schema.Schema<A, I>, sent: unknown): boolean =>
    Either.isRight(decoderOf(schema)(sent, byPointer()));
  assert.ok(takes(Amount, 0) && takes(Amount, 999_999_999_999.99) && takes(PackageCount, 0));
  assert.ok(!takes(Amount, 1e12) && !takes(Amount, -0.01) && !takes(Amount, Infinity) && !takes(Amount, NaN));
  assert.ok(!takes(PackageCount, 0.5) && !takes(PackageCount, 1e12) && !takes(GoodsQuantity, 0));
});

Deno.test("a text is read without white space around it, its line breaks as one character each", () => {
  const decoded = decoderOf(Texts.GoodsDescription)("  Screws\r\nM10\rzinc  ", byPointer());
  assert.deepEqual(decoded, Either.right("Screws\nM10\nzinc"));
});

const Declared = Schema.Struct({ description: Schema.String, examples: Schema.Tuple(Schema.Unknown) });

/** Holds a value's description and example in its JSON Schema against its rule. */
const testExample = <A, I>(schema: Schema.Schema<A, I>): void => {
  const [declared] = Object.values(JSONSchema.make(schema).$defs ?? {});
  const { examples: [example] } = Schema.decodeUnknownSync(Declared)(declared);
  assert.ok(Either.isRight(decoderOf(schema)(example, byPointer())), JSON.stringify(example));
};

Deno.test("every value is declared with a description and an example that it takes", () => {
  for (const text of Object.values(Texts)) testExample(text);
  for (const amount of [Amount, GoodsQuantity, Kilograms, PackageCount]) testExample(amount);
  for (const code of [Currency, HsCode, Dimensions, PrintedAlpha2, PrintedDay]) testExample(code);
  testExample(PrimaryDocument);
  testExample(AdditionalDocument);
  testExample(DocumentChoice);
  testExample(IncotermChoice);
  testExample(TransportModeChoice);
  testExample(UnitChoice);
  testExample(EmailAddress);
});

Deno.test("the request is declared with a description of each of its parts", () => {
  const declared = JSONSchema.make(InvoiceRequest).$defs ?? {};
  for (const name of ["InvoiceRequest", "InvoiceData", "Party", "LineItem"]) {
    assert.ok(name in declared, name);
  }
  for (const [name, definition] of Object.entries(declared)) {
    assert.ok((definition.description ?? "").length > 10, name);
  }
});

Deno.test("each example of fixtures is taken by the declared request", () => {
  for (const name of ["commercial", "proforma", "origin-arabic"]) {
    const decoded = decoderOf(InvoiceRequest)(exampleRequest(name), byPointer());
    assert.ok(Either.isRight(decoded), Either.isLeft(decoded) ? JSON.stringify(decoded.left.issues) : "");
  }
});

Deno.test("a text in which nothing is seen is empty, and one with signs of no width beside letters is not", () => {
  for (const nothing of ["\u200b\u200b", "\u00ad", " \u2060 \u3164", "\u200f"]) {
    const decoded = decoderOf(Texts.PartyName)(nothing, byPointer());
    assert.ok(Either.isLeft(decoded), JSON.stringify(nothing));
    assert.equal(decoded.left.issues[0]?.code, "length");
  }
  const persian = "می\u200cخواهم";
  assert.deepEqual(decoderOf(Texts.PartyName)(persian, byPointer()), Either.right(persian));
  assert.deepEqual(decoderOf(Texts.PostalCode)("\u200b", byPointer()), Either.right(""));
});

Deno.test("a text that turns its figures around is refused with the text without that sign", () => {
  for (
    const [text, right] of [
      ["\u202e123", "123"],
      ["\u2067 10 x 20 abc", "10 x 20 abc"],
      ["\u202b12 34", "12 34"],
      ["12\u200f 34", "12 34"],
      ["\u061c12 34", "12 34"],
    ]
  ) {
    const decoded = decoderOf(Texts.InvoiceNumber)(text, byPointer());
    assert.ok(Either.isLeft(decoded), JSON.stringify(text));
    assert.deepEqual(decoded.left.issues.map(({ code, suggestion }) => [code, suggestion]), [[
      "unprintable",
      right,
    ]]);
  }
  for (const text of ["\u200fברגים 12\u200f", "\u202bمسامير\u202c 12", "\u200e12 34"]) {
    assert.deepEqual(decoderOf(Texts.InvoiceNumber)(text, byPointer()), Either.right(text));
  }
});
