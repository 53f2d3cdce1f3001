/** Workbooks of many sheets, read with the places of their cells. */
import { strFromU8, strToU8, zipSync } from "fflate";
import assert from "node:assert/strict";
import {
  templateLimits,
  workbookCells,
  type WorkbookLimits,
} from "../../../src/adapters/spreadsheet/sheet_cells.ts";
import { Unreadable } from "../../../src/adapters/spreadsheet/unpack.ts";
import { columnName, columnOfName } from "../../../src/domain/documents/sheet_cells.ts";
import { apiSentence } from "../../../src/kernel/findings/finding.ts";
import { excelParts } from "../../support/workbooks.ts";
import { type Program, templateFile, templateParts } from "../../support/template_file.ts";
import { cellsOfTemplate, madeTemplate } from "../../support/template_workbook.ts";

const read = (bytes: Uint8Array, within: Partial<WorkbookLimits> = {}) =>
  workbookCells(bytes, { ...templateLimits, named: [], ...within });

const refusal = (bytes: Uint8Array, within: Partial<WorkbookLimits> = {}): string => {
  try {
    read(bytes, within);
  } catch (error) {
    if (error instanceof Unreadable) return apiSentence(error.finding, "The file");
    throw error;
  }
  return assert.fail("it was read");
};

for (const program of ["excel", "libreoffice"] satisfies ReadonlyArray<Program>) {
  Deno.test(`a file as ${program} writes it gives each cell at its place, typed or the result of a formula`, () => {
    const template = madeTemplate();
    template.sheets[5]?.merged.push("D10:D12");
    assert.deepEqual(read(templateFile(template, program)), cellsOfTemplate(template));
  });
}

Deno.test("formulas without results are told as such", () => {
  const { sheets } = read(templateFile(madeTemplate(), "program"));
  const products = sheets.find(({ name }) => name === "Summary_Products");
  const cells = products?.rows.find(({ number }) => number === 10)?.cells;
  assert.deepEqual(cells?.find(({ column }) => column === 4), { column: 4, value: "Mill", kind: "typed" });
  assert.deepEqual(cells?.find(({ column }) => column === 9), {
    column: 9,
    value: null,
    kind: "uncalculated",
  });
});

Deno.test("named sheets are read alone where all of them are there, else every one", () => {
  const file = templateFile(madeTemplate());
  const few = read(file, { named: ["A_InstData", "D_Processes"] });
  assert.deepEqual([few.sheets.map(({ name }) => name), few.furtherSheets], [
    ["A_InstData", "D_Processes"],
    6,
  ]);
  const every = read(file, { named: ["A_InstData", "Nowhere"] });
  assert.deepEqual([every.sheets.length, every.furtherSheets], [8, 0]);
});

Deno.test("what stands behind the last row, column or sheet is left out, and said", () => {
  const { sheets, furtherSheets } = read(templateFile(madeTemplate()), {
    rows: 50,
    columns: 10,
    sheets: 3,
  });
  assert.deepEqual([sheets.length, furtherSheets], [3, 5]);
  const installation = sheets[2];
  assert.equal(installation?.isCut, true);
  assert.ok(
    installation?.rows.every(({ number, cells }) =>
      number <= 50 && cells.every(({ column }) => column <= 10)
    ),
  );
});

Deno.test("all sheets share one budget of characters", () => {
  const template = madeTemplate();
  for (const sheet of template.sheets) sheet.cells.set("900:2", { value: "x".repeat(900), kind: "typed" });
  assert.match(
    refusal(templateFile(template), { characters: 7_000 }),
    /more than 7000 characters together/,
  );
});

Deno.test("a password, a workbook of before 2007, macros and a bomb are each told or refused", () => {
  const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]);
  assert.match(refusal(compound), /no XLSX workbook/);
  const encrypted = compound.slice();
  encrypted.set(
    Uint8Array.from("EncryptedPackage", (each) => each.charCodeAt(0)).reduce<Array<number>>(
      (all, byte) => [...all, byte, 0],
      [],
    ),
    300,
  );
  assert.match(refusal(encrypted), /encrypted with a password/);
  const parts = templateParts(madeTemplate());
  const relations = strFromU8(parts["xl/_rels/workbook.xml.rels"] ?? new Uint8Array());
  const macros = zipSync({
    ...parts,
    "xl/_rels/workbook.xml.rels": strToU8(relations.replace(
      "</Relationships>",
      '<Relationship Id="rIdM" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>',
    )),
    "xl/vbaProject.bin": new Uint8Array(1_000),
  });
  assert.equal(read(macros).hasMacros, true);
  const bomb = zipSync({ ...parts, "xl/worksheets/sheet3.xml": new Uint8Array(30_000_000).fill(32) });
  assert.ok(bomb.byteLength < 200_000);
  assert.match(refusal(bomb), /sheets unpack to more than 16 MB/);
  const { "xl/worksheets/sheet4.xml": _, ...lacking } = parts;
  assert.match(refusal(zipSync(lacking)), /can't be read|lacks it/);
});

Deno.test("cells are counted over all sheets, however short they are", () => {
  const template = templateFile(madeTemplate(), "excel");
  assert.match(refusal(template, { cells: 500 }), /more than 500 cells with something in them/);
});

Deno.test("a workbook of one sheet is read by either reader", () => {
  const file = zipSync(
    excelParts('<row r="2"><c r="B2" t="s"><v>0</v></c><c r="AB2"><v>1.5</v></c></row>', ["text"]),
  );
  const { sheets } = read(file);
  assert.deepEqual(sheets[0]?.rows, [{
    number: 2,
    cells: [{ column: 2, value: "text", kind: "typed" }, { column: 28, value: 1.5, kind: "typed" }],
  }]);
});

Deno.test("names of columns and their positions go both ways", () => {
  for (
    const [position, name] of [[1, "A"], [26, "Z"], [27, "AA"], [52, "AZ"], [53, "BA"], [702, "ZZ"], [
      703,
      "AAA",
    ]] as const
  ) {
    assert.equal(columnName(position), name);
    assert.equal(columnOfName(name), position);
  }
});
