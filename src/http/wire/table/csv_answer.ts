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

/** Sentences about a whole table that was sent, in an answer that has no place for them but the cells of its rows. */
export interface WholeTable {
  /** Values as they were written and read, sheets that were left out, hidden rows: a sentence each. */
  readonly readAs: ReadonlyArray<string>;
  /** Heading of the column that says such things of a row. */
  readonly heading: string;
  /** Words that the sentences begin with; the API's where they are left out. */
  readonly words?: string;
}

/** Rows of a table that leaves, and their form. */
export interface TableText<Row> {
  readonly columns: ReadonlyArray<AnswerColumn<Row>>;
  /** Taken one after the other while the text is made. */
  readonly rows: Iterable<Row>;
  readonly dialect: CsvDialect;
  /** Undefined for an answer to no table. */
  readonly wholeTable: WholeTable | undefined;
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

const wordsOfWhole = "Of the whole table:";

/** @returns the lines below the headings; the first one says what is to be known of the whole table, behind what it says of itself */
export function* sayingOfWhole(
  lines: Iterable<Cells>,
  headings: ReadonlyArray<string>,
  { readAs, heading, words = wordsOfWhole }: WholeTable = { readAs: [], heading: "" },
): Generator<Cells> {
  let awaited = readAs.length === 0 ? undefined : [words, ...readAs].join(" ");
  const position = headings.indexOf(heading);
  const withSentence = (cells: Cells): Cells =>
    headings.map((_, at) => {
      const cell = cells[at] ?? null;
      return at === position ? [cell ?? "", awaited].filter((text) => text !== "").join(" ") : cell;
    });
  for (const cells of lines) {
    yield awaited === undefined ? cells : withSentence(cells);
    awaited = undefined;
  }
  if (awaited !== undefined) yield withSentence([]);
}

/** The table's rows, then its sums. */
function* linesOf<Row>({ columns, rows, isCounted, wordOfSums }: TableText<Row>): Generator<Cells> {
  const sums = sumsOf(columns, wordOfSums);
  for (const row of rows) {
    const cells = cellsOf(columns, row);
    if (isCounted?.(row)) sums.add(cells);
    yield cells;
  }
  if (isCounted !== undefined) yield sums.row();
}

const pieceLines = 100;
/** Characters of a piece's cells, about: whoever makes it keeps the thread for a few milliseconds. */
const pieceCharacters = 65_536;

const charactersOf = (cells: Cells): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 1), 0);

/** The lines as text in pieces: of so many lines, or fewer of long ones. */
export function* linePieces(lines: Iterable<Cells>, dialect: CsvDialect): Generator<string> {
  let [piece, characters]: [Array<Cells>, number] = [[], 0];
  for (const cells of lines) {
    piece.push(cells);
    characters += charactersOf(cells);
    if (piece.length < pieceLines && characters < pieceCharacters) continue;
    yield csvText(piece, dialect);
    [piece, characters] = [[], 0];
  }
  if (piece.length > 0) yield csvText(piece, dialect);
}

/** @returns the table's text in pieces: its header, its rows, its sums */
export function* tablePieces<Row>(table: TableText<Row>): Generator<string> {
  const { columns, dialect, wholeTable } = table;
  const headings = columns.map(({ name }) => name);
  yield (dialect.hasByteOrderMark ? byteOrderMark : "") + csvText([headings], dialect);
  yield* linePieces(sayingOfWhole(linesOf(table), headings, wholeTable), dialect);
}
