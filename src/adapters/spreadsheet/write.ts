/**
 * Makes the file of a workbook: typed cells, a bold header that stays in view, a filter over it, sums in bold.
 * Text is written as text: no cell is ever a formula.
 */
import { type CellStyle, type CellValue, type WriteSheet, writeXlsx } from "hucre/xlsx";
import type { Cell, CellFormat, Cells, SheetDescription } from "../../domain/documents/workbook.ts";
import { writtenText } from "./cell_text.ts";
import { chartOf, letterOf } from "./charts.ts";

/** A sheet whose rows were gathered. */
export interface GatheredSheet extends Omit<SheetDescription, "rows"> {
  readonly rows: ReadonlyArray<Cells>;
}

/** Sheets and rows that a file is made of. */
export interface GatheredWorkbook {
  readonly title: string;
  readonly createdAt: string;
  readonly sheets: ReadonlyArray<GatheredSheet>;
}

const numberFormats: Readonly<Record<CellFormat, string | undefined>> = {
  text: undefined,
  whole: "0",
  number: "#,##0.######",
  money: "#,##0.00",
  day: "yyyy-mm-dd",
};

const strictDay = /^\d{4}-\d{2}-\d{2}$/;

/** The most characters that a cell of Excel holds. */
const mostCharacters = 32_767;

const valueOf = (cell: Cell | undefined, format: CellFormat): CellValue => {
  if (typeof cell !== "string") return cell ?? null;
  return format === "day" && strictDay.test(cell)
    ? new Date(`${cell}T00:00:00Z`)
    : writtenText(cell.slice(0, mostCharacters));
};

const styleOf = (format: CellFormat): CellStyle | undefined => {
  const numFmt = numberFormats[format];
  return numFmt === undefined ? undefined : { numFmt };
};

const bold = (style: CellStyle | undefined): CellStyle => ({ ...style, font: { bold: true } });

const boldCells = (
  formats: ReadonlyArray<CellFormat>,
  lastRow: number | undefined,
): Map<string, { style: CellStyle }> =>
  new Map(formats.flatMap((format, column) => [
    [`0,${column}`, { style: bold(undefined) }] as const,
    ...(lastRow === undefined ? [] : [[`${lastRow},${column}`, { style: bold(styleOf(format)) }] as const]),
  ]));

/** Print of every sheet: A4 across, all columns on a page, the headings on each. */
const printed: NonNullable<WriteSheet["pageSetup"]> = {
  paperSize: "a4",
  orientation: "landscape",
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: "$1:$1",
};

const sheetOf = ({ name, columns, rows, endsWithSums, chart }: GatheredSheet): WriteSheet => {
  const formats = columns.map(({ format }) => format);
  const body = rows.map((cells) => formats.map((format, index) => valueOf(cells[index], format)));
  const filtered = endsWithSums ? rows.length - 1 : rows.length;
  return {
    name,
    columns: columns.map(({ widthCharacters, format }) => {
      const style = styleOf(format);
      return { width: widthCharacters, ...(style === undefined ? undefined : { style }) };
    }),
    rows: [columns.map(({ heading }) => writtenText(heading)), ...body],
    cells: boldCells(formats, endsWithSums ? rows.length : undefined),
    freezePane: { rows: 1 },
    pageSetup: printed,
    ...(chart === undefined ? undefined : { charts: [chartOf(chart, columns.length)] }),
    ...(filtered <= 0 ? undefined : {
      autoFilter: { range: `A1:${letterOf(columns.length - 1)}${filtered + 1}` },
    }),
  };
};

/** @returns the file's bytes */
export const writeWorkbook = ({ title, createdAt, sheets }: GatheredWorkbook): Promise<Uint8Array> =>
  writeXlsx({
    sheets: sheets.map(sheetOf),
    properties: { title, created: new Date(createdAt), modified: new Date(createdAt) },
  });
