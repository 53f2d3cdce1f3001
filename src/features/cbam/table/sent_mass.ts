/** The mass of a row that could not be read, as it was sent: with its unit, so that nobody takes it for another one. */
import type { Cell } from "../../../domain/documents/workbook.ts";
import { splitMass } from "../../../kernel/lenient/mass.ts";
import { isBlank, textOf } from "../../../http/wire/table/cells/cell.ts";

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
