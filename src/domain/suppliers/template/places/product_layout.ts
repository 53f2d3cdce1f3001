/**
 * Sheets of products: the one that a supplier fills (`Summary_Products`), known by its example and by the positions of its
 * columns, and the one that sums up for the importer (`Summary_Communication`), which is English in every language and
 * known by its headings: version 2.1.1 put a column in.
 */
import { type Grid, type Place, runsOf, textAt } from "./grid.ts";

/** Columns that are read, with their English headings, folded, and their distances from the column of lines' numbers. */
const productColumns = [
  ["process", "production process from which the products arise", 1],
  ["category", "type of aggregated good or precursor", 2],
  ["code", "cn codes", 3],
  ["name", "product name used for communication with reporting declarant e g on invoices", 5],
  ["direct", "see direct", 6],
  ["indirect", "see indirect", 7],
  ["total", "see total", 8],
  ["unit", "unit", 9],
  ["defaultShare", "share of emissions by default value", 10],
  ["electricity", "embedded electricity mwh t", 12],
  ["clinker", "clinker factor", 25],
  ["nitrogen", "n contained", 30],
  ["instrument", "type of instrument carbon pricing", 35],
  ["currency", "currency", 39],
  ["price", "carbon price cp due per produced t or mwh", 41],
  ["rebateType", "type of rebate", 43],
  ["rebate", "amount of rebate per produced t or mwh", 47],
  ["effective", "result effective cp due per produced t or mwh", 49],
] as const;

/** A column of products. */
export type ProductField =
  | "process"
  | "category"
  | "code"
  | "name"
  | "direct"
  | "indirect"
  | "total"
  | "unit"
  | "defaultShare"
  | "electricity"
  | "clinker"
  | "nitrogen"
  | "instrument"
  | "currency"
  | "price"
  | "rebateType"
  | "rebate"
  | "effective";

/** Layout of a sheet of products. */
export interface ProductLayout {
  /** Purpose of the sheet. */
  readonly role: "products" | "summary";
  /** Its sheet. */
  readonly grid: Grid;
  /** Rows of the lines, by their numbers from 1. */
  readonly lines: ReadonlyMap<number, number>;
  /** Position of each column; empty where columns were moved and nothing says where to. */
  readonly columns: ReadonlyMap<ProductField, number>;
  /** Place of the number of the example above the first line, where there is one. */
  readonly example: Place | undefined;
}

const needed: ReadonlyArray<ProductField> = ["process", "code", "direct", "indirect", "total", "unit"];

/** Field of the last column. */
const lastField: ProductField = "effective";

const folded = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, " ").trim();

/**
 * Positions of the columns by the English headings of a row; undefined where a needed one is missing or one stands twice. Behind the
 * last column the template repeats headings over cells of its own.
 */
const columnsByHeading = (grid: Grid, row: number): ReadonlyMap<ProductField, number> | undefined => {
  const found = new Map<ProductField, number>();
  for (const { column } of grid.sheet.rows.find(({ number }) => number === row)?.cells ?? []) {
    const text = folded(textAt(grid, { row, column }));
    const field = productColumns.find(([, heading]) => heading === text)?.[0];
    if (field === undefined) continue;
    if (found.has(field)) return undefined;
    found.set(field, column);
    if (field === lastField) break;
  }
  return needed.every((field) => found.has(field)) ? found : undefined;
};

const columnsByPosition = (column: number): ReadonlyMap<ProductField, number> =>
  new Map(productColumns.map(([field, , distance]) => [field, column + distance]));

/** Cells of the example that are the same in every language. */
const exampleTexts: ReadonlyArray<readonly [ProductField, string]> = [
  ["code", "72071919"],
  ["direct", "0.915"],
  ["indirect", "0.396"],
  ["currency", "USD"],
];

/** The example's cells that stand where the columns have them. */
const matches = (grid: Grid, row: number, columns: ReadonlyMap<ProductField, number>): number =>
  exampleTexts.filter(([field, text]) => textAt(grid, { row, column: columns.get(field) ?? 0 }) === text)
    .length;

/** Fewest lines that a sheet of products has; the template has a hundred. */
const fewestLines = 20;

/** Rows of the lines, whose numbers go up from the start on, also where rows were put between them. */
const linesFrom = (grid: Grid, start: Place): ReadonlyMap<number, number> => {
  const lines = new Map<number, number>();
  let last = 0;
  for (const { row, text } of grid.textsOf(start.column)) {
    const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    if (row < start.row || number <= last) continue;
    lines.set(number, row);
    last = number;
  }
  return lines;
};

const layoutAt = (grid: Grid, start: Place): ProductLayout | undefined => {
  const lines = linesFrom(grid, start);
  if (lines.size < fewestLines) return undefined;
  const summary = columnsByHeading(grid, start.row - 1);
  if (summary !== undefined) return { role: "summary", grid, lines, columns: summary, example: undefined };
  const example = { row: start.row - 1, column: start.column };
  const english = columnsByHeading(grid, start.row - 2);
  const columns = columnsByPosition(start.column);
  const matching = matches(grid, example.row, columns);
  if (english !== undefined) return { role: "products", grid, lines, columns: english, example };
  if (matching === exampleTexts.length) return { role: "products", grid, lines, columns, example };
  return matching > 0 || grid.name === "Summary_Products"
    ? { role: "products", grid, lines, columns: new Map(), example }
    : undefined;
};

/** Most places where lines could begin that are looked at; the template's own sheets have a few. */
const mostStarts = 50;

/** Returns the layout of a sheet of products; undefined for another sheet. */
export const productLayout = (grid: Grid): ProductLayout | undefined => {
  for (const start of runsOf(grid, ["1", "2", "3"]).slice(0, mostStarts)) {
    const layout = layoutAt(grid, start);
    if (layout !== undefined) return layout;
  }
  return undefined;
};

/** True if the row of the example holds figures of other goods. */
export const isExampleChanged = ({ grid, columns, example }: ProductLayout): boolean =>
  example !== undefined && columns.size > 0 &&
  exampleTexts.some(([field, text]) => {
    const found = textAt(grid, { row: example.row, column: columns.get(field) ?? 0 });
    return field !== "currency" && found !== "" && found !== text;
  });

const codeOrFigure = /^-?\d[\d\s.,]*$/;

/** Returns the rows from the first line on that have no number and yet a code or a figure. */
export const unnumberedRows = ({ grid, lines, columns }: ProductLayout): ReadonlyArray<number> => {
  const numbered = new Set(lines.values());
  const first = Math.min(...numbered);
  const filled = ["code", "direct"] as const;
  return grid.sheet.rows.flatMap(({ number: row }) =>
    row > first && !numbered.has(row) &&
      filled.some((field) => codeOrFigure.test(textAt(grid, { row, column: columns.get(field) ?? 0 })))
      ? [row]
      : []
  );
};
