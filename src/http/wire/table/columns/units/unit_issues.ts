/**
 * Quantities whose heading names one unit, while words above the header, in the cells, or of a person who named the column say another. Which of
 * the two is wrong only the sender knows.
 */
import type { Cell, Cells, SheetRows } from "../../../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../../../kernel/issue.ts";
import { folded, isLongerThan } from "../../../../../kernel/lenient/fold.ts";
import type { Steps } from "../../../../../kernel/steps.ts";
import { isUnreadUnit } from "../../../../../kernel/lenient/mass.ts";
import { isBlank, isDatum, textOf } from "../../cells/cell.ts";
import type { UnitText } from "../../cells/seen.ts";
import type { ColumnSet } from "../column_set.ts";
import { type HeaderCell, knownHeadings } from "../header.ts";
import { namesMultiple } from "../left_over.ts";
import { columnNamed, quantityOfHeading } from "../shown_units.ts";
import { firstOfEach, isOneOf, unitConflicts } from "./unit_conflicts.ts";

/** Columns as a person names them, null for one without a name, and their own headings. */
interface NamedColumns {
  readonly names: ReadonlyArray<string | null>;
  readonly headings?: ReadonlyArray<string> | undefined;
}

/** @returns issues of quantities that a person names by another unit than that of their own headings */
export const namedOtherwise = (
  set: ColumnSet,
  { names, headings = [] }: NamedColumns,
): ReadonlyArray<Issue> =>
  names.flatMap((column, position) => {
    const heading = headings[position] ?? "";
    const own = column !== null && set.quantities.has(column) ? quantityOfHeading(set, heading) : undefined;
    return column === null || own === undefined || own === column
      ? []
      : [issueOf({ path: column, code: "ambiguous" }, { kind: "namedOtherwise", heading, column })];
  });

/** Multiple as a number, and the word behind it: that of `in 1000 Brussels` is no unit. */
const multipleOf = /(?:^| )(?:in|en|em|w|x) 10{0,2}(?: ?000)+(?: ?([a-z]+)|$)/;
/** Unit that a text names, as the whole of it or behind a word that says so. */
const namedUnit =
  /(?:^(?:in )?|(?:^| )(?:in|en|em|w|units?|einheit|unite|unita|unidad|eenheid|jednostka) )([a-z]{1,11})$/;

/** True if the words end in a multiple, or have a unit or a currency behind it. */
const isMultipleOf = (set: ColumnSet, words: string): boolean => {
  const found = multipleOf.exec(words);
  if (found === null) return false;
  const [, unit = ""] = found;
  return unit === "" || unit === "eur" || isUnreadUnit(unit) || columnNamed(set, unit) !== undefined;
};

/** Longer than any words about the unit of a table. */
const longestWords = 200;

/**
 * The column of the quantity that a text beside the numbers says they are; empty for what no column counts, undefined where it says nothing of
 * them.
 */
const countedIn = (set: ColumnSet, cell: Cell | undefined): string | undefined => {
  if (typeof cell !== "string" || isLongerThan(cell, longestWords)) return undefined;
  if (isDatum(cell)) return undefined;
  const words = folded(cell);
  const [, unit = ""] = namedUnit.exec(words) ?? [];
  if (namesMultiple(cell) || isMultipleOf(set, words) || isUnreadUnit(unit)) return "";
  const named = unit === "" ? undefined : columnNamed(set, unit);
  return named !== undefined && set.quantities.has(named) ? named : undefined;
};

/** Word without anything around it: a unit, or what a form's field holds, as in `Country | LT`. */
const bareWord = /^\s*\p{L}+\s*$/u;

/** True if a word above a header could be a unit where it stands: alone in its row, or in a place that is a quantity's. */
const mayBeUnit = (cells: Cells, at: number, isOfQuantity: (at: number) => boolean): boolean =>
  isOfQuantity(at) || !bareWord.test(textOf(cells[at])) ||
  cells.every((cell, other) => other === at || isBlank(cell));

/** True if no text stands right before the cell, whose field it could fill in. */
const isUnlabelled = (cells: Cells) => (at: number): boolean => isBlank(cells[at - 1]);

/**
 * @param position of the column whose cells are looked at; undefined for each
 * @returns the first texts that say what the numbers beside them count: one for each quantity, and one for what none is
 */
export const unitTexts = (
  set: ColumnSet,
  rows: Iterable<{ readonly cells: Cells; readonly number: number }>,
  position?: number,
): ReadonlyArray<UnitText> => {
  const found = new Map<string, UnitText>();
  for (const { cells, number: row } of rows) {
    for (const at of position === undefined ? cells.keys() : [position]) {
      const counted = countedIn(set, cells[at]);
      if (counted === undefined || found.has(counted)) continue;
      if (position !== undefined || mayBeUnit(cells, at, isUnlabelled(cells))) {
        found.set(counted, { row, text: textOf(cells[at]) });
      }
    }
  }
  return [...found.values()];
};

/** The most rows that are looked at for headings of another unit: each of their cells takes long. */
const mostHeadingsAgain = 20;

/** Rows after which looking stops for a moment. */
const rowsOfStep = 20;

/** Rows around a header, with their numbers. */
interface RowsAround {
  readonly above: Pick<SheetRows, "rows" | "numbers">;
  readonly below: Pick<SheetRows, "rows" | "numbers">;
}

/** @returns the issue of words above the header, or in a quantity's own cells, that name another unit or multiple than every heading of a quantity, in steps */
export function* unitsAround(
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  { above, below }: RowsAround,
): Steps<ReadonlyArray<Issue>> {
  const quantities = firstOfEach(
    header.filter((cell) => isOneOf(cell, set.columns.filter(({ need }) => need === "one quantity"))),
  );
  const [first] = quantities;
  if (first === undefined) return [];
  const names = quantities.flatMap(({ heading }) => "column" in heading ? [heading.column] : []);
  const saysOther = (cell: Cell | undefined): boolean => {
    const counted = countedIn(set, cell);
    return counted !== undefined && !names.includes(counted);
  };
  const isOfQuantity = (at: number): boolean => quantities.some(({ position }) => position === at);
  const issueAt = (text: Cell | undefined, row: number, { text: heading }: HeaderCell): Issue =>
    issueOf({ path: "", code: "ambiguous" }, { kind: "unitElsewhere", heading, row, text: textOf(text) });
  for (const [at, cells] of above.rows.entries()) {
    const found = cells.find((cell, place) => saysOther(cell) && mayBeUnit(cells, place, isOfQuantity));
    if (found !== undefined) return [issueAt(found, above.numbers[at] ?? at + 1, first)];
  }
  let looks = 0;
  for (const [at, cells] of below.rows.entries()) {
    if (at % rowsOfStep === 0) yield;
    const found = quantities.find(({ position }) => saysOther(cells[position]));
    const isHeadings = found !== undefined && looks++ < mostHeadingsAgain && knownHeadings(set, cells) > 1;
    if (found !== undefined && !isHeadings) {
      return [issueAt(cells[found.position], below.numbers[at] ?? at + 1, found)];
    }
  }
  return [];
}

/** A header as it was found, and with the units that columns of their own give its quantities. */
interface SettledHeader {
  readonly named: ReadonlyArray<HeaderCell>;
  readonly settled: ReadonlyArray<HeaderCell>;
}

/** @returns issues of quantities for which another unit is named than their headings have: in a column beside them, above the header or below it, in steps */
export function* unitIssues(
  set: ColumnSet,
  { named, settled }: SettledHeader,
  around: RowsAround,
): Steps<ReadonlyArray<Issue>> {
  const conflicts = unitConflicts(set, named, around.below);
  yield;
  return [...conflicts, ...yield* unitsAround(set, settled, around)];
}
