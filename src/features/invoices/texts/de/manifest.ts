/**
 * German words of the invoices feature.
 */
import type { InvoicesManifestTexts } from "../en/manifest.ts";

export const manifest: InvoicesManifestTexts = {
  invoices: "Rechnungen",
  mayMake: "Rechnungen erstellen und finden",
  mayMakeHint: "Zollrechnungen und ihre Dokumente",
};
