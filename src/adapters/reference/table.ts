/**
 * One CSV table of `fixtures/reference`: bytes to checked rows. Every problem is collected with its file and line,
 * so that a broken table is mended in one go.
 */
import { createHash } from "node:crypto";
import Papa from "papaparse";
import { type Decimal, decimalOfText, toJsonNumber } from "../../kernel/decimal.ts";
import { onceEachText } from "../../kernel/once.ts";

/** Problems found so far, each a sentence that starts with the file and, where there is one, the line. */
export interface Problems {
  readonly found: ReadonlyArray<string>;
  readonly add: (file: string, line: number | undefined, reason: string) => void;
}

const problemLimit = 20;

/** @returns an empty list; it stops growing at twenty. */
export const problems = (): Problems => {
  const found: Array<string> = [];
  return {
    found,
    add: (file, line, reason) => {
      if (found.length < problemLimit) {
        found.push(line === undefined ? `${file}: ${reason}` : `${file} line ${line}: ${reason}`);
      }
    },
  };
};

/** Manifest's entry of a file. */
export interface ExpectedFile {
  readonly name: string;
  readonly sha256: string;
  readonly rows: number;
}

/** A decimal with the double that is nearest to it. */
interface ReadDecimal {
  readonly decimal: Decimal;
  readonly nearest: number;
}

const readDecimal = (text: string): ReadDecimal | undefined => {
  const decimal = decimalOfText(text);
  return decimal && { decimal, nearest: toJsonNumber(decimal) };
};

/** Context that the rows of a table share. */
interface TableContext {
  readonly file: string;
  readonly columns: ReadonlyMap<string, number>;
  /** Decimal of a cell; equal texts are one decimal. */
  readonly decimalOf: (text: string) => ReadDecimal | undefined;
  readonly report: Problems;
}

/** A line of the table. A cell that breaks its rule is a problem of the line and reads as undefined. */
export class Row {
  constructor(
    private readonly table: TableContext,
    readonly line: number,
    readonly cells: ReadonlyArray<string>,
  ) {}

  problem(reason: string): undefined {
    this.table.report.add(this.table.file, this.line, reason);
  }

  /** The cell as it stands; empty for a blank. */
  text(column: string): string {
    return this.cells[this.table.columns.get(column) ?? -1] ?? "";
  }

  /** The cells from a column to the last one, as one text. */
  textFrom(column: string): string {
    return this.cells.slice(this.table.columns.get(column) ?? 0).join();
  }

  /** A cell that has to look like this. */
  matching(column: string, pattern: RegExp, expected: string): string | undefined {
    const text = this.text(column);
    return pattern.test(text)
      ? text
      : this.problem(`${column} must be ${expected}, found ${JSON.stringify(text)}`);
  }

  /** A decimal from zero to `limit`; equal texts are one decimal. */
  decimal(column: string, limit: number): Decimal | undefined {
    const text = this.text(column);
    const value = this.table.decimalOf(text);
    if (value !== undefined && value.nearest <= limit) return value.decimal;
    return this.problem(`${column} must be a decimal in its range, found ${JSON.stringify(text)}`);
  }

  /** Number of a column, or null for a blank. */
  decimalOrBlank(column: string, limit: number): Decimal | null | undefined {
    return this.text(column) === "" ? null : this.decimal(column, limit);
  }

  year(column: string): number | undefined {
    const text = this.matching(column, /^20\d\d$/, "a year");
    return text === undefined ? undefined : Number(text);
  }

  oneOf<Value extends string>(column: string, values: ReadonlyArray<Value>): Value | undefined {
    const text = this.text(column);
    return values.find((value) => value === text) ??
      this.problem(`${column} must be one of ${values.join(", ")}, found ${JSON.stringify(text)}`);
  }
}

/** The table's identity: how problems name it, what the manifest says, which columns it must have. */
export interface TableShape {
  readonly file: string;
  /** Manifest's entry; undefined when it should list the file and doesn't. */
  readonly expected: ExpectedFile | "no manifest" | undefined;
  readonly columns: ReadonlyArray<string>;
  /** Columns that together may occur only once. */
  readonly key: ReadonlyArray<string>;
}

const checkBytes = (bytes: Uint8Array, shape: TableShape, report: Problems): void => {
  if (shape.expected === "no manifest") return;
  if (shape.expected === undefined) {
    return report.add(shape.file, undefined, "is not listed in its manifest.json");
  }
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (sha256 !== shape.expected.sha256) {
    report.add(
      shape.file,
      undefined,
      `its SHA-256 is ${sha256}, its manifest.json says ${shape.expected.sha256}`,
    );
  }
};

/**
 * Returns what the cell of a key says, however it is written: `chn` as `CHN`, `7208 39 00` as `72083900`, `(C)/(F)` as `(C/F)` and no
 * route as a blank.
 */
export const keyCell = (text: string): string =>
  text.replaceAll(/\s/g, "").toUpperCase().replace(")/(", "/").replace(/^N\/A$/, "");

const checkKeys = (rows: ReadonlyArray<Row>, shape: TableShape): void => {
  const lineOfKey = new Map<string, number>();
  // Few countries and goods stand in thousands of rows.
  const cellOf = onceEachText(keyCell);
  const places = shape.key.map((column) => shape.columns.indexOf(column));
  for (const row of rows) {
    let key = "";
    for (const place of places) key += `${cellOf(row.cells[place] ?? "")} `;
    const earlier = lineOfKey.get(key);
    if (earlier === undefined) lineOfKey.set(key, row.line);
    else {
      const cells = shape.key.map((column) => row.text(column));
      row.problem(`has the same ${shape.key.join(", ")} as line ${earlier}: ${cells.join(" ")}`);
    }
  }
};

/** @returns the rows below the header; problems of bytes, header, row count and keys are reported. */
export const readTable = (bytes: Uint8Array, shape: TableShape, report: Problems): ReadonlyArray<Row> => {
  checkBytes(bytes, shape, report);
  const { data, errors } = Papa.parse<Array<string>>(new TextDecoder().decode(bytes), {
    delimiter: ",",
    skipEmptyLines: true,
  });
  for (const { row, message } of errors) {
    report.add(shape.file, row === undefined ? undefined : row + 1, message);
  }
  const [header = [], ...lines] = data;
  if (header.join() !== shape.columns.join()) {
    report.add(shape.file, 1, `columns must be ${shape.columns.join()}, found ${header.join()}`);
    return [];
  }
  const expectedRows = shape.expected === "no manifest" ? undefined : shape.expected?.rows;
  if (expectedRows !== undefined && lines.length !== expectedRows) {
    report.add(shape.file, undefined, `has ${lines.length} rows, its manifest.json says ${expectedRows}`);
  }
  const columns = new Map(shape.columns.map((column, index) => [column, index]));
  const table: TableContext = { file: shape.file, columns, decimalOf: onceEachText(readDecimal), report };
  const rows: Array<Row> = [];
  for (const [index, cells] of lines.entries()) {
    const row = new Row(table, index + 2, cells);
    if (cells.length === header.length) rows.push(row);
    else row.problem(`has ${cells.length} cells, the header has ${header.length}`);
  }
  checkKeys(rows, shape);
  return rows;
};
