/**
 * Columns that name the unit of each row's quantity, as lists of SAP and carriers have them: `Menge | ME`, `Net weight |
 * UoM`. A quantity whose heading lacks its unit is read by them, or by the units in its own cells; one of pieces stays what
 * it is. Decision 0155.
 */
import type { Cell, Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import { issueOf } from "../../../../kernel/issue.ts";
import { shortened } from "../../../../kernel/text/shown.ts";
import { folded } from "../../../../kernel/lenient/fold.ts";
import { splitMass } from "../../../../kernel/lenient/mass.ts";
import { isBlank, isDatum, textOf } from "../cells/cell.ts";
import type { Column, ColumnSet, HeadingWords } from "./column_set.ts";
import type { HeaderCell, UnreadQuantity } from "./header.ts";

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

/** @returns the columns of masses, which units make: electricity beside them has another measure, and settles nothing of theirs */
export const massColumns = ({ columns, unitWords: { units } }: ColumnSet): ReadonlyArray<Column> => {
  const made = new Set(Object.values(units));
  return columns.filter(({ name }) => made.has(name));
};

/** Words by which a net quantity is told from any other. */
const netWord = /net|eigenmasse|masa|liquid/;

const isNet = ({ text }: HeaderCell): boolean => netWord.test(folded(text));

/** A quantity with the column of its units. */
interface UnitPair {
  readonly quantity: HeaderCell;
  readonly unit: HeaderCell;
}

/** @returns the column of units beside the quantity: behind it, before it, or the only one that there is. */
export const unitBeside = (
  { position }: HeaderCell,
  units: ReadonlyArray<HeaderCell>,
): HeaderCell | undefined =>
  units.find((unit) => unit.position === position + 1) ?? units.find((unit) =>
    unit.position === position - 1
  ) ??
    (units.length === 1 ? units[0] : undefined);

/** The column that the first unit makes, or the position of the first row with another unit; undefined where no unit is given. */
const madeBy = (
  set: HeadingWords,
  { quantity, unit }: UnitPair,
  below: ReadonlyArray<Cells>,
): { readonly column: string } | { readonly other: number } | undefined => {
  let made: string | undefined;
  for (const [at, cells] of below.entries()) {
    if (!isDatum(cells[quantity.position]) || isBlank(cells[unit.position])) continue;
    const column = columnOfUnit(set, cells[unit.position]);
    if (column === undefined) return { other: at };
    made ??= column;
  }
  return made === undefined ? undefined : { column: made };
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
  const quantities = massColumns(set);
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
 * columns of other units mean nothing; nor does a further quantity with units of its own beside a net mass, as of the supplementary unit
 */
export const unitsSettled = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  below: ReadonlyArray<Cells>,
): ReadonlyArray<HeaderCell> => {
  const units = header.filter((cell) => isColumn(cell, set.columns.filter(({ isUnit }) => isUnit)));
  if (units.length === 0) return ownUnitsSettled(set, header, below);
  const quantities = massColumns(set);
  const pairs = header.flatMap((quantity) => {
    const isRead = isColumn(quantity, quantities);
    if (!isRead && !("lacksUnit" in quantity.heading)) return [];
    const unit = isRead
      ? units.find(({ position }) => position === quantity.position + 1)
      : unitBeside(quantity, units);
    if (unit === undefined) return [];
    const made = madeBy(set, { quantity, unit }, below);
    return [{ quantity, unit, isRead, column: made && "column" in made ? made.column : undefined }];
  });
  const hasQuantity = header.some((cell) => isColumn(cell, quantities));
  const made = pairs.filter(({ column, isRead }) => column !== undefined && (isRead || !hasQuantity));
  const chosen = made.find(({ isRead }) => isRead) ??
    made.find(({ quantity }) => isNet(quantity)) ?? made[0];
  return header.map((cell): HeaderCell => {
    if (cell === chosen?.quantity) {
      return chosen.isRead || chosen.column === undefined
        ? cell
        : { ...cell, heading: { column: chosen.column } };
    }
    if (units.includes(cell) && cell !== chosen?.unit) return { ...cell, heading: unknown };
    const isBesideNet = hasQuantity && !isNet(cell);
    const hasOtherUnit = pairs.some(({ quantity, column, isRead }) =>
      quantity === cell && !isRead && (column === undefined || chosen !== undefined || isBesideNet)
    );
    return hasOtherUnit ? { ...cell, heading: unknown } : cell;
  });
};

/** A quantity with the first unit that no mass is read in; undefined where there is none. */
const unreadOf = (
  set: ColumnSet,
  pair: UnitPair,
  { rows, numbers }: Pick<SheetRows, "rows" | "numbers">,
): UnreadQuantity | undefined => {
  const made = madeBy(set, pair, rows);
  if (made === undefined || "column" in made) return undefined;
  const { quantity: { position, text: heading }, unit } = pair;
  const text = textOf(rows[made.other]?.[unit.position]);
  const row = numbers[made.other] ?? made.other + 1;
  return {
    positions: [position, unit.position],
    issue: issueOf({ path: shortened(heading), code: "ambiguous" }, {
      kind: "unitUnread",
      heading,
      beside: unit.text,
      row,
      text,
    }),
  };
};

/**
 * @param header before a column of units gives a quantity its unit
 * @returns the quantity without a unit whose column of units has one that no mass is read in: the net one, or the first
 */
export const unreadQuantity = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  below: Pick<SheetRows, "rows" | "numbers">,
): UnreadQuantity | undefined => {
  const units = header.filter((cell) => isColumn(cell, set.columns.filter(({ isUnit }) => isUnit)));
  if (header.some((cell) => isColumn(cell, massColumns(set)))) return undefined;
  const open = header.filter(({ heading }) => "lacksUnit" in heading);
  for (const quantity of open.toSorted((one, other) => Number(isNet(other)) - Number(isNet(one)))) {
    const unit = unitBeside(quantity, units);
    const unread = unit && unreadOf(set, { quantity, unit }, below);
    if (unread !== undefined) return unread;
  }
  return undefined;
};
