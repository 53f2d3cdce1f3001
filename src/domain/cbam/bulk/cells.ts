/**
 * A row of a table in the form that a row of JSON has: cells that hold numbers become numbers, empty cells are absent.
 */
import { decimalOfNumber, decimalOfText, toText } from "../../../kernel/decimal.ts";

/** Columns whose cells are numbers. */
const numberColumns: ReadonlySet<string> = new Set([
  "tonnage",
  "mwh",
  "assume_cscf",
  "import_year",
  "verified_direct_intensity",
  "verified_indirect_intensity",
  "origin_carbon_price_eur_per_t",
]);

/** The number that the cell holds; undefined where it holds none, or one with more digits than a number carries. */
const numberOf = (cell: string): number | undefined => {
  const written = decimalOfText(cell);
  const carried = decimalOfNumber(Number(cell));
  if (written === undefined || carried === undefined) return undefined;
  return toText(written) === toText(carried) ? Number(cell) : undefined;
};

const valueOf = (column: string, cell: unknown): unknown =>
  typeof cell === "string" && numberColumns.has(column) ? numberOf(cell) ?? cell : cell;

/** @param cells by the names of their columns */
export const rowOfCells = (cells: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(cells).filter(([, cell]) => cell !== "").map(([column, cell]) => [
      column,
      valueOf(column, cell),
    ]),
  );
