/**
 * French words of the CBAM feature.
 */
import type { CbamManifestTexts } from "../en/manifest.ts";

export const manifest: CbamManifestTexts = {
  calculator: "Calculateur",
  tables: "Tableaux",
  mayRead: "Demander des chiffres",
  mayReadHint: "Champ d’application, calculs, recherche, voies de production, prix",
  mayCalculateTables: "Calculer des tableaux entiers",
  mayCalculateTablesHint: "Calculs groupés et leur consultation",
};
