/** Headings of suppliers' tables: each is its own column's in every language, however close their letters are. */
import assert from "node:assert/strict";
import { supplierLanguages } from "../../../../src/domain/suppliers/inquiries/inquiry.ts";
import { fieldValue, formHeadings } from "../../../../src/features/suppliers/form/form_columns.ts";
import { linkFields } from "../../../../src/features/suppliers/texts/link/link_texts.ts";
import { linkTexts } from "../../../../src/features/suppliers/texts/link/texts.ts";
import { headingOf } from "../../../../src/http/wire/table/columns/headings.ts";

Deno.test("the heading of each column leads to it in every language, contents of goods too", () => {
  for (const language of supplierLanguages) {
    const { fields, clinker, nitrogen, sheet, remark } = linkTexts[language];
    const labels = [
      ...linkFields.map((field) => [field, fields[field].label]),
      ["unit_content", clinker.label],
      ["unit_content", nitrogen.label],
      ["cn_code", sheet.cnCode.label],
      ["goods", sheet.goods.label],
      ["reporting_period", sheet.period.label],
      ["remark", remark],
    ] as const;
    for (const [column, label = ""] of labels) {
      assert.deepEqual(headingOf(formHeadings, label), { column }, `${language}: ${label}`);
    }
  }
});

Deno.test("states, units and routes are read as words of any language, and others are left as they are", () => {
  for (const language of supplierLanguages) {
    const { states, carbonUnits } = linkTexts[language];
    for (const [state, text] of Object.entries(states)) assert.equal(fieldValue("state", text, []), state);
    for (const [unit, text] of Object.entries(carbonUnits)) {
      assert.equal(fieldValue("carbon_per", text, []), unit);
    }
  }
  assert.equal(fieldValue("state", "Operator", []), "operator");
  assert.equal(fieldValue("state", "certified", []), "certified");
  assert.equal(fieldValue("production_route", "c", ["(C)", "(D)"]), "(C)");
  assert.equal(fieldValue("production_route", "blast furnace", ["(C)"]), "blast furnace");
});
