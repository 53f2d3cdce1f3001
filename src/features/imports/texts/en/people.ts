/**
 * English texts of the page for importers and declarants.
 */

export const people = {
  lead:
    "The importer is the company whose goods are imported, also when an indirect representative declares them: the 50 tonnes are counted for it. The declarant files the declaration, and holds and surrenders the certificates.",
  importers: "Importers",
  declarants: "Declarants",
  eori: "EORI number",
  eoriHint: "Country code and up to 15 letters or digits, such as DE123456789012345",
  name: "Name",
  memberState: "Member state",
  memberStateHint: "Where it is established; leave it empty for an importer outside the Union",
  outside: "Outside the Union",
  account: "CBAM account number",
  accountHint: "From the CBAM registry; it is the reference beside Y128",
  state: "State",
  today: "Today",
  from: "From",
  reference: "Reference",
  referenceHint: "Number of the application, where there is one",
  recordedOn: "Recorded on",
  noState: "No state yet",
  noImporters: "No importer yet.",
  noDeclarants: "No declarant yet.",
  addImporter: "Add an importer",
  addImporterText: "An EORI number that is there already gets the new name and member state.",
  saveImporter: "Save the importer",
  addDeclarant: "Add a declarant",
  addDeclarantText: "An EORI number that is there already gets the new name and account number.",
  saveDeclarant: "Save the declarant",
  addState: "Add a state",
  addStateText:
    "States are added and never changed: of two from the same day the one that was recorded later counts.",
  saveState: "Save the state",
  kept: (name: string): string => `${name} is recorded.`,
  stateKept: "The state is recorded.",
  archiveTitle: "Everything in one file",
  archiveText:
    "Importers, declarants, every entry with its history, calculations, certificates and documents as a ZIP archive of JSON lines. Records of imports are kept until the end of the fourth year after that of the declaration: those of 2026 until 31 December 2031.",
  archive: "Download the archive",
  toYear: "To the year",
};

/** The texts that every language has. */
export type PeopleTexts = typeof people;
