/**
 * English sentences of the pages about tables and their files.
 */
import { type TableFindings, tableSentences as api } from "../../../kernel/findings/tables.ts";
import type { PageSentences } from "../page_sentences.ts";

export const englishTables: PageSentences<TableFindings> = {
  ...api,
  unknownColumn: ({ position, text }) =>
    text === ""
      ? `Column ${position} has no heading: give it one, or leave it out.`
      : `The column “${text}” is not known: leave it out, or pass it through.`,
  columnTwice: ({ column, earlier, text }, _label, { nameOf }) =>
    `The column ${nameOf(column)} is there more than once${
      earlier === text ? "" : ` (“${earlier}” and “${text}”)`
    }.`,
  columnMissing: ({ column, isQuantity, rows }, _label, { nameOf }) =>
    `The column ${nameOf(column)} is missing${
      isQuantity ? " (or the mass in kilograms, for electricity the MWh)" : ""
    }: one of the first ${rows} rows must name the columns.`,
  brokenRow: () => "The row has a character that can't be read: leave it out.",
  damagedWorkbook: () => "The workbook is damaged: one of its sheets ends in the middle.",
  sheetUnreadable: () =>
    "The workbook's first sheet can't be read: copy the table alone into a new workbook.",
  call: () => "What was sent can't be read: load the page anew and try again.",
};
