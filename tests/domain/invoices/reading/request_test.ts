import assert from "node:assert/strict";
import * as Either from "effect/Either";
import { InvalidRequest, TooManyLineItems } from "../../../../src/contract/failures.ts";
import { currencyCodes } from "../../../../src/domain/invoices/currency.ts";
import { units } from "../../../../src/domain/invoices/invoice.ts";
import { incoterms, transportModes } from "../../../../src/domain/invoices/terms.ts";
import { missingCharacters } from "../../../../src/adapters/pdf/font_runs.ts";
import { readInvoiceRequest } from "../../../../src/domain/invoices/reading/request.ts";
import { changed, exampleRequest, readingOf } from "../../../support/invoices.ts";

const errorOf = (body: unknown) => {
  const { request } = readingOf(body);
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
    const request = Either.getOrThrow(readInvoiceRequest(body, missingCharacters).request);
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

const refused: ReadonlyArray<readonly [what: string, path: string, value: unknown, says: string]> = [
  ["a missing number", "/invoiceData/invoiceNumber", undefined, "missing"],
  ["a blank name", "/invoiceData/shipper/name", "  ", "empty"],
  ["a name that is a number", "/invoiceData/shipper/name", 7, "give a text"],
  ["a name of 201 characters", "/invoiceData/consignee/name", "x".repeat(201), "at most 200"],
  ["a control character", "/invoiceData/consignee/city", "Ham\u0007burg", "control characters"],
  ["a line break in a name", "/invoiceData/shipper/name", "Acme\nExport", "at most 1"],
  ["an address of six lines", "/invoiceData/shipper/address", "1\n2\n3\n4\n5\n6", "at most 5"],
  ["a lone surrogate", "/invoiceData/consignee/city", "Ham\ud800burg", "control characters"],
  ["a 30th of February", "/invoiceData/invoiceDate", "2026-02-30", "no calendar"],
  ["a day before the month", "/invoiceData/invoiceDate", "14-03-2026", "YYYY-MM-DD"],
  ["an unknown currency", "/invoiceData/currency", "ABC", "ISO 4217"],
  ["a metal as currency", "/invoiceData/currency", "XAU", "ISO 4217"],
  ["a withdrawn currency", "/invoiceData/currency", "DEM", "ISO 4217"],
  ["an Incoterm of 2010", "/invoiceData/incoterms", "DAT", "EXW"],
  ["an unknown transport mode", "/invoiceData/transportMode", "rail", "air, sea, road, courier"],
  ["an unknown country", "/invoiceData/shipper/country", "ZZ", "ISO 3166-1"],
  ["an alpha-3 country", "/invoiceData/consignee/country", "DEU", "two letters"],
  ["an HS code without dots", "/invoiceData/lineItems/0/hsCode", "731815", "7318.15"],
  ["an HS code with eight digits and one dot", "/invoiceData/lineItems/0/hsCode", "7318.1552", "7318.15.52"],
  ["an HS code of twelve digits", "/invoiceData/lineItems/0/hsCode", "7318.15.52.00.10", "7318.15"],
  ["an HS code of chapter 00", "/invoiceData/lineItems/0/hsCode", "0018.15", "7318.15"],
  ["an unknown unit", "/invoiceData/lineItems/1/unit", "pcs", "PCS"],
  ["a quantity of 0", "/invoiceData/lineItems/0/quantity", 0, "above 0"],
  ["a negative quantity", "/invoiceData/lineItems/0/quantity", -1, "above 0"],
  ["a quantity as text", "/invoiceData/lineItems/0/quantity", "12", "above 0"],
  ["a negative price", "/invoiceData/lineItems/0/unitPrice", -0.01, "at least 0"],
  ["an amount of thirteen digits", "/invoiceData/lineItems/0/totalValue", 1e12, "below 1000000000000"],
  ["a negative freight", "/invoiceData/freight", -5, "at least 0"],
  ["half a package", "/invoiceData/lineItems/0/packages", 0.5, "whole number"],
  ["dimensions of two edges", "/invoiceData/lineItems/0/dimensionsCm", "40 x 30", "length x width x height"],
  ["no lines", "/invoiceData/lineItems", [], "1 to 500"],
  ["lines that are no array", "/invoiceData/lineItems", {}, "array"],
  ["an unknown primary document", "/invoiceData/primaryDocument", "packing-list", "commercial, proforma"],
  ["missing additional documents", "/invoiceData/additionalDocuments", undefined, "array"],
  ["an empty choice of documents", "/documents", [], "at least one"],
  ["validUntil before the date", "/invoiceData/validUntil", "2026-03-13", "before the invoiceDate"],
  ["a flag that is a text", "/invoiceData/manufacturerSameAsShipper", "yes", "true or false"],
];

for (const [what, path, value, says] of refused) {
  Deno.test(`a request with ${what} is refused with one issue at ${path}`, () => {
    const issues = issuesOf(changed({ [path]: value }));
    assert.deepEqual(issues.map((issue) => issue.path), [path]);
    assert.match(issues[0]?.message ?? "", new RegExp(says.replaceAll(".", "\\.")));
  });
}

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
    })),
    [
      "/email",
      "/invoiceData/incoterms",
      "/invoiceData/lineItems/0/hsCode",
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

for (const code of ["7318.15", "7318.15.52", "7318.15.52.00", "7318.15.2030", "0101.21"]) {
  Deno.test(`the HS code ${code} is accepted as it is written`, () => {
    const request = Either.getOrThrow(
      readingOf(changed({ "/invoiceData/lineItems/0/hsCode": code })).request,
    );
    assert.equal(request.invoice.lineItems[0]?.hsCode, code);
  });
}

Deno.test("countries are accepted in lower case and null counts as not given", () => {
  const { invoice } = Either.getOrThrow(
    readingOf(changed({ "/invoiceData/shipper/country": "cn", "/invoiceData/portOfLoading": null })).request,
  );
  assert.equal(invoice.shipper.country, "CN");
  assert(!("portOfLoading" in invoice));
});

Deno.test("packing members are ignored, whatever they hold, when no document prints them", () => {
  const request = Either.getOrThrow(
    readingOf(changed({ "/documents": ["commercial"], "/invoiceData/lineItems/0/packages": -3 })).request,
  );
  assert(!("packages" in (request.invoice.lineItems[0] ?? {})));
});

Deno.test("a character that no font has is refused with its code point and its place", () => {
  const { request } = readInvoiceRequest(
    changed({ "/invoiceData/consignee/name": "Rakete 🚀 AG" }),
    missingCharacters,
  );
  assert(Either.isLeft(request) && request.left instanceof InvalidRequest);
  assert.deepEqual(request.left.issues, [{
    path: "/invoiceData/consignee/name",
    message: 'consignee.name has "🚀" (U+1F680) as character 8, which no font has: leave it out.',
  }]);
});
