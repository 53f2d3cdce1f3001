/** Tables as people send them and as nobody should: mutated sheets, broken files, and files that are larger than they look. */
import * as FastCheck from "effect/FastCheck";
import { csv, xlsx } from "../../src/contract/values/media_types.ts";
import type { Cell } from "../../src/domain/documents/workbook.ts";
import { randomSheet } from "./random_sheets.ts";
import { excelParts, excelWorkbook } from "./workbooks.ts";
import { zipSync } from "fflate";

/** A file with the media type that it is sent as. */
export interface SentFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const cellXml = (cell: Cell): string =>
  typeof cell === "number"
    ? `<c><v>${cell}</v></c>`
    : cell === null || cell === ""
    ? "<c/>"
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(String(cell))}</t></is></c>`;

/** The workbook of lines. */
export const workbookOf = (lines: ReadonlyArray<ReadonlyArray<Cell>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(excelWorkbook(
    lines.map((cells, at) => `<row r="${at + 1}">${cells.map(cellXml).join("")}</row>`).join(""),
  ));

const drawn = FastCheck.nat({ max: 1_000_000 }).map((number): SentFile => {
  const { isWorkbook, lines, bytes } = randomSheet(20_261_123, number);
  return isWorkbook ? { type: xlsx, bytes: workbookOf(lines) } : { type: csv, bytes };
});

/** The file with some of its bytes changed, cut off or doubled. */
const broken = FastCheck.tuple(
  drawn,
  FastCheck.array(
    FastCheck.tuple(FastCheck.double({ min: 0, max: 1, noNaN: true }), FastCheck.nat({ max: 255 })),
    {
      minLength: 1,
      maxLength: 8,
    },
  ),
  FastCheck.constantFrom("bytes", "cut", "doubled"),
).map(([file, changes, how]): SentFile => {
  const bytes = new Uint8Array(file.bytes);
  const at = (share: number): number => Math.floor(share * (bytes.length - 1));
  if (how === "cut") return { ...file, bytes: bytes.slice(0, at(changes[0]?.[0] ?? 0)) };
  for (const [share, byte] of changes) bytes[at(share)] = byte;
  return how === "bytes" ? { ...file, bytes } : { ...file, bytes: new Uint8Array([...bytes, ...bytes]) };
});

const head = "cn_code,origin_country,tonnage,Remark\n72083900,CN,1,";
const ofText = (text: string): SentFile => ({ type: csv, bytes: new TextEncoder().encode(text) });
const ofXml = (sheet: string, strings: ReadonlyArray<string> = []): SentFile => ({
  type: xlsx,
  bytes: new Uint8Array(excelWorkbook(sheet, strings)),
});
const headings = ["cn_code", "origin_country", "tonnage", "Remark"];

/** Dear and strange files, each small. */
const hostile: ReadonlyArray<() => SentFile> = [
  () => ofText(head + "9".repeat(1_000_000)),
  () => ofText(head + '"'.repeat(100_000)),
  () => ofText(`${head}\u0000\u0001\u000b\ufffe\n`),
  () => ofText(`${head}"=HYPERLINK(""http://x"")"\n`),
  () => ofText(`${"a,".repeat(10_000)}\n`),
  () => ofText("\n".repeat(200_000)),
  () => ofXml("<row/>".repeat(100_000)),
  () => ofXml(`<row>${"<c/>".repeat(300_000)}</row>`),
  () => ofXml(`<row>${'<c t="s"><v>0</v></c>'.repeat(40)}</row>`.repeat(5_000), ["x".repeat(32_000)]),
  () => ofXml(`<row><c t="inlineStr"><is><t>${"x".repeat(2_000_000)}</t></is></c></row>`),
  () => ({ type: xlsx, bytes: workbookOf([headings, ["72083900", "CN", 1, "_x0000_ _xD800_ _x000B_"]]) }),
  () => ({ type: xlsx, bytes: workbookOf([headings, ["72083900", "CN", 1e308, "@SUM(A1)"]]) }),
  () => ({
    type: xlsx,
    bytes: new Uint8Array(zipSync({
      ...excelParts("<row/>"),
      ...Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [`xl/x${at}`, new Uint8Array()])),
    })),
  }),
];

/** Files with tables, one in three of them as somebody would send it. */
export const tables: FastCheck.Arbitrary<SentFile> = FastCheck.oneof(
  { weight: 10, arbitrary: drawn },
  { weight: 10, arbitrary: broken },
  { weight: 1, arbitrary: FastCheck.constantFrom(...hostile).map((make) => make()) },
);
