/** Headings in two rows: a name above its unit, words in two parts, a title above several columns. */
import type { Cells } from "../../../../domain/documents/workbook.ts";
import { isBlank, textOf } from "../cells/cell.ts";
import type { HeadingWords } from "./column_set.ts";
import { plainHeadingOf } from "./headings.ts";
import { changesNumbers } from "./left_over.ts";

/** True if the text is a unit and no more: what stands above it says of which mass. */
const isBareUnit = (set: HeadingWords, text: string): boolean => {
  const heading = plainHeadingOf(set, text);
  return "column" in heading && set.quantities.has(heading.column) && /^\P{Z}+$/u.test(text);
};

const isOfMass = (set: HeadingWords, text: string): boolean => {
  const heading = plainHeadingOf(set, text);
  return "lacksUnit" in heading || ("column" in heading && set.quantities.has(heading.column));
};

/** True if a name of numbers alone would leave out words that make other numbers of them: `Forecast` above `Net mass (kg)`. */
const leavesOut = (set: HeadingWords, name: string, others: string): boolean => {
  const heading = plainHeadingOf(set, name);
  return "column" in heading && set.numbers.has(heading.column) && changesNumbers(others);
};

/**
 * The name of a column whose parts stand in two rows; a name above several columns holds for each of them. One part alone names a quantity only
 * where the other can't say that it is another one: `Weight of a piece` above `kg`, `Tonnes` above `per piece`.
 */
const joinedName = (set: HeadingWords, above: Cells, below: Cells, position: number): string => {
  const [upper, lower] = [textOf(above[position]), textOf(below[position])];
  const from = above.findLastIndex((cell, at) => at <= position && !isBlank(cell));
  const group = textOf(above[from]);
  const whole = lower === "" ? upper : `${group} ${lower}`.trim();
  const isOpen = group !== "" && isBareUnit(set, textOf(below[from])) && isBareUnit(set, lower);
  const parts = [
    ...(isOpen || leavesOut(set, lower, group) ? [] : [lower]),
    ...(isOfMass(set, upper) || leavesOut(set, upper, lower) ? [] : [upper]),
  ];
  const names = lower === "" ? [upper] : [whole, `${upper.replace(/-$/, "")}${lower}`, ...parts];
  return names.find((name) => !("unknown" in plainHeadingOf(set, name))) ?? (upper === "" ? lower : whole);
};

/** The names of the columns whose parts stand in two rows. */
export const joinedNames = (set: HeadingWords, above: Cells, below: Cells): ReadonlyArray<string> =>
  Array.from(
    { length: Math.max(above.length, below.length) },
    (_, position) => joinedName(set, above, below, position),
  );

/** True if words above the position, which are no title of the table, make other numbers of what stands below them. */
const isChanged = (set: HeadingWords, above: Cells, below: Cells, position: number): boolean => {
  const from = above.findLastIndex((cell, at) => at <= position && !isBlank(cell));
  const isTitle = from === 0 && above.slice(1).every(isBlank);
  return from >= 0 && !isTitle && leavesOut(set, textOf(below[position]), textOf(above[from]));
};

/** True if a unit or a quantity of the row below is another one by what stands above it. */
export const isUnitOfOther = (
  set: HeadingWords,
  { above, below }: { readonly above: Cells; readonly below: Cells },
  names: ReadonlyArray<string>,
): boolean =>
  below.some((cell, position) =>
    (isBareUnit(set, textOf(cell)) || isChanged(set, above, below, position)) &&
    "unknown" in plainHeadingOf(set, names[position] ?? "")
  );
