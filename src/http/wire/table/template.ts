/**
 * The sheets of a template: an empty one with the headings of a kind of table, and one that says what each column holds.
 */
import type { Cells, SheetColumn, SheetDescription } from "../../../domain/documents/workbook.ts";
import { type ColumnSet, type HeadingLanguage, headingsOf } from "./columns/column_set.ts";

/** @returns a column of texts */
export const textColumn = (heading: string, widthCharacters: number): SheetColumn => ({
  heading,
  widthCharacters,
  format: "text",
});

const usualWidth = 18;

/**
 * @param headingOf heading of a column by the contract's name, which it is where this is left out
 * @returns the sheet to fill in
 */
export const emptySheet = (
  { columns }: ColumnSet,
  name: string,
  headingOf: (column: string) => string = (column) => column,
): SheetDescription => ({
  name,
  columns: columns.filter(({ isUnoffered }) => isUnoffered !== true).map((column) => ({
    heading: headingOf(column.name),
    widthCharacters: Math.max(usualWidth, headingOf(column.name).length + 2),
    format: column.format ?? "text",
  })),
  rows: [],
  endsWithSums: false,
});

const headingColumns: Readonly<Record<HeadingLanguage | "other", string>> = {
  en: "Headings, English",
  de: "Headings, German",
  fr: "Headings, French",
  other: "Headings, other languages",
};

/** @returns the sheet of what each column holds, and of its headings */
export const explainedSheet = (set: ColumnSet): SheetDescription => ({
  name: "Columns",
  columns: [
    textColumn("Column", 32),
    textColumn("Needed", 12),
    textColumn("Holds", 70),
    textColumn("Example", 14),
    ...Object.values(headingColumns).map((heading) => textColumn(heading, 50)),
  ],
  rows: set.columns.map(({ name, need, holds, example }): Cells => [
    name,
    need,
    holds,
    example,
    headingsOf(set, name, "en").join("; "),
    headingsOf(set, name, "de").join("; "),
    headingsOf(set, name, "fr").join("; "),
    headingsOf(set, name, "other").join("; "),
  ]),
  endsWithSums: false,
});
