/** English texts of the page that closes a month: accrual, and a table of customs against the ledger. */

export const books = {
  lead:
    "For accounting: what to accrue for a month, and whether the ledger matches the customs declarations.",
  accrualTitle: "Accrual of a month",
  accrualText:
    "Net emissions of the year's imports up to the month's end, those with a published price apart from the others, and what changed since the month before. Until the year before is surrendered for, what is left of it stands on a sheet of its own.",
  month: "Month",
  of: "For",
  importers: "Importers",
  declarants: "Declarants",
  xlsx: "Download as XLSX",
  csv: "Download as CSV",
  reconcileTitle: "Customs against the ledger",
  reconcileText:
    "Upload the list of import declarations that customs or your broker sent. Each row is compared with the ledger; nothing is recorded.",
  compare: "Compare",
  compareAgain: "Compare again",
  result: "Result",
  matched: (count: string): string => `${count} matched`,
  differing: (count: string): string => `${count} differ`,
  missingInLedger: (count: string): string => `${count} missing in the ledger`,
  missingInTable: (count: string): string => `${count} missing in the table`,
  refused: (count: string): string => `${count} could not be read`,
  refusedText: "They were not compared. Correct them in your sheet and upload it again.",
  allMatched: "The table and the ledger agree.",
  differingTitle: "Rows that differ",
  missingLedgerTitle: "Missing in the ledger",
  missingLedgerText: "Check whether they are yours, and record them.",
  missingTableTitle: "Missing in the table",
  missingTableText: "The ledger has them for the same days.",
  row: "Row",
  differs: "What differs",
  table: "Table",
  ledger: "Ledger",
  what: "Declaration",
  quantity: "Quantity",
  more: (count: string): string => `${count} more: the workbook has all of them.`,
  fields: {
    eori: "EORI number",
    cbam_account: "CBAM account number",
    mrn: "MRN",
    item: "Item",
    cn_code: "CN code",
    taric_code: "TARIC code",
    quantity: "Quantity",
    origin_country: "Origin",
    release_date: "Day",
    procedure: "Procedure",
  },
};

/** The texts that every language has. */
export type BooksTexts = typeof books;
