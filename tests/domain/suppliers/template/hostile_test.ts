/** Workbooks that want to be too much: each is read in bounded work, and what is said of it stays short. */
import assert from "node:assert/strict";
import type { SheetCells } from "../../../../src/domain/documents/sheet_cells.ts";
import type { LookUpGoods } from "../../../../src/domain/suppliers/template/checks.ts";
import { gridOf } from "../../../../src/domain/suppliers/template/places/grid.ts";
import { productLayout } from "../../../../src/domain/suppliers/template/places/product_layout.ts";
import { readTemplate } from "../../../../src/domain/suppliers/template/reading.ts";

const law: LookUpGoods = () => ({ standing: "goods", indirectCounts: false, span: undefined });

const lastRow = 1_100;

const sheetWith = (
  name: string,
  columns: number,
  valueOf: (row: number) => number,
  merged: ReadonlyArray<string> = [],
): SheetCells => ({
  name,
  isHidden: false,
  merged,
  isCut: false,
  rows: Array.from({ length: lastRow }, (_, at) => ({
    number: at + 1,
    cells: Array.from(
      { length: columns },
      (_, column) => ({ column: column + 1, value: valueOf(at + 1), kind: "typed" as const }),
    ),
  })),
});

Deno.test("a sheet in which lines could begin everywhere is looked at a few times, not once for each of its cells", () => {
  const cells = 100 * lastRow;
  const grid = gridOf(sheetWith("Sheet", 100, (row) => row % 3 + 1));
  let [looks, columns] = [0, 0];
  const counting = {
    ...grid,
    at: (place: Parameters<typeof grid.at>[0]) => {
      looks += 1;
      return grid.at(place);
    },
    textsOf: (column: number) => {
      columns += 1;
      return grid.textsOf(column);
    },
  };
  assert.equal(productLayout(counting), undefined);
  assert.ok(looks < 3 * cells, String(looks));
  assert.ok(columns <= 100, String(columns));
});

Deno.test("a line in two thousand merged ranges is one issue, and of ten thousand issues a thousand are kept", () => {
  const merged = Array.from({ length: 2_000 }, (_, at) => `A1:B${lastRow + at}`);
  const filled = sheetWith("Summary_Products", 60, (row) => row, merged);
  const reading = readTemplate({ sheets: [filled], furtherSheets: 0, hasMacros: false }, law);
  const issues = reading?.issues ?? assert.fail("not taken for a template");
  assert.equal(issues.length, 1_001);
  assert.match(issues.at(-1)?.message ?? "", /^And \d+ more issues\.$/);
  const ofMerged = issues.filter(({ line, message }) => line === 1 && message.includes("A1:B"));
  assert.equal(ofMerged.length, 1);
  assert.equal(reading?.sound.size, 0);
});
