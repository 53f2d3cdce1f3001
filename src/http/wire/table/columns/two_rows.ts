/** Headings in two rows: a name above its unit, words in two parts, a title above several columns. */
import type { Cells } from "../../../../domain/documents/workbook.ts";
import { isBlank, textOf } from "../cells/cell.ts";
import type { HeadingWords } from "./column_set.ts";
import { plainHeadingOf } from "./headings.ts";

/** True if the text is a unit and no more: what stands above it says of which mass. */
const isBareUnit = (set: HeadingWords, text: string): boolean => {
  const heading = plainHeadingOf(set, text);
  return "column" in heading && set.quantities.has(heading.column) && /^\P{Z}+$/u.test(text);
};

const isOfMass = (set: HeadingWords, text: string): boolean => {
  const heading = plainHeadingOf(set, text);
  return "lacksUnit" in heading || ("column" in heading && set.quantities.has(heading.column));
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
  const parts = [...(isOpen ? [] : [lower]), ...(isOfMass(set, upper) ? [] : [upper])];
  const names = lower === "" ? [upper] : [whole, `${upper.replace(/-$/, "")}${lower}`, ...parts];
  return names.find((name) => !("unknown" in plainHeadingOf(set, name))) ?? (upper === "" ? lower : whole);
};

/** The names of the columns whose parts stand in two rows. */
export const joinedNames = (set: HeadingWords, above: Cells, below: Cells): ReadonlyArray<string> =>
  Array.from(
    { length: Math.max(above.length, below.length) },
    (_, position) => joinedName(set, above, below, position),
  );

/** True if a unit of the row below is that of another quantity by what stands above it. */
export const isUnitOfOther = (set: HeadingWords, below: Cells, names: ReadonlyArray<string>): boolean =>
  below.some((cell, position) =>
    isBareUnit(set, textOf(cell)) && "unknown" in plainHeadingOf(set, names[position] ?? "")
  );
