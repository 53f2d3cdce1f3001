/**
 * A table that leaves as CSV text, in the dialect of the question, piece by piece. No cell is one that a spreadsheet would
 * run, whichever separator it takes the text apart at.
 */
import Papa from "papaparse";
import { exactly, toText } from "../../../kernel/decimal.ts";
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";
import { type AnswerColumn, cellsOf } from "./answer_column.ts";
import { harmless } from "./cells/guarded.ts";
import type { Separator } from "./columns/separators.ts";
import { sumsOf } from "./sums.ts";

/** Form of a CSV table. */
export interface CsvDialect {
  readonly separator: Separator;
  readonly decimalMark: "point" | "comma";
  readonly hasByteOrderMark: boolean;
}

/** The dialect of those who say nothing. */
export const plainDialect: CsvDialect = { separator: ",", decimalMark: "point", hasByteOrderMark: false };

/** Rows of a table that leaves, and their form. */
export interface TableText<Row> {
  readonly columns: ReadonlyArray<AnswerColumn<Row>>;
  /** Taken one after the other while the text is made. */
  readonly rows: Iterable<Row>;
  readonly dialect: CsvDialect;
  /** Test of the rows that the last one adds up; without it there is none. */
  readonly isCounted?: (row: Row) => boolean;
  /** Word of the row of sums; the API's where it is left out. */
  readonly wordOfSums?: string;
}

const lineEnd = "\r\n";
const byteOrderMark = "\ufeff";
const comesApart = /[",;\t\r\n]|^\s|\s$/;
const commaNumber = /^-?\d{1,3}(?:[. ']?\d{3})*,\d+$/;

/** @returns the number's digits, without an exponent */
export const plainNumber = (value: number): string => {
  const text = String(value);
  return text.includes("e") ? toText(exactly(value)) : text;
};

const written = (cell: Cell, mark: CsvDialect["decimalMark"]): string | number | boolean | null => {
  if (typeof cell === "string") return harmless(cell);
  if (typeof cell !== "number") return cell;
  const plain = plainNumber(cell);
  return mark === "comma" ? plain.replace(".", ",") : plain;
};

/** @returns the lines as text, each cell harmless */
export const csvText = (lines: ReadonlyArray<Cells>, { separator, decimalMark }: CsvDialect): string =>
  Papa.unparse(lines.map((cells) => cells.map((cell) => written(cell, decimalMark))), {
    delimiter: separator,
    newline: lineEnd,
    quotes: (value) => typeof value === "string" && comesApart.test(value) && !commaNumber.test(value),
  }) + lineEnd;

const pieceRows = 100;

/** @returns the table's text in pieces: its header, its rows, its sums */
export function* tablePieces<Row>(
  { columns, rows, dialect, isCounted, wordOfSums }: TableText<Row>,
): Generator<string> {
  const sums = sumsOf(columns, wordOfSums);
  yield (dialect.hasByteOrderMark ? byteOrderMark : "") + csvText([columns.map(({ name }) => name)], dialect);
  let lines: Array<Cells> = [];
  for (const row of rows) {
    const cells = cellsOf(columns, row);
    if (isCounted?.(row)) sums.add(cells);
    if (lines.push(cells) === pieceRows) {
      yield csvText(lines, dialect);
      lines = [];
    }
  }
  if (lines.length > 0) yield csvText(lines, dialect);
  if (isCounted !== undefined) yield csvText([sums.row()], dialect);
}
