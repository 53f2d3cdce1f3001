/**
 * English texts of the page for importers and declarants.
 */

export const people = {
  lead:
    "The importer is the company whose goods are imported, even if an indirect representative declares them. Its imports count towards the annual threshold. The declarant files the declaration, and holds and surrenders the certificates.",
  importers: "Importers",
  declarants: "Declarants",
  find: "Find an importer or a declarant",
  findHint: "Name or EORI number, or a part of it",
  eori: "EORI number",
  eoriHint: "Country code and up to 15 letters or digits, such as DE123456789012345 or FI1234567-8",
  name: "Name",
  memberState: "Member state",
  memberStateHint: "Where the importer is established",
  choose: "Please choose",
  outside: "Outside the Union",
  account: "CBAM account number",
  accountHint: "From the CBAM registry. It is the reference for document code Y128.",
  state: "Status",
  today: "Today",
  from: "From",
  reference: "Reference",
  referenceHint: "Number of the application, if there is one",
  recordedOn: "Recorded on",
  noState: "No status yet",
  noImporters: "No importers yet.",
  noDeclarants: "No declarants yet.",
  addImporter: "Add an importer",
  addImporterText: "If the EORI number is already listed, its name and member state are updated.",
  saveImporter: "Save importer",
  addDeclarant: "Add a declarant",
  addDeclarantText: "If the EORI number is already listed, its name and account number are updated.",
  saveDeclarant: "Save declarant",
  addState: "Add a status",
  addStateText:
    "A status is added and never changed. Of two that begin on the same day, the one recorded later counts.",
  saveState: "Save status",
  kept: (name: string): string => `${name} is recorded.`,
  stateKept: "The status is recorded.",
  archiveTitle: "Everything in one file",
  archiveText:
    "A ZIP archive of JSON lines with importers, declarants, every entry with its history, calculations, certificates and documents. Records of imports are kept until the end of the fourth year after the year of the declaration: those of 2026 until 31 December 2031.",
  archive: "Download the archive",
  toYear: "Open the year",
};

/** The texts that every language has. */
export type PeopleTexts = typeof people;
