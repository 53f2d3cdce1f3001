/**
 * French words of suppliers.
 */
import type { SupplierManifestTexts } from "../en/manifest.ts";

export const manifest: SupplierManifestTexts = {
  suppliers: "Fournisseurs",
  mayRead: "Consulter les fournisseurs",
  mayReadHint: "Installations, leurs valeurs et ce qu’elles feraient économiser",
  mayWrite: "Enregistrer des installations et des valeurs",
  mayWriteHint: "De fournisseurs, avec leur vérification",
};
