/** Findings about a table or its file, and the API's sentences about them. Those of a column name it themselves. */
import { abridged, counted, shortened } from "../text/shown.ts";
import { type NoParts, type Sentences } from "./sentences.ts";
import { type SheetFindings, sheetSentences } from "./sheets/sheets.ts";

/** A cell's text, and the number of its row. */
export interface PlacedText {
  /** The text, cut where it is long. */
  readonly text: string;
  /** Number of the row, from 1. */
  readonly row: number;
}

/** Each kind of finding with what its sentences are made of. */
export interface TableFindings extends SheetFindings {
  /** Days that could be read day first or month first; `decisive` can only be month first. */
  readonly openDayOrder: {
    readonly heading: string;
    readonly either: PlacedText;
    readonly decisive?: PlacedText;
  };
  /** Dates of a workbook whose day and month were most likely exchanged, beside a text that was left. */
  readonly exchangedDays: { readonly heading: string; readonly date: PlacedText; readonly left: PlacedText };
  /** Numbers of a workbook that a spreadsheet with another decimal mark may have made, beside a text that was left, in any column. */
  readonly exchangedNumbers: {
    readonly heading: string;
    readonly number: PlacedText;
    readonly textHeading: string;
    readonly left: PlacedText;
  };
  /** No row among the first ones has headings and no data; `row` has headings beside data. */
  readonly noHeadingRow: { readonly rows: number; readonly row: number };
  /** A row that was named as the header and has nothing in it. */
  readonly headingRowBlank: { readonly row: number };
  /** A row above the header that could be read as data. */
  readonly dataAboveHeadings: { readonly row: number; readonly headings: number };
  /** A row below headings that are not those of the table, in the row with that number. */
  readonly belowOtherHeadings: { readonly headings: number };
  /** A row that could be a total of others; `text` is empty where it has no word of sums. */
  readonly looksLikeTotal: PlacedText;
  /** A total that is not what the rows above it come to. */
  readonly totalDiffers: PlacedText & {
    readonly heading: string;
    readonly stated: string;
    readonly sum: string;
  };
  /** A number and digits behind it that could be one number, cut at its comma. */
  readonly cutNumber: {
    readonly heading: string;
    readonly next: string;
    readonly before: string;
    readonly after: string;
  };
  /** A heading that nothing is read as; `text` is empty for a column without one. Positions count from 1. */
  readonly unknownColumn: { readonly position: number; readonly text: string };
  /** A mass that doesn't say whether it counts kilograms or tonnes. */
  readonly columnWithoutUnit: { readonly text: string };
  /** A gross mass where the net mass lacks; `column`: the contract's name of the one that is wanted. */
  readonly grossQuantity: { readonly text: string; readonly column: string };
  /** Two headings that are read as the same column. */
  readonly columnTwice: { readonly column: string; readonly earlier: string; readonly text: string };
  /** `isQuantity`: another column may stand in its place; `like`: an unknown heading with the unit of a mass in it, which could be that. */
  readonly columnMissing: {
    readonly column: string;
    readonly isQuantity: boolean;
    readonly rows: number;
    readonly like?: { readonly text: string; readonly unit: string } | undefined;
  };
  /** A quantity without a unit in its heading, for which a row of its column of units has one that no mass is read in. */
  readonly unitUnread: PlacedText & { readonly heading: string; readonly beside: string };
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
  /** A workbook that a password encrypts. */
  readonly encryptedWorkbook: NoParts;
  /** An archive, such as a workbook, that was sent as text. */
  readonly workbookAsText: NoParts;
  /** A workbook of Excel 97 to 2003, one with a password, or a web page that a program wrote under that ending. */
  readonly oldWorkbook: { readonly isWebPage: boolean };
  /** A part of the workbook's archive that was cut off. */
  readonly damagedWorkbook: { readonly part: string };
  /** More rows than a call may have. */
  readonly tooManyRows: { readonly most: number };
  /** A sheet whose cells hold more text together than is read. */
  readonly tooManyCharactersInSheet: { readonly most: number };
  /** A workbook of more cells than are read. */
  readonly tooManyCellsInWorkbook: { readonly most: number };
  /** A sheet with more merged cells than are read. */
  readonly tooManyMergedCells: { readonly most: number };
  /** A cell that stands twice in its file, or names a text that the file lacks; by its name, such as `C2`. */
  readonly damagedCell: { readonly cell: string; readonly why: "twice" | "noText" };
  /** A cell with more text than is read. */
  readonly cellTooLong: { readonly heading: string; readonly most: number };
  /** A workbook of more parts than are read. */
  readonly tooManyParts: { readonly most: number };
  /** A part of a workbook that is larger than is read. */
  readonly workbookTooLarge: { readonly part: string; readonly megabytes: number };
  /** Why, as the reader of workbooks says it. */
  readonly sheetUnreadable: { readonly why: string };
  /** Macros of a workbook that was read, which are not run. */
  readonly workbookMacros: NoParts;
  /** Further sheets that have such columns or can't be read, by their names. */
  readonly furtherSheets: { readonly names: ReadonlyArray<string> };
  /** The call itself can't be read; its sentence goes on after the place where it names one. */
  readonly call: { readonly sentence: string };
  /** Number of findings beyond those that are listed. */
  readonly more: { readonly count: number };
}

const quoted = (text: string): string => JSON.stringify(shortened(text));
const placed = ({ text, row }: PlacedText): string => `${quoted(text)} in row ${row}`;
const ofOther = (heading: string, one: string) => heading === one ? "" : `of the column ${quoted(heading)} `;

/** The API's sentences. */
export const tableSentences: Sentences<TableFindings> = {
  ...sheetSentences,
  openDayOrder: ({ heading, either, decisive }) =>
    `The column ${quoted(heading)} ${
      decisive === undefined
        ? `has days that could be read day first or month first (${placed(either)}), and nothing says which`
        : `has a day that can only be month first (${placed(decisive)}), and others that could be either (${
          placed(either)
        })`
    }: send dates=dmy if the day comes first, dates=mdy if the month does.`,
  exchangedDays: ({ heading, date, left }) =>
    `The column ${quoted(heading)} has a text that a spreadsheet took for no date (${
      placed(left)
    }) beside dates whose day and month it may have exchanged (${
      placed(date)
    }): correct them, or send dates=dmy or dates=mdy for the order of the texts if the dates are right.`,
  exchangedNumbers: ({ heading, number, textHeading, left }) =>
    `The column ${quoted(textHeading)} has a text that a spreadsheet took for no number (${
      placed(left)
    }) beside numbers ${ofOther(heading, textHeading)}that it may have read with another decimal mark (${
      placed(number)
    }): correct them, or send decimal=comma or decimal=point for the mark of the texts if the numbers are right.`,
  noHeadingRow: ({ rows, row }) =>
    `None of the first ${rows} rows has headings and no data: say heading_row=${row} if row ${row} names the columns.`,
  headingRowBlank: ({ row }) =>
    `Row ${row} of the table has nothing in it: heading_row must be the number of the row that names the columns.`,
  dataAboveHeadings: ({ row, headings }) =>
    `Row ${row} stands above the headings in row ${headings} and has data: leave it out or put it below them, or say heading_row=${headings} to read only what is below.`,
  belowOtherHeadings: ({ headings }) =>
    `The row stands below other headings, in row ${headings}, and is not calculated: send the table that begins there as a file of its own.`,
  looksLikeTotal: ({ text, row }) =>
    `Row ${row} could be a total of others${
      text === "" ? "" : ` (${quoted(text)})`
    } and is not calculated: leave it out, or send total_rows=skip if it is a total, total_rows=keep if it is a row like the others.`,
  totalDiffers: ({ text, row, heading, stated, sum }) =>
    `Row ${row} (${quoted(text)}) states ${stated} in the column ${
      quoted(heading)
    }, and the rows above it come to ${sum}: correct it, leave it out, or send total_rows=skip to pass totals over.`,
  cutNumber: ({ heading, next, before, after }) =>
    `${before} in the column ${quoted(heading)} and ${after} in ${
      quoted(next)
    } could be one number, ${before},${after}, cut at its comma: put such numbers in quotes or separate cells by semicolons, or send decimal=point if they are two.`,
  unknownColumn: ({ position, text }) =>
    `${
      text === "" ? `Column ${position} has no heading` : `The column ${quoted(text)} is not known`
    }: leave it out, or say extra_columns=keep to pass it through.`,
  grossQuantity: ({ text }) =>
    `The column ${
      quoted(text)
    } is a gross mass, and CBAM counts the net mass without packaging: add a column of the net mass in kg or t, or rename this one if it is the net mass.`,
  columnWithoutUnit: ({ text }) =>
    `The column ${quoted(text)} names no unit: call it "${abridged(text)} (kg)" or "${abridged(text)} (t)".`,
  columnTwice: ({ column, earlier, text }) =>
    `The column ${column} is there more than once${
      earlier === text ? "" : ` (${quoted(earlier)} and ${quoted(text)})`
    }.`,
  columnMissing: ({ column, isQuantity, rows, like }) =>
    `The column ${column} is missing${
      isQuantity ? " (or net_mass_kg, for electricity mwh)" : ""
    }: one of the first ${rows} rows must name the columns, or heading_row say which row does.${
      like === undefined ? "" : ` If ${quoted(like.text)} is the net mass, call it "Net mass (${like.unit})".`
    }`,
  unitUnread: ({ heading, beside, row, text }) =>
    `The column ${quoted(heading)} can't be read as the net mass: its unit in the column ${
      quoted(beside)
    } is ${
      quoted(text)
    } in row ${row}, and kg, t and lb are read. Give each row a mass in one of those, or add a column "Net mass (kg)".`,
  brokenHeading: ({ position }) => `Column ${position} has a broken heading.`,
  noShipment: () => "The table must hold at least one shipment below its first line.",
  noImport: () => "The table must hold at least one import below its first line.",
  tooManyCells: ({ cells, columns }) =>
    `The row has more cells (${cells}) than the header has columns (${columns}): cells that hold the separator must be quoted.`,
  brokenRow: () => "The row has NUL or half a character in it: leave it out.",
  notUtf8: () =>
    "The file is no text in UTF-8, UTF-16, Windows-1252 or Windows-1250: save it as CSV UTF-8 or as Excel workbook (.xlsx).",
  tooManyColumns: ({ of, most }) => `The ${of} has more than ${most} columns, the most that are read.`,
  tooManyLines: ({ most }) => `The table has more than ${most} lines, most of them blank: leave those out.`,
  longRow: ({ most }) =>
    `A row of the table has more than ${most} characters, the most that are read: check its line breaks.`,
  openQuotes: ({ row }) => `Row ${row} of the table has quotes that don't close: in a cell write "" for ".`,
  encryptedWorkbook: () =>
    "The workbook is encrypted with a password: save it without one, and send it again. A password that only protects sheets against changes is no hindrance.",
  workbookAsText: () =>
    "The file is a workbook or another archive, not CSV: send a workbook (.xlsx) as application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.",
  oldWorkbook: ({ isWebPage }) =>
    `The file is ${
      isWebPage
        ? "a web page under the name of a workbook"
        : "a workbook in the format of Excel 97 to 2003 (.xls), or one with a password"
    }, which is not read here: open it in a spreadsheet program, save it as Excel workbook (.xlsx) without a password, and send that.`,
  damagedWorkbook: ({ part }) => `The workbook is damaged: ${part} ends in the middle.`,
  tooManyRows: ({ most }) =>
    `The sheet has more than ${most} rows, blank ones included: copy the table alone into a new workbook.`,
  tooManyCharactersInSheet: ({ most }) =>
    `The sheet's cells hold more than ${most} characters together, texts counted in each cell that shows them: copy the table alone into a new workbook.`,
  tooManyCellsInWorkbook: ({ most }) =>
    `The workbook's sheets have more than ${most} cells with something in them, the most that are read: leave out the sheets that were added to it.`,
  tooManyMergedCells: ({ most }) =>
    `The sheet has more than ${most} merged cells, the most that are read: unmerge them, and fill in each row.`,
  damagedCell: ({ cell, why }) =>
    `The workbook is damaged: the cell ${cell} ${
      why === "twice" ? "stands in it twice" : "names a text that the file lacks"
    }. Write the cell anew in a spreadsheet, and save the workbook.`,
  cellTooLong: ({ heading, most }) =>
    `The cell below ${quoted(heading)} has more than ${most} characters, the most that are read: shorten it.`,
  tooManyParts: ({ most }) => `The workbook has more than ${most} parts.`,
  workbookTooLarge: ({ part, megabytes }) =>
    `The workbook is too large: its ${part} unpack to more than ${megabytes} MB. Copy the table alone into a new workbook.`,
  sheetUnreadable: ({ why }) => `The workbook's first sheet can't be read (${why}).`,
  workbookMacros: () =>
    "The workbook holds macros: they were not run. Cells that macros fill in were read as they are stored.",
  furtherSheets: ({ names }) =>
    `Further sheets have such columns or can't be read, and were left out: ${
      names.map(quoted).join(", ")
    }. Send each as a file of its own.`,
  call: ({ sentence }, label) => label === "" ? sentence : `${label} ${sentence}`,
  more: ({ count }) => `And ${counted(count, "more issue", "more issues")}.`,
};
