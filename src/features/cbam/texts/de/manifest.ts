/**
 * German words of the CBAM feature.
 */
import type { CbamManifestTexts } from "../en/manifest.ts";

export const manifest: CbamManifestTexts = {
  calculator: "Rechner",
  tables: "Tabellen",
  mayRead: "Zahlen abfragen",
  mayReadHint: "Geltungsbereich, Berechnungen, Suche, Produktionswege, Preise",
  mayCalculateTables: "Ganze Tabellen berechnen",
  mayCalculateTablesHint: "Sammelberechnungen und ihr Abruf",
};
