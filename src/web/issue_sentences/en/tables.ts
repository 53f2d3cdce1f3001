/**
 * English sentences of the pages about tables and their files.
 */
import { type TableFindings, tableSentences as api } from "../../../kernel/findings/tables.ts";
import type { PageSentences } from "../page_sentences.ts";
import { shortened } from "../../../kernel/text/shown.ts";

/** @returns the text in quotation marks, cut where it is long */
const quoted = (text: string): string => `“${shortened(text)}”`;

export const englishTables: PageSentences<TableFindings> = {
  ...api,
  openDayOrder: ({ heading, either, decisive }, _label, { nameOf }) =>
    `The column ${quoted(nameOf(heading))} ${
      decisive === undefined
        ? `has dates that could be read day first or month first (${
          quoted(either.text)
        } in row ${either.row}), and nothing says which`
        : `has a date that can only be month first (${
          quoted(decisive.text)
        } in row ${decisive.row}), and others that could be either (${
          quoted(either.text)
        } in row ${either.row})`
    }. Choose which comes first.`,
  exchangedDays: ({ heading, date, left }, _label, { nameOf }) =>
    `The column ${quoted(nameOf(heading))} has a text that a spreadsheet took for no date (${
      quoted(left.text)
    } in row ${left.row}), beside dates whose day and month it may have exchanged (${
      quoted(date.text)
    } in row ${date.row}). Correct the dates in the file, or choose the order of the texts if the dates are right.`,
  exchangedNumbers: ({ heading, number, textHeading, left }, _label, { nameOf }) =>
    `The column ${quoted(nameOf(textHeading))} has a text that a spreadsheet took for no number (${
      quoted(left.text)
    } in row ${left.row}), beside numbers ${
      textHeading === heading ? "" : `of the column ${quoted(nameOf(heading))} `
    }that it may have read with another decimal mark (${
      quoted(number.text)
    } in row ${number.row}). Correct the numbers in the file, or choose the decimal mark of the texts if the numbers are right.`,
  noHeadingRow: ({ rows }) =>
    `None of the first ${rows} rows has headings and no data: say in which row the headings are.`,
  headingRowBlank: ({ row }) =>
    `Row ${row} of the table has nothing in it: name the row that has the headings.`,
  dataAboveHeadings: ({ row, headings }) =>
    `Row ${row} stands above the headings in row ${headings} and has data: only what is below the headings is read.`,
  belowOtherHeadings: ({ headings }) =>
    `A second table with other headings begins in row ${headings}: calculate it as a file of its own, and leave its rows out here.`,
  looksLikeTotal: ({ text, row }) =>
    `Row ${row} could be a total of others${
      text === "" ? "" : ` (${quoted(text)})`
    }: leave totals out, or say that it is a shipment.`,
  totalDiffers: ({ text, row, heading, stated, sum }, _label, { nameOf }) =>
    `Row ${row} (${quoted(text)}) states ${stated} in the column ${
      quoted(nameOf(heading))
    }, and the rows above it come to ${sum}: correct it, or leave totals out.`,
  cutNumber: ({ heading, next, before, after }, _label, { nameOf }) =>
    `${before} in the column ${quoted(nameOf(heading))} and ${after} in ${
      quoted(nameOf(next))
    } could be one number, ${before},${after}, cut at its comma: if they are two, choose that numbers have a decimal point; else save the file with semicolons between its cells.`,
  unknownColumn: ({ position, text }) =>
    text === ""
      ? `Column ${position} has no heading: give it one, or leave it out.`
      : `The column ${quoted(text)} is not known: leave it out, or pass it through.`,
  columnTwice: ({ column, earlier, text }, _label, { nameOf }) =>
    `The column ${nameOf(column)} is there more than once${
      earlier === text ? "" : ` (${quoted(earlier)} and ${quoted(text)})`
    }.`,
  columnMissing: ({ column, isQuantity, rows }, _label, { nameOf }) =>
    `The column ${nameOf(column)} is missing${
      isQuantity ? " (or the mass in kilograms, for electricity the MWh)" : ""
    }: one of the first ${rows} rows must name the columns.`,
  namedOtherwise: ({ heading, column }, _label, { nameOf }) =>
    `The column ${quoted(heading)} has another unit in its heading than ${
      quoted(nameOf(column))
    }: choose the column of that unit, or correct the heading in the file if its numbers are of another one.`,
  tooManyListItems: ({ heading, most }, _label, { nameOf }) =>
    `The lists in the column ${
      quoted(nameOf(heading))
    } have more than ${most} items in the whole table, the most that are read: split the table into several files.`,
  brokenRow: () => "The row has a character that can't be read: leave it out.",
  workbookAsText: () =>
    "The file is a workbook or another archive, not CSV: save it as Excel workbook (.xlsx), and choose that file.",
  damagedWorkbook: () => "The workbook is damaged: one of its sheets ends in the middle.",
  sheetUnreadable: () =>
    "The workbook's first sheet can't be read: copy the table alone into a new workbook.",
  call: () => "What was sent can't be read: load the page anew and try again.",
};
