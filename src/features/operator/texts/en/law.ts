/**
 * English texts of the operator's page of data sets.
 */

export const law = {
  shipped: "Data sets",
  added: "Added by operators",
  nothingAdded: "Nothing was added: the tables are those of the release.",
  columns: {
    entry: "Entry",
    kind: "Kind",
    version: "Version",
    title: "Title",
    by: "Entered by",
    countsFrom: "Counts from",
    withdrawn: "Withdrawn",
    sha256: "SHA-256",
    imports: "Imports from",
    act: "Change",
  },
  kinds: {
    data_set: "Data set",
    amendment: "Shared tables",
    electricity: "Electricity",
  },
  unknownKind: "Of a newer release",
  withdraw: "Withdraw",
  addTitle: "Add tables",
  addHint:
    "A ZIP archive of one folder with its manifest.json: a data set, an amendment or values of electricity, at most 700 kB. It is only looked at: nothing counts before you confirm.",
  file: "Archive",
  look: "Look at what it changes",
  guide: "How to make a folder",

  willAdd: (version: string, from: string, imports: string): string =>
    `The tables ${version} count in every process five seconds after you confirm, from ${from} on, for imports from ${imports}. Reports that were issued stay as they are; as_of answers as ever.`,
  willWithdraw: (version: string, entry: string): string =>
    `The tables ${version} (entry ${entry}) count no longer five seconds after you confirm; those before them count again. Nothing is deleted: as_of answers as ever.`,
  changed: (figures: string, codes: string, origins: string): string =>
    `Figures that change: ${figures} (codes: ${codes}, origins: ${origins}).`,
  first: (shown: string): string => `The ${shown} biggest changes; the command line prints all of them.`,
  changes: "What changes",
  figure: "Figure",
  codes: "Codes",
  origin: "Origin",
  others: "All other countries",
  route: "Production route",
  years: "Years",
  before: "Before",
  after: "After",
  ratio: "After / before",
  none: "–",
  more: (count: string): string => `and ${count} more`,
  check: "Check this first",
  checked: "I have checked it: these changes are right.",
  notChecked: "Confirm that the changes are right before they are made.",
  refusedTitle: "That can't be done",
  back: "Back",
  confirmAdd: "Add the tables",
  confirmWithdraw: "Withdraw the tables",
  cancel: "No, go back",
};

/** The texts that every language has. */
export type LawTexts = typeof law;
