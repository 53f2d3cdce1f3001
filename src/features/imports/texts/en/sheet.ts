/** English texts of the page that takes a sheet of imports. */
import { counted } from "../../../../kernel/text/shown.ts";

export const sheet = {
  title: "Import a sheet",
  lead:
    "Upload the list of released imports as you keep it, from your customs software or a spreadsheet. You see what each row becomes before anything is recorded.",
  chooseTitle: "The sheet",
  drop: "Drop an Excel workbook or a CSV file here",
  choose: "Choose a file",
  limits: "XLSX or CSV, up to 5,000 rows and 4 MB.",
  unrecorded: "Nothing is recorded before you confirm.",
  template: "What columns may be called",
  ofWhom: "Whose imports",
  look: "Look at the sheet",
  lookAgain: "Look again",
  noFile: "Choose a file first.",
  tooManyRows: "The sheet has more than 5,000 rows: divide it.",
  another: "Another file",
  current: (name: string): string => `Sheet: ${name}`,
  questionsTitle: "A question about the sheet",
  columnsTitle: "Columns",
  columnsText:
    "How each column was understood. Change what is wrong, then look again; other columns are left out.",
  heading: "Heading in the sheet",
  meaning: "Read as",
  samples: "First cells",
  leftOut: "left out",
  noHeading: (position: string): string => `Column ${position}, without a heading`,
  rowsTitle: "Rows",
  added: (count: string): string => `${count} to be recorded`,
  unchanged: (count: string): string => `${count} in the ledger already`,
  refused: (count: string): string => `${count} to correct`,
  sums: (count: string): string => `${counted(count, "row of totals was", "rows of totals were")} left out.`,
  decimalComma: "Numbers were read with a decimal comma.",
  firstTitle: "The first rows as they were read",
  refusedTitle: "Rows to correct",
  refusedText:
    "They are left out; the others can be recorded. Correct them in your sheet and upload it again: what is recorded already stays as it is.",
  row: "Row",
  why: "What is wrong",
  moreRefused: (count: string): string => `${counted(count, "more row", "more rows")} to correct.`,
  unusualDeclarant: (importer: string, usual: string, declarant: string): string =>
    `Imports of ${importer} have ${usual} as their declarant so far, and none has ${declarant}, which is chosen here. Choose the right one below if that is not meant.`,
  unusualNobody: (importer: string, usual: string): string =>
    `Imports of ${importer} have ${usual} as their declarant so far; this one would have none, and be in nobody’s declaration. Choose the declarant below if that is not meant.`,
  ofRows: (count: string): string => `Of ${counted(count, "row", "rows")}:`,
  cancelledSince:
    "These rows were recorded before and cancelled since: they count nowhere, and nothing is recorded of them. To bring an import back, open it and correct it.",
  movedSince:
    'These rows were recorded before, and a correction gave them another MRN or item since: nothing is recorded of them. Open one to see which. If a row is another import, add it in the form, or send it with the id of the linked entry in the column "Refers to".',
  correctedSince: "These rows were recorded before and corrected since: what the correction says holds.",
  rowAt: (row: string): string => `Row ${row}`,
  moreRows: (count: string): string => `and ${count} more`,
  record: (count: string): string => `Record ${counted(count, "row", "rows")}`,
  nothingToRecord: "There is nothing to record: every row is in the ledger already or has an error.",
  recordedTitle: "The sheet is recorded",
  recorded: (added: string, unchanged: string): string =>
    `Recorded: ${added}; in the ledger already: ${unchanged}.`,
  toLedger: "To the ledger",
};

/** The texts that every language has. */
export type SheetTexts = typeof sheet;
