/**
 * A table as the page holds it, and as text that the service takes.
 */

export type Cell = string | number | boolean | null;

/** Choice for a column that is none of a bulk row's. */
export const passedThrough = "";
export const leftOut = "-";

/** Facts about cells as the service told them, for itself. */
type Seen = Readonly<Record<string, unknown>>;

export interface Column {
  readonly heading: string;
  /** The bulk row's member that it is read as, `passedThrough` or `leftOut`. */
  meaning: string;
  readonly lacksUnit: boolean;
  readonly isGross: boolean;
  /** True for a column that the sheet didn't have. */
  readonly isAdded?: true;
  /** Looks of its cells beside their values, as the service told them. */
  readonly seen?: Seen;
}

/** A row that was left out, with its place. */
export interface RemovedRow {
  readonly index: number;
  readonly number: number;
  readonly cells: Array<Cell>;
}

export interface Table {
  readonly columns: Array<Column>;
  readonly rows: Array<Array<Cell>>;
  /** Numbers of the rows in the file. */
  readonly numbers: Array<number>;
  /** Rows that were left out, the latest one last. */
  readonly removed: Array<RemovedRow>;
  /** Number of the row with the headings; 0 for a table without any. */
  readonly headingRow: number;
  /** Facts about the file, as the service told them. */
  readonly file: Readonly<Record<string, boolean>>;
  /** Texts around the table that say what its numbers count, as the service told them; undefined in a draft of an earlier version. */
  readonly around?: ReadonlyArray<Seen>;
  /** Sentences about the file beside its rows; undefined in a draft of an earlier version. */
  said?: ReadonlyArray<string>;
  /** Their language; undefined in a draft of an earlier version. */
  locale?: string;
  /** Name of the file; null for cells that were pasted. */
  readonly fileName: string | null;
  /** Separator of its cells; null for a workbook and for cells that were pasted. */
  readonly separator: string | null;
  /** Choices of the person. */
  readonly choices: Choices;
}

/** Choices about a table that its cells don't tell; empty for none. */
export interface Choices {
  decimal: "" | "comma" | "point";
  dates: "" | "dmy" | "mdy";
  totals: "" | "skip" | "keep";
}

/**
 * Adds a column for something that rows lack.
 * @param heading for people
 * @param value of every row
 * @returns true if it was not there yet
 */
export const addColumn = (
  { columns, rows, removed }: Table,
  { meaning, heading, value = null }: {
    readonly meaning: string;
    readonly heading: string;
    readonly value?: Cell;
  },
): boolean => {
  if (columns.some((column) => column.meaning === meaning)) return false;
  columns.push({ heading, meaning, lacksUnit: false, isGross: false, isAdded: true });
  for (const row of [...rows, ...removed.map(({ cells }) => cells)]) row.splice(columns.length - 1, 0, value);
  return true;
};

/** Leaves a row out. */
export const removeRow = ({ rows, numbers, removed }: Table, index: number): void => {
  const [cells] = rows.splice(index, 1);
  const [number = 0] = numbers.splice(index, 1);
  if (cells !== undefined) removed.push({ index, number, cells });
};

/** Puts every row back that was left out. */
export const putRowsBack = ({ rows, numbers, removed }: Table): void => {
  for (const { index, number, cells } of removed.splice(0).reverse()) {
    rows.splice(index, 0, cells);
    numbers.splice(index, 0, number);
  }
};

export const isRead = ({ meaning }: Column): boolean => meaning !== passedThrough && meaning !== leftOut;

/** @returns the looks of a column's cells; null where they don't count */
export const seenOf = (column: Column): Seen | null => isRead(column) ? column.seen ?? null : null;

/** A number of a workbook, as text with the mark that the table's other numbers have. */
export const cellText = (cell: Cell, decimal: "comma" | "point"): string =>
  cell === null
    ? ""
    : typeof cell === "number" && decimal === "comma"
    ? String(cell).replace(".", ",")
    : String(cell);

/** Columns of codes, names and days; all others hold numbers, which stand under each other. */
const plainColumns = new Set([
  "cn_code",
  "origin_country",
  "import",
  "import_year",
  "client_ref",
  "production_route",
]);

/** @returns true if the column that is read under the name holds numbers */
export const holdsNumbers = (name: string): boolean => !plainColumns.has(name);

const fractions = { comma: /^-?\d+,\d+$/, point: /^-?\d+\.\d+$/ } as const;
/** Digits that a number keeps. */
const mostDigits = 15;

/**
 * @param mark decimal mark that the text can have
 * @returns a fraction as the number that it is, so that it leaves with the mark of its file; any other text as it is
 */
export const numberOr = (text: string, mark: keyof typeof fractions): Cell =>
  fractions[mark].test(text.trim()) && text.replace(/\D/g, "").length <= mostDigits
    ? Number(text.replace(",", "."))
    : text;

/** A table as the service takes it. */
export interface SentSheet extends Pick<Table, "numbers" | "file" | "fileName" | "separator"> {
  /** Member that each column is read as; null for one that is passed through. */
  readonly names: ReadonlyArray<string | null>;
  readonly headings: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>;
  readonly seen: ReadonlyArray<Seen | null>;
  readonly around: Table["around"] | undefined;
  readonly said: ReadonlyArray<string>;
}

/** @returns the table as the service takes it: columns that are left out are gone, cells behind the last one stay behind it */
export const sheetOf = (
  { columns, rows, numbers, file, around, said = [], fileName, separator }: Table,
): SentSheet => {
  const kept = columns.flatMap((column, position) =>
    column.meaning === leftOut ? [] : [{ column, position }]
  );
  return {
    names: kept.map(({ column }) => isRead(column) ? column.meaning : null),
    headings: kept.map(({ column }) => column.heading),
    rows: rows.map((row) => [
      ...kept.map(({ position }) => row[position] ?? null),
      ...row.slice(columns.length),
    ]),
    seen: kept.map(({ column }) => seenOf(column)),
    numbers,
    file,
    around,
    said,
    fileName,
    separator,
  };
};
