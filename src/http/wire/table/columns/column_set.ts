/**
 * The columns that one kind of table may have, as a value: everything that the readers of tables know of a capability.
 * They find the header by it, name what is wrong with it, and read the rows; the template and `docs/tables.md` are made
 * of the same value.
 */
import type { ReadMembers } from "../../../../contract/decoding/as_written.ts";
import type { CellFormat } from "../../../../domain/documents/workbook.ts";
import type { Finding } from "../../../../kernel/findings/finding.ts";
import { folded, foldedWithUmlautsSpelled } from "../../../../kernel/lenient/fold.ts";
import { type ValuesOfTexts, valuesOfTexts } from "../../../../kernel/once.ts";
import type { ListForm } from "../cells/list_items.ts";
import { type KeysByLetter, keysByLetter } from "./shortened_headings.ts";

/** The languages of the headings. */
export type HeadingLanguage = "en" | "de" | "fr";

/** Headings of one column in each language, and in others of the Union; the first one stands in the template's list. */
export type Headings =
  & Readonly<Record<HeadingLanguage, ReadonlyArray<string>>>
  & { readonly other?: ReadonlyArray<string> };

/** A column of a table. */
export interface Column {
  /** The contract's name, which is a heading too. */
  readonly name: string;
  /** Need for the column in a table; of quantities and of codes it must have one. */
  readonly need: "required" | "one quantity" | "one code" | "optional";
  /** Contents of its cells, for people. */
  readonly holds: string;
  readonly example: string | number;
  /** Headings under which it is known beside its name. */
  readonly headings: Headings;
  /** Format of its cells in an empty workbook; text where it is left out. */
  readonly format?: CellFormat;
  /** True if its numbers tell the decimal mark of the table. */
  readonly isNumber?: boolean;
  /** True if its numbers are shares of a whole, which may be shown in hundredths: 0.97 as 97 %. */
  readonly isShare?: boolean;
  /** Lists that its cells hold, as long as any text that is read; undefined where each cell holds one value. */
  readonly list?: ListForm;
  /** True if a row that sums up others leaves it empty. */
  readonly isIdentifying?: boolean;
  /** True if its cells name the unit of the row's quantity. */
  readonly isUnit?: boolean;
  /** True if it is read where a table has it, and no template offers it. */
  readonly isUnoffered?: boolean;
}

/** Words that name a column only with a unit behind them: `Net mass (kg)`, `Eigenmasse in kg`. */
export interface UnitWords {
  readonly words: Headings;
  /** Columns by the units that make them. */
  readonly units: Readonly<Record<string, string>>;
  /** Words for a gross quantity, which is none of the columns, with or without a unit behind them. */
  readonly gross?: Headings;
}

/** A kind of table, as a capability describes it. */
export interface ColumnSetDescription {
  /** In the order of the template. */
  readonly columns: ReadonlyArray<Column>;
  readonly unitWords: UnitWords;
  /** Brings a row's cells, by the names of their columns, into the strict form that is decoded. */
  readonly readRow: ReadMembers;
  /** Finding about a table without a row below its header. */
  readonly emptyTable: Finding;
  /** Most rows that a call takes. */
  readonly mostRows: number;
  /** True if answers repeat the headings of columns that are passed through in each row. */
  readonly repeatsHeadings?: true;
}

/**
 * Meaning of a heading: a column, a word for a mass that lacks its unit, a gross mass, or nothing that is known here; nothing also
 * where its cells were compared with those of the column that is read, and taken in rows in which they say more.
 */
export type Heading =
  | { readonly column: string }
  | { readonly lacksUnit: true }
  | { readonly isGross: true }
  | { readonly unknown: true; readonly isCompared?: true; readonly isTaken?: boolean };

/** Meanings of texts as headings. */
export interface Meanings {
  readonly whole: ValuesOfTexts<Heading>;
  /** Those of headings that aren't shortened. */
  readonly plain: ValuesOfTexts<Heading>;
}

/** Headings as they are looked up. */
export interface HeadingWords {
  readonly unitWords: UnitWords;
  /** Columns by their headings, folded. */
  readonly columnOfHeading: ReadonlyMap<string, string>;
  /** Words that need a unit, folded. */
  readonly wordsWithoutUnit: ReadonlySet<string>;
  /** Words for a gross quantity, folded. */
  readonly grossWords: ReadonlySet<string>;
  /** All of them, for headings that are short for them. */
  readonly keys: KeysByLetter;
  /** Columns of quantities. */
  readonly quantities: ReadonlySet<string>;
  /** Columns of numbers, quantities among them. */
  readonly numbers: ReadonlySet<string>;
  /** Column of the units of quantities; undefined where tables of the kind have none. */
  readonly unitColumn: string | undefined;
  /** Meanings of texts that were looked up while one table is read; undefined: none are remembered. */
  readonly meanings?: Meanings;
}

/** A kind of table, with its headings as they are looked up. */
export type ColumnSet = ColumnSetDescription & HeadingWords;

const keysOf = (heading: string): ReadonlyArray<string> => [
  folded(heading),
  foldedWithUmlautsSpelled(heading),
];

const everyHeading = (headings: Headings): ReadonlyArray<string> => Object.values(headings).flat();

/** @returns the headings of columns, as they are looked up */
export const headingWords = (
  columns: ReadonlyArray<
    Pick<Column, "name" | "headings" | "isUnit" | "isNumber"> & { readonly need?: Column["need"] }
  >,
  unitWords: UnitWords,
): HeadingWords => {
  const columnOfHeading = new Map(
    columns.flatMap(({ name, headings }) =>
      [name, ...everyHeading(headings)].flatMap(keysOf).map((key) => [key, name] as const)
    ),
  );
  const wordsWithoutUnit = new Set(everyHeading(unitWords.words).flatMap(keysOf));
  const grossWords = new Set(Object.values(unitWords.gross ?? {}).flat().flatMap(keysOf));
  return {
    unitWords: {
      ...unitWords,
      units: Object.fromEntries(
        Object.entries(unitWords.units).filter(([, column]) => columns.some(({ name }) => name === column)),
      ),
    },
    columnOfHeading,
    wordsWithoutUnit,
    grossWords,
    keys: keysByLetter(new Set([...columnOfHeading.keys(), ...wordsWithoutUnit, ...grossWords])),
    quantities: new Set(columns.filter(({ need }) => need === "one quantity").map(({ name }) => name)),
    numbers: new Set(columns.filter(({ isNumber }) => isNumber === true).map(({ name }) => name)),
    unitColumn: columns.find(({ isUnit }) => isUnit === true)?.name,
  };
};

/** @returns the kind of table, with its headings as they are looked up */
export const columnSet = (description: ColumnSetDescription): ColumnSet => ({
  ...description,
  ...headingWords(description.columns, description.unitWords),
});

/** More texts differ in no table of a few hundred kilobytes. */
const mostMeanings = 10_000;

/**
 * @returns the kind of table for the reading of one. Each cell of a row without a number is looked up for headings of another table, and that
 * takes long: a text that is there again is looked up once. Decision 0206.
 */
export const forOneTable = (set: ColumnSet): ColumnSet => ({
  ...set,
  meanings: { whole: valuesOfTexts(mostMeanings), plain: valuesOfTexts(mostMeanings) },
});

/** A column's headings in one language, words with a unit behind them included. */
export const headingsOf = (
  { columns, unitWords: { words, units } }: ColumnSet,
  name: string,
  language: HeadingLanguage | "other",
): ReadonlyArray<string> => {
  const unit = Object.keys(units).find((word) => units[word] === name);
  const withUnit = unit === undefined ? [] : (words[language] ?? []).map((word) => `${word} (${unit})`);
  return [...columns.find((column) => column.name === name)?.headings[language] ?? [], ...withUnit];
};
