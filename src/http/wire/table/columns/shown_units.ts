/**
 * Numbers by what their cells show. One is read where nothing is shown but itself, or beside it a text that says what its column says: nothing
 * else is passed over.
 */
import type { ShownAs } from "../../../../domain/documents/workbook.ts";
import { decomposed, folded } from "../../../../kernel/lenient/fold.ts";
import { massUnitOf } from "../../../../kernel/lenient/mass.ts";
import type { Column, ColumnSet } from "./column_set.ts";
import { headingOf } from "./headings.ts";
import { columnOfUnit } from "./unit_columns.ts";

/** A heading with the column that it is read as. */
export interface ReadHeading {
  readonly position: number;
  readonly text: string;
  readonly column: Column;
}

/** Words for a net quantity, beside its unit. */
const netWords: ReadonlySet<string> = new Set(
  ["net", "nett", "netto", "nets", "nette", "netta", "neto", "neta", "nettes", "liquido", "liquida"],
);

const euro = /\u20ac/gu;
/** Signs that stand for nothing but what folds away. */
const otherSign = /[^\p{L}\p{M}\p{N}\p{Z}\s./\u00b7]/u;

/** The text without what may be written in several ways; undefined where it has signs that mean something else. */
const plainOf = (text: string): string | undefined => {
  const spelled = decomposed(text.replace(euro, "EUR"));
  return otherSign.test(spelled) ? undefined : folded(spelled);
};

/** @returns the column that a text names by a unit and nothing else but that it is net */
export const columnNamed = (set: ColumnSet, text: string): string | undefined => {
  const [unit = "", ...others] = (plainOf(text) ?? "?").split(" ").filter((word) => !netWords.has(word));
  return others.length > 0
    ? undefined
    : columnOfUnit(set, unit) ?? columnOfUnit(set, massUnitOf(unit)) ?? set.columnOfHeading.get(unit);
};

const inBrackets = /[([]([^()[\]]{1,20})[)\]]/gu;

const unitsIn = (headings: ReadonlyArray<string>): ReadonlyArray<string> =>
  headings.flatMap((heading) => [...heading.matchAll(inBrackets)].map(([, unit = ""]) => unit));

/** Word behind others, which is a unit or what a place is for: `Ship to`. */
const preposition = "to";

/** @returns the column of quantities whose unit the heading has, known or not: in brackets or as its last word; undefined without one */
export const quantityOfHeading = (set: ColumnSet, text: string): string | undefined => {
  const heading = headingOf(set, text);
  const [, ...behind] = folded(text).split(" ");
  const last = behind.at(-1) ?? preposition;
  const named = [
    "column" in heading ? heading.column : undefined,
    ...unitsIn([text]).map((unit) => columnNamed(set, unit)),
    last === preposition ? undefined : columnNamed(set, last),
  ];
  return named.find((column) => column !== undefined && set.quantities.has(column));
};

const compact = (text: string): string => (plainOf(text) ?? "").replaceAll(" ", "");

/** True if the text begins the unit that the heading has in brackets, or one of those that its column is known by. */
const isUnitOfColumn = ({ text, column }: ReadHeading, unit: string): boolean => {
  const own = unitsIn([text]);
  const known = own.length > 0 ? own : unitsIn(Object.values(column.headings).flat());
  return known.some((each) => compact(each).startsWith(compact(unit)));
};

/** True if the text says what the column says; in a table with a column of units that of its row counts. */
const agrees = (set: ColumnSet, heading: ReadHeading, unit: string, ofRow: string | undefined): boolean => {
  const { column } = heading;
  const word = plainOf(unit);
  if (unit === "%") return column.isShare === true;
  if (word === undefined) return false;
  if (netWords.has(word) && column.need === "one quantity") return true;
  if (column.need !== "one quantity") return isUnitOfColumn(heading, unit);
  const named = columnNamed(set, unit);
  if (ofRow === undefined || ofRow === "") return named === column.name;
  return named !== undefined && (named === columnNamed(set, ofRow) || folded(ofRow) === word);
};

/**
 * @param ofRow unit that the row names in a column of its own; undefined where the table has none
 * @returns true if a number that is shown so is the one that is read; kilograms may be shown as tonnes
 */
export const isAsRead = (
  set: ColumnSet,
  heading: ReadHeading,
  { unit, thousands, format }: ShownAs,
  ofRow: string | undefined,
): boolean => {
  if (format !== undefined || thousands > 1) return false;
  if (thousands === 0) return agrees(set, heading, unit, ofRow);
  return heading.column.name === "net_mass_kg" && ofRow === undefined && columnNamed(set, unit) === "tonnage";
};
