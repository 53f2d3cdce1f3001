/** Workbooks of other programs, and hostile ones, read by the real worker. */
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { zipSync } from "fflate";
import assert from "node:assert/strict";
import { Spreadsheets } from "../../../src/application/documents/spreadsheets.ts";
import { spreadsheets } from "../../support/spreadsheets.ts";
import { excelParts, excelWorkbook, openDocumentFile } from "../../support/workbooks.ts";

const limits = { rows: 6_000, columns: 200, cellCharacters: 4_000, characters: 8_388_608 };

const reading = (bytes: Uint8Array, within = limits) =>
  Effect.runPromiseExit(
    Effect.flatMap(Spreadsheets, (spreadsheets) => spreadsheets.read(bytes, within, "customer")).pipe(
      Effect.provide(spreadsheets),
    ),
  );

const rowsOf = async (bytes: Uint8Array, within = limits) => {
  const exit = await reading(bytes, within);
  return Exit.isSuccess(exit) ? exit.value.rows : assert.fail(Cause.pretty(exit.cause));
};

const refusal = async (bytes: Uint8Array): Promise<string> => {
  const exit = await reading(bytes);
  const failure = Exit.isFailure(exit) ? Cause.failureOption(exit.cause) : undefined;
  return failure?._tag === "Some" && failure.value._tag === "InvalidRequest"
    ? failure.value.message
    : assert.fail(JSON.stringify(exit));
};

Deno.test("a workbook gives its dates as days, numbers as numbers, texts as texts, formulas as their results", async () => {
  const sheet =
    '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="inlineStr"><is><t>inline</t></is></c><c r="D3" t="b"><v>1</v></c></row>' +
    '<row r="5"><c r="A5" s="2"><v>72083900</v></c><c r="B5" s="1"><v>46068</v></c><c r="C5" s="1"><v>46068.5</v></c>' +
    '<c r="D5"><v>24.499999999999996</v></c><c r="E5"><f>SUM(D5:D5)*2</f><v>49</v></c>' +
    '<c r="F5" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="G5" t="e"><v>#N/A</v></c></row><row r="6"><c r="A6" s="1"/></row>';
  const rows = await rowsOf(excelWorkbook(sheet, ["7208 39 00 &amp; more"]));
  assert.deepEqual(rows, [
    ["7208 39 00 & more", "inline", null, true],
    [72083900, "2026-02-15", "2026-02-15 12:00:00", 24.499999999999996, 49, "ab", "#N/A"],
  ]);
});

Deno.test("a number of a cell is one as XML writes it, and nothing else", async () => {
  const numbers = ["-24.5", "+.5", "2.45E+1", "5e-05", " 7 ", "7.", "0x10", "1_000", "1,5", "Infinity", " "];
  const cells = numbers.map((number) => `<c><v>${number}</v></c>`).join("");
  assert.deepEqual(await rowsOf(excelWorkbook(`<row>${cells}<c><v>1</v></c></row>`)), [
    [-24.5, 0.5, 24.5, 0.00005, 7, 7, "0x10", "1_000", "1,5", "Infinity", null, 1],
  ]);
});

Deno.test("a workbook with dates from 1904 gives the same days", async () => {
  const parts = excelParts('<row><c s="1"><v>44606</v></c></row>');
  const workbook = new TextDecoder().decode(parts["xl/workbook.xml"]).replace(
    "<sheets>",
    '<workbookPr date1904="1"/><sheets>',
  );
  const rows = await rowsOf(zipSync({ ...parts, "xl/workbook.xml": new TextEncoder().encode(workbook) }));
  assert.deepEqual(rows, [["2026-02-15"]]);
});

Deno.test("each row has the number that a spreadsheet shows beside it, blank ones counted", async () => {
  const cell = "<c><v>1</v></c>";
  const sheet =
    `<row r="3">${cell}</row><row>${cell}</row><row r="5"/><row r="9">${cell}</row><row r="x">${cell}</row>`;
  const exit = await reading(excelWorkbook(sheet));
  assert.deepEqual(Exit.isSuccess(exit) ? exit.value.numbers : exit, [3, 4, 9, 10]);
});

Deno.test("rows are read up to the limit, blank ones not counted, and pictures and other parts are left aside", async () => {
  const rows =
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="900"/><row r="901"><c r="A901"><v>2</v></c></row>' +
    '<row r="902"><c r="A902"><v>3</v></c></row>';
  const parts = { ...excelParts(rows), "xl/media/image1.png": new Uint8Array(25_000_000) };
  assert.deepEqual(await rowsOf(zipSync(parts), { ...limits, rows: 2 }), [[1], [2]]);
});

Deno.test("bytes that are no workbook are refused with a sentence", async () => {
  const files: ReadonlyArray<Uint8Array> = [
    new Uint8Array(),
    new TextEncoder().encode("cn_code;origin_country;tonnage\n"),
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    excelWorkbook("<row><c><v>1</v></c></row>").slice(0, -30),
    zipSync({ "readme.txt": new Uint8Array(3) }),
    zipSync({
      ...excelParts(""),
      "xl/worksheets/sheet1.xml": new TextEncoder().encode("<worksheet><sheetData><row"),
    }),
  ];
  for (const file of files) assert.match(await refusal(file), /no XLSX workbook|can't be read|is damaged/);
});

Deno.test("spreadsheets of other programs are named, what is none is not taken for an empty one", async () => {
  const names = (target: string): Uint8Array =>
    new TextEncoder().encode(
      `<Relationships><Relationship Id="1" Type="x/officeDocument" Target="${target}"/></Relationships>`,
    );
  const text = (content: string): Uint8Array => new TextEncoder().encode(content);
  const files: ReadonlyArray<readonly [Uint8Array, RegExp]> = [
    [openDocumentFile(), /an OpenDocument spreadsheet \(\.ods\).*save it as Excel workbook \(\.xlsx\)/],
    [
      zipSync({ "content.xml": text("<x/>"), "META-INF/manifest.xml": text("<x/>") }),
      /an OpenDocument spreadsheet/,
    ],
    [zipSync({ "mimetype": text("application/vnd.oasis.opendocument.text") }), /is no XLSX workbook/],
    [zipSync({ "Index/Document.iwa": new Uint8Array(9) }), /Apple Numbers/],
    [zipSync({ "plan.numbers/Index.zip": new Uint8Array(9) }), /Apple Numbers/],
    [
      zipSync({ "_rels/.rels": names("xl/workbook.bin"), "xl/workbook.bin": new Uint8Array(90) }),
      /binary format \(\.xlsb\).*save it as Excel workbook/,
    ],
    [
      zipSync({ "_rels/.rels": names("word/document.xml"), "word/document.xml": text("<w:document/>") }),
      /is no XLSX workbook/,
    ],
    [zipSync({ "readme.txt": new Uint8Array(3) }), /is no XLSX workbook: save it as Excel workbook/],
  ];
  for (const [file, expected] of files) assert.match(await refusal(file), expected);
});

Deno.test("a workbook that unpacks to too much is refused before it is read", async () => {
  const bomb = (bytes: number): Uint8Array =>
    zipSync({ ...excelParts(""), "xl/worksheets/sheet1.xml": new Uint8Array(bytes).fill(32) });
  const small = bomb(30_000_000);
  assert.ok(small.byteLength < 100_000);
  assert.match(await refusal(small), /sheets unpack to more than 16 MB/);
  const parts = Object.fromEntries(
    Array.from({ length: 2_001 }, (_, index) => [`xl/${index}.xml`, new Uint8Array(1)]),
  );
  assert.match(await refusal(zipSync({ ...excelParts(""), ...parts })), /more than 2000 parts/);
  const heavy: ReadonlyArray<readonly [string, number, RegExp]> = [
    ["xl/workbook.xml", 1_100_000, /others unpack to more than 1 MB/],
    ["xl/styles.xml", 2_100_000, /styles unpack to more than 2 MB/],
    ["xl/sharedStrings.xml", 6_100_000, /strings unpack to more than 6 MB/],
  ];
  for (const [name, bytes, expected] of heavy) {
    assert.match(
      await refusal(zipSync({ ...excelParts(""), [name]: new Uint8Array(bytes).fill(32) })),
      expected,
    );
  }
});

Deno.test("a workbook that lies about its size is read no further than it says", async () => {
  const honest = zipSync({
    ...excelParts(""),
    "xl/worksheets/sheet1.xml": new Uint8Array(2_000_000).fill(32),
  });
  const lying = honest.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.byteLength - 4; at++) {
    const isCentral = view.getUint32(at, true) === 0x02014b50;
    if (isCentral && view.getUint32(at + 24, true) === 2_000_000) view.setUint32(at + 24, 100, true);
  }
  assert.match(await refusal(lying), /is damaged/);
});

Deno.test("a cell at the far end, a row of millions of cells and nested entities don't take the memory", async () => {
  const far = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row>';
  assert.match(await refusal(excelWorkbook(far)), /more than 200 columns/);
  assert.match(
    await refusal(excelWorkbook(`<row>${"<c><v>1</v></c>".repeat(1_000_000)}</row>`)),
    /can't be read|columns/,
  );
  assert.match(await refusal(excelWorkbook("<row/>".repeat(200_000))), /more than 20000 rows/);
  const lowest = '<row r="1048576"><c r="A1048576"><v>1</v></c></row>';
  assert.deepEqual(await rowsOf(excelWorkbook(lowest)), [[1]]);
  const entities =
    '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&c;&c;</t></is></c></row></sheetData></worksheet>';
  const rows = await rowsOf(
    zipSync({ ...excelParts(""), "xl/worksheets/sheet1.xml": new TextEncoder().encode(entities) }),
  );
  assert.deepEqual(rows, [["&c;&c;"]]);
});
