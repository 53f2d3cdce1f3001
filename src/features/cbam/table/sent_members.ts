/**
 * Members of a row as it was sent, in an answered table: its mass where it could not be read, and those that no column of figures
 * shows, so that an answer that is sent back comes to the same.
 */
import type { Cell, CellFormat } from "../../../domain/documents/workbook.ts";
import { splitMass } from "../../../kernel/lenient/mass.ts";
import { isBlank, textOf } from "../../../http/wire/table/cells/cell.ts";
import type { Column } from "../../../http/wire/table/columns/column_set.ts";

/** Columns of masses, with the unit that a number in each has; tonnes need none. */
const masses = [["tonnage", ""], ["net_mass_kg", "kg"], ["net_mass_lb", "lb"]] as const;

/**
 * @param sentOf a cell of the row by the contract's name
 * @returns the mass with the unit that its row names, else with that of its column; null where none was sent
 */
export const massAsSent = (sentOf: (name: string) => Cell): Cell => {
  for (const [name, unit] of masses) {
    const cell = sentOf(name);
    if (isBlank(cell)) continue;
    const text = textOf(cell);
    const behind = splitMass(text, "t").behind === "" ? textOf(sentOf("mass_unit")) || unit : "";
    return behind === "" ? cell : `${text} ${behind}`;
  }
  return null;
};

/** A member of a request with the format of its column. */
export interface GivenMember {
  readonly name: string;
  readonly format: CellFormat;
}

/** Members that an answer's table shows in columns that every answer has: the mass under `tonnage` alone. */
const massNames: ReadonlySet<string> = new Set(masses.map(([name]) => name));

/**
 * Members of a row that have columns behind the figures, of all that its request declares: a new member has one from the first day.
 * @param fields the members of the request's schema, by name
 * @param shown names of the columns that every answer has
 * @param columns the columns of the table that is read, by which numbers and days have their formats
 * @returns those that no column shows, in the order of the schema
 */
export const givenMembersOf = (
  fields: object,
  shown: ReadonlySet<string>,
  columns: ReadonlyArray<Column>,
): ReadonlyArray<GivenMember> => {
  const known = new Map(columns.map((column) => [column.name, column]));
  return Object.keys(fields).filter((name) => !shown.has(name) && !massNames.has(name)).map((name) => {
    const column = known.get(name);
    return { name, format: column?.isNumber === true ? "number" : column?.format ?? "text" };
  });
};
