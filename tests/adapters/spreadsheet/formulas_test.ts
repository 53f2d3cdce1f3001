/** Formulas whose result a file lacks: none is read as a blank cell, nor as the 0 that programs write in its place. */
import { strFromU8, strToU8, zipSync } from "fflate";
import assert from "node:assert/strict";
import { readSheet } from "../../../src/adapters/spreadsheet/read.ts";
import { excelParts } from "../../support/workbooks.ts";

const limits = { rows: 10, columns: 20, cellCharacters: 4_000, characters: 8_388_608 };

const cellsOf = (cells: string, properties = ""): ReadonlyArray<unknown> => {
  const parts = excelParts(`<row r="1">${cells}</row>`);
  const workbook = strFromU8(parts["xl/workbook.xml"] ?? new Uint8Array());
  const changed = strToU8(workbook.replace("</sheets>", `</sheets>${properties}`));
  const { rows } = readSheet(zipSync({ ...parts, "xl/workbook.xml": changed }), limits);
  return [...rows].flatMap((row) => row.cells);
};

const formulas =
  '<c r="A1"><f>1+1</f></c><c r="B1"><f>1+1</f><v></v></c><c r="C1" s="1"><f>DATE(2026,2,15)</f><v/></c>' +
  '<c r="D1" t="b"><f>TRUE()</f><v></v></c><c r="E1"><f t="shared" si="0"/></c><c r="F1"><f>1-1</f><v>0</v></c>' +
  '<c r="G1"><f>1+1</f><v>2</v></c><c r="H1" t="str"><f>""</f><v></v></c><c r="I1"><v>0</v></c><c r="J1" s="1"/><c r="K1"><v>1</v></c>';
const without = "=?";

Deno.test("a formula without a result is told from a blank cell, and a result from a formula that was counted", () => {
  assert.deepEqual(cellsOf(formulas), [without, without, without, without, without, 0, 2, null, 0, null, 1]);
});

Deno.test("a 0 of a formula counts for nothing in a workbook whose formulas are to be calculated when it is opened", () => {
  for (const spelled of ["1", "true"]) {
    const cells = cellsOf(formulas, `<calcPr calcId="124519" fullCalcOnLoad="${spelled}"/>`);
    assert.deepEqual(cells.slice(5), [without, 2, null, 0, null, 1]);
  }
  assert.deepEqual(cellsOf(formulas, '<calcPr calcId="191029" fullCalcOnLoad="0"/>').slice(5), [
    0,
    2,
    null,
    0,
    null,
    1,
  ]);
});
