/** What people see of a workbook's cells beside their values, read by the real worker: lines through them, raised digits, units, what is hidden. */
import * as Effect from "effect/Effect";
import { strFromU8, strToU8, zipSync } from "fflate";
import assert from "node:assert/strict";
import { Spreadsheets } from "../../../src/application/documents/spreadsheets.ts";
import { hiddenColumns } from "../../../src/adapters/spreadsheet/sheet_rows.ts";
import type { SheetRows } from "../../../src/domain/documents/workbook.ts";
import { spreadsheets } from "../../support/spreadsheets.ts";
import { excelParts } from "../../support/workbooks.ts";

const limits = { rows: 100, columns: 20, cellCharacters: 4_000, characters: 8_388_608 };

interface Made {
  readonly rows: string;
  readonly strings?: ReadonlyArray<string>;
  /** Before the rows. */
  readonly before?: string;
  /** Changes the styles. */
  readonly styles?: readonly [from: string, to: string];
}

const readOf = ({ rows, strings = [], before = "", styles = ["", ""] }: Made): Promise<SheetRows> => {
  const parts = excelParts(rows, strings);
  const change = (name: string, from: string, to: string) => {
    parts[name] = strToU8(strFromU8(parts[name] ?? new Uint8Array()).replace(from, () => to));
  };
  change("xl/worksheets/sheet1.xml", "<sheetData>", `${before}<sheetData>`);
  change("xl/styles.xml", ...styles);
  change("xl/sharedStrings.xml", '<si><t xml:space="preserve"><r>', "<si><r>");
  return Effect.runPromise(
    Effect.flatMap(Spreadsheets, (service) => service.read(zipSync(parts), limits, "customer")).pipe(
      Effect.provide(spreadsheets),
    ),
  );
};

const run = (text: string, look = ""): string => `<r><rPr>${look}</rPr><t>${text}</t></r>`;
const inline = (runs: string): string =>
  `<row r="2"><c r="A2" t="inlineStr"><is>${runs}</is></c><c r="B2"><v>1</v></c></row>`;

Deno.test("a cell with a line through it is told, by its font or that of a run, shared or its own", async () => {
  const fonts = [
    '<fonts count="1"><font/></fonts>',
    '<fonts count="2"><font/><font><strike/></font></fonts>',
  ] as const;
  const parts = excelParts('<row r="3"><c r="B3" s="2"><v>24.5</v></c><c r="C3"><v>1</v></c></row>');
  const styles = strFromU8(parts["xl/styles.xml"] ?? new Uint8Array()).replace(...fonts).replace(
    '<xf numFmtId="164"',
    '<xf fontId="1" numFmtId="164"',
  );
  const read = (xml: string) =>
    Effect.runPromise(
      Effect.flatMap(Spreadsheets, (service) =>
        service.read(zipSync({ ...parts, "xl/styles.xml": strToU8(xml) }), limits, "customer")).pipe(
          Effect.provide(spreadsheets),
        ),
    );
  assert.deepEqual((await read(styles)).struck, [{ row: 3, column: 1 }]);
  assert.deepEqual((await read(styles.replace("<strike/>", '<strike val="0"/>'))).struck, []);
  const own = await readOf({ rows: inline(`${run("24", "<strike/>")}${run(" 250")}`) });
  assert.deepEqual([own.rows, own.struck], [[["24 250", 1]], [{ row: 2, column: 0 }]]);
  const shared = await readOf({
    rows: '<row r="2"><c r="A2" t="s"><v>0</v></c></row>',
    strings: [`${run("24", "<strike/>")}${run(" 250")}`],
  });
  assert.deepEqual(shared.rows, [["24 250"]]);
  assert.deepEqual(shared.struck, [{ row: 2, column: 0 }]);
  const plain = await readOf({
    rows: inline(`${run("24", '<strike val="false"/>')}${run(" ", "<strike/>")}${run("250")}`),
  });
  assert.deepEqual(plain.struck, []);
});

Deno.test("raised and lowered digits stay so: ten to the third is not 103, and a number with a note's sign is none", async () => {
  const cellOf = async (runs: string) => (await readOf({ rows: inline(runs) })).rows[0]?.[0];
  assert.equal(await cellOf(`${run("10")}${run("3", '<vertAlign val="superscript"/>')}`), "10\u00b3");
  assert.equal(
    await cellOf(`${run("24.5")}${run("(1)", '<vertAlign val="superscript"/>')}`),
    "24.5\u207d\u00b9\u207e",
  );
  assert.equal(
    await cellOf(`${run("CO")}${run("2", '<vertAlign val="subscript"/>')}${run("e")}`),
    "CO\u2082e",
  );
  assert.equal(await cellOf(`${run("24")}${run("5", '<vertAlign val="baseline"/>')}`), "245");
});

Deno.test("rows without height and columns without width are hidden", async () => {
  const row = (number: number, look: string) =>
    `<row r="${number}" ${look}><c r="A${number}"><v>1</v></c></row>`;
  const rows = row(1, "") + row(2, 'hidden="1"') + row(3, 'ht="0" customHeight="1"') + row(4, 'ht="15"');
  assert.deepEqual((await readOf({ rows })).hidden, [2, 3]);
  const before =
    '<sheetFormatPr zeroHeight="1"/><cols><col min="1" max="2" width="9"/><col min="3" max="4" hidden="1"/>' +
    '<col min="6" max="6" width="0"/><col min="19" max="16384" hidden="true"/></cols>';
  const read = await readOf({ rows, before });
  assert.deepEqual(read.hidden, [2, 3], "a sheet's word is for rows that it doesn't write");
  assert.deepEqual(read.hiddenColumns, [2, 3, 5, 18, 19]);
});

Deno.test("hidden columns are those that are read, wherever the sheet says that they begin and end", () => {
  const hiddenIn = (...ranges: ReadonlyArray<readonly [min: string, max: string]>) =>
    hiddenColumns(
      `<worksheet><cols>${
        ranges.map(([min, max]) => `<col min="${min}" max="${max}" hidden="1"/>`).join("")
      }</cols><sheetData/></worksheet>`,
      5,
    );
  for (const min of ["-3000000", "-1e16", "-Infinity", "0", "1"]) {
    for (const max of ["5", "1e16", "Infinity"]) {
      assert.deepEqual(hiddenIn([min, max]), [0, 1, 2, 3, 4], `${min} ${max}`);
    }
  }
  for (const [min, max] of [["4", "2"], ["x", "2"], ["1", "x"], ["6", "9"], ["-9", "0"], ["1e16", "1e17"]]) {
    assert.deepEqual(hiddenIn([min ?? "", max ?? ""]), [], `${min} ${max}`);
  }
  assert.deepEqual(hiddenIn(["4", "5"], ["1", "2"], ["2", "2"], ["1.5", "2.5"]), [0, 1, 3, 4]);
});

Deno.test("of a format that is longer than any no cell tells more than a format has", async () => {
  const format = `0${"&quot;x&quot;".repeat(25_000)};;;@@`;
  const styles = ["0000\\ 00\\ 00", format] as const;
  const rows =
    '<row r="1"><c r="A1" s="2"><v>24.5</v></c><c r="B1" s="2" t="inlineStr"><is><t>a</t></is></c></row>';
  const { shown = [] } = await readOf({ rows, styles });
  assert.deepEqual(shown.map(({ format = "" }) => format.length), [255]);
  const text = await readOf({ rows, styles: [styles[0], `@@${"x".repeat(100_000)}`] });
  assert.deepEqual((text.shown ?? []).map(({ format = "" }) => format.length), [255, 255]);
});

Deno.test("each cell's text beside its number or text is told by its own value", async () => {
  const styles = [
    "0000\\ 00\\ 00",
    "[&gt;1000]0.0,&quot; t&quot;;0&quot; kg&quot;;0&quot; kg&quot;;@&quot; lb&quot;",
  ] as const;
  const rows =
    [2000, 900].map((value, at) => `<row r="${at + 1}"><c r="A${at + 1}" s="2"><v>${value}</v></c></row>`)
      .join("") +
    '<row r="3"><c r="A3" s="2" t="inlineStr"><is><t>54</t></is></c></row>';
  assert.deepEqual((await readOf({ rows, styles })).shown, [
    { row: 1, column: 0, unit: "t", thousands: 1 },
    { row: 2, column: 0, unit: "kg", thousands: 0 },
    { row: 3, column: 0, unit: "lb", thousands: 0 },
  ]);
});

Deno.test("formats without a definition are those of the standard: hundredths, fractions and currencies are told", async () => {
  const shownBy = async (id: number) => {
    const styles = ['<xf numFmtId="164"', `<xf numFmtId="${id}"`] as const;
    const { shown = [] } = await readOf({ rows: '<row r="1"><c r="A1" s="2"><v>24.5</v></c></row>', styles });
    return shown.map(({ unit, format }) => format ?? unit).join();
  };
  for (const id of [0, 1, 2, 3, 4, 11, 37, 38, 39, 40, 41, 43, 48, 49]) {
    assert.equal(await shownBy(id), "", String(id));
  }
  for (const id of [23, 26, 59, 62, 82, 163, 165, 200, -1]) {
    assert.equal(await shownBy(id), "", String(id));
  }
  for (const id of [9, 10, 67, 68]) assert.equal(await shownBy(id), "%");
  for (const id of [5, 6, 7, 8, 42, 44, 63, 66]) assert.equal(await shownBy(id), "\u00a4");
  for (const id of [12, 13, 69, 70]) assert.notEqual(await shownBy(id), "", String(id));
  for (const id of [14, 36, 58, 71, 81]) {
    const { rows } = await readOf({
      rows: '<row r="1"><c r="A1" s="2"><v>46000</v></c></row>',
      styles: ['<xf numFmtId="164"', `<xf numFmtId="${id}"`],
    });
    assert.deepEqual(rows, [["2025-12-09"]], String(id));
  }
});

Deno.test("a format is that of its definition, wherever the styles have it, and no conditional one's", async () => {
  const styles = strFromU8(excelParts("")["xl/styles.xml"] ?? new Uint8Array());
  const written = /<numFmts.*<\/cellXfs>/.exec(styles)?.[0] ?? "";
  const [, definition = "", others = ""] = /^(<numFmts.*<\/numFmts>)(.*)$/.exec(written) ?? [];
  const conditional = '<dxfs><dxf><numFmt numFmtId="164" formatCode="0"/></dxf></dxfs>';
  const { shown = [] } = await readOf({
    rows: '<row r="1"><c r="A1" s="2"><v>24.5</v></c></row>',
    styles: [
      written,
      `${others}${definition.replace("0000\\ 00\\ 00", "0.0&quot; kg&quot;")}${conditional}`,
    ],
  });
  assert.deepEqual(shown, [{ row: 1, column: 0, unit: "kg", thousands: 0 }]);
});
