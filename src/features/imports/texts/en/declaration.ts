/**
 * English texts of the page for the declaration.
 */

export const declaration = {
  title: (year: string): string => `Declaration for ${year}`,
  preparation:
    "A preparation, not the declaration itself: that is filed in the CBAM registry, whose format isn’t published. Figures are those of the ledger, the law and the prices of today.",
  dueBy: (day: string): string => `To be filed, with the surrender, by ${day}.`,
  nothing: "Nothing is to be declared",
  nothingText:
    "No importer for whom this declarant declares has passed the limit, and there is no electricity or hydrogen.",
  certificates: (count: string): string => `${count} certificates`,
  exact: (net: string): string => `Exactly ${net} t CO₂e.`,
  totalsTitle: "Totals",
  imports: "Imports",
  mass: "Net mass, t",
  energy: "Electricity, MWh",
  embedded: "Embedded emissions, t CO₂e",
  allocation: "Free allocation, t CO₂e",
  net: "Net emissions, t CO₂e",
  once: "Certificates, rounded up once",
  byQuarter: "Certificates, rounded up by quarter",
  cost: "Cost",
  byDefault: "All by default values",
  fileable: "As it could be filed today",
  asRecorded: "As recorded",
  figure: "Figure",

  linesTitle: "Lines",
  line: "Goods and origin",
  determination: "Emissions",
  installation: "Installation",
  quantity: "Quantity",
  period: (period: string, procedure: string): string => `${period}, procedure ${procedure}`,

  quartersTitle: "Certificates by quarter",
  quarter: "Quarter",
  number: "Certificates",
  price: "Price",
  standsIn: "stands in",
  toCome: "to come",

  importersTitle: "Importers",
  counted: "Mass that counts, t",
  passedOn: "Limit passed on",
  notPassed: "not passed",

  asXlsx: "As XLSX",
  asCsv: "As CSV",
  asPdf: "Signed PDF",
  filesTitle: "Files",
  filesText:
    "The tables have every line with its imports. The PDF is a numbered document that anyone can verify; it says that it is a preparation.",
  missingTitle: "Missing before it can be filed",
  nothingMissing: "Judging by what is recorded, nothing is missing.",
  penaltyTitle: "If no certificate were surrendered",
  penalty: (amount: string): string => `Penalty of ${amount}`,
  penaltySpan: (least: string, most: string): string => `Penalty from ${least} to ${most}`,
  downloads: "Downloads",
};

/** The texts that every language has. */
export type DeclarationTexts = typeof declaration;
