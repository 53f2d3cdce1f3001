import * as HttpApi from "@effect/platform/HttpApi";
import * as Option from "effect/Option";
import assert from "node:assert/strict";
import type * as SchemaAST from "effect/SchemaAST";
import { plainKinds } from "../../../src/contract/decoding/expected.ts";
import { api } from "../../../src/contract/api.ts";
import { BulkQuery } from "../../../src/contract/requests/bulk_query.ts";
import {
  BulkShipment,
  CalculateQuery,
  CalculationRequest,
  LawQuery,
  ReportRequest,
} from "../../../src/contract/requests/calculation.ts";
import { LedgerEntryRequest } from "../../../src/contract/requests/imports.ts";
import { InvoiceRequest } from "../../../src/contract/requests/invoice.ts";
import { pageSentence } from "../../../src/web/issue_sentences/page_sentence.ts";
import { germanExpected, germanRules } from "../../../src/web/issue_sentences/de/expected.ts";
import { frenchExpected, frenchRules } from "../../../src/web/issue_sentences/fr/expected.ts";
import { calculatorFields } from "../../../src/features/cbam/pages/calculator/field_names.ts";
import { invoiceFields } from "../../../src/features/invoices/pages/field_names.ts";
import { tableFields } from "../../../src/features/cbam/pages/tables/field_names.ts";
import { memberTexts } from "../../../src/features/invoices/texts/members.ts";
import { issueOf } from "../../../src/kernel/issue.ts";
import { columns } from "../../../src/features/cbam/table/columns.ts";
import { pointerOf } from "../../../src/kernel/text/json.ts";
import { declaredValues } from "../../support/declared_rules.ts";
import { languages } from "../../../src/web/words/language.ts";
import { assertIn } from "../../support/page_words.ts";

const declared: Array<readonly [string, SchemaAST.AST]> = [];
HttpApi.reflect(api, {
  onGroup: () => {},
  onEndpoint: ({ endpoint: { name, payloadSchema, urlParamsSchema, pathSchema } }) => {
    const parts = [["body", payloadSchema], ["query", urlParamsSchema], ["path", pathSchema]] as const;
    for (const [part, schema] of parts) {
      // A body of bytes, such as a workbook, is a declaration without members.
      if (Option.isSome(schema) && schema.value.ast._tag !== "Declaration") {
        declared.push([`${name}'s ${part}`, schema.value.ast]);
      }
    }
  },
});

const requests: ReadonlyArray<readonly [string, SchemaAST.AST]> = [
  ["an invoice", InvoiceRequest.ast],
  ["a row", BulkShipment.ast],
  ["a bulk call's query", BulkQuery.ast],
  ["a calculation's query", CalculateQuery.ast],
  ["a calculation", CalculationRequest.ast],
  ["a law's query", LawQuery.ast],
  ["a report", ReportRequest.ast],
  ...declared,
  ["an entry of the ledger", LedgerEntryRequest.ast],
];

const spoken = (label: string): void => {
  assert.match(label, /^[A-ZÄÖÜÀÉ]/, label);
  assert.doesNotMatch(label, /[a-z][A-Z]\w*[a-z]|_|\//, label);
};

for (const [name, ast] of requests) {
  Deno.test(`each rule that ${name} has is said in every language, missing, wrong and empty`, () => {
    const values = declaredValues(ast);
    assert.ok(values.length > 1);
    for (const { expected, place } of values) {
      for (const words of [germanExpected, frenchExpected]) {
        assert.ok(words(expected) !== undefined, `no words for ${expected.rule} at ${place}`);
      }
      for (const language of languages) {
        const names = { ...tableFields(language), labelOf: () => "Feld" };
        for (
          const finding of [
            { kind: "missing", expected },
            { kind: "wrong", expected, found: "?" },
            { kind: "wrong", expected, found: ["?"] },
            { kind: "emptyText", expected },
            { kind: "emptyOptional", expected },
          ] as const
        ) {
          const sentence = pageSentence(issueOf({ path: "", code: "format" }, finding), names);
          assertIn[language](sentence);
        }
      }
    }
  });
}

Deno.test("the German and French rules are those that requests have, and none beside them", () => {
  const known = new Set(
    requests.flatMap(([, ast]) => declaredValues(ast).map(({ expected }) => expected.rule)),
  );
  const used = new Set([...known].map((rule) => rule.replace(/Text$/, "")));
  for (const kind of plainKinds) used.add(kind);
  for (const rules of [germanRules, frenchRules]) {
    assert.deepEqual(Object.keys(rules).filter((rule) => !used.has(rule)), []);
  }
});

Deno.test("each member of an invoice has a label in every language", () => {
  for (const language of languages) {
    const { labelOf } = invoiceFields(language);
    const named = new Set(Object.keys(memberTexts[language].names));
    for (const { place } of declaredValues(InvoiceRequest.ast)) {
      for (const part of place.filter((part) => part !== "0")) {
        assert.ok(named.has(part) || part === "email", `${language}: ${part}`);
      }
      spoken(labelOf(pointerOf(place)));
    }
  }
  assert.equal(invoiceFields("de").labelOf("/invoiceData/shipper/zip"), "Postleitzahl (Versender)");
  assert.equal(invoiceFields("en").labelOf("/invoiceData/lineItems/2/hsCode"), "HS code, Line 3");
  assert.equal(invoiceFields("de").labelOf("/invoiceData/charges/0/amount"), "Betrag (Zuschläge 1)");
  assert.equal(invoiceFields("de").labelOf("/email"), "Diese Adresse");
});

Deno.test("each column of a table and each field of the calculator has a label in every language", () => {
  for (const language of languages) {
    for (const { name } of columns) spoken(tableFields(language).labelOf(name));
    const members = declaredValues(LawQuery.ast).concat(declaredValues(BulkShipment.ast));
    for (const { place } of members) {
      spoken(calculatorFields(language).labelOf(place.join("/")));
    }
  }
});
