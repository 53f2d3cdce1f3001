/** Merged cells of a sheet: none that a table may have is left out, and no file makes them more than the cells that they are of. */
import assert from "node:assert/strict";
import { mergedDown, mergedRanges } from "../../../src/adapters/spreadsheet/sheet_rows.ts";
import { Unreadable } from "../../../src/adapters/spreadsheet/unpack.ts";

const sheet = (ranges: ReadonlyArray<string>): string =>
  `<sheetData></sheetData><mergeCells>${
    ranges.map((range) => `<mergeCell ref="${range}"/>`).join("")
  }</mergeCells>`;

const pairs = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `D${2 * at + 2}:D${2 * at + 3}`);

Deno.test("every pair of rows of a table of 5 000 in ten columns can be merged", () => {
  assert.equal(mergedDown(sheet(pairs(25_000))).length, 25_000);
});

Deno.test("a range over several columns holds for the rows of its first one, and one within a row for none", () => {
  assert.deepEqual(mergedDown(sheet(["D4:E5", "A2:A3", "B2:C2"])), [
    { column: 0, from: 2, to: 3 },
    { column: 3, from: 4, to: 5 },
  ]);
});

Deno.test("ranges that lie in each other, which no workbook has, are one", () => {
  assert.deepEqual(mergedDown(sheet(["A9:A20", "A2:A10", "A2:A1048576", "B3:B4"])), [
    { column: 0, from: 2, to: 10 },
    { column: 1, from: 3, to: 4 },
  ]);
});

Deno.test("more merged cells than are read refuse the file", () => {
  assert.throws(() => mergedDown(sheet(pairs(50_001))), Unreadable);
});

Deno.test("ranges are read however their XML is written, and only behind the rows", () => {
  const expected = [{ column: 3, from: 2, to: 3 }];
  const written = [
    "<mergeCell ref='D2:D3'/>",
    '<mergeCell ref = "D2:D3"></mergeCell>',
    '<x:mergeCell xmlns:x="urn:x" ref="D2:D3"/>',
    `<mergeCell about="${"a".repeat(300)}" ref="D2:D3"/>`,
    '<mergeCell ref="$D$2:$D$3"/>',
    '<mergeCell ref="d3:d2"/>',
    '<mergeCell ref="D2:D3"/><!-- sheetData> -->',
  ];
  for (const range of written) {
    for (const rows of ["<sheetData></sheetData>", "<sheetData/>", "<x:sheetData></x:sheetData >", ""]) {
      assert.deepEqual(mergedDown(`${rows}<mergeCells>${range}</mergeCells>`), expected, range);
    }
  }
  assert.deepEqual(mergedDown('<sheetData/><mergeCells><mergeCell ref="D2"/><mergeCell/></mergeCells>'), []);
});

Deno.test("templates and tables read as many ranges", () => {
  assert.equal(mergedRanges(sheet(pairs(2_001))).length, 2_001);
  assert.throws(() => mergedRanges(sheet(pairs(50_001))), Unreadable);
});
