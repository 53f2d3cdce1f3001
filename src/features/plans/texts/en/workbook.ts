/** English texts of a portfolio's workbook. */

export const workbook = {
  title: "CBAM cost of a portfolio",
  sheets: {
    rows: "Rows",
    suppliers: "Suppliers",
    codes: "Codes",
    years: "Years",
    prices: "Prices",
    notes: "Notes and sources",
  },
  bySupplier: "Cost of all years by supplier, EUR",
  byCode: "Cost of all years by CN code, EUR",
  bars: (most: number): string =>
    `Two bars for each name: with known values and with default values. At most ${most}, the dearest.`,
  byYear: "Cost a year, EUR",
  byPath: "Cost a year by path of prices, with known values, EUR",
  lines: (names: string): string => `A line over the years for each: ${names}.`,
  known: "Known values (verified, else default)",
  byDefault: "Default values",
  paths: { low: "Low prices", base: "Expected prices", high: "High prices" },
  lawAsOf: "Law and prices as of",
  dataSet: "Data set",
  disclosure: "Disclosure",
  readAs: "Read as",
  note: "Note",
  source: "Source",
};

/** The texts that every language has. */
export type WorkbookTexts = typeof workbook;
