/**
 * A row of a table to the strict form of its kind, with what was sent, what is passed through, what was read as what
 * and what could not be read. It is read when it is wanted: thousands of rows are worked on in slices.
 */
import type { StrictMembers } from "../../../contract/decoding/as_written.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";
import { isSoundText } from "../../../kernel/text/json.ts";
import { longestText } from "../../../kernel/text/text_budget.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { splitMass } from "../../../kernel/lenient/mass.ts";
import { isBlank, textOf } from "./cells/cell.ts";
import { columnOfUnit } from "./columns/unit_columns.ts";
import type { TableShape } from "./shape.ts";

/** A row of a table before it is decoded. */
export interface TableRow {
  /** The row's cells by the contract's names, as they were sent, for the audit and for the echo of a wrong row. */
  readonly sent: Readonly<Record<string, Cell>>;
  /** Cells of the columns that are passed through, by their headings; undefined where there are none. */
  readonly extra: Readonly<Record<string, Cell>> | undefined;
  /** The strict row; undefined when the cells don't fit the columns. */
  readonly strict: StrictMembers | undefined;
  /** Finding when there is no strict row. */
  readonly complaint: Finding | undefined;
}

const broken = (cells: Cells): Finding | undefined =>
  cells.every((cell) => typeof cell !== "string" || isSoundText(cell)) ? undefined : { kind: "brokenRow" };

const misfit = (cells: Cells, width: number): Finding | undefined => {
  const last = cells.findLastIndex((cell) => !isBlank(cell));
  return last < width ? undefined : { kind: "tooManyCells", cells: last + 1, columns: width };
};

const isLonger = (cell: Cell | undefined, most: number): boolean =>
  typeof cell === "string" && cell.length > most;

/** The first cell that is longer than any that is read, or passed through. */
const tooLong = (cells: Cells, { columns, extraColumns }: TableShape): Finding | undefined => {
  const value = columns.find(({ position, mostCharacters }) => isLonger(cells[position], mostCharacters));
  if (value !== undefined) {
    return { kind: "cellTooLong", heading: value.heading, most: value.mostCharacters };
  }
  const text = extraColumns.find(({ position }) => isLonger(cells[position], longestText));
  return text === undefined ? undefined : { kind: "cellTooLong", heading: text.name, most: longestText };
};

const named = (
  columns: ReadonlyArray<{ readonly name: string; readonly position: number }>,
  cells: Cells,
): Readonly<Record<string, Cell>> =>
  Object.fromEntries(columns.map(({ name, position }) => [name, cells[position] ?? null]));

/** Most cells behind the last column that are given back: enough to see what was cut apart. */
const mostBehind = 20;

/** Cells behind the last column, which have no name of their own. */
const behind = (cells: Cells, width: number): Readonly<Record<string, Cell>> =>
  Object.fromEntries(
    cells.slice(width, width + mostBehind).flatMap((cell, at) =>
      isBlank(cell) ? [] : [[`column ${width + at + 1}`, cell]]
    ),
  );

/** Cells of a row whose quantity has its unit in a column of its own: the quantity stands under the name of that unit. */
const inOwnUnit = (
  sent: Readonly<Record<string, Cell>>,
  { set, unit }: TableShape,
): { readonly cells: Readonly<Record<string, Cell>>; readonly complaints: ReadonlyArray<Issue> } => {
  if (unit === undefined) return { cells: sent, complaints: [] };
  const { [unit.unit.name]: word = null, [unit.quantity.name]: quantity = null, ...others } = sent;
  if (isBlank(quantity)) return { cells: others, complaints: [] };
  const split = splitMass(textOf(quantity), "kg");
  const own = split.behind === "" ? undefined : columnOfUnit(set, split.unit);
  const besides = columnOfUnit(set, word);
  const column = own !== undefined && isBlank(word) ? own : besides;
  const path = unit.quantity.name;
  if (column === undefined || (own !== undefined && own !== column)) {
    const found = `${textOf(quantity)} ${textOf(word)}`.trim();
    return { cells: others, complaints: [issueOf({ path, code: "format" }, { kind: "otherUnit", found })] };
  }
  if (isBlank(others[column])) return { cells: { ...others, [column]: quantity }, complaints: [] };
  const second = { kind: "secondMass", member: column, found: quantity } as const;
  return { cells: others, complaints: [issueOf({ path, code: "ambiguous" }, second)] };
};

/** The row in the strict form, under the notation of its table. */
const strictOf = (sent: Readonly<Record<string, Cell>>, shape: TableShape): StrictMembers => {
  const { set: { readRow }, numbers, orders, shortYears } = shape;
  const { cells, complaints } = inOwnUnit(sent, shape);
  const read = readRow(cells, { mark: numbers, orders, shortYears });
  return complaints.length === 0 ? read : { ...read, complaints: [...read.complaints, ...complaints] };
};

/** @returns the row as it was sent, for who has read it before */
export const sentRow = (
  cells: Cells,
  { columns, extraColumns }: TableShape,
): Pick<TableRow, "sent" | "extra"> => ({
  sent: named(columns, cells),
  extra: extraColumns.length === 0 ? undefined : named(extraColumns, cells),
});

/**
 * @param row the row of the table: what is doubted is known by it
 * @param cells what is read of it, where that is not the row itself
 * @returns the row as it was sent and in the strict form
 */
export const readTableRow = (row: Cells, shape: TableShape, cells = row): TableRow => {
  const { width, doubts } = shape;
  const { sent, extra } = sentRow(cells, shape);
  const complaint = misfit(cells, width) ?? tooLong(cells, shape) ?? broken(cells) ?? doubts.get(row);
  return complaint === undefined
    ? { sent, extra, strict: strictOf(sent, shape), complaint }
    : { sent: { ...sent, ...behind(cells, width) }, extra, strict: undefined, complaint };
};
