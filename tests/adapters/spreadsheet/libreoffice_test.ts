/**
 * A template that LibreOffice opened, calculated and saved: the same cells, read as the same values. Ignored, by name, where
 * LibreOffice is not installed.
 */
import assert from "node:assert/strict";
import { templateLimits, workbookCells } from "../../../src/adapters/spreadsheet/sheet_cells.ts";
import type { LookUpGoods } from "../../../src/domain/suppliers/template/checks.ts";
import { readTemplate } from "../../../src/domain/suppliers/template/reading.ts";
import { exactly, toText } from "../../../src/kernel/decimal.ts";
import { hasLibreOffice, savedByLibreOffice } from "../../support/libreoffice.ts";
import { where } from "../../support/process.ts";
import { templateFile } from "../../support/template_file.ts";
import { madeProducts, madeTemplate, put } from "../../support/template_workbook.ts";

const test = where(hasLibreOffice, "libreoffice-calc-nogui");

const law: LookUpGoods = (code) => ({
  standing: "goods",
  indirectCounts: code.startsWith("25"),
  span: { least: exactly(0.3), most: exactly(4) },
});

test("a template that LibreOffice saved is read like the one that was sent to it", async () => {
  const template = madeTemplate("2.1.1", "tr");
  put(template, "Summary_Products", "I12", "#REF!", "error");
  const [file = new Uint8Array()] = await savedByLibreOffice([templateFile(template)]);
  const reading = readTemplate(workbookCells(file, { ...templateLimits, named: [] }), law);
  assert.ok(reading !== undefined);
  assert.deepEqual([reading.period.year, reading.installation.name, reading.installation.country], [
    2025,
    "Karadeniz Works",
    "TUR",
  ]);
  assert.deepEqual(
    reading.products.filter(({ line }) => reading.sound.has(line)).map(({ code, direct }) => [
      code,
      direct && toText(direct.value),
    ]),
    madeProducts.slice(0, 2).map(({ code, direct }) => [code, String(direct)]),
  );
  const errors = reading.issues.filter(({ weight }) => weight === "error");
  assert.deepEqual(errors.map(({ sheet, cell }) => [sheet, cell]), [["Summary_Products", "I12"]]);
});
