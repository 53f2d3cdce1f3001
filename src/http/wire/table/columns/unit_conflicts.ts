/**
 * Quantities whose heading names one unit, while the column of units beside them has another: `Net mass (kg) | Unit` above `24.5 | t`. Which of
 * the two is wrong only the sender knows.
 */
import type { Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import { massUnitOf, splitMass } from "../../../../kernel/lenient/mass.ts";
import { isBlank, textOf } from "../cells/cell.ts";
import type { Column, ColumnSet } from "./column_set.ts";
import type { HeaderCell } from "./header.ts";
import { columnOfUnit } from "./unit_columns.ts";

/** Units of quantities that no column has. */
const unitsWithoutColumn: ReadonlySet<string> = new Set([
  "g",
  "mg",
  "wh",
  "kwh",
  "gwh",
  "twh",
  "kt",
  "lt",
  "oz",
  "cwt",
]);

/** True for a unit of a mass or of energy that no column of the table is in. */
const isUnitWithoutColumn = (unit: string): boolean => unitsWithoutColumn.has(unit.toLowerCase());

const isOneOf = ({ heading }: HeaderCell, columns: ReadonlyArray<Column>): boolean =>
  "column" in heading && columns.some(({ name }) => name === heading.column);

/** True if the row has a number in the quantity's column that another unit is named for than that of the heading. */
const differs =
  (set: ColumnSet, column: string, position: number, unit: number) => (cells: Cells): boolean => {
    const quantity = textOf(cells[position]);
    const word = textOf(cells[unit]);
    if (isBlank(cells[position]) || splitMass(quantity, "kg").number !== quantity) return false;
    const named = columnOfUnit(set, word) ?? columnOfUnit(set, massUnitOf(word));
    return named === undefined ? isUnitWithoutColumn(word) : named !== column;
  };

/**
 * @param header as it was found, before a column of units gives a quantity its unit
 * @param below rows below the header, with their numbers
 * @returns an issue for each quantity whose heading and column of units differ: the column behind it, or the only one beside the only quantity
 */
export const unitConflicts = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  { rows, numbers }: Pick<SheetRows, "rows" | "numbers">,
): ReadonlyArray<Issue> => {
  const quantities = set.columns.filter(({ need }) => need === "one quantity");
  const units = header.filter((cell) => isOneOf(cell, set.columns.filter(({ isUnit }) => isUnit)));
  const masses = header.filter((cell) =>
    isOneOf(cell, quantities) || "lacksUnit" in cell.heading || "isGross" in cell.heading
  );
  return masses.flatMap(({ position, text, heading }) => {
    if (!("column" in heading)) return [];
    const unit = units.find((each) => each.position === position + 1) ??
      (masses.length === 1 && units.length === 1 ? units[0] : undefined);
    const at = unit === undefined
      ? -1
      : rows.findIndex(differs(set, heading.column, position, unit.position));
    if (unit === undefined || at < 0) return [];
    return [
      issueOf({ path: heading.column, code: "ambiguous" }, {
        kind: "unitsDiffer",
        heading: text,
        beside: unit.text,
        row: numbers[at] ?? at + 1,
        unit: textOf(rows[at]?.[unit.position]),
      }),
    ];
  });
};
