/**
 * Headings that stand there again: of a second table below the first one, whose rows would be read by columns that mean something
 * else, tonnes as kilograms; and of a column that another one repeats. Headings of columns that are not read.
 */
import type { Cells } from "../../../../domain/documents/workbook.ts";
import { isBlank, isDatum, textOf } from "../cells/cell.ts";
import type { ReadColumn } from "../column_orders.ts";
import type { ColumnSet } from "./column_set.ts";
import type { HeaderCell } from "./header.ts";
import { headingOf } from "./headings.ts";

/** Relation of a row below the header to it: the same headings in other words, those of another table, or no headings. */
export type HeadingsBelow = "same" | "other" | "none";

/** A table's kind, and the columns that it is read by. */
export interface TableColumns {
  readonly set: ColumnSet;
  readonly columns: ReadonlyArray<Pick<ReadColumn, "name" | "position">>;
}

const fewestHeadings = 2;

/** @returns the part that a row below the header plays: only texts, of which two are headings or more, make headings */
export const headingsBelow = ({ set, columns }: TableColumns, cells: Cells): HeadingsBelow => {
  if (cells.some(isDatum)) return "none";
  const found = cells.flatMap((cell, position) => {
    if (isBlank(cell)) return [];
    const heading = headingOf(set, textOf(cell));
    const isMass = "lacksUnit" in heading || "isGross" in heading;
    return "column" in heading
      ? [{ position, name: heading.column }]
      : isMass
      ? [{ position, name: "" }]
      : [];
  });
  if (new Set(found.map(({ name }) => name)).size < fewestHeadings) return "none";
  const read = new Map(columns.map(({ position, name }) => [position, name]));
  return found.every(({ position, name }) => (read.get(position) ?? "") === name) ? "same" : "other";
};

/** @returns the header without the second of two columns that mean the same and hold the same in every row */
export const withoutDoubles = (
  header: ReadonlyArray<HeaderCell>,
  below: ReadonlyArray<Cells>,
): ReadonlyArray<HeaderCell> => {
  const seen = new Map<string, HeaderCell>();
  return header.map((cell): HeaderCell => {
    if (!("column" in cell.heading)) return cell;
    const earlier = seen.get(cell.heading.column);
    if (earlier === undefined) {
      seen.set(cell.heading.column, cell);
      return cell;
    }
    const isSame = below.every((cells) =>
      (cells[cell.position] ?? null) === (cells[earlier.position] ?? null)
    );
    return isSame ? { ...cell, heading: { unknown: true, isCompared: true } } : cell;
  });
};

/** A column that is passed through, under a name that no other one has. */
export interface ExtraColumn {
  readonly position: number;
  readonly name: string;
  /** True if cells of it were read in the place of another column's. */
  readonly isTaken?: boolean;
}

/** @returns the columns that are not read, each under a name of its own */
export const extraColumnsOf = (cells: ReadonlyArray<HeaderCell>): ReadonlyArray<ExtraColumn> => {
  const taken = new Set<string>();
  return cells.filter(({ heading }) => !("column" in heading)).map(({ position, text, heading }) => {
    const wanted = text === "" ? `column ${position + 1}` : text;
    const name = taken.has(wanted) ? `${wanted} (column ${position + 1})` : wanted;
    taken.add(name);
    return "isTaken" in heading && heading.isTaken === true
      ? { position, name, isTaken: true }
      : { position, name };
  });
};

/** @returns the headings that answers about the table repeat in each row */
export const repeatedHeadings = (
  { repeatsHeadings }: ColumnSet,
  extraColumns: ReadonlyArray<ExtraColumn>,
): ReadonlyArray<string> => repeatsHeadings === true ? extraColumns.map(({ name }) => name) : [];
