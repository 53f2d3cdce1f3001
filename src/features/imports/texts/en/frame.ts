/**
 * English texts that the pages of an importer's year share: tabs, the choice of whose year, names of states and people.
 */
import { counted } from "../../../../kernel/text/shown.ts";

export const frame = {
  onlyLooking: "With the role Viewer you can’t change imports: ask an administrator for the role Clerk.",
  section: "Imports",
  year: "Year",
  ledger: "Ledger",
  codes: "Document codes",
  certificates: "Certificates",
  declaration: "Declaration",
  books: "Month’s end",
  people: "Importers and declarants",

  importer: "Importer",
  declarant: "Declarant",
  yearOf: "Year",
  show: "Show",
  none: "none",
  importerItself: "The importer itself",
  usualDeclarant: "The importer’s usual declarant",
  chooseDeclarant: "Please choose",
  noDeclarant: "No declarant",
  noImporter: "No importer",
  anyDeclarant: "Any declarant",
  whichPerson: "Which company do you mean?",
  noSuchPerson: (text: string): string =>
    `No importer or declarant here has “${text}” in its name or EORI number.`,
  severalPersons: (text: string): string =>
    `Several companies have “${text}” in their name or EORI number. Nothing was recorded yet.`,
  firstPersons: "These are the first hundred: go back and type more of the name to see others.",
  fileAgain: "Choose the file again on the next page.",
  goOn: "Go on",
  allYears: "All years",
  without: "–",
  days: "Day",
  total: "Total",
  notes: "What to know",
  download: "Download",
  imports: (count: string): string => counted(count, "import", "imports"),

  states: {
    applied: "Applied",
    authorised: "Authorised",
    refused: "Refused",
    revoked: "Revoked",
  },
  representations: {
    own: "In its own name",
    direct: "By a direct representative",
    indirect: "By an indirect representative",
  },
  determinations: {
    default: "Default values",
    actual: "Actual emissions",
    returned: "Returned goods",
    outward: "Outward processing",
    inward: "Inward processing",
  },
  certainty: {
    default: "Default values",
    verified: "Verified",
    estimated: "Estimate",
    zero: "Zero",
  },

  firstTitle: "Begin with the importer",
  firstText:
    "The annual threshold is counted for each importer, by its EORI number; the declarant files the declaration and holds the certificates. Record both – often they are one company – then the goods that were released.",
  firstButton: "Record an importer",
  noDeclarantTitle: "No declarant yet",
  noDeclarantText:
    "Declaration and certificates belong to a declarant: the importer itself, or its indirect representative. Record one with the status of its application.",
  noDeclarantButton: "Record a declarant",
  whichTitle: "Which declarant?",
  whichText:
    "No import of the importer names a declarant, and none has its EORI number: choose the declarant.",
  noImportsTitle: "Nothing is recorded for this year",
  noImportsText: "Upload the list of released imports as you keep it, or enter one import.",
  importSheet: "Import a sheet",
  addImport: "Add an import",
  guide: "A year of imports, step by step",
  noTier:
    "The ledger of imports is for accounts of CBAM Pro and Enterprise: ask the operator of this service.",
};

/** The texts that every language has. */
export type FrameTexts = typeof frame;
