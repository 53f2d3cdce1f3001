/** Parts of a supplier's table that would be read as something else, or not at all: each is said, and no such number is taken. */
import assert from "node:assert/strict";
import type { Cells, SheetRows, ShownUnit } from "../../../../src/domain/documents/workbook.ts";
import { formHeadings } from "../../../../src/features/suppliers/form/form_columns.ts";
import { type FormDoubts, formDoubts } from "../../../../src/features/suppliers/form/form_doubts.ts";
import {
  type SupplierLanguage,
  supplierLanguages,
} from "../../../../src/domain/suppliers/inquiries/inquiry.ts";
import { linkTexts } from "../../../../src/features/suppliers/texts/link/texts.ts";
import { headerCells } from "../../../../src/http/wire/table/columns/header.ts";

const headings = [
  "CN code",
  "Direct emissions",
  "Carbon price due",
  "Currency",
  "SEFA of our report",
  "Notes",
];

const doubts = (row: Cells, more: Partial<SheetRows> = {}, language: SupplierLanguage = "en"): FormDoubts => {
  const sheet = { rows: [headings, row], numbers: [1, 2], ...more };
  const cells = headerCells(formHeadings, headings, [row]);
  const columns = new Map(
    cells.flatMap(({ heading, position }) => "column" in heading ? [[heading.column, position]] : []),
  );
  return formDoubts(sheet, { position: 0, cells, columns, lost: [] }, linkTexts[language]);
};

const shown = (column: number, unit: string, thousands = 0): Partial<SheetRows> => ({
  shown: [{ row: 2, column, unit, thousands } satisfies ShownUnit],
});

Deno.test("a column that is none of the form's is said where something stands below it", () => {
  assert.deepEqual(doubts(["73181595", 2.1, null, null, 1.3, null]).remarks, [
    "Row 1, column E: The column “SEFA of our report” is not known: what stands in it was not read.",
  ]);
  assert.match(doubts(["73181595", 2.1, null, null, 1.3, null], {}, "de").remarks[0] ?? "", /nicht bekannt/);
  assert.deepEqual(doubts(["73181595", 2.1, null, null, null, null]).remarks, []);
});

Deno.test("further sheets with such columns are named", () => {
  const { remarks } = doubts(["73181595", 2.1, null, null, null, null], { alike: ["Works 2", "Works 3"] });
  assert.match(remarks.join(), /not read: Works 2, Works 3\./);
});

Deno.test("a number that its cell shows in thousands, in kilograms or in another currency is said and not taken", () => {
  const row = ["73181595", 2.1, 10, "TRY", null, null];
  for (
    const [column, unit, thousands] of [
      [1, "", 1],
      [1, "kg", 0],
      [1, "kgCO", 0],
      [2, "", 1],
      [2, "€", 0],
      [2, "USD", 0],
      [2, "$", 0],
      [2, "£", 0],
      [2, "¥", 0],
      [2, "zł", 0],
      [2, "kr", 0],
      [2, "Fr.", 0],
      [2, "US$", 0],
      [2, "¤", 0],
      [2, "TRY/kg", 0],
      [1, "%", 0],
    ] as const
  ) {
    const { issues, isDoubted } = doubts(row, shown(column, unit, thousands));
    assert.equal(issues.length, 1, unit);
    assert.match(issues[0] ?? "", /^Row 2, column [BC]: .* is shown by its cell/, unit);
    assert.ok(isDoubted(2, column), unit);
    assert.ok(!isDoubted(2, 0) && !isDoubted(1, column), unit);
  }
  for (
    const [column, unit] of [[1, "t"], [1, "tCO"], [2, "TRY"], [2, "₺"], [2, "TRY/t"], [0, "kg"]] as const
  ) {
    assert.deepEqual(doubts(row, shown(column, unit)).issues, [], unit);
  }
});

Deno.test("an amount is taken with the sign of its row's currency, and with no other", () => {
  for (
    const [currency, own, other] of [
      ["EUR", "€", "$"],
      ["USD", "US$", "€"],
      ["GBP", "£", "kr"],
      ["CNY", "¥", "zł"],
      ["PLN", "zł", "¥"],
      ["SEK", "kr", "£"],
      ["CHF", "CHF", "US$"],
    ] as const
  ) {
    const row = ["73181595", 2.1, 10, currency, null, null];
    assert.ok(!doubts(row, shown(2, own)).isDoubted(2, 2), currency);
    assert.ok(doubts(row, shown(2, other)).isDoubted(2, 2), currency);
  }
  assert.ok(doubts(["73181595", 2.1, 10, "", null, null], shown(2, "$")).isDoubted(2, 2));
});

Deno.test("a cell that is struck out is said and not taken, in each language, as are those that are merged with it", () => {
  const row = ["73181595", 1.85, null, null, null, null];
  const struck = [{ row: 1, column: 1 }, { row: 2, column: 1 }, { row: 2, column: 4 }];
  for (const language of supplierLanguages) {
    const { issues, isDoubted } = doubts(row, { struck }, language);
    assert.deepEqual(issues, [
      linkTexts[language].inCell(2, "B", linkTexts[language].struck("Direct emissions")),
    ]);
    assert.ok(isDoubted(2, 1));
    assert.ok(!isDoubted(1, 1) && !isDoubted(2, 0) && !isDoubted(2, 4) && !isDoubted(3, 1));
  }
  const more = {
    rows: [headings, row, row],
    numbers: [1, 2, 3],
    merged: [{ column: 0, from: 2, to: 3 }],
    struck: [{ row: 2, column: 0 }],
  };
  const { issues, isDoubted } = doubts(row, more);
  assert.match(issues.join(), /^Row 2, column A: CN code is struck out, and was not taken/);
  assert.equal(issues.length, 1);
  assert.ok(isDoubted(2, 0) && isDoubted(3, 0) && !isDoubted(3, 1));
});

Deno.test("rows and columns that the sheet hides are said where they were read, in each language", () => {
  const row = ["73181595", 1.85, null, null, null, null];
  for (const language of supplierLanguages) {
    const { remarks } = doubts(row, { hidden: [1, 2, 9], hiddenColumns: [1, 4] }, language);
    assert.deepEqual(remarks, [linkTexts[language].hiddenRows("2"), linkTexts[language].hiddenColumns("B")]);
  }
  assert.deepEqual(doubts(row, { hidden: [1], hiddenColumns: [4, 5] }).remarks, []);
});
