/** German texts of a portfolio's workbook. */
import type { WorkbookTexts } from "../en/workbook.ts";

export const workbook: WorkbookTexts = {
  title: "CBAM-Kosten eines Portfolios",
  sheets: {
    rows: "Zeilen",
    suppliers: "Lieferanten",
    codes: "Warennummern",
    years: "Jahre",
    prices: "Preise",
    notes: "Hinweise und Quellen",
  },
  bySupplier: "Kosten aller Jahre nach Lieferant, EUR",
  byCode: "Kosten aller Jahre nach KN-Code, EUR",
  bars: (most) =>
    `Zwei Balken je Name: mit bekannten Werten und mit Standardwerten. Höchstens ${most}, die teuersten.`,
  byYear: "Kosten im Jahr, EUR",
  byPath: "Kosten im Jahr nach Preispfad, mit bekannten Werten, EUR",
  lines: (names) => `Eine Linie über die Jahre für: ${names}.`,
  known: "Bekannte Werte (geprüft, sonst Standard)",
  byDefault: "Standardwerte",
  paths: { low: "Niedrige Preise", base: "Erwartete Preise", high: "Hohe Preise" },
  lawAsOf: "Recht und Preise, Stand",
  dataSet: "Datensatz",
  disclosure: "Haftungshinweis",
  readAs: "Gelesen als",
  note: "Hinweis",
  source: "Quelle",
};
