/**
 * French words of the invoices feature.
 */
import type { InvoicesManifestTexts } from "../en/manifest.ts";

export const manifest: InvoicesManifestTexts = {
  invoices: "Factures",
  mayMake: "Établir et retrouver des factures",
  mayMakeHint: "Factures douanières et leurs documents",
};
