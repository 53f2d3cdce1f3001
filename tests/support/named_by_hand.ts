/** Tables whose columns a person names by hand, as the page's module sends them from their reading to their calculation. */
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import assert from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import type { SheetRows } from "../../src/domain/documents/workbook.ts";
import { passedThrough, sheetOf, type Table } from "../../src/features/cbam/browser/tables/table.ts";
import { decodeTable, readable } from "../../src/features/cbam/pages/tables/named_table.ts";
import { type FoundTable, recognise } from "../../src/features/cbam/pages/tables/recognise.ts";
import { shipmentTable } from "../../src/features/cbam/table/columns.ts";
import { headingOf } from "../../src/http/wire/table/columns/headings.ts";
import { workbookFacts } from "../../src/http/wire/table/question.ts";
import { atOnce } from "../../src/kernel/steps.ts";
import { excelParts } from "./workbooks.ts";

/** What the service says of a file, as its answer is read. */
export type ReadAnswer = Omit<FoundTable, "rows" | "above" | "warnings" | "passedOver"> & {
  readonly rows: Table["rows"];
};

/** The table as the page holds it, its columns named by a person where a name is given. */
export const heldTable = (
  { columns, rows, numbers, headingRow, file, around }: ReadAnswer,
  names: ReadonlyArray<string | null>,
): Table => ({
  columns: columns.map(({ seen, ...column }, at) => ({
    ...column,
    ...(seen && { seen: { ...seen } }),
    meaning: names[at] ?? column.meaning ?? passedThrough,
  })),
  rows,
  numbers: [...numbers],
  removed: [],
  headingRow,
  file: { ...file },
  around: around.map((each) => ({ ...each })),
  fileName: "sheet.xlsx",
  separator: null,
  choices: { decimal: "", dates: "", totals: "" },
});

/** What the page's table is refused for, once its columns have their names; empty where it is read. */
export const refusedByHand = (table: Table): string => {
  const decoded = decodeTable(JSON.parse(JSON.stringify(sheetOf(table))));
  assert.ok(Option.isSome(decoded));
  const { words, rows } = decoded.value;
  const found = atOnce(readable({ ...words, rows }));
  if (Either.isLeft(found)) return found.left.message;
  return "issue" in found.right ? found.right.issue.message : "";
};

/** A heading of each column that nobody knows. */
const unknownHeading = (at: number): string => `Feld ${"abcdefghij"[at]}`;

/**
 * What a sheet is refused for where none of its headings is known and a person names each column as it was known, or as they
 * choose; empty where it is read. The headings in it are the sheet's own again.
 */
export const saidUnderOwnHeadings = (sent: SheetRows, chosen: ReadonlyArray<string> = []): string => {
  const width = (cells: SheetRows["rows"][number]): number =>
    cells.filter((cell) => {
      const heading = typeof cell === "string" ? headingOf(shipmentTable, cell) : { unknown: true };
      return "column" in heading || "lacksUnit" in heading;
    }).length;
  const most = Math.max(...sent.rows.map(width));
  const at = sent.rows.findIndex((cells) => width(cells) === most);
  const own = (sent.rows[at] ?? []).map((cell) => typeof cell === "string" ? cell : "");
  const names = own.map((text, position) => {
    const heading = headingOf(shipmentTable, text);
    return chosen[position] ?? ("column" in heading ? heading.column : null);
  });
  const isNamed = (position: number): boolean => (names[position] ?? null) !== null;
  const rows = sent.rows.map((cells, row) =>
    row === at ? own.map((text, position) => isNamed(position) ? unknownHeading(position) : text) : cells
  );
  const found = atOnce(recognise({ ...sent, rows }, workbookFacts, sent.numbers[at]));
  if (Either.isLeft(found)) return found.left.message;
  const { rows: below, ...answer } = found.right;
  const read = { ...answer, rows: [...below].map((cells) => [...cells]) };
  return own.reduce(
    (said, text, position) => said.replaceAll(`"${unknownHeading(position)}"`, `"${text}"`),
    refusedByHand(heldTable(JSON.parse(JSON.stringify(read)), names)),
  );
};

/** A cell of a made workbook: a text, or a number with a style. */
type MadeCell = string | { readonly number: number; readonly style: number } | null;

/** Styles of made workbooks. */
export const styles = { plain: 0, tonnes: 1, struck: 2, thousands: 3 } as const;

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const styleSheet =
  `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="170" formatCode="0.0 &quot;t&quot;"/><numFmt numFmtId="171" formatCode="#,##0,&quot;t&quot;"/></numFmts>` +
  '<fonts count="2"><font/><font><strike/></font></fonts>' +
  '<cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="170"/><xf fontId="1" numFmtId="0"/><xf numFmtId="171"/></cellXfs></styleSheet>';

/** The file of a workbook whose numbers have styles. */
export const styledWorkbook = (
  rows: ReadonlyArray<ReadonlyArray<MadeCell>>,
  merged = "",
): Uint8Array<ArrayBuffer> => {
  const cellXml = (cell: MadeCell, at: string): string =>
    cell === null
      ? ""
      : typeof cell === "string"
      ? `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`
      : `<c r="${at}" s="${cell.style}"><v>${cell.number}</v></c>`;
  const data = rows.map((cells, row) =>
    `<row r="${row + 1}">${
      cells.map((cell, at) => cellXml(cell, `${"ABCDEFGHIJ"[at]}${row + 1}`)).join("")
    }</row>`
  ).join("");
  const ranges = merged === "" ? "" : `<mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>`;
  return new Uint8Array(zipSync({
    ...excelParts(""),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet xmlns="${main}"><sheetData>${data}</sheetData>${ranges}</worksheet>`,
    ),
    "xl/styles.xml": strToU8(styleSheet),
  }));
};
