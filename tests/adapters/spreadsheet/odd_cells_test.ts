/** Cells as no spreadsheet writes them: none is read as blank, or as another number, where its file says something else. */
import { strFromU8, strToU8, zipSync } from "fflate";
import assert from "node:assert/strict";
import { readSheet } from "../../../src/adapters/spreadsheet/read.ts";
import { templateLimits, workbookCells } from "../../../src/adapters/spreadsheet/sheet_cells.ts";
import { Unreadable } from "../../../src/adapters/spreadsheet/unpack.ts";
import { folded } from "../../../src/kernel/lenient/fold.ts";
import { excelParts, type MadeSheet, workbookOfSheets } from "../../support/workbooks.ts";

const limits = { rows: 10, columns: 20, cellCharacters: 4_000, characters: 8_388_608 };

/** Both readers of a workbook's cells. */
const readers: ReadonlyArray<(bytes: Uint8Array) => ReadonlyArray<unknown>> = [
  (bytes) => [...readSheet(bytes, limits).rows].flatMap(({ cells }) => cells),
  (bytes) =>
    workbookCells(bytes, { ...templateLimits, named: [] }).sheets.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.map(({ value }) => value))
    ),
];

const damaged = (cell: string, why: "twice" | "noText") => (error: unknown): boolean => {
  assert.ok(error instanceof Unreadable);
  assert.deepEqual(error.finding, { kind: "damagedCell", cell, why });
  return true;
};

const refusedBy = (cells: string, cell: string, why: "twice" | "noText"): void => {
  const bytes = zipSync(excelParts(`<row r="3">${cells}</row>`, ["24.5"]));
  for (const read of readers) assert.throws(() => read(bytes), damaged(cell, why), cells);
};

const readAs = (cells: string, value: unknown): void => {
  const bytes = zipSync(excelParts(`<row r="3">${cells}</row>`, ["24.5"]));
  for (const read of readers) assert.deepEqual(read(bytes), [value], cells);
};

Deno.test("a cell that names a text that the file lacks refuses it, by the cell's name", () => {
  for (const index of ["1", "-1", "0.5", "x", "1e9"]) {
    refusedBy(`<c r="AB3" t="s"><v>${index}</v></c>`, "AB3", "noText");
  }
  readAs('<c r="A3" t="s"><v>0</v></c>', "24.5");
  const { "xl/sharedStrings.xml": _, ...parts } = excelParts(
    '<row r="2"><c r="D2" t="s"><v>0</v></c></row>',
  );
  const relations = strFromU8(parts["xl/_rels/workbook.xml.rels"] ?? new Uint8Array()).replace(
    /<Relationship Id="rId3"[^>]*>/,
    "",
  );
  const bytes = zipSync({ ...parts, "xl/_rels/workbook.xml.rels": strToU8(relations) });
  for (const read of readers) assert.throws(() => read(bytes), damaged("D2", "noText"));
});

Deno.test("a cell that stands twice in its row, or has two values, refuses the file", () => {
  refusedBy('<c r="C3"><v>24.5</v></c><c r="C3"><v>2450</v></c>', "C3", "twice");
  refusedBy(
    '<c r="C3"><v>1</v></c><c r="A3"><v>2</v></c><c r="B3"><v>3</v></c><c><v>4</v></c>',
    "C3",
    "twice",
  );
  refusedBy('<c r="C3"><v>24</v><v>5</v></c>', "C3", "twice");
  refusedBy(
    '<m:AlternateContent><m:Choice><c r="C3"><v>1</v></c></m:Choice><m:Fallback><c r="C3"><v>2</v></c></m:Fallback></m:AlternateContent>',
    "C3",
    "twice",
  );
  const next = zipSync(
    excelParts('<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>'),
  );
  for (const read of readers) assert.deepEqual(read(next), [1, 2]);
});

Deno.test("an extension adds nothing to its cell, and a text is read where its type doesn't have it", () => {
  readAs('<c r="A3"><v>24.5</v><extLst><ext><y:v>99</y:v><y:is><y:t>x</y:t></y:is></ext></extLst></c>', 24.5);
  readAs('<c r="A3"><is><t>2026-02-15</t></is></c>', "2026-02-15");
  readAs('<c r="A3" t="str"><is><t>2026-02-15</t></is></c>', "2026-02-15");
  readAs('<c r="A3" t="inlineStr"><v>2026-02-15</v></c>', "2026-02-15");
  readAs('<c r="A3" t="inlineStr"><v>9</v><is><t>2026-02-15</t></is></c>', "2026-02-15");
});

const table = ["CN code", "Origin", "Tonnage", "Import date"];
const headings = new Set(table.map(folded));

Deno.test("every further sheet with a table is named: of twelve months, of a sheet a week, and one with fewer columns", () => {
  for (const count of [12, 53]) {
    const sheets = Array.from({ length: count }, (_, at) => ({ name: `S${at}`, rows: [table] }));
    const { alike } = readSheet(workbookOfSheets(sheets), { ...limits, headings });
    assert.deepEqual(alike, sheets.slice(1).map(({ name }) => name));
  }
  const { rows, alike } = readSheet(
    workbookOfSheets([
      { name: "Notes", rows: [["Tonnage", "see below"]] },
      { name: "January", rows: [table.slice(0, 3), ["72083900", "CN", 1]] },
      { name: "February", rows: [table, ["72083900", "CN", 2, "2026-02-15"]] },
    ]),
    { ...limits, headings },
  );
  assert.deepEqual([...rows][1]?.cells, ["72083900", "CN", 2, "2026-02-15"]);
  assert.deepEqual(alike, ["January"]);
  const wide = { name: "Wide", rows: [Array.from({ length: 21 }, (_, at) => `Column ${at}`)] };
  const beside = readSheet(workbookOfSheets([{ name: "Imports", rows: [table] }, wide]), {
    ...limits,
    headings,
  });
  assert.deepEqual(beside.alike, ["Wide"], "one that can't be read");
});

Deno.test("a further sheet that repeats the headings of the one that is read is named, whatever they mean", () => {
  const months = ["GTİP", "Menşe", "Net Ağırlık", "Tarih"];
  const data = ["72083900", "CN", 24500, { day: 46034 }];
  const alikeOf = (own: ReadonlyArray<MadeSheet["rows"][number]>, ...further: ReadonlyArray<MadeSheet>) =>
    readSheet(workbookOfSheets([{ name: "Ocak", rows: own }, ...further]), { ...limits, headings }).alike;
  const title = ["Firma", "ACME"];
  assert.deepEqual(
    alikeOf(
      [title, ["Rapor", 2026], months, data],
      { name: "Same", rows: [months, data] },
      {
        name: "Below a title",
        rows: [title, ["Rapor", 2027], months.map((each) => each.toUpperCase()), data],
      },
      { name: "Other places", rows: [[null, "Fatura", "Tarih", "menşe"], [null, "A1", "x", "CN"]] },
      { name: "One in common", rows: [["Tarih", "Not"], [{ day: 46034 }, "tatil"]] },
      { name: "Title alone", rows: [title, ["Tarih"], ["Hazırlayan", "Ayşe"]] },
      { name: "Data alone", rows: [data, data] },
      { name: "Empty", rows: [] },
      { name: "Hidden", rows: [months, data], isHidden: true },
    ),
    ["Same", "Below a title", "Other places"],
  );
  const pivot = ["GTİP", 2025, 2026];
  const countries = { name: "Countries", rows: [["CN", "China"], ["TR", "Türkiye"]] };
  assert.deepEqual(
    alikeOf([pivot, ["72083900", 1, 2]], { name: "Pivot", rows: [pivot, ["76011010", 3, 4]] }, countries),
    ["Pivot"],
  );
  const grouped = [["Mal", null, "Miktar", null], months, data];
  assert.deepEqual(alikeOf(grouped, { name: "In two lines", rows: grouped }, countries), ["In two lines"]);
  const few = ["CN code", "Origin", "Miktar"];
  assert.deepEqual(
    alikeOf([few, ["72083900", "CN", 1]], { name: "Two known", rows: [few] }, {
      name: "Beside a full one",
      rows: [["CN code", "Açıklama"], ["72083900", "Rulo"]],
    }),
    ["Two known"],
  );
});

Deno.test("without headings to look for, the first sheet that is shown is read, and a hidden one where none is", () => {
  const hidden = { name: "Old", rows: [["hidden"]], isHidden: true };
  const cellsOf = (sheets: Parameters<typeof workbookOfSheets>[0]) =>
    [...readSheet(workbookOfSheets(sheets), limits).rows].flatMap(({ cells }) => cells);
  assert.deepEqual(cellsOf([hidden, { name: "New", rows: [["shown"]] }]), ["shown"]);
  assert.deepEqual(cellsOf([hidden]), ["hidden"]);
});

const shownBy = (format: string): unknown => {
  const parts = excelParts('<row r="1"><c r="A1" s="2"><v>24.5</v></c></row>');
  const styles = strFromU8(parts["xl/styles.xml"] ?? new Uint8Array()).replace(
    "0000\\ 00\\ 00",
    () => format,
  );
  const [row] = readSheet(zipSync({ ...parts, "xl/styles.xml": strToU8(styles) }), limits).rows;
  const [shown] = row?.shown ?? [];
  return shown === undefined ? undefined : `${shown.unit} ${shown.thousands}`;
};

Deno.test("a number that is shown with a unit or in thousands says so, one that is shown alone says nothing", () => {
  const units: Readonly<Record<string, string | undefined>> = {
    "0.00": undefined,
    "#,##0.00": undefined,
    "#,##0.00_);[Red]\\(#,##0.00\\)": undefined,
    "0.00E+00": undefined,
    "[h]:mm": undefined,
    "0.00 &quot;kg&quot;": "kg 0",
    "0.00\\ \\k\\g": "kg 0",
    "General&quot; kg&quot;": "kg 0",
    "[Red]0.0&quot; kg&quot;;0&quot; t&quot;": "kg 0",
    "#,##0.00 [$kg-409]": "kg 0",
    "&quot;kg&quot; 0.00": "kg 0",
    "_-* #,##0.00\\ &quot;t netto&quot;_-;": "t netto 0",
    "&quot;$&quot;#,##0.00": "$ 0",
    "[$$-409]#,##0.00": "$ 0",
    "$#,##0.00": "$ 0",
    "#,##0.00\\ [$€-407]": "€ 0",
    "[$USD]\\ #,##0.00": "USD 0",
    "0.0,": " 1",
    "0.0,,&quot; kt&quot;": "kt 2",
    "#,##0,&quot; t&quot;": "t 1",
  };
  for (const [format, shown] of Object.entries(units)) assert.equal(shownBy(format), shown, format);
});
