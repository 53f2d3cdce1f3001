/** Issues of undecoded values: which part they name, and in whose words. */
import assert from "node:assert/strict";
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import { byPointer, decoderOf } from "../../../src/contract/decoding/decoding.ts";
import { GoodsQuantity } from "../../../src/contract/values/invoices/amounts.ts";
import { explained } from "../../../src/contract/values/scalar.ts";
import { asSent } from "../../support/as_sent.ts";

const Pallet = Schema.Struct({ quantity: GoodsQuantity });
const Pallets = explained(Schema.Array(Pallet).pipe(Schema.minItems(1), Schema.maxItems(2)), {
  identifier: "Pallets",
  expected: "an array of 1 or 2 pallets",
  explain: (sent) => Array.isArray(sent) && sent.length > 2 ? { code: "length" } : undefined,
});

const issuesOf = (sent: unknown) => {
  const decoded = decoderOf(Schema.Struct({ pallets: Pallets }))(sent, byPointer());
  assert.ok(Either.isLeft(decoded));
  return decoded.left.issues;
};

Deno.test("an array in words of its own is named as a whole where it is wrong as a whole", () => {
  for (const [pallets, code, found] of [[7, "format", "7"], [[], "format", "an empty array"]] as const) {
    assert.deepEqual(issuesOf({ pallets }).map(asSent), [{
      path: "/pallets",
      code,
      message: `pallets must be an array of 1 or 2 pallets, found ${found}.`,
    }]);
  }
  const three = [{ quantity: 1 }, { quantity: 1 }, { quantity: 1 }];
  assert.deepEqual(issuesOf({ pallets: three }).map(({ path, code }) => [path, code]), [[
    "/pallets",
    "length",
  ]]);
});

Deno.test("an array in words of its own names each of its elements that is wrong", () => {
  assert.deepEqual(issuesOf({ pallets: [{ quantity: 0 }, { quantty: 1 }] }).map(asSent), [
    {
      path: "/pallets/1/quantty",
      code: "unknown",
      message: "pallets/1/quantty is not known here; known: quantity.",
      suggestion: "quantity",
    },
    {
      path: "/pallets/0/quantity",
      code: "range",
      message: "pallets/0/quantity must be a number above 0, found 0.",
    },
    {
      path: "/pallets/1/quantity",
      code: "missing",
      message: "pallets/1/quantity is missing: it must be a number above 0.",
    },
  ]);
});

Deno.test("known names are listed once, and a later typing error names the one that was meant", () => {
  const sent = { pallets: [{ quantity: 1, colour: 1, quantty: 1, x: 1 }] };
  assert.deepEqual(issuesOf(sent).map(({ message }) => message), [
    "pallets/0/colour is not known here; known: quantity.",
    "pallets/0/quantty is not known here; known: quantity.",
    "pallets/0/x is not known here: leave it out.",
  ]);
});

Deno.test("members are unknown where no part of a union, and no transformation's source, has them", () => {
  const Parcel = Schema.Union(
    Schema.Struct({ kind: Schema.Literal("a"), weight: Schema.Number }),
    Schema.Struct({ kind: Schema.Literal("b"), size: Schema.Struct({ width: Schema.Number }) }),
  );
  const unknownIn = <A, I>(schema: Schema.Schema<A, I>, sent: unknown) => {
    const decoded = decoderOf(schema)(sent, byPointer());
    return Either.isRight(decoded) ? [] : decoded.left.issues.map(({ path, code }) => `${code} ${path}`);
  };
  assert.deepEqual(unknownIn(Parcel, { kind: "a", weight: 1 }), []);
  assert.deepEqual(unknownIn(Parcel, { kind: "a", weight: 1, heft: 1 }), ["unknown /heft"]);
  const Named = Schema.Struct({ width: Schema.optionalWith(Schema.Number, { default: () => 1 }) });
  assert.deepEqual(unknownIn(Named, { width: 2 }), []);
  assert.deepEqual(unknownIn(Named, { widht: 2 }), ["unknown /widht"]);
  const Open = Schema.Record({ key: Schema.String, value: Schema.Struct({ width: Schema.Number }) });
  assert.deepEqual(unknownIn(Open, { any: { width: 1 } }), []);
  assert.deepEqual(unknownIn(Open, { any: { width: 1, height: 2 } }), ["unknown /any/height"]);
});

Deno.test("issues behind the hundredth are counted and not described", () => {
  const pallet = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`quantit${index}`, 1]));
  const issues = issuesOf({ pallets: [pallet] });
  assert.equal(issues.length, 101);
  assert.equal(issues[99]?.suggestion, "quantity");
  assert.deepEqual(asSent(issues[100]), { path: "", code: "unreadable", message: "And 21 more issues." });
});
