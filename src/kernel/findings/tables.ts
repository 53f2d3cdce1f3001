/** Findings about a table or its file, and the API's sentences about them. Those of a column name it themselves. */
import { shortened } from "../text/shown.ts";
import { type NoParts, type Sentences } from "./sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface TableFindings {
  /** A heading that nothing is read as; `text` is empty for a column without one. Positions count from 1. */
  readonly unknownColumn: { readonly position: number; readonly text: string };
  /** A mass that doesn't say whether it counts kilograms or tonnes. */
  readonly columnWithoutUnit: { readonly text: string };
  /** Two headings that are read as the same column. */
  readonly columnTwice: { readonly column: string; readonly earlier: string; readonly text: string };
  /** `isQuantity`: another column may stand in its place. */
  readonly columnMissing: { readonly column: string; readonly isQuantity: boolean; readonly rows: number };
  /** A heading with characters that can't be read. */
  readonly brokenHeading: { readonly position: number };
  /** A header without anything below it. */
  readonly noShipment: NoParts;
  /** The same in a table of imports. */
  readonly noImport: NoParts;
  /** More cells than headings. */
  readonly tooManyCells: { readonly cells: number; readonly columns: number };
  /** A row with characters that can't be read. */
  readonly brokenRow: NoParts;
  /** A file in another encoding. */
  readonly notUtf8: NoParts;
  /** More columns than are read. */
  readonly tooManyColumns: { readonly of: "table" | "sheet"; readonly most: number };
  /** More lines than are read. */
  readonly tooManyLines: { readonly most: number };
  /** A row that goes on for longer than any. */
  readonly longRow: { readonly most: number };
  /** A cell whose quotation marks are not closed. */
  readonly openQuotes: { readonly row: number };
  /** A file that is no workbook. */
  readonly noWorkbook: NoParts;
  /** A part of the workbook's archive that was cut off. */
  readonly damagedWorkbook: { readonly part: string };
  /** More rows than a call may have. */
  readonly tooManyRows: { readonly most: number };
  /** A sheet whose cells hold more text together than is read. */
  readonly tooManyCharactersInSheet: { readonly most: number };
  /** A cell with more text than is read. */
  readonly cellTooLong: { readonly heading: string; readonly most: number };
  /** A workbook of more parts than are read. */
  readonly tooManyParts: { readonly most: number };
  /** A part of a workbook that is larger than is read. */
  readonly workbookTooLarge: { readonly part: string; readonly megabytes: number };
  /** Why, as the reader of workbooks says it. */
  readonly sheetUnreadable: { readonly why: string };
  /** The call itself can't be read; its sentence goes on after the place where it names one. */
  readonly call: { readonly sentence: string };
  /** Number of findings beyond those that are listed. */
  readonly more: { readonly count: number };
}

const quoted = (text: string): string => JSON.stringify(shortened(text));

/** The API's sentences. */
export const tableSentences: Sentences<TableFindings> = {
  unknownColumn: ({ position, text }) =>
    `${
      text === "" ? `Column ${position} has no heading` : `The column ${quoted(text)} is not known`
    }: leave it out, or say extra_columns=keep to pass it through.`,
  columnWithoutUnit: ({ text }) =>
    `The column ${quoted(text)} names no unit: call it "${text} (kg)" or "${text} (t)".`,
  columnTwice: ({ column, earlier, text }) =>
    `The column ${column} is there more than once${
      earlier === text ? "" : ` (${quoted(earlier)} and ${quoted(text)})`
    }.`,
  columnMissing: ({ column, isQuantity, rows }) =>
    `The column ${column} is missing${
      isQuantity ? " (or net_mass_kg, for electricity mwh)" : ""
    }: one of the first ${rows} rows must name the columns.`,
  brokenHeading: ({ position }) => `Column ${position} has a broken heading.`,
  noShipment: () => "The table must hold at least one shipment below its first line.",
  noImport: () => "The table must hold at least one import below its first line.",
  tooManyCells: ({ cells, columns }) =>
    `The row has ${cells} cells where the header names ${columns} columns: cells that hold the separator must be quoted.`,
  brokenRow: () => "The row has NUL or half a character in it: leave it out.",
  notUtf8: () => "The table is not UTF-8 text: save it as CSV UTF-8.",
  tooManyColumns: ({ of, most }) => `The ${of} has more than ${most} columns, the most that are read.`,
  tooManyLines: ({ most }) => `The table has more than ${most} lines, most of them blank: leave those out.`,
  longRow: ({ most }) =>
    `A row of the table has more than ${most} characters, the most that are read: check its line breaks.`,
  openQuotes: ({ row }) => `Row ${row} of the table has quotes that don't close.`,
  noWorkbook: () =>
    "The file is no XLSX workbook: save it as Excel workbook (.xlsx), without a password, and send it again.",
  damagedWorkbook: ({ part }) => `The workbook is damaged: ${part} ends in the middle.`,
  tooManyRows: ({ most }) =>
    `The sheet has more than ${most} rows, blank ones included: copy the table alone into a new workbook.`,
  tooManyCharactersInSheet: ({ most }) =>
    `The sheet's cells hold more than ${most} characters together, texts counted in each cell that shows them: copy the table alone into a new workbook.`,
  cellTooLong: ({ heading, most }) =>
    `The cell below ${quoted(heading)} has more than ${most} characters, the most that are read: shorten it.`,
  tooManyParts: ({ most }) => `The workbook has more than ${most} parts.`,
  workbookTooLarge: ({ part, megabytes }) =>
    `The workbook is too large: its ${part} unpack to more than ${megabytes} MB. Copy the table alone into a new workbook.`,
  sheetUnreadable: ({ why }) => `The workbook's first sheet can't be read (${why}).`,
  call: ({ sentence }, label) => label === "" ? sentence : `${label} ${sentence}`,
  more: ({ count }) => `And ${count} more issues.`,
};
