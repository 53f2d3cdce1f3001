import assert from "node:assert/strict";
import { asSent } from "../../../support/as_sent.ts";
import { changed, invoiceOf, readingOf } from "../../../support/invoices.ts";

const warnedPaths = (changes: Readonly<Record<string, unknown>>) =>
  readingOf(changed(changes)).warnings.map((warning) => warning.path.replace("/invoiceData/", ""));

const cases: ReadonlyArray<
  readonly [what: string, changes: Readonly<Record<string, unknown>>, paths: ReadonlyArray<string>]
> = [
  ["FOB by sea", {}, []],
  ["FOB by air", { "/invoiceData/transportMode": "air" }, ["incoterms"]],
  ["FOB by a mode that nobody gave", { "/invoiceData/transportMode": undefined }, []],
  ["FAS by road", { "/invoiceData/incoterms": "FAS", "/invoiceData/transportMode": "road" }, ["incoterms"]],
  ["CFR by courier", { "/invoiceData/incoterms": "CFR", "/invoiceData/transportMode": "courier" }, [
    "incoterms",
  ]],
  ["CIF by air", { "/invoiceData/incoterms": "CIF", "/invoiceData/transportMode": "air" }, ["incoterms"]],
  ["FCA by air", { "/invoiceData/incoterms": "FCA", "/invoiceData/transportMode": "air" }, [
    "incotermsPlace",
  ]],
  ["FCA with its place", {
    ...{ "/invoiceData/incoterms": "FCA", "/invoiceData/transportMode": "air" },
    "/invoiceData/incotermsPlace": "Pudong Airport",
  }, []],
  [
    "CIP without insurance",
    {
      "/invoiceData/incoterms": "CIP",
      "/invoiceData/insurance": undefined,
      "/invoiceData/totalDeclaredValue": 1650,
    },
    ["incotermsPlace", "insurance"],
  ],
  [
    "CIP with an insurance of 0",
    {
      "/invoiceData/incoterms": "CIP",
      "/invoiceData/insurance": 0,
      "/invoiceData/totalDeclaredValue": 1650,
    },
    ["incotermsPlace", "insurance"],
  ],
  ["no port of loading by sea", { "/invoiceData/portOfLoading": undefined }, [
    "incotermsPlace",
    "portOfLoading",
  ]],
  ["no producer on a certificate of origin", { "/invoiceData/manufacturerSameAsShipper": undefined }, [
    "manufacturer",
  ]],
  ...([
    ["as it is", {}, 0],
    ["rounded", { netWeightKg: 998 }, 0],
    ["in grams", { netWeightKg: 1_000_000 }, 1],
    ["gross", { quantity: 1_100 }, 1],
    ["another unit by its code", { unitCode: "TNE", netWeightKg: 1_000_000 }, 0],
    ["kilograms by their code", { unit: "BOX", unitCode: "KGM", netWeightKg: 1 }, 1],
    ["in boxes", { unit: "BOX", netWeightKg: 1 }, 0],
  ] as const).map(([what, line, warned]) =>
    [
      `a quantity in kilograms beside the net weight: ${what}`,
      {
        "/invoiceData/lineItems": [{
          ...{ id: "1", description: "Steel wire", hsCode: "7217.10", countryOfOrigin: "CN", unit: "KG" },
          ...{ quantity: 1_000, unitPrice: 0, totalValue: 0, netWeightKg: 1_000, packages: 1 },
          ...{ grossWeightKg: 2_000_000, ...line },
        }],
        ...{ "/documents": ["commercial", "packing-list"], "/invoiceData/totalDeclaredValue": undefined },
      },
      ["lineItems/0/totalValue", ...(warned === 1 ? ["lineItems/0/netWeightKg"] : [])],
    ] as const
  ),
  [
    "missing weights on a packing list",
    {
      "/invoiceData/lineItems/1/netWeightKg": undefined,
      "/invoiceData/lineItems/1/grossWeightKg": undefined,
    },
    ["lineItems/1/netWeightKg", "lineItems/1/grossWeightKg"],
  ],
  ["missing weights without a packing list", {
    "/documents": ["commercial"],
    "/invoiceData/lineItems/1/netWeightKg": undefined,
  }, []],
  ["net above gross", { "/invoiceData/lineItems/0/netWeightKg": 400 }, ["lineItems/0/netWeightKg"]],
  ["validUntil on a commercial invoice", { "/invoiceData/validUntil": "2026-04-01" }, ["validUntil"]],
  ["the placeholder of an HS code", { "/invoiceData/lineItems/0/hsCode": "0000.00" }, ["lineItems/0/hsCode"]],
  ["a chapter without goods", { "/invoiceData/lineItems/0/hsCode": "7718.15" }, ["lineItems/0/hsCode"]],
  ["a chapter of national codes", { "/invoiceData/lineItems/0/hsCode": "9905.00" }, []],
  ["a transport mode that can't be read", { "/invoiceData/transportMode": "rail" }, []],
  ["an insurance that can't be read under CIF", {
    "/invoiceData/incoterms": "CIF",
    "/invoiceData/insurance": "18.50",
  }, []],
  ["an amount finer than cents", { "/invoiceData/lineItems/1/totalValue": 390.004 }, [
    "lineItems/1/totalValue",
  ]],
  ["half yen in a charge and the total", { "/invoiceData/currency": "JPY" }, [
    "insurance",
    "totalDeclaredValue",
  ]],
];

for (const [what, changes, paths] of cases) {
  Deno.test(`an invoice with ${what} is read with ${paths.length === 0 ? "no warning" : `a warning at ${paths}`}`, () => {
    assert.deepEqual(warnedPaths(changes), paths);
  });
}

Deno.test("a warning has a code, a sentence and the right value where it is known", () => {
  const { warnings } = readingOf(changed({
    "/invoiceData/transportMode": "air",
    "/invoiceData/lineItems/1/totalValue": 390.004,
  }));
  assert.deepEqual(warnings.map(asSent), [
    {
      path: "/invoiceData/incoterms",
      code: "conflict",
      message:
        "incoterms is FOB, a rule for sea and inland waterway, with transport by air: FCA (Free Carrier) is " +
        "its counterpart.",
      suggestion: "FCA",
    },
    {
      path: "/invoiceData/lineItems/1/totalValue",
      code: "length",
      message: "lineItems/1/totalValue is rounded to 2 decimals, the minor unit of USD.",
      suggestion: "390",
    },
  ]);
});

Deno.test("at most a hundred warnings are listed, with a last one that says how many more there are", () => {
  const [first] = invoiceOf(1).lineItems;
  assert(first !== undefined);
  const { packages: _packages, ...bare } = first;
  const lineItems = Array.from({ length: 150 }, () => bare);
  const { warnings } = readingOf(changed({ "/invoiceData/lineItems": lineItems }));
  assert.equal(warnings.length, 101);
  assert.equal(warnings.at(-1)?.message, "And 50 more issues.");
});

Deno.test("warnings are there beside the problems of a refused request", () => {
  assert.deepEqual(warnedPaths({ "/invoiceData/transportMode": "air", "/email": "nobody" }), ["incoterms"]);
});
