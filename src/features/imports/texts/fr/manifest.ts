/**
 * French words of an importer's year.
 */
import type { ImportsManifestTexts } from "../en/manifest.ts";

export const manifest: ImportsManifestTexts = {
  imports: "Importations",
  mayRead: "Consulter l’année d’un importateur",
  mayReadHint: "Registre des importations, seuil, déclaration, détention, certificats",
  mayWrite: "Enregistrer des importations et des certificats",
  mayWriteHint: "Importateurs, déclarants, écritures du registre, certificats",
};
