/** Headings in two rows: a name above its unit, words in two parts, a title above several columns. */
import type { Cells } from "../../../../domain/documents/workbook.ts";
import { folded } from "../../../../kernel/lenient/fold.ts";
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

/** Fact about the whole table, as `Currency: EUR`: what stands before the colon makes no other numbers. */
const isFact = (text: string): boolean => {
  const [label = "", ...value] = text.split(":");
  return value.join("").trim() !== "" && !changesNumbers(label);
};

/** Words for whose table it is, and of which day: `Préparé par`, `Stan na 31.12.2026`. */
const ofTable =
  /(?:^| )(?:(?:prepare|etabli|emis|genere|redige|elaborado|preparado|emitido|generado|gerado) (?:par|por)(?= |$)|(?:na|per|par)(?: dzien)?(?= \d{1,2} \d{1,2} \d{4}(?: |$)))/;

/** The words of a title but those, and its signs. */
const withoutAuthor = (text: string): string =>
  `${folded(text).replace(ofTable, "")} ${text.replace(/[\p{L}\p{N}]+/gu, "")}`;

/** True if the heading is that of a column which holds no numbers nor their units. */
const isOfText = (set: HeadingWords, text: string): boolean => {
  const heading = plainHeadingOf(set, text);
  return "column" in heading && !set.numbers.has(heading.column) && heading.column !== set.unitColumn;
};

/**
 * The title above each column, which may be another column's to its left; empty where it is one of the whole table, a fact about it, or begins
 * above columns of texts.
 */
const titlesOver = (set: HeadingWords, above: Cells, below: Cells): ReadonlyArray<string> => {
  const isOfTable = !isBlank(above[0]) && above.slice(1).every(isBlank);
  let title = "";
  return Array.from({ length: Math.max(above.length, below.length) }, (_, position) => {
    const text = textOf(above[position]);
    if (text !== "") title = isOfTable || isFact(text) ? "" : withoutAuthor(text);
    const held = title;
    if (isOfText(set, textOf(below[position]))) title = "";
    return held;
  });
};

/** Two rows with the title above each column. */
interface TitledRows {
  readonly above: Cells;
  readonly below: Cells;
  readonly titles: ReadonlyArray<string>;
}

/**
 * The name of a column whose parts stand in two rows; a name above several columns holds for each of them. One part alone names a quantity only
 * where the other can't say that it is another one: `Weight of a piece` above `kg`, `Tonnes` above `per piece`.
 */
const joinedName = (
  set: HeadingWords,
  { above, below, titles }: TitledRows,
  position: number,
): string => {
  const [upper, lower] = [textOf(above[position]), textOf(below[position])];
  const from = above.findLastIndex((cell, at) => at <= position && !isBlank(cell));
  const group = textOf(above[from]);
  const whole = lower === "" ? upper : `${group} ${lower}`.trim();
  const isOpen = group !== "" && isBareUnit(set, textOf(below[from])) && isBareUnit(set, lower);
  const title = titles[position] ?? "";
  const isOther = (isOpen && title !== "") || leavesOut(set, lower, title);
  const parts = [
    ...(isOpen || isOther ? [] : [lower]),
    ...(isOfMass(set, upper) || leavesOut(set, upper, lower) ? [] : [upper]),
  ];
  const names = lower === ""
    ? [upper]
    : [whole, ...(upper === "" ? [] : [`${upper.replace(/-$/, "")}${lower}`]), ...parts];
  return names.find((name) => !("unknown" in plainHeadingOf(set, name))) ??
    (upper === "" && !isOther ? lower : whole);
};

/** The names of the columns whose parts stand in two rows. */
export const joinedNames = (set: HeadingWords, above: Cells, below: Cells): ReadonlyArray<string> => {
  const titles = titlesOver(set, above, below);
  return titles.map((_, position) => joinedName(set, { above, below, titles }, position));
};

/** True if a unit or a quantity of the row below is another one by what stands above it. */
export const isUnitOfOther = (
  set: HeadingWords,
  { above, below }: { readonly above: Cells; readonly below: Cells },
  names: ReadonlyArray<string>,
): boolean => {
  const titles = titlesOver(set, above, below);
  return below.some((cell, position) =>
    (isBareUnit(set, textOf(cell)) || leavesOut(set, textOf(cell), titles[position] ?? "")) &&
    "unknown" in plainHeadingOf(set, names[position] ?? "")
  );
};
