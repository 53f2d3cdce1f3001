/** French texts of a portfolio's workbook. */
import type { WorkbookTexts } from "../en/workbook.ts";

export const workbook: WorkbookTexts = {
  title: "Coût MACF d’un portefeuille",
  sheets: {
    rows: "Lignes",
    suppliers: "Fournisseurs",
    codes: "Codes",
    years: "Années",
    prices: "Prix",
    notes: "Notes et sources",
  },
  bySupplier: "Coût de toutes les années par fournisseur, EUR",
  byCode: "Coût de toutes les années par code NC, EUR",
  bars: (most) =>
    `Deux barres par nom\u00a0: avec les valeurs connues et avec les valeurs par défaut. Au plus ${most}, les plus chères.`,
  byYear: "Coût par an, EUR",
  byPath: "Coût par an selon le prix, avec les valeurs connues, EUR",
  lines: (names) => `Une ligne au fil des années pour chaque série\u00a0: ${names}.`,
  known: "Valeurs connues (vérifiées, sinon par défaut)",
  byDefault: "Valeurs par défaut",
  paths: { low: "Prix bas", base: "Prix attendus", high: "Prix élevés" },
  lawAsOf: "Droit et prix au",
  dataSet: "Jeu de données",
  disclosure: "Avertissement",
  readAs: "Lu comme",
  note: "Note",
  source: "Source",
};
