import assert from "node:assert/strict";
import * as Either from "effect/Either";
import { missingCharacters } from "../../../src/adapters/pdf/fonts/font_runs.ts";
import { InvoiceRequest } from "../../../src/contract/requests/invoice.ts";
import { issuesIn, readInvoiceRequest } from "../../../src/domain/invoices/request/read_request.ts";
import { invoiceFields } from "../../../src/features/invoices/pages/field_names.ts";
import { pageSentence } from "../../../src/web/issue_sentences/page_sentence.ts";
import { about, type Issue } from "../../../src/kernel/issue.ts";
import { isRecord, memberOf } from "../../../src/kernel/text/json.ts";
import { agreements, today } from "../../support/agreements.ts";
import { changed } from "../../support/invoices.ts";
import { declaredValues } from "../../support/declared_rules.ts";
import { languages } from "../../../src/web/words/language.ts";
import { assertIn } from "../../support/page_words.ts";

/** What may stand where it does not belong. */
const broken: ReadonlyArray<unknown> = [
  ...["", " ", "?", "12", "1.5", "x".repeat(3_000), "a\nb\n".repeat(30), "a\u0007b", "🚀", "\ud800"],
  ...["2026-02-30", "15/02/2026", "de", "Deutschland", "usd", "CIF Hamburg", "OCEAN", "731815", "a@b"],
  ...[-1, 0, 1.23456, 1e13, true, null, [], ["?"], [1, 2], {}, { unknown: 1 }, undefined],
  ...[Array.from({ length: 12 }, () => ({ name: "a", amount: 1 })), ["packing-list", "packing-list"]],
];

const kinds = new Set<string>();

/** The value with another at the place, whose parents are made where the example lacks them. */
const withValue = (value: unknown, [name, ...inner]: ReadonlyArray<string>, put: unknown): unknown => {
  if (name === undefined) return put;
  if (name === "0") return [withValue(Array.isArray(value) ? value[0] : undefined, inner, put)];
  const own = withValue(memberOf(value, name), inner, put);
  return { ...(isRecord(value) ? value : undefined), [name]: own };
};

const check = (issues: ReadonlyArray<Issue>): void => {
  for (const issue of issues) {
    kinds.add(issue[about].kind);
    for (const language of languages) {
      const names = invoiceFields(language);
      const sentence = pageSentence(issue, names);
      assertIn[language](sentence);
      if (language === "en" || issue.path === "" || issue.code === "unreadable") continue;
      assert.ok(
        sentence.includes(names.labelOf(issue.path)) || issue[about].kind === "tooManyLineItems",
        sentence,
      );
    }
  }
};

const read = (body: unknown): void => {
  const { request, warnings } = readInvoiceRequest(
    body,
    { missingCharacters, agreements, today },
    "jürgen@example.de",
  );
  if (Either.isLeft(request)) check(issuesIn(request.left));
  check(warnings);
};

Deno.test("whatever is wrong with any member of an invoice is said by its label, in every language", () => {
  for (const { place } of declaredValues(InvoiceRequest.ast)) {
    if (place.length > 0) { for (const value of broken) read(withValue(changed({}), place, value)); }
  }
  for (const kind of ["wrong", "missing", "unknown", "emptyText", "tooManyCharacters", "tooManyTextLines"]) {
    assert.ok(kinds.has(kind), kind);
  }
});

Deno.test("whatever is odd between the members of an invoice is said by its label, in every language", () => {
  const countries = ["US", "BR", "DE", "GB", "CH", "IN"];
  const documents = [["commercial"], ["proforma", "packing-list"], ["commercial", "certificate-of-origin"]];
  for (const country of countries) {
    for (const made of documents) {
      for (const mode of ["air", "sea"]) {
        for (const incoterms of ["FOB", "CIF", "DAP"]) {
          read(changed({
            "/documents": made,
            "/invoiceData/countryOfDestination": country,
            "/invoiceData/transportMode": mode,
            "/invoiceData/incoterms": incoterms,
            "/invoiceData/validUntil": "2020-01-01",
            "/invoiceData/totalDeclaredValue": 1,
            "/invoiceData/lineItems/0/totalValue": 0,
            "/invoiceData/lineItems/0/hsCode": "0000.00",
            "/invoiceData/lineItems/0/netWeightKg": 9,
            "/invoiceData/lineItems/0/grossWeightKg": 8,
            "/invoiceData/freight": 1.23456,
            "/invoiceData/manufacturerSameAsShipper": mode === "air",
            "/invoiceData/shipper/country": mode === "air" ? "JP" : "CN",
            "/invoiceData/originStatement": "The exporter declares preferential origin",
            "/invoiceData/rexNumber": mode === "air" ? "FIREX12345678" : undefined,
          }));
        }
      }
    }
  }
  read(changed({ "/invoiceData/lineItems": Array.from({ length: 501 }, () => ({})) }));
  read(changed({ "/invoiceData/lineItems": Array.from({ length: 15 }, () => ({})) }));
  const expected = ["validBeforeInvoice", "declaredTotal", "ruleForSea", "customsExpects", "netAboveGross"];
  for (
    const kind of [...expected, "otherWords", "placeholderCode", "isRounded", "tooManyLineItems", "more"]
  ) {
    assert.ok(kinds.has(kind), kind);
  }
});
