/**
 * Makes the file of a workbook: typed cells, a bold header that stays in view, a filter over it, a bold row of sums.
 * Text is written as text: no cell is ever a formula.
 */
import { type CellStyle, type CellValue, type WriteSheet, writeXlsx } from "hucre/xlsx";
import type { Cell, CellFormat, Cells, SheetDescription } from "../../domain/documents/workbook.ts";

/** A sheet whose rows were gathered. */
export interface GatheredSheet extends Omit<SheetDescription, "rows"> {
  readonly rows: ReadonlyArray<Cells>;
}

/** What a file is made of. */
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

const valueOf = (cell: Cell | undefined, format: CellFormat): CellValue =>
  format === "day" && typeof cell === "string" && strictDay.test(cell)
    ? new Date(`${cell}T00:00:00Z`)
    : cell ?? null;

const styleOf = (format: CellFormat): CellStyle | undefined => {
  const numFmt = numberFormats[format];
  return numFmt === undefined ? undefined : { numFmt };
};

const bold = (style: CellStyle | undefined): CellStyle => ({ ...style, font: { bold: true } });

const letterOf = (position: number): string =>
  (position >= 26 ? letterOf(Math.floor(position / 26) - 1) : "") + String.fromCharCode(65 + position % 26);

const sheetOf = ({ name, columns, rows, sums }: GatheredSheet): WriteSheet => {
  const formats = columns.map(({ format }) => format);
  const values = (cells: Cells): Array<CellValue> =>
    formats.map((format, index) => valueOf(cells[index], format));
  const body = [...rows, ...(sums === undefined ? [] : [sums])].map(values);
  const bolds = new Map<string, { readonly style: CellStyle }>();
  columns.forEach((_, index) => bolds.set(`0,${index}`, { style: bold(undefined) }));
  if (sums !== undefined) {
    formats.forEach((format, index) =>
      bolds.set(`${body.length},${index}`, { style: bold(styleOf(format)) })
    );
  }
  return {
    name,
    columns: columns.map(({ widthCharacters, format }) => {
      const style = styleOf(format);
      return { width: widthCharacters, ...(style === undefined ? undefined : { style }) };
    }),
    rows: [columns.map(({ heading }) => heading), ...body],
    cells: bolds,
    freezePane: { rows: 1 },
    ...(rows.length === 0 ? undefined : {
      autoFilter: { range: `A1:${letterOf(columns.length - 1)}${rows.length + 1}` },
    }),
  };
};

/** @returns the file's bytes */
export const writeWorkbook = ({ title, createdAt, sheets }: GatheredWorkbook): Promise<Uint8Array> =>
  writeXlsx({
    sheets: sheets.map(sheetOf),
    properties: { title, created: new Date(createdAt), modified: new Date(createdAt) },
  });
