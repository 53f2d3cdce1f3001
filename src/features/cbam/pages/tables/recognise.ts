/**
 * A table that somebody gave, before anything is decided about it: its columns with what their headings are known to
 * mean, and its cells. Unlike a bulk call, an unknown or doubled heading is no error here: a person will say what it is.
 */
import type { Cell, Cells } from "../../../../domain/documents/workbook.ts";
import { shipmentTable } from "../../table/columns.ts";
import { type HeaderCell, headerCells, headerPosition } from "../../../../http/wire/table/header.ts";

/** A column as it was found. */
export interface FoundColumn {
  readonly heading: string;
  /** The column of a bulk row that the heading means; null for an unknown one. */
  readonly meaning: string | null;
  /** True if it is a mass that doesn't say its unit. */
  readonly lacksUnit: boolean;
}

/** A table as it was found. */
export interface FoundTable {
  readonly columns: ReadonlyArray<FoundColumn>;
  /** Rows below the header, one cell a column. */
  readonly rows: Iterable<Cells>;
}

/** Made one after the other, while they are taken. */
function* rowsBelow(below: ReadonlyArray<Cells>, header: ReadonlyArray<HeaderCell>): Generator<Cells> {
  for (const row of below) yield header.map((column): Cell => row[column.position] ?? null);
}

/** @param cells of the sheet, blank rows left out */
export const recognise = (cells: ReadonlyArray<Cells>): FoundTable => {
  const position = headerPosition(shipmentTable, cells);
  const below = cells.slice(position + 1);
  const header = headerCells(shipmentTable, cells[position] ?? [], below);
  return {
    columns: header.map(({ text, heading }) => ({
      heading: text,
      meaning: "column" in heading ? heading.column : null,
      lacksUnit: "lacksUnit" in heading,
    })),
    rows: rowsBelow(below, header),
  };
};
