/**
 * English texts of the page for the declaration.
 */
import { counted } from "../../../../kernel/text/shown.ts";

export const declaration = {
  title: (year: string): string => `Declaration for ${year}`,
  preparation:
    "This page prepares the declaration. You file the declaration itself in the CBAM registry, whose format is not published. The figures follow from the imports recorded here and from the law and prices of today.",
  dueBy: (day: string): string => `File the declaration and surrender the certificates by ${day}.`,
  wasDueBy: (day: string): string =>
    `The declaration was to be filed, and the certificates to be surrendered, by ${day}.`,
  nothing: "Nothing to declare",
  nothingText:
    "None of this declarant’s importers has passed the threshold, and none imported electricity or hydrogen.",
  certificates: (count: string): string => counted(count, "certificate", "certificates"),
  exact: (net: string): string => `Exactly ${net} t CO₂e.`,
  totalsTitle: "Totals",
  imports: "Imports",
  mass: "Net mass, t",
  energy: "Electricity, MWh",
  embedded: "Embedded emissions, t CO₂e",
  allocation: "Free allocation, t CO₂e",
  net: "Net emissions, t CO₂e",
  once: "Certificates, year rounded up",
  byQuarter: "Certificates, each quarter rounded up",
  deduction: "Taken off for carbon price paid abroad",
  cost: "Cost",
  byDefault: "With default values only",
  fileable: "If filed today",
  basis: "Figures of the declaration",
  asRecorded: "As recorded",
  figure: "Total of the year",

  linesTitle: "Lines",
  line: "Goods and origin",
  determination: "Emissions",
  ofInstallation: (installation: string): string => `Installation ${installation}`,
  quantity: "Quantity",
  period: (period: string, procedure: string): string => `${period}, procedure ${procedure}`,

  quartersTitle: "Certificates by quarter",
  quarter: "Quarter",
  number: "Certificates",
  price: "Price",
  standsIn: "latest price",
  toCome: "to come",

  importersTitle: "Importers",
  counted: "Mass that counts, t",
  passedOn: "Limit passed on",
  notPassed: "not passed",

  asXlsx: "As XLSX",
  asCsv: "As CSV",
  asPdf: "Signed PDF",
  filesText:
    "The tables list every line with its imports. The PDF is numbered and signed, and anyone can verify it; it says that it is a preparation.",
  missingTitle: "Still missing for the declaration",
  nothingMissing: "Nothing is missing, as far as the records show.",
  penaltyTitle: "If you surrender no certificates",
  missingPenaltyTitle: "Penalty for certificates that are not surrendered",
  penalty: (amount: string): string => `Penalty of ${amount}`,
  penaltySpan: (least: string, most: string): string => `Penalty from ${least} to ${most}`,
  downloads: "Downloads",
};

/** The texts that every language has. */
export type DeclarationTexts = typeof declaration;
