/** Findings about files that are no workbook and cells that people see as something else than they are read as, and the API's sentences about them. */
import { counted, shortened } from "../../text/shown.ts";
import type { Sentences } from "../sentences.ts";
import { type OtherForm, otherForms } from "./other_forms.ts";

/** Each kind of finding with what its sentences are made of. */
export interface SheetFindings {
  /** A file that is no workbook that is read. */
  readonly noWorkbook: { readonly form: OtherForm };
  /** A number that stands in merged cells, whose other rows would be taken to have none. */
  readonly mergedNumber: { readonly heading: string; readonly first: number; readonly last: number };
  /** A number that its cell's format shows in thousands, or with another unit than that of its column; `unit` is empty where it shows none. */
  readonly shownUnit: {
    readonly heading: string;
    readonly row: number;
    readonly unit: string;
    readonly isScaled: boolean;
    /** Format of which nobody knows that it shows the number itself. */
    readonly format?: string | undefined;
  };
  /** Words of a row, above the headings or in a quantity's own cells, that name another unit or multiple than its heading. */
  readonly unitElsewhere: { readonly heading: string; readonly row: number; readonly text: string };
  /** A quantity that a person named, whose own heading has the unit of another one. */
  readonly namedOtherwise: { readonly heading: string; readonly column: string };
  /** Cells of a column with a line through them, in so many rows. */
  readonly struckCells: { readonly heading: string; readonly row: number; readonly rows: number };
  /** The bare number of a day in a workbook that counts days from 1904. */
  readonly bareDay: { readonly heading: string; readonly row: number };
  /** A sheet whose numbers are shown with more units, or formats that nobody knows, than are told, each counted in each column. */
  readonly tooManyShownUnits: { readonly most: number };
  /** Cells with lists of more items together than are read of a table. */
  readonly tooManyListItems: { readonly heading: string; readonly most: number };
  /** Headings of columns that are passed through, which each row repeats: more bytes than an answer may hold. */
  readonly longPassedHeadings: {
    readonly columns: number;
    readonly bytes: number;
    readonly rows: number;
    readonly most: number;
  };
  /** Rows that a sheet hides, which were read all the same. */
  readonly hiddenRows: { readonly rows: number; readonly first: number };
  /** Columns that a sheet hides, which were read all the same. */
  readonly hiddenColumns: { readonly headings: ReadonlyArray<string> };
}

const quoted = (text: string): string => JSON.stringify(shortened(text));

/** The API's sentences. */
export const sheetSentences: Sentences<SheetFindings> = {
  noWorkbook: ({ form }) =>
    `The file is ${
      otherForms[form]
    }: save it as Excel workbook (.xlsx), without a password, and send it again.`,
  mergedNumber: ({ heading, first, last }) =>
    `The column ${
      quoted(heading)
    } has a number in merged cells, in rows ${first} to ${last}, of which only the first would have it: unmerge them, and write the number in each row that it is for.`,
  shownUnit: ({ heading, row, unit, isScaled, format }) =>
    `The column ${quoted(heading)} has a number in row ${row} that its cell shows ${
      format !== undefined
        ? `by the format ${quoted(format)}, which may show another number`
        : isScaled
        ? "in thousands"
        : `with the unit ${quoted(unit)}`
    }, and the number alone would be read: give the cells a format that shows it as it is, and correct the heading where it is of another unit.`,
  tooManyShownUnits: ({ most }) =>
    `The sheet's cells have more than ${most} formats with units or other marks, counted in each column, the most that are read: give the cells of a column one format.`,
  tooManyListItems: ({ heading, most }) =>
    `The lists in the cells below ${
      quoted(heading)
    } have more than ${most} items in the whole table, the most that are read: send the table in parts.`,
  longPassedHeadings: ({ columns, bytes, rows, most }) =>
    `The headings of the ${
      counted(columns, "column", "columns")
    } that would be passed through have ${bytes} bytes together, and each row of the answer repeats them: for ${
      counted(rows, "row", "rows")
    } at most ${most}. Shorten them, leave columns out, or send the table in parts.`,
  bareDay: ({ heading, row }) =>
    `The column ${
      quoted(heading)
    } has the bare number of a day in row ${row}, in a workbook that counts days from 1904: give the cells the format of a date.`,
  unitElsewhere: ({ heading, row, text }) =>
    `Row ${row} (${quoted(text)}) names another unit than the column ${
      quoted(heading)
    }: put the unit that its numbers have into the heading, and leave the words out.`,
  namedOtherwise: ({ heading, column }) =>
    `The column ${
      quoted(heading)
    } has another unit in its heading than ${column}: choose the column of that unit, or correct the heading in the file if its numbers are of another one.`,
  struckCells: ({ heading, row, rows }) =>
    `The column ${quoted(heading)} has ${
      rows === 1
        ? `a cell in row ${row} that is struck out`
        : `${rows} cells that are struck out, the first in row ${row}`
    }: leave out what is cancelled, and take the line away from what counts.`,
  hiddenRows: ({ rows, first }) =>
    rows === 1
      ? `Row ${first} is hidden in the sheet: it was read like the others.`
      : `${rows} rows are hidden in the sheet, the first is row ${first}: they were read like the others.`,
  hiddenColumns: ({ headings }) =>
    `The sheet hides columns, which were read like the others: ${headings.map(quoted).join(", ")}.`,
};
