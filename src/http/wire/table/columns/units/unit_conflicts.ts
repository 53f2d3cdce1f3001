/**
 * Quantities whose heading names one unit, while a column of units has another: `Net mass (kg) | Unit` above `24.5 | t`. Which of the two is wrong
 * only the sender knows. A unit belongs to the quantity of its row that it can be one of: those of energy to the MWh, wherever that column
 * stands, any other to the mass. Decision 0213.
 */
import type { Cells, SheetRows } from "../../../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../../../kernel/issue.ts";
import { isOtherEnergyUnit } from "./energy_words.ts";
import { folded } from "../../../../../kernel/lenient/fold.ts";
import { isUnreadUnit, massUnitOf, splitMass } from "../../../../../kernel/lenient/mass.ts";
import { isBlank, textOf } from "../../cells/cell.ts";
import type { Column, ColumnSet } from "../column_set.ts";
import type { HeaderCell } from "../header.ts";
import { columnOfUnit, massColumns, unitBeside } from "../unit_columns.ts";

/** @returns true if the cell is the heading of one of the columns */
export const isOneOf = ({ heading }: HeaderCell, columns: ReadonlyArray<Column>): boolean =>
  "column" in heading && columns.some(({ name }) => name === heading.column);

/** @returns the first cell of each column: a table with two of them is refused for that, and each more would be looked for in every row */
export const firstOfEach = (cells: ReadonlyArray<HeaderCell>): ReadonlyArray<HeaderCell> => {
  const seen = new Set<string>();
  return cells.filter(({ heading }) => {
    if (!("column" in heading)) return true;
    const isFirst = !seen.has(heading.column);
    seen.add(heading.column);
    return isFirst;
  });
};

/** The column of masses that the word makes, or true for a unit of masses that none is read in. */
const massOf = (set: ColumnSet, word: string): string | boolean =>
  columnOfUnit(set, word) ?? columnOfUnit(set, massUnitOf(word)) ?? isUnreadUnit(word);

/** True if the row has a number without a unit of its own there. */
const hasBareNumber = (cells: Cells, position: number): boolean => {
  const quantity = textOf(cells[position]);
  return !isBlank(cells[position]) && splitMass(quantity, "kg").number === quantity;
};

/** True if the row has a number in the mass's column that another unit is named for than that of the heading. */
const differs =
  (set: ColumnSet, column: string, position: number, unit: number) => (cells: Cells): boolean => {
    if (!hasBareNumber(cells, position)) return false;
    const named = massOf(set, textOf(cells[unit]));
    return named !== false && named !== column;
  };

/** Malta and Lithuania: a column of nothing but these may name where goods go. */
const countriesToo: ReadonlySet<string> = new Set(["mt", "lt"]);

/** True if the column has units in its cells and nothing else, under a heading that nobody knows. */
const hasOnlyUnits =
  (set: ColumnSet, rows: ReadonlyArray<Cells>) => ({ position, heading }: HeaderCell): boolean => {
    if (!("unknown" in heading)) return false;
    let isOfUnits = false;
    for (const cells of rows) {
      const cell = cells[position];
      if (isBlank(cell)) continue;
      const word = textOf(cell);
      if (massOf(set, word) === false && folded(word) !== "mwh") return false;
      isOfUnits ||= !countriesToo.has(folded(word));
    }
    return isOfUnits;
  };

/** Quantities of a table, and its columns of units: by their headings or, where none is, by their cells. */
interface Quantities {
  readonly units: ReadonlyArray<HeaderCell>;
  /** Masses, with or without a unit in their headings, gross ones too. */
  readonly masses: ReadonlyArray<HeaderCell>;
  readonly energies: ReadonlyArray<HeaderCell>;
}

const quantitiesOf = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  rows: ReadonlyArray<Cells>,
): Quantities => {
  const named = header.filter((cell) => isOneOf(cell, set.columns.filter(({ isUnit }) => isUnit)));
  const ofMasses = massColumns(set);
  const energies = set.columns.filter((each) => each.need === "one quantity" && !ofMasses.includes(each));
  return {
    units: named.length > 0 ? named : header.filter(hasOnlyUnits(set, rows)),
    masses: header.filter((cell) =>
      isOneOf(cell, ofMasses) || "lacksUnit" in cell.heading || "isGross" in cell.heading
    ),
    energies: firstOfEach(header.filter((cell) => isOneOf(cell, energies))),
  };
};

/** The issue of the first row in which the column of units has another one than the quantity's heading; undefined where none has. */
const issueOfFirst = (
  { text, heading }: HeaderCell,
  unit: HeaderCell,
  { rows, numbers }: Pick<SheetRows, "rows" | "numbers">,
  isOther: (cells: Cells) => boolean,
): Issue | undefined => {
  const at = "column" in heading ? rows.findIndex(isOther) : -1;
  return at < 0 || !("column" in heading) ? undefined : issueOf({ path: heading.column, code: "ambiguous" }, {
    kind: "unitsDiffer",
    heading: text,
    beside: unit.text,
    row: numbers[at] ?? at + 1,
    unit: textOf(rows[at]?.[unit.position]),
  });
};

/** Issues of masses: by the column of units behind each, or the only one of the only mass. */
const massConflicts = (
  set: ColumnSet,
  { units, masses }: Quantities,
  below: Pick<SheetRows, "rows" | "numbers">,
): ReadonlyArray<Issue> =>
  firstOfEach(masses).flatMap((mass) => {
    const { position, heading } = mass;
    const unit = units.find((each) => each.position === position + 1) ??
      (masses.length === 1 && units.length === 1 ? units[0] : undefined);
    if (unit === undefined || !("column" in heading)) return [];
    return issueOfFirst(mass, unit, below, differs(set, heading.column, position, unit.position)) ?? [];
  });

/** A zero of a mass stands for none. */
const noAmount = /^[-0.,\s]*$/;

/** The most columns of units that are looked at beside electricity: each of their cells takes its time. */
const mostUnits = 5;

const energyIssues = (
  set: ColumnSet,
  { units, masses, energies }: Quantities,
  below: Pick<SheetRows, "rows" | "numbers">,
): ReadonlyArray<Issue> =>
  energies.flatMap((energy) =>
    units.slice(0, mostUnits).flatMap((unit) => {
      const open = masses.filter((mass) => "lacksUnit" in mass.heading && unitBeside(mass, units) === unit);
      const isOther = (cells: Cells): boolean => {
        const word = textOf(cells[unit.position]);
        if (!hasBareNumber(cells, energy.position)) return false;
        if (masses.length === 0 && massOf(set, word) !== false) return true;
        return isOtherEnergyUnit(word) &&
          open.every(({ position }) => noAmount.test(textOf(cells[position])));
      };
      return issueOfFirst(energy, unit, below, isOther) ?? [];
    })
  );

/**
 * @param header as it was found, before a column of units gives a quantity its unit
 * @returns the issue of electricity in whose row a column of units names another unit of energy, but for a quantity of that column's own; in a table
 * without masses also one of masses
 */
export const energyConflicts = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  below: Pick<SheetRows, "rows" | "numbers">,
): ReadonlyArray<Issue> => energyIssues(set, quantitiesOf(set, header, below.rows), below);

/**
 * @param header as it was found, before a column of units gives a quantity its unit
 * @returns the issue of each quantity whose heading and column of units differ
 */
export const unitConflicts = (
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  below: Pick<SheetRows, "rows" | "numbers">,
): ReadonlyArray<Issue> => {
  const quantities = quantitiesOf(set, header, below.rows);
  return [...massConflicts(set, quantities, below), ...energyIssues(set, quantities, below)];
};
