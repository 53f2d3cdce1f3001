/**
 * Columns that name the unit of each row's quantity, as lists of SAP and carriers have them: `Menge | ME`, `Net weight |
 * UoM`. A quantity whose heading lacks its unit is read by them, or by the units in its own cells; one of pieces stays what
 * it is. Decision 0155.
 */
import type { Cell, Cells } from "../../../../domain/documents/workbook.ts";
import { folded } from "../../../../kernel/lenient/fold.ts";
import { splitMass } from "../../../../kernel/lenient/mass.ts";
import { isBlank, isDatum, textOf } from "../cells/cell.ts";
import type { Column, ColumnSet, HeadingWords } from "./column_set.ts";
import type { HeaderCell } from "./header.ts";

/** @returns the column of quantities that the unit makes; undefined for another unit */
export const columnOfUnit = (
  { unitWords: { units } }: HeadingWords,
  unit: Cell | undefined,
): string | undefined => {
  const word = folded(textOf(unit));
  return Object.hasOwn(units, word) ? units[word] : undefined;
};

const isColumn = ({ heading }: HeaderCell, columns: ReadonlyArray<Column>): boolean =>
  "column" in heading && columns.some(({ name }) => name === heading.column);

/** Words by which a net quantity is told from any other. */
const netWord = /net|eigenmasse|masa|liquid/;

/** A quantity with the column of its units. */
interface UnitPair {
  readonly quantity: HeaderCell;
  readonly unit: HeaderCell;
}

/** The column of units beside the quantity: behind it, before it, or the only one that there is. */
const unitBeside = ({ position }: HeaderCell, units: ReadonlyArray<HeaderCell>): HeaderCell | undefined =>
  units.find((unit) => unit.position === position + 1) ?? units.find((unit) =>
    unit.position === position - 1
  ) ??
    (units.length === 1 ? units[0] : undefined);

/** The column that the first unit makes; undefined where a quantity has another unit, or no unit is given. */
const columnMade = (
  set: HeadingWords,
  { quantity, unit }: UnitPair,
  below: ReadonlyArray<Cells>,
): string | undefined => {
  let made: string | undefined;
  for (const cells of below) {
    if (!isDatum(cells[quantity.position]) || isBlank(cells[unit.position])) continue;
    const column = columnOfUnit(set, cells[unit.position]);
    if (column === undefined) return undefined;
    made ??= column;
  }
  return made;
};

/** The column that the first cell's own unit makes; undefined where a cell has none. */
const columnOfCells = (
  { unitWords: { units } }: HeadingWords,
  { position }: HeaderCell,
  below: ReadonlyArray<Cells>,
): string | undefined => {
  let made: string | undefined;
  for (const cells of below) {
    const text = textOf(cells[position]);
    if (text === "" || !isDatum(cells[position])) continue;
    const split = splitMass(text, "kg");
    if (split.number === text) return undefined;
    made ??= units[split.unit];
  }
  return made;
};

/** The header's cells, in which the only quantity without a unit has that of its own cells. */
const ownUnitsSettled = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  below: ReadonlyArray<Cells>,
): ReadonlyArray<HeaderCell> => {
  const [open, ...others] = header.filter(({ heading }) => "lacksUnit" in heading);
  const quantities = set.columns.filter(({ need }) => need === "one quantity");
  if (open === undefined || others.length > 0 || header.some((cell) => isColumn(cell, quantities))) {
    return header;
  }
  const column = columnOfCells(set, open, below);
  return column === undefined
    ? header
    : header.map((cell) => cell === open ? { ...cell, heading: { column } } : cell);
};

const unknown = { unknown: true } as const;

/**
 * @param below rows below the header
 * @returns the header's cells, in which a quantity without a unit has the one that its own column of units names, and
 * columns of other units mean nothing
 */
export const unitsSettled = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  below: ReadonlyArray<Cells>,
): ReadonlyArray<HeaderCell> => {
  const units = header.filter((cell) => isColumn(cell, set.columns.filter(({ isUnit }) => isUnit)));
  if (units.length === 0) return ownUnitsSettled(set, header, below);
  const quantities = set.columns.filter(({ need }) => need === "one quantity");
  const pairs = header.flatMap((quantity) => {
    const isRead = isColumn(quantity, quantities);
    if (!isRead && !("lacksUnit" in quantity.heading)) return [];
    const unit = isRead
      ? units.find(({ position }) => position === quantity.position + 1)
      : unitBeside(quantity, units);
    if (unit === undefined) return [];
    return [{ quantity, unit, isRead, column: columnMade(set, { quantity, unit }, below) }];
  });
  const hasQuantity = header.some((cell) => isColumn(cell, quantities));
  const made = pairs.filter(({ column, isRead }) => column !== undefined && (isRead || !hasQuantity));
  const chosen = made.find(({ isRead }) => isRead) ??
    made.find(({ quantity: { text } }) => netWord.test(folded(text))) ?? made[0];
  return header.map((cell): HeaderCell => {
    if (cell === chosen?.quantity) {
      return chosen.isRead || chosen.column === undefined
        ? cell
        : { ...cell, heading: { column: chosen.column } };
    }
    if (units.includes(cell) && cell !== chosen?.unit) return { ...cell, heading: unknown };
    const hasOtherUnit = pairs.some(({ quantity, column, isRead }) =>
      quantity === cell && !isRead && (column === undefined || chosen !== undefined)
    );
    return hasOtherUnit ? { ...cell, heading: unknown } : cell;
  });
};
