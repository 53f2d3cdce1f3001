/** A list of more items than its declaration allows is one issue, and none of its items is looked at. */
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { strictReaderOf } from "../../../src/contract/decoding/as_written.ts";
import { byPointer, type Decode, decoderOf } from "../../../src/contract/decoding/decoding.ts";
import { scalar } from "../../../src/contract/values/scalar.ts";
import { BulkShipment, CalculationRequest } from "../../../src/contract/requests/calculation.ts";
import { LedgerEntryRequest } from "../../../src/contract/requests/imports.ts";
import { IndicationRequest } from "../../../src/contract/requests/indication.ts";
import { InvoiceRequest } from "../../../src/contract/requests/invoice.ts";
import { PlanRowRequest } from "../../../src/contract/requests/plans.ts";
import { plainly } from "../../../src/kernel/lenient/reading.ts";
import { strictRow } from "../../../src/domain/cbam/bulk/written_row.ts";

const watched = () => {
  const seen: Array<unknown> = [];
  const item = scalar<string, string>({
    identifier: "Watched",
    expected: "right",
    read: (sent) => seen.push(sent) > 0 && sent === "right" ? "right" : undefined,
    asWritten: ({ value }) => plainly((seen.push(value), String(value))),
    example: "right",
    jsonSchema: { type: "string" },
  });
  const items = (most: number) => Schema.Array(Schema.Struct({ item })).pipe(Schema.maxItems(most));
  const group = Schema.Struct({ items: Schema.optionalWith(items(2), { exact: true }) });
  return {
    schema: Schema.Struct({
      first: Schema.String,
      items: items(2),
      groups: Schema.optionalWith(Schema.Array(group).pipe(Schema.maxItems(3)), { exact: true }),
    }),
    seen,
  };
};

const issuesOf = (decoded: Either.Either<unknown, { readonly issues: ReadonlyArray<{ path: string }> }>) =>
  Either.isLeft(decoded) ? decoded.left.issues.map(({ path }) => path) : [];

const wrong = (items: number) => Array.from({ length: items }, () => ({ item: "wrong", other: 1 }));

Deno.test("a list that is too long is one issue in its place, at any depth, and its items are not looked at", () => {
  const { schema, seen } = watched();
  const decode = decoderOf(schema);
  const at = (value: unknown) => issuesOf(decode(value, byPointer()));
  assert.deepEqual(at({ first: 1, items: wrong(50_000), groups: [] }), ["/first", "/items"]);
  assert.deepEqual(at({ first: "a", items: [], groups: [{}, { items: wrong(50_000) }] }), [
    "/groups/1/items",
  ]);
  assert.deepEqual(at({ first: "a", items: [], groups: Array(50_000).fill({ items: wrong(2) }) }), [
    "/groups",
  ]);
  assert.deepEqual(seen, []);
  const further = ["/items/0/other", "/items/1/other", "/items/0/item", "/items/1/item"];
  assert.deepEqual(at({ first: "a", items: wrong(2) }), further);
  assert.equal(seen.length > 0, true);
});

Deno.test("a reading of papers leaves a list that is too long as it is, for the decoder", () => {
  const { schema, seen } = watched();
  const items = wrong(3);
  assert.equal(strictReaderOf(schema)({ items }, "unsaid").members["items"], items);
  assert.deepEqual(seen, []);
  strictReaderOf(schema)({ items: items.slice(1) }, "unsaid");
  assert.equal(seen.length, 2);
});

/** Lists of requests with the most items that they may have. */
const lists: ReadonlyArray<readonly [Decode<unknown>, ReadonlyArray<string>, number]> = [
  [decoderOf(CalculationRequest, Infinity), ["precursors"], 100],
  [decoderOf(BulkShipment, Infinity), ["precursors"], 100],
  [decoderOf(PlanRowRequest, Infinity), ["precursors"], 100],
  [decoderOf(IndicationRequest, Infinity), ["precursors"], 100],
  [decoderOf(LedgerEntryRequest, Infinity), ["actual_values", "precursors"], 100],
  [decoderOf(LedgerEntryRequest, Infinity), ["document_codes"], 20],
  [decoderOf(InvoiceRequest, Infinity), ["invoiceData", "lineItems"], 500],
  [decoderOf(InvoiceRequest, Infinity), ["invoiceData", "charges"], 10],
  [decoderOf(InvoiceRequest, Infinity), ["invoiceData", "additionalDocuments"], 100],
  [decoderOf(InvoiceRequest, Infinity), ["documents"], 100],
];

for (const [decode, path, most] of lists) {
  const name = path.join("/");
  Deno.test(`${name} of requests: one item too many is one issue of the list alone`, () => {
    const bodyWith = (items: number) =>
      path.reduceRight<unknown>((value, member) => ({ [member]: value }), Array(items).fill({ odd: 1 }));
    const below = (items: number) =>
      issuesOf(decode(bodyWith(items), byPointer()))
        .filter((each) => each.startsWith(`/${name}`));
    assert.deepEqual(below(most + 1), [`/${name}`]);
    assert.ok(below(most).length >= most);
  });
}

Deno.test("a row of a hundred thousand wrong precursors is read in no time", () => {
  const { members, complaints } = strictRow({ precursors: Array(100_000).fill({ cn_code: "x" }) }, "unsaid");
  assert.deepEqual(complaints, []);
  assert.equal(Array.isArray(members["precursors"]), true);
});
