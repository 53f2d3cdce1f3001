/**
 * Everything around the cells of a workbook: a bold header that stays in view, a filter over it, sums in bold, formats, widths,
 * charts and properties. The library writes it for a workbook of empty rows.
 */
import { type CellStyle, type WriteSheet, writeXlsx } from "hucre/xlsx";
import type {
  CellFormat,
  SheetDescription,
  WorkbookDescription,
} from "../../../domain/documents/workbook.ts";
import { Archive } from "../archive.ts";
import { writtenText } from "../cell_text.ts";
import { chartOf, letterOf } from "./charts.ts";

/** A sheet that leaves, without its rows. */
export type SheetHead = Omit<SheetDescription, "rows">;

/** A workbook that leaves, without the rows of its sheets. */
export interface WorkbookHead extends Omit<WorkbookDescription, "sheets"> {
  /** The sheets in order. */
  readonly sheets: ReadonlyArray<SheetHead>;
}

const numberFormats: Readonly<Record<CellFormat, string | undefined>> = {
  text: undefined,
  whole: "0",
  number: "#,##0.######",
  money: "#,##0.00",
  day: "yyyy-mm-dd",
};

const styleOf = (format: CellFormat): CellStyle | undefined => {
  const numFmt = numberFormats[format];
  return numFmt === undefined ? undefined : { numFmt };
};

const bold = (style: CellStyle | undefined): CellStyle => ({ ...style, font: { bold: true } });

/** Rows of the frame that stand for all others: the header, one of the body, and sums where there are any. */
const [headerRow, bodyRow, sumsRow] = [0, 1, 2];

const boldCells = ({ columns, endsWithSums }: SheetHead): Map<string, { style: CellStyle }> =>
  new Map(columns.flatMap(({ format }, column) => [
    [`${headerRow},${column}`, { style: bold(undefined) }] as const,
    ...(endsWithSums ? [[`${sumsRow},${column}`, { style: bold(styleOf(format)) }] as const] : []),
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

/** The sheet with the frame's rows, and a filter over as many as it has. */
const framedSheet = (sheet: SheetHead, rowCount: number): WriteSheet => {
  const { name, columns, endsWithSums, chart } = sheet;
  const empty = columns.map(() => null);
  const filtered = endsWithSums ? rowCount - 1 : rowCount;
  return {
    name,
    columns: columns.map(({ widthCharacters, format }) => {
      const style = styleOf(format);
      return { width: widthCharacters, ...(style === undefined ? undefined : { style }) };
    }),
    rows: [columns.map(({ heading }) => writtenText(heading)), empty, ...(endsWithSums ? [empty] : [])],
    cells: boldCells(sheet),
    freezePane: { rows: 1 },
    pageSetup: printed,
    ...(chart === undefined ? undefined : { charts: [chartOf(chart, columns.length)] }),
    ...(filtered <= 0 ? undefined : {
      autoFilter: { range: `A1:${letterOf(columns.length - 1)}${filtered + 1}` },
    }),
  };
};

/** Parts of a workbook at most: three for each sheet, and those of the workbook. */
const mostParts = 1_000;

/** Name of the part of a sheet, by its place from 0. */
export const sheetPart = (place: number): string => `xl/worksheets/sheet${place + 1}.xml`;

/** Name of the part of texts that cells name. */
export const textsPart = "xl/sharedStrings.xml";

/**
 * The parts of the workbook, in which each sheet has the frame's rows alone.
 * @param rowCounts number of rows of each sheet below its header, by which filters end
 * @returns the parts as XML, by their names
 */
export const framedParts = async (
  { title, createdAt, sheets }: WorkbookHead,
  rowCounts: ReadonlyArray<number>,
): Promise<ReadonlyMap<string, string>> => {
  const archive = new Archive(
    await writeXlsx({
      sheets: sheets.map((sheet, at) => framedSheet(sheet, rowCounts[at] ?? 0)),
      properties: { title, created: new Date(createdAt), modified: new Date(createdAt) },
    }),
    mostParts,
  );
  const decoder = new TextDecoder();
  return new Map(
    [...archive.entries].map(([name, entry]) => [name, decoder.decode(archive.read(entry))]),
  );
};

/** Numbers of the styles of a sheet's cells by their columns; 0 is the usual one. */
export interface SheetStyles {
  /** Of the header. */
  readonly header: ReadonlyArray<number>;
  /** Of the rows below it. */
  readonly body: ReadonlyArray<number>;
  /** Of the last row, where it adds up the others. */
  readonly sums: ReadonlyArray<number>;
}

/** The styles that the frame's sheet has. */
export const stylesOf = (sheetXml: string, { columns }: SheetHead): SheetStyles => {
  const styles = new Map<string, number>();
  for (
    const [, reference = "", style] of sheetXml.matchAll(/<c r="([A-Z]{1,3}\d)"(?: t="[se]")? s="(\d+)"/g)
  ) {
    styles.set(reference, Number(style));
  }
  const ofRow = (row: number): ReadonlyArray<number> =>
    columns.map((_, column) => styles.get(`${letterOf(column)}${row + 1}`) ?? 0);
  return { header: ofRow(headerRow), body: ofRow(bodyRow), sums: ofRow(sumsRow) };
};

const [rowsBegin, rowsEnd] = ["<sheetData>", "</sheetData>"];

/** The frame of a sheet's rows. */
export interface SheetFrame {
  /** XML before the first row. */
  readonly before: string;
  /** XML behind the last one. */
  readonly behind: string;
}

/** The frame's sheet around so many rows below its header. */
export const frameOf = (sheetXml: string, { columns }: SheetHead, rowCount: number): SheetFrame => {
  const [begin, end] = [sheetXml.indexOf(rowsBegin) + rowsBegin.length, sheetXml.indexOf(rowsEnd)];
  const used = `<dimension ref="A1:${letterOf(Math.max(0, columns.length - 1))}${rowCount + 1}"/>`;
  return {
    before: sheetXml.slice(0, begin).replace(/<dimension ref="[A-Z0-9:]*"\/>/, used),
    behind: sheetXml.slice(end),
  };
};
