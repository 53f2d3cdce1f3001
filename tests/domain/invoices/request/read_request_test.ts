import assert from "node:assert/strict";
import * as Either from "effect/Either";
import { InvalidRequest, TooManyLineItems } from "../../../../src/contract/failures.ts";
import { incoterms, transportModes } from "../../../../src/contract/values/invoices/terms.ts";
import { units } from "../../../../src/contract/values/invoices/units.ts";
import { missingCharacters } from "../../../../src/adapters/pdf/fonts/font_runs.ts";
import { agreements, today } from "../../../support/agreements.ts";
import { readInvoiceRequest } from "../../../../src/domain/invoices/request/read_request.ts";
import { currencyCodes } from "../../../../src/kernel/currency.ts";
import { asSent } from "../../../support/as_sent.ts";
import { changed, exampleRequest, readingOf } from "../../../support/invoices.ts";

const errorOf = (body: unknown) => {
  const { request } = readInvoiceRequest(body, { missingCharacters, agreements, today });
  assert(Either.isLeft(request), "expected a refusal");
  return request.left;
};

const issuesOf = (body: unknown) => {
  const error = errorOf(body);
  assert(error instanceof InvalidRequest, `expected InvalidRequest, got ${error._tag}: ${error.message}`);
  return error.issues;
};

const pathsOf = (body: unknown) => issuesOf(body).map((issue) => issue.path);

for (const name of ["commercial", "proforma", "origin-arabic"]) {
  Deno.test(`the ${name} example is read with all its members`, () => {
    const body = exampleRequest(name);
    const request = Either.getOrThrow(
      readInvoiceRequest(body, { missingCharacters, agreements, today }).request,
    );
    assert.deepEqual(JSON.parse(JSON.stringify(request.invoice)), body["invoiceData"]);
  });
}

Deno.test("the documents of a request are the primary one and the additional ones, unless it names others", () => {
  assert.deepEqual(
    Either.getOrThrow(readingOf(exampleRequest("commercial")).request).documents,
    ["commercial", "packing-list", "certificate-of-origin"],
  );
  assert.deepEqual(
    Either.getOrThrow(readingOf(changed({ "/documents": ["proforma", "commercial"] })).request).documents,
    ["proforma", "commercial"],
  );
});

const refused: ReadonlyArray<readonly [what: string, path: string, value: unknown]> = [
  ["a missing number", "/invoiceData/invoiceNumber", undefined],
  ["a blank name", "/invoiceData/shipper/name", "  "],
  ["a name that is a number", "/invoiceData/shipper/name", 7],
  ["a name of 201 characters", "/invoiceData/consignee/name", "x".repeat(201)],
  ["a control character", "/invoiceData/consignee/city", "Ham\u0007burg"],
  ["a line break in a name", "/invoiceData/shipper/name", "Acme\nExport"],
  ["an address of six lines", "/invoiceData/shipper/address", "1\n2\n3\n4\n5\n6"],
  ["a lone surrogate", "/invoiceData/consignee/city", "Ham\ud800burg"],
  ["a 30th of February", "/invoiceData/invoiceDate", "2026-02-30"],
  ["a day before the month", "/invoiceData/invoiceDate", "14-03-2026"],
  ["an unknown currency", "/invoiceData/currency", "ABC"],
  ["a metal as currency", "/invoiceData/currency", "XAU"],
  ["a withdrawn currency", "/invoiceData/currency", "DEM"],
  ["an Incoterm of 2010", "/invoiceData/incoterms", "DAT"],
  ["an unknown transport mode", "/invoiceData/transportMode", "rail"],
  ["an unknown country", "/invoiceData/shipper/country", "ZZ"],
  ["an alpha-3 country", "/invoiceData/consignee/country", "DEU"],
  ["an HS code with eight digits and one dot", "/invoiceData/lineItems/0/hsCode", "7318.1552"],
  ["an HS code of twelve digits", "/invoiceData/lineItems/0/hsCode", "7318.15.52.00.10"],
  ["an HS code of chapter 00", "/invoiceData/lineItems/0/hsCode", "0018.15"],
  ["an unknown unit", "/invoiceData/lineItems/1/unit", "pcs"],
  ["a quantity of 0", "/invoiceData/lineItems/0/quantity", 0],
  ["a negative quantity", "/invoiceData/lineItems/0/quantity", -1],
  ["a quantity as text", "/invoiceData/lineItems/0/quantity", "12"],
  ["a negative price", "/invoiceData/lineItems/0/unitPrice", -0.01],
  ["an amount of thirteen digits", "/invoiceData/lineItems/0/totalValue", 1e12],
  ["a negative freight", "/invoiceData/freight", -5],
  ["half a package", "/invoiceData/lineItems/0/packages", 0.5],
  ["dimensions of two edges", "/invoiceData/lineItems/0/dimensionsCm", "40 x 30"],
  ["no lines", "/invoiceData/lineItems", []],
  ["lines that are no array", "/invoiceData/lineItems", {}],
  ["an unknown primary document", "/invoiceData/primaryDocument", "packing-list"],
  ["missing additional documents", "/invoiceData/additionalDocuments", undefined],
  ["an empty choice of documents", "/documents", []],
  ["a flag that is a text", "/invoiceData/manufacturerSameAsShipper", "yes"],
  ["an HS code of six digits and a space", "/invoiceData/lineItems/0/hsCode", "7318 15"],
  ["an HS code that is a number", "/invoiceData/lineItems/0/hsCode", 731815],
  ["an empty postal code", "/invoiceData/shipper/zip", " "],
  ["an unknown member", "/invoiceData/portofLoading", "Shanghai"],
  ["an unknown member of a line", "/invoiceData/lineItems/1/hscode", "7318.15"],
  ["an unknown member of a party", "/invoiceData/consignee/vat", "DE000000000"],
  ["an unknown member of the request", "/document", ["commercial"]],
];

for (const [what, path, value] of refused) {
  Deno.test(`a request with ${what} is refused with one issue at ${path}`, () => {
    assert.deepEqual(pathsOf(changed({ [path]: value })), [path]);
  });
}

Deno.test("a proforma invoice may not end before its date; an invoice that was made of one may have its validity still", () => {
  const ended = { "/invoiceData/validUntil": "2026-03-13" };
  assert.deepEqual(pathsOf(changed({ ...ended, "/invoiceData/primaryDocument": "proforma" })), [
    "/invoiceData/validUntil",
  ]);
  assert.deepEqual(pathsOf(changed({ ...ended, "/documents": ["commercial", "proforma"] })), [
    "/invoiceData/validUntil",
  ]);
  assert(Either.isRight(readingOf(changed(ended)).request), "no document prints it");
});

for (
  const email of [
    "a@example.com, b@example.com",
    "a@example.com\r\nBcc: b@example.com",
    "a@example.com\n",
    "A <a@example.com>",
    "a@localhost",
    "a b@example.com",
    "@example.com",
    `${"a".repeat(65)}@example.com`,
    7,
  ]
) {
  Deno.test(`a request with the e-mail address ${JSON.stringify(email)} is refused`, () => {
    assert.deepEqual(pathsOf(changed({ "/email": email })), ["/email"]);
    assert.deepEqual(pathsOf(changed({ "/invoiceData/shipper/email": email })), [
      "/invoiceData/shipper/email",
    ]);
  });
}

Deno.test("unknown and doubled documents are refused each by its place", () => {
  assert.deepEqual(pathsOf(changed({ "/documents": ["commercial", "receipt", "commercial"] })), [
    "/documents/1",
    "/documents/2",
  ]);
  assert.deepEqual(
    pathsOf(changed({ "/invoiceData/additionalDocuments": ["packing-list", "packing-list"] })),
    [
      "/invoiceData/additionalDocuments/1",
    ],
  );
});

Deno.test("a certificate of origin without manufacturer is refused when the shipper isn't it", () => {
  const same = { "/invoiceData/manufacturerSameAsShipper": false };
  assert.deepEqual(pathsOf(changed(same)), ["/invoiceData/manufacturer"]);
  assert(Either.isRight(readingOf(changed({ ...same, "/documents": ["commercial"] })).request));
});

Deno.test("every problem of a request is named at once, disagreeing figures included", () => {
  assert.deepEqual(
    pathsOf(changed({
      "/email": "nobody",
      "/invoiceData/incoterms": "FOO",
      "/invoiceData/lineItems/0/hsCode": "1",
      "/invoiceData/lineItems/1/totalValue": 391,
      "/invoiceData/primaryDocument": "proforma",
      "/invoiceData/validUntil": "2026-03-13",
      "/invoiceData/consignee/name": "Rakete 🚀 AG",
    })),
    [
      "/invoiceData/incoterms",
      "/invoiceData/lineItems/0/hsCode",
      "/email",
      "/invoiceData/validUntil",
      "/invoiceData/consignee/name",
      "/invoiceData/lineItems/1/totalValue",
    ],
  );
});

Deno.test("a request without invoiceData is refused with that one issue", () => {
  assert.deepEqual(pathsOf({}), ["/invoiceData"]);
  assert.deepEqual(pathsOf([]), [""]);
  assert.deepEqual(pathsOf(null), [""]);
});

Deno.test("500 lines are read and 501 are too many", () => {
  const line = { id: "x", description: "Nut", hsCode: "7318.16", countryOfOrigin: "CN", unit: "PCS" };
  const lines = (count: number) =>
    Array.from({ length: count }, () => ({ ...line, quantity: 1, unitPrice: 1, totalValue: 1 }));
  const body = (count: number) =>
    changed({ "/invoiceData/lineItems": lines(count), "/invoiceData/totalDeclaredValue": count + 258.5 });
  assert(Either.isRight(readingOf(body(500)).request));
  const error = errorOf(body(501));
  assert(error instanceof TooManyLineItems);
  assert.equal(error.lineItems, 501);
  assert.equal(error.limitLineItems, 500);
});

Deno.test("every Incoterm, transport mode, unit and currency in use is accepted", () => {
  assert.equal(incoterms.length, 11);
  for (const term of incoterms) {
    assert(Either.isRight(readingOf(changed({ "/invoiceData/incoterms": term })).request));
  }
  for (const mode of transportModes) {
    assert(Either.isRight(readingOf(changed({ "/invoiceData/transportMode": mode })).request));
  }
  for (const unit of units) {
    assert(Either.isRight(readingOf(changed({ "/invoiceData/lineItems/0/unit": unit })).request));
  }
  assert.equal(currencyCodes.length, 155);
  for (const currency of currencyCodes) {
    const changes = { "/invoiceData/currency": currency, "/invoiceData/totalDeclaredValue": 1668.5 };
    assert(Either.isRight(readingOf(changed(changes)).request), currency);
  }
});

for (
  const [sent, read] of [
    ...["7318.15", "7318.15.52", "7318.15.52.00", "7318.15.2030", "0101.21", "0000.00"].map((code) =>
      [code, code] as const
    ),
    ["731815", "7318.15"],
    ["010121", "0101.21"],
    ["000000", "0000.00"],
  ] as const
) {
  Deno.test(`the HS code ${sent} is read as ${read}`, () => {
    const request = Either.getOrThrow(
      readingOf(changed({ "/invoiceData/lineItems/0/hsCode": sent })).request,
    );
    assert.equal(request.invoice.lineItems[0]?.hsCode, read);
  });
}

Deno.test("an empty postal code is read where the country has none, and a missing one is not", () => {
  const path = "/invoiceData/consignee/zip";
  const inHongKong = { "/invoiceData/consignee/country": "hk" };
  const request = Either.getOrThrow(readingOf(changed({ ...inHongKong, [path]: " " })).request);
  assert.equal(request.invoice.consignee.zip, "");
  assert.deepEqual(pathsOf(changed({ ...inHongKong, [path]: undefined })), [path]);
  assert.deepEqual(pathsOf(changed({ ...inHongKong, [path]: null })), [path]);
});

Deno.test("countries are accepted in lower case and null counts as not given", () => {
  const { invoice } = Either.getOrThrow(
    readingOf(changed({ "/invoiceData/shipper/country": "cn", "/invoiceData/portOfLoading": null })).request,
  );
  assert.equal(invoice.shipper.country, "CN");
  assert(!("portOfLoading" in invoice));
});

Deno.test("null as the receiver's address is kept, and counts as not given for a party's", () => {
  const { email, invoice } = Either.getOrThrow(
    readingOf(changed({ "/email": null, "/invoiceData/shipper/email": null })).request,
  );
  assert.equal(email, null);
  assert(!("email" in invoice.shipper));
});

Deno.test("a hundred issues are listed, with a last one that says how many more there are", () => {
  const issues = issuesOf(changed({ "/invoiceData/lineItems": Array.from({ length: 15 }, () => ({})) }));
  assert.equal(issues.length, 101);
  assert.deepEqual(asSent(issues.at(-1)), { path: "", code: "unreadable", message: "And 20 more issues." });
});

Deno.test("a request that is nested too deep is refused at the place, before anything else", () => {
  let deep: unknown = "x";
  for (let level = 0; level < 20; level++) deep = [deep];
  const [issue, ...more] = issuesOf(changed({ "/invoiceData/shipper/name": deep, "/email": "nobody" }));
  assert.equal(issue?.code, "unreadable");
  assert(issue?.path.startsWith("/invoiceData/shipper/name/0"));
  assert.deepEqual(more, []);
});

Deno.test("packing members are ignored, whatever they hold, when no document prints them", () => {
  const request = Either.getOrThrow(
    readingOf(changed({ "/documents": ["commercial"], "/invoiceData/lineItems/0/packages": -3 })).request,
  );
  assert(!("packages" in (request.invoice.lineItems[0] ?? {})));
});

Deno.test("a text with characters that no font has is refused with their number and the first one's place", () => {
  const path = "/invoiceData/lineItems/0/marksAndNumbers";
  assert.deepEqual(issuesOf(changed({ [path]: " A🚀\r\n🚀 " })).map(asSent), [{
    path,
    code: "unprintable",
    message: "lineItems/0/marksAndNumbers has 2 characters that no font has, the first of them " +
      '"🚀" (U+1F680) as character 2: write them in words.',
  }]);
  assert(
    Either.isRight(readingOf(changed({ [path]: "A🚀" })).request),
    "where every character can be printed",
  );
});

Deno.test("a text with a sign that no font has and another one means the same of is suggested with that", () => {
  const path = "/invoiceData/lineItems/0/description";
  assert.deepEqual(issuesOf(changed({ [path]: "Bar \u2300 20" })).map(asSent), [{
    path,
    code: "unprintable",
    message:
      'lineItems/0/description has "\u2300" (U+2300) as character 5, which no font has: write "\u00d8".',
    suggestion: "Bar \u00d8 20",
  }]);
  assert.deepEqual(issuesOf(changed({ [path]: "\u2300 20 🚀" })).map(({ suggestion }) => suggestion), [
    undefined,
  ]);
});

Deno.test("a text that has another issue, or that nothing prints, is not looked up in the fonts", () => {
  assert.deepEqual(
    pathsOf(changed({
      "/invoiceData/lineItems/0/marksAndNumbers": "🚀".repeat(301),
      "/invoiceData/rocket": { name: "🚀" },
      "/invoiceData/lineItems/0/id": "🚀",
    })),
    ["/invoiceData/rocket", "/invoiceData/lineItems/0/marksAndNumbers"],
  );
});
