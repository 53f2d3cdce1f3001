/** Memory that is kept of a workbook's largest parts, whatever they are made of, and what a cell costs whatever its format says. */
import assert from "node:assert/strict";
import v8 from "node:v8";
import vm from "node:vm";
import { cellSourcesOf } from "../../../src/adapters/spreadsheet/cell_sources.ts";
import { numberFormat } from "../../../src/adapters/spreadsheet/formats/number_format.ts";
import { mergedDown, sheetRows } from "../../../src/adapters/spreadsheet/sheet_rows.ts";
import { Unreadable } from "../../../src/adapters/spreadsheet/unpack.ts";

v8.setFlagsFromString("--expose-gc");
const collect: () => void = vm.runInNewContext("gc");

const heapBytes = (): number => {
  collect();
  return Deno.memoryUsage().heapUsed;
};

/** Bytes of the heap that what is made takes while it is held. */
const keptBytes = (make: () => unknown): number => {
  const before = heapBytes();
  const made = make();
  const kept = heapBytes() - before;
  assert.notEqual(made, undefined);
  return kept;
};

const filled = (bytes: number, piece: (at: number) => string): string => {
  const count = Math.floor(bytes / new TextEncoder().encode(piece(99_999)).length);
  return Array.from({ length: count }, (_, at) => piece(at)).join("");
};

const stylesBytes = 1_990_000;
const stringsBytes = 5_990_000;
/** Most bytes that are kept of either part: half of what others may take beside it. */
const mostKept = 40_000_000;

const noParts = {
  strings: undefined,
  styles: undefined,
  isFrom1904: false,
  isUncalculated: false,
  sheets: [],
  hasMacros: false,
};

const sourcesOf = (parts: { readonly strings?: string; readonly styles?: string }) =>
  cellSourcesOf({ ...noParts, ...parts }, 4_000);

/** Styles whose cells are asked for, every one. */
const allStyles = (styles: string) => {
  const sources = sourcesOf({ styles });
  for (let style = 0; sources.styles.of(style) !== undefined; style++) {
    sources.styles.of(style)?.ofNumber(-1);
  }
  return sources;
};

const formats = (code: (at: number) => string, bytes: number): string => {
  const each = filled(bytes, (at) => `${code(at)}<xf numFmtId="${at + 200}"/>`);
  return `<styleSheet><numFmts>${each.replaceAll(/<xf[^>]*>/g, "")}</numFmts><cellXfs>${
    each.replaceAll(/<numFmt [^>]*>/g, "")
  }</cellXfs></styleSheet>`;
};

for (
  const [mark, length] of [
    [";", 255],
    ["@;", 255],
    ["0;", 255],
    ["0;", 5],
    ["0a", 255],
    ["'a'0;", 255],
    ["[Red]", 255],
    ["_x", 255],
    ["\\x", 255],
    ["\ufdfa0", 127],
  ] as const
) {
  const code = mark.repeat(length).slice(0, length).replaceAll("'", "&quot;");
  Deno.test(`formats of ${mark} again and again, ${length} characters long, take no more memory than their part`, () => {
    const styles = formats((at) => `<numFmt numFmtId="${at + 200}" formatCode="${code}"/>`, stylesBytes);
    const kept = keptBytes(() => allStyles(styles));
    assert.ok(kept < mostKept, `${kept}`);
  });
}

for (
  const [within, piece] of [
    ["fonts", () => "<font/>"],
    ["fonts", () => "<font><strike/></font>"],
    ["cellXfs", () => "<xf/>"],
    ["cellXfs", (at: number) => `<xf numFmtId="${at}"/>`],
    ["cellStyleXfs", () => "<xf/>"],
    ["dxfs", (at: number) => `<dxf><numFmt numFmtId="${at}" formatCode="0;0;0"/></dxf>`],
  ] as const
) {
  Deno.test(`styles of ${piece(100)} again and again in ${within} take no more memory than their part`, () => {
    const styles = `<styleSheet><${within}>${filled(stylesBytes, piece)}</${within}></styleSheet>`;
    const kept = keptBytes(() => allStyles(styles));
    assert.ok(kept < mostKept, `${kept}`);
  });
}

for (
  const piece of [
    "<si/>",
    "<si><t>ab</t></si>",
    "<si><t>&amp;abcdefghijklmn</t></si>",
    "<si><r><rPr><strike/></rPr><t>a</t></r></si>",
    `<si>${"<r><t>a</t></r>".repeat(4_000)}</si>`,
    "<r><t>ab</t></r>",
  ]
) {
  Deno.test(`texts of ${piece.slice(0, 40)} again and again take no more memory than their part`, () => {
    const strings = `<sst>${filled(stringsBytes, () => piece)}</sst>`;
    const kept = keptBytes(() => sourcesOf({ strings }));
    assert.ok(kept < mostKept, `${kept}`);
  });
}

Deno.test("50 000 merged ranges take no more memory than their part", () => {
  const ranges = Array.from(
    { length: 50_000 },
    (_, at) => `<mergeCell ref="A${2 * at + 1}:A${2 * at + 2}"/>`,
  );
  const sheet = `<worksheet><sheetData/>${ranges.join("")}</worksheet>`;
  assert.ok(keptBytes(() => mergedDown(sheet)) < mostKept);
});

/** A reading that takes a format apart for each cell takes half a minute. */
const mostMs = 5_000;

for (
  const [kind, format] of [
    ["groups", `0 ${"000 ".repeat(62)}000`],
    ["a text", `"${"a".repeat(240)}"0`],
    ["blanks", `${" ".repeat(250)}0`],
    ["comparisons", `[>1]0 ${"000 ".repeat(58)}000;[<1]0 `],
  ] as const
) {
  Deno.test(`a cell costs the same by a format of ${kind}, however long it is`, () => {
    const { ofNumber } = numberFormat(format);
    const begun = performance.now();
    for (let at = 0; at < 650_000; at++) ofNumber(at);
    assert.ok(performance.now() - begun < mostMs);
  });
}

/** A sheet of so many rows whose fifty cells each have a unit of their own. */
const sheetOfUnits = (rows: number, kinds: number) => {
  const codes = formats(
    (at) =>
      at < kinds ? `<numFmt numFmtId="${at + 200}" formatCode="0&quot;${"u".repeat(200)}${at}&quot;"/>` : "",
    270 * kinds,
  );
  const row = (at: number): string =>
    `<row>${
      Array.from({ length: 50 }, (_, column) => `<c s="${(at + column) % kinds}"><v>1</v></c>`).join("")
    }</row>`;
  const sheet = `<worksheet><sheetData>${
    Array.from({ length: rows }, (_, at) => row(at)).join("")
  }</sheetData></worksheet>`;
  return { sheet, sources: sourcesOf({ styles: codes }) };
};

const limits = { rows: 5_000, columns: 200, cellCharacters: 4_000, characters: 8_388_608 };

Deno.test("a sheet of 10 000 kinds of units, counted in each column, is read, and one of more refused", () => {
  const told = ({ sheet, sources }: ReturnType<typeof sheetOfUnits>): number =>
    sheetRows(sheet, sources, limits).reduce((sum, { shown }) => sum + shown.length, 0);
  assert.equal(told(sheetOfUnits(200, 1_000)), 10_000);
  assert.equal(told(sheetOfUnits(4_000, 200)), 20_000);
  assert.throws(
    () => told(sheetOfUnits(201, 1_000)),
    (error) => error instanceof Unreadable && error.finding.kind === "tooManyShownUnits",
  );
});
