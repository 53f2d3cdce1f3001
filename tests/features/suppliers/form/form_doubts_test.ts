/** Parts of a supplier's table that would be read as something else, or not at all: each is said, and no such number is taken. */
import assert from "node:assert/strict";
import type { Cells, SheetRows, ShownUnit } from "../../../../src/domain/documents/workbook.ts";
import { formHeadings } from "../../../../src/features/suppliers/form/form_columns.ts";
import { type FormDoubts, formDoubts } from "../../../../src/features/suppliers/form/form_doubts.ts";
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

const doubts = (row: Cells, more: Partial<SheetRows> = {}, language: "en" | "de" = "en"): FormDoubts => {
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
      [1, "%", 0],
    ] as const
  ) {
    const { issues, isDoubted } = doubts(row, shown(column, unit, thousands));
    assert.equal(issues.length, 1, unit);
    assert.match(issues[0] ?? "", /^Row 2, column [BC]: .* is shown by its cell/, unit);
    assert.ok(isDoubted(2, column), unit);
    assert.ok(!isDoubted(2, 0) && !isDoubted(1, column), unit);
  }
  for (const [column, unit] of [[1, "t"], [1, "tCO"], [2, "TRY"], [0, "kg"]] as const) {
    assert.deepEqual(doubts(row, shown(column, unit)).issues, [], unit);
  }
});
